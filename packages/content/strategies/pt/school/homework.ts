import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Moeda ao ar', body: 'Se planear te trava, atira uma moeda ao ar entre duas tarefas e começa.' },
      { title: 'Só uma coisa à frente', body: 'Põe na mesa um só livro e o resto atrás de ti.' },
      { title: 'Pede um sinal de partida', body: 'Combina com alguém o minuto em que os dois começam.' },
    ],
    Intensify: [
      { title: 'Planeia a tarde', body: 'Escreve cada tarefa com os minutos que pode levar.' },
      { title: 'Hora fixa de estudo', body: 'Escolhe uma hora e um lugar fixos para esta semana inteira.' },
      { title: 'Arrumar, listar, começar', body: 'Esvazia a mesa e faz a lista do que a primeira tarefa pede.' },
    ],
    Tether: [
      { title: 'Troca dois blocos', body: 'Troca hoje dois blocos de estudo e segue em frente.' },
      { title: 'Para no suficiente', body: 'Fecha uma tarefa quando cumpre o enunciado, mesmo que a folha pareça desarrumada.' },
      { title: 'Um bloco livre', body: 'Deixa meia hora sem plano nenhum e usa-a como quiseres.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Lê o enunciado a alguém', body: 'Lê o enunciado em voz alta a alguém, para nenhum pormenor se perder.' },
      { title: 'Respostas a dois', body: 'Se confirmar a sós te cansa, compara três respostas com alguém da turma.' },
      { title: 'Resumo de duas linhas', body: 'Escreve duas linhas com factos de hoje e depois fecha o caderno.' },
    ],
    Intensify: [
      { title: 'Procura duas coisas', body: 'Escolhe duas coisas de que tens dúvidas e vai procurá-las.' },
      { title: 'Volta a um erro', body: 'Pega num erro corrigido e escreve porque aconteceu.' },
      { title: 'Pergunta-te de memória', body: 'Fecha o livro, escreve aquilo de que te lembras e compara.' },
    ],
    Tether: [
      { title: 'Limite à pesquisa', body: 'Não abras mais de três páginas para esta tarefa.' },
      { title: 'Entrega-o', body: 'Entrega o trabalho assim que cada pergunta tiver a sua resposta.' },
      { title: 'Metade das palavras', body: 'Diz a tua resposta com metade das palavras e fica com essa versão.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Estuda com objetos', body: 'Usa copos, cartas ou moedas para representar uma tarefa.' },
      { title: 'Convida quem gosta de fazer', body: 'Se a sós te custa, chama alguém e façam em conjunto uma tarefa prática.' },
      { title: 'Arranja a secretária', body: 'Arranja ou ajusta na tua secretária uma coisa que te incomoda.' },
    ],
    Intensify: [
      { title: 'Usa-o hoje à noite', body: 'Encontra hoje em casa um sítio onde este tema esteja a funcionar.' },
      { title: 'Cria uma ferramenta', body: 'Faz uma régua móvel, um baralho ou uma folha de cálculo que te ponha à prova.' },
      { title: 'Localiza o nó', body: 'Diz o ponto exato em que a tarefa não avança e testa uma maneira de o contornar.' },
    ],
    Tether: [
      { title: 'Ao fim de três tentativas', body: 'Pede ajuda depois de três tentativas na mesma tarefa.' },
      { title: 'Escreve a versão longa', body: 'Escreve uma resposta de modo que alguém ausente a consiga seguir.' },
      { title: 'Estuda em companhia', body: 'Senta-te à mesa da cozinha ou numa biblioteca, em vez de ficares a sós no quarto.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Muda um hábito', body: 'Se as maneiras novas te inquietam, muda só uma coisa: o lugar, a caneta ou o som.' },
      { title: 'Deixa escolher alguém', body: 'Deixa alguém escolher uma maneira pouco vulgar de te lembrares de uma página.' },
      { title: 'Parte de uma imagem', body: 'Escolhe uma imagem na internet e liga-a ao tema numa frase.' },
    ],
    Intensify: [
      { title: 'Faz disso um jogo', body: 'Transforma a matéria de hoje num concurso, num jogo de tabuleiro ou num rap.' },
      { title: 'Ensina um público imaginário', body: 'Explica o tema como se estivesses num palco.' },
      { title: 'A ligação mais estranha', body: 'Encontra a ligação mais estranha entre duas disciplinas de hoje.' },
    ],
    Tether: [
      { title: 'Uma tarefa no ecrã', body: 'Fecha todas as janelas menos uma até essa tarefa estar feita.' },
      { title: 'Ideias junto à porta', body: 'Põe as ideias novas numa lista junto à porta e volta a sentar-te.' },
      { title: 'Faz como está pedido', body: 'Acaba a tarefa como está pedida antes de juntares a tua versão.' },
    ],
  },
}
