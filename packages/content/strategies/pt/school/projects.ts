import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Só duas datas', body: 'Escreve duas datas: quando começas e quando apresentas.' },
      { title: 'Deixa planear quem gosta', body: 'Se os planos te apertam, pede a alguém do grupo que faça um e rodeia a tua parte.' },
      { title: 'Primeiro diapositivo já', body: 'Faz o diapositivo do título nos próximos dez minutos e guarda-o.' },
    ],
    Intensify: [
      { title: 'Planeia para trás', body: 'Faz uma lista de todas as tarefas, põe-nas por ordem e dá uma data a cada.' },
      { title: 'Ensaia por ordem', body: 'Percorre a apresentação do primeiro ao último diapositivo, com um relógio.' },
      { title: 'Confirma o enunciado', body: 'Compara o projeto com o enunciado, linha a linha, antes do último fim de semana.' },
    ],
    Tether: [
      { title: 'Um espaço vazio', body: 'Deixa livre uma parte do calendário para o que aparecer.' },
      { title: 'Apresenta sem guião', body: 'Apresenta uma parte a partir de uma só palavra-chave.' },
      { title: 'Aceita a mudança tardia', body: 'Quando uma parte muda, escreve de novo só esse cartão e deixa os outros.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Um número, uma fonte', body: 'Encontra um número sobre o teu tema e aponta de onde vem.' },
      { title: 'Entrevista alguém', body: 'Se pesquisar te parece seco, grava dois minutos de conversa com quem conhece o tema.' },
      { title: 'Vinte minutos de biblioteca', body: 'Dá vinte minutos à pesquisa e depois fecha o computador.' },
    ],
    Intensify: [
      { title: 'Lista de fontes', body: 'Começa hoje uma lista de fontes e junta cada livro ou página à medida que os usas.' },
      { title: 'Prevê as perguntas', body: 'Escreve cinco perguntas que o público pode fazer e procura as respostas.' },
      { title: 'Legenda em tudo', body: 'Dá a cada imagem e gráfico o título exato, a unidade e a fonte.' },
    ],
    Tether: [
      { title: 'Um facto por diapositivo', body: 'Deixa em cada diapositivo o facto mais forte e passa o resto para as tuas notas.' },
      { title: 'Prazo para pesquisar', body: 'Marca uma data a partir da qual só constróis e já não procuras.' },
      { title: 'Resposta num fôlego', body: 'Responde a cada pergunta do público numa frase e pede a seguinte.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Modelo de papel', body: 'Faz um modelo rápido em papel ou cartão. Pode ficar tosco.' },
      { title: 'Ao lado de quem constrói', body: 'Se as ferramentas te afastam, senta-te ao lado de quem gosta delas e faz um gesto.' },
      { title: 'Carrega em cada botão', body: 'Experimenta o projetor, o som e o comando durante cinco minutos, com a sala vazia.' },
    ],
    Intensify: [
      { title: 'Mostra a funcionar', body: 'Prevê uma demonstração ao vivo daquilo que descreves.' },
      { title: 'Constrói e testa cedo', body: 'Faz já uma versão tosca e testa-a com duas pessoas.' },
      { title: 'Resolve um caso real', body: 'Escolhe uma pessoa ou um lugar a sério e molda o projeto para esse caso.' },
    ],
    Tether: [
      { title: 'Fala das pessoas', body: 'Junta um diapositivo sobre quem é afetado, não só sobre como funciona.' },
      { title: 'Entrega uma parte', body: 'Dá a alguém do grupo uma peça para construir e explica como.' },
      { title: 'Relata antes de construir', body: 'Escreve meia página sobre o teu objetivo antes de ires buscar as ferramentas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Um estilo emprestado', body: 'Se os diapositivos em branco te põem em tensão, copia o estilo de um cartaz bonito.' },
      { title: 'Pergunta a três pessoas', body: 'Pede a três pessoas uma ideia estranha a cada uma e usa a mais suave.' },
      { title: 'Abre com uma pergunta', body: 'Troca a tua primeira frase por uma pergunta ao público.' },
    ],
    Intensify: [
      { title: 'Põe uma cena em palco', body: 'Transforma um ponto da apresentação numa cena curta.' },
      { title: 'Junta dois temas', body: 'Cruza o teu tema com algo que não tem nada a ver e aponta o que aparece.' },
      { title: 'Fora a versão um', body: 'Esboça uma segunda versão que não se pareça nada com a primeira.' },
    ],
    Tether: [
      { title: 'Congela a ideia', body: 'Escolhe uma ideia até hoje à noite e escreve-a no cimo do enunciado.' },
      { title: 'Ensaia, não improvises', body: 'Fixa as palavras do início e do fim e di-las duas vezes da mesma maneira.' },
      { title: 'Primeiro o essencial', body: 'Acaba o que o enunciado pede antes de juntares efeitos.' },
    ],
  },
}
