import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Só o próximo passo', body: 'Escreve só o próximo passo e quem o dá.' },
      {
        title: 'A par de quem planeia',
        body: 'Se os planos longos te cansam, dá vinte minutos a quem gosta de planear e responde às perguntas.',
      },
      { title: 'Quadro de três caixas', body: 'Pendura três caixas, por fazer, em curso e feito, e muda um cartão.' },
    ],
    Intensify: [
      { title: 'Marcos numa linha', body: 'Desenha uma linha, marca cinco etapas e põe uma data debaixo de cada.' },
      { title: 'O que vem primeiro', body: 'Assinala que tarefa tem de acabar antes de outra poder começar.' },
      { title: 'Revisão semanal do plano', body: 'Fixa dez minutos por semana para comparar o plano com o que aconteceu.' },
    ],
    Tether: [
      { title: 'Duas semanas, não dez', body: 'Planeia ao pormenor as próximas duas semanas e deixa o resto em traços largos.' },
      { title: 'Folga sem nome', body: 'Deixa um dia livre no plano e não o dês a ninguém.' },
      { title: 'Começa antes de estar cheio', body: 'Começa hoje uma parte pequena, enquanto o plano ainda tem falhas.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Três factos certos', body: 'Escreve três coisas que sabes com certeza: orçamento, data, pessoas.' },
      { title: 'Pede os números', body: 'Se reunir números te custa, pede a uma pessoa que te envie os dois que contam.' },
      { title: 'Meia hora de pormenor', body: 'Descreve uma tarefa por completo durante trinta minutos e depois larga-a.' },
    ],
    Intensify: [
      { title: 'Define «feito»', body: 'Escreve, para cada tarefa, como é que qualquer pessoa vê que está acabada.' },
      { title: 'Confirma as estimativas', body: 'Compara cada estimativa com o tempo que demorou da última vez.' },
      { title: 'Lista de suposições', body: 'Faz a lista do que o plano dá por certo e verifica a linha mais arriscada.' },
    ],
    Tether: [
      { title: 'Chega para decidir', body: 'Decide quando tiveres duas fontes independentes e para de reunir dados.' },
      { title: 'Arredonda as horas', body: 'Planeia em meios dias e deixa os minutos de fora.' },
      { title: 'Plano de uma página', body: 'Corta o plano para uma página e passa o resto para um anexo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Papéis a mudar de sítio', body: 'Escreve as tarefas em tiras de papel e muda-as à mão durante dez minutos.' },
      { title: 'Visita o local', body: 'Se preferes planear de longe, pede a alguém que te mostre o local uma vez.' },
      { title: 'O que falha primeiro?', body: 'Pergunta a alguém da área técnica que peça costuma falhar primeiro e aponta-a.' },
    ],
    Intensify: [
      { title: 'Testa uma parte', body: 'Escolhe a parte mais pequena que possa funcionar e experimenta-a esta semana.' },
      { title: 'Planeia com as ferramentas', body: 'Confirma que cada ferramenta do plano existe e funciona.' },
      { title: 'Plano B para uma falha', body: 'Pega na falha mais provável e escreve como a resolverias.' },
    ],
    Tether: [
      { title: 'O plano antes das peças', body: 'Deixa encomendas e ferramentas em paz até duas pessoas aceitarem o plano.' },
      { title: 'Fala com quem é afetado', body: 'Liga a uma pessoa que vai viver com o resultado antes de resolveres seja o que for.' },
      { title: 'Partilha o trabalho', body: 'Entrega a alguém uma tarefa que preferias fazer a sós.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copia um plano ousado', body: 'Se a folha em branco te inquieta, parte de um plano ousado feito por outros.' },
      { title: 'Um «e se»', body: 'Pergunta-te um «e se» sobre o plano e escreve duas linhas.' },
      { title: 'Convida alguém de fora', body: 'Pede a alguém de outro departamento uma coisa que faria de maneira diferente.' },
    ],
    Intensify: [
      { title: 'Dois planos opostos', body: 'Esboça outro plano para o mesmo objetivo com metade do dinheiro.' },
      { title: 'Título do futuro', body: 'Escreve a notícia que queres ler quando tudo tiver acabado.' },
      { title: 'Troca a ordem das ideias', body: 'Começa pela parte mais entusiasmante e planeia a partir daí.' },
    ],
    Tether: [
      { title: 'Fecha a porta às ideias', body: 'Marca uma data a partir da qual nenhuma ideia nova entra neste projeto.' },
      { title: 'Escolhe por três critérios', body: 'Avalia cada ideia por custo, tempo e utilidade e fica com uma.' },
      { title: 'Uma semana de compromisso', body: 'Segue o plano escolhido durante uma semana antes de mudares uma linha.' },
    ],
  },
}
