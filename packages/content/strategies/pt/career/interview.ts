import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Caminho e relógio', body: 'Se preparar com plano te irrita, fixa só o caminho e a hora de sair.' },
      { title: 'Ensaia o início', body: 'Ensaia com alguém os primeiros três minutos: essa pessoa recebe-te, tu entras.' },
    ],
    Intensify: [
      { title: 'Respostas em três partes', body: 'Prepara cada resposta em três partes: situação, ação, resultado.' },
      { title: 'Lista da véspera', body: 'Deixa prontos na véspera os papéis, a roupa e a morada.' },
    ],
    Tether: [
      { title: 'Acolhe a pergunta estranha', body: 'Responde sem preparação a uma pergunta estranha que alguém te faça.' },
      { title: 'Larga o guião', body: 'Reduz cada resposta preparada a uma palavra-chave.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Três factos da empresa', body: 'Escreve três factos sobre a empresa num cartão e lê-o pelo caminho.' },
      { title: 'Pergunta uma coisa', body: 'Se perguntar te custa, escreve uma pergunta e lê-a em voz alta.' },
    ],
    Intensify: [
      { title: 'Leva exemplos exatos', body: 'Prepara quatro exemplos com lugar, tarefa e número.' },
      { title: 'Esclarece antes', body: 'Pergunta o que se quer saber quando uma pergunta tem dois sentidos.' },
    ],
    Tether: [
      { title: 'Respostas de dois minutos', body: 'Ensaia com relógio e acaba cada resposta em dois minutos.' },
      { title: 'Deixa ficar o número', body: 'Diz um número uma vez e não contes de onde vem.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Leva um objeto', body: 'Leva uma coisa em que trabalhaste e deixa que abra a conversa.' },
      { title: 'Testa a chamada', body: 'Se as videochamadas te inquietam, pede a alguém que te ligue para um teste curto.' },
    ],
    Intensify: [
      { title: 'Propõe mostrar', body: 'Propõe mostrar como tratarias uma das tarefas da empresa.' },
      { title: 'Experimenta o trajeto', body: 'Faz uma vez o trajeto ou a ligação de vídeo antes do dia.' },
    ],
    Tether: [
      { title: 'Diz o que pensas', body: 'Diz em voz alta como pensas quando te dão um problema.' },
      { title: 'Primeiro a conversa', body: 'Responde ao cumprimento com duas frases simpáticas antes de passares ao trabalho.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma história para contar', body: 'Se contar histórias te parece teatro, conta uma verdadeira ao espelho.' },
      { title: 'Treino de «e se»', body: 'Pede a alguém três perguntas «e se» e responde a cada uma numa frase.' },
    ],
    Intensify: [
      { title: 'Leva uma ideia fresca', body: 'Leva uma ideia para o produto ou serviço da empresa e descreve-a num minuto.' },
      { title: 'Responde com uma imagem', body: 'Escolhe uma imagem que mostre como trabalhas e usa-a uma vez.' },
    ],
    Tether: [
      { title: 'Responde e para', body: 'Responde à pergunta que te fizeram, para e espera pela próxima.' },
      { title: 'Guarda a ideia ousada', body: 'Guarda a ideia mais ousada até te perguntarem o que mudarias.' },
    ],
  },
}
