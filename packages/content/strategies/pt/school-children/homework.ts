import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Escolhe a primeira', body: 'Põe todas as tarefas na mesa e pega só numa.' },
      { title: 'Plano em desenhos', body: 'Pede a uma pessoa crescida que desenhe a tarde em três partes.' },
      { title: 'Até ao fim da canção', body: 'Sentar-te custa? Trabalha até acabar uma canção.' },
    ],
    Intensify: [
      { title: 'A minha lista da tarde', body: 'Escreve as tarefas numa lista e risca cada uma.' },
      { title: 'O mesmo lugar e hora', body: 'Senta-te hoje à mesma mesa, à mesma hora.' },
      { title: 'Revista à mochila', body: 'Lê o caderno e põe na mochila o que faz falta amanhã.' },
    ],
    Tether: [
      { title: 'Baralha um pouco', body: 'Passados dez minutos, muda de tarefa, mesmo com esta por acabar.' },
      { title: 'Qualquer lugar serve', body: 'Faz uma tarefa no chão ou debaixo da mesa.' },
      { title: 'Os planos mexem-se', body: 'Se tens uma visita, passa uma tarefa para depois do jantar.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Lê a tarefa uma vez', body: 'Lê a tarefa uma vez em voz alta e começa.' },
      { title: 'Ajuda a rever', body: 'Deixa uma pessoa crescida rever uma tarefa enquanto tu vês.' },
      { title: 'Caça a um errinho', body: 'Rever aborrece-te? Encontra um errinho e põe-lhe uma estrela.' },
    ],
    Intensify: [
      { title: 'Vai procurar', body: 'Procura uma coisa de que tens dúvidas.' },
      { title: 'Vê de novo e arruma', body: 'Vê as tuas respostas outra vez antes de arrumares.' },
      { title: 'Pede mais um', body: 'Pede em casa mais um facto sobre o tema.' },
    ],
    Tether: [
      { title: 'Feito está feito', body: 'Com todas as caixas cheias, põe a folha na mochila.' },
      { title: 'Pergunta só uma vez', body: 'Pergunta uma vez se está certo e vai brincar.' },
      { title: 'Para na linha', body: 'Faz uma linha na folha e acaba aí a resposta.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Experimenta com feijões', body: 'Usa feijões ou tampas para contar ou mostrar uma tarefa.' },
      { title: 'Ao lado de alguém', body: 'Senta-te ao lado de alguém e faz uma tarefa com as mãos.' },
      { title: 'Uma coisa a sério', body: 'Encontra em casa uma coisa que tem que ver com a tarefa.' },
    ],
    Intensify: [
      { title: 'Usa-o em casa', body: 'Usa o que fizeste hoje para cozinhar, comprar ou arranjar algo.' },
      { title: 'A tua ferramenta', body: 'Faz um cartão de factos ou uma fita de números.' },
      { title: 'Encontra o que te trava', body: 'Aponta onde a tarefa não anda e experimenta um arranjo.' },
    ],
    Tether: [
      { title: 'Conta o teu dia', body: 'Conta a alguém em casa o que descobriste hoje.' },
      { title: 'À terceira, pergunta', body: 'Depois da terceira tentativa, pede ajuda a alguém.' },
      { title: 'Escreve também', body: 'Quando as mãos acabarem, escreve duas linhas sobre o que fizeste.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Lança o dado', body: 'O novo é esquisito? Deixa um dado escolher a próxima tarefa.' },
      { title: 'Um lugar novo', body: 'Deixa alguém escolher um lugar novo para a próxima tarefa.' },
      { title: 'Uma caneta nova', body: 'Pega numa caneta que nunca usas e escreve o título.' },
    ],
    Intensify: [
      { title: 'Faz um jogo', body: 'Faz um jogo com as tuas palavras ou os teus factos.' },
      { title: 'Conta uma história', body: 'Conta a tua tarefa ao jantar como se fosse uma história.' },
      { title: 'Duas canetas a falar', body: 'Deixa duas canetas falarem uma com a outra da tua tarefa.' },
    ],
    Tether: [
      { title: 'Tapa o resto', body: 'Põe um pano sobre as outras coisas enquanto trabalhas.' },
      { title: 'Faz como diz', body: 'Faz a tarefa como diz e depois junta um extra.' },
      { title: 'Frasco de ideias', body: 'Põe cada ideia nova num frasco e abre-o depois dos trabalhos.' },
    ],
  },
}
