import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Duas áreas, uma página', body: 'Se os planos longos te pesam, compara só duas áreas numa página.' },
      { title: 'Um passo com companhia', body: 'Pede a alguém de confiança que te guie no primeiro passo e para aí.' },
    ],
    Intensify: [
      { title: 'Ordena os teus critérios', body: 'Faz a lista do que te importa numa área e põe-na por ordem.' },
      { title: 'Calendário de passos', body: 'Marca um passo por semana no calendário: ler, perguntar, visitar, decidir.' },
    ],
    Tether: [
      { title: 'Uma hora sem plano', body: 'Deixa a lista de lado e passa uma hora numa área em que nunca pensaste.' },
      { title: 'Decide em parte', body: 'Escolhe um rumo para seis meses e deixa em aberto o resto do caminho.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Três factos por área', body: 'Procura três factos sobre uma área: tarefas, salário, formação.' },
      { title: 'Pesquisa a dois', body: 'Se ler sobre áreas te cansa, lê com alguém durante vinte minutos.' },
    ],
    Intensify: [
      { title: 'Pergunta a quem lá está', body: 'Escreve cinco perguntas exatas e fá-las a alguém que trabalhe nessa área.' },
      { title: 'Confirma os números', body: 'Compara salários e vagas em duas fontes independentes.' },
    ],
    Tether: [
      { title: 'Fecha os separadores', body: 'Deixa abertas três páginas sobre a área e fecha todas as outras.' },
      { title: 'Deixa uma pergunta', body: 'Aceita uma pergunta sem resposta e marca a visita mesmo assim.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Meio dia a ver', body: 'Pede para ver alguém a trabalhar durante meio dia, de mãos nos bolsos.' },
      { title: 'Uma tarefa pequena', body: 'Se as provas práticas te enervam, experimenta em casa uma tarefa típica, sem público.' },
    ],
    Intensify: [
      { title: 'Um dia à experiência', body: 'Combina um dia à experiência e faz um trabalho a sério.' },
      { title: 'Testa num problema', body: 'Pergunta que problema a área resolve e esboça a tua própria solução.' },
    ],
    Tether: [
      { title: 'Pergunta como se sente', body: 'Pergunta a alguém da área como vive os dias, não só o que faz.' },
      { title: 'Fala em voz alta', body: 'Conta a duas pessoas em que estás a pensar e deixa-as fazer perguntas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Tira um cartão', body: 'Se sonhar te parece inútil, escreve dez áreas em cartões e tira um.' },
      { title: 'Um sonho emprestado', body: 'Pergunta a quem te conhece em que área te imagina e lê sobre ela.' },
    ],
    Intensify: [
      { title: 'Mistura duas áreas', body: 'Junta duas áreas que te interessam e dá nome a um emprego entre elas.' },
      { title: 'Carta do futuro', body: 'Escreve meia página da tua vida daqui a dez anos.' },
    ],
    Tether: [
      { title: 'Três finalistas', body: 'Reduz as tuas ideias a três e explora só essas este mês.' },
      { title: 'Vê o dia normal', body: 'Descreve uma terça-feira normal nessa área antes de te encantares com a ideia.' },
    ],
  },
}
