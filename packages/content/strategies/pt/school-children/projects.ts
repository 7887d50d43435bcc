import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Um papelinho', body: 'Escreve num papelinho a primeira coisa a fazer e faz essa.' },
      { title: 'Plano a dois', body: 'Deixa alguém desenhar o plano enquanto dizes três coisas a fazer.' },
      { title: 'Começa por dez minutos', body: 'Os planos são compridos? Trabalha dez minutos e faz uma pausa.' },
    ],
    Intensify: [
      { title: 'Dias no papel', body: 'Desenha uma caixa para cada dia e põe lá um trabalho.' },
      { title: 'Cartões por ordem', body: 'Põe o que vais dizer em cartões e numera-os.' },
      { title: 'Vê a lista', body: 'Lê em voz alta a lista do projeto e risca o feito.' },
    ],
    Tether: [
      { title: 'Muda um plano', body: 'Passa um trabalho para outro dia e vê como corre.' },
      { title: 'Deixa um vazio', body: 'Deixa a última parte do cartaz vazia até ao fim.' },
      { title: 'Começa pelo meio', body: 'Faz primeiro a parte de que gostas e pendura-a.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dois factos chegam', body: 'Encontra dois factos sobre o tema e escreve-os em grande.' },
      { title: 'Pergunta a quem sabe', body: 'Faz uma pergunta a quem conhece bem o tema.' },
      { title: 'Um livro, uma página', body: 'São factos a mais? Abre um livro e lê uma página.' },
    ],
    Intensify: [
      { title: 'De onde vem?', body: 'Escreve o livro ou a página de cada facto.' },
      { title: 'Diz o número', body: 'Põe um número exato no cartaz: quantos, que altura, que idade.' },
      { title: 'Treina perguntas', body: 'Pede a alguém três perguntas sobre o teu projeto.' },
    ],
    Tether: [
      { title: 'Cabem cinco factos', body: 'Escolhe cinco factos para o cartaz e guarda os outros.' },
      { title: 'Falar, não ler', body: 'Vira as notas e conta uma parte por palavras tuas.' },
      { title: 'Chega de procurar', body: 'Fecha os livros depois do almoço e começa a fazer.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Recorta uma forma', body: 'Recorta uma forma e cola-a no teu cartaz.' },
      { title: 'Mãos ao lado de mãos', body: 'Senta-te ao lado de quem constrói e repete um gesto.' },
      { title: 'Três coisas da caixa', body: 'Construir custa? Tira três coisas de uma caixa e junta-as.' },
    ],
    Intensify: [
      { title: 'Faz um modelo', body: 'Constrói um modelo pequeno em que se possa mexer.' },
      { title: 'Testa primeiro', body: 'Experimenta cada parte antes do dia de mostrar.' },
      { title: 'Tudo na mesa', body: 'Põe tesoura, cola e fita na mesa antes de começares.' },
    ],
    Tether: [
      { title: 'Conta como fizeste', body: 'Diz três frases sobre como fizeste o teu modelo.' },
      { title: 'Deixa alguém colar', body: 'Dá a alguém uma parte para construir contigo.' },
      { title: 'Mãos quietas', body: 'Deixa as mãos quietas dois minutos e fala do plano.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Escolhe uma forma', body: 'Escolhe uma forma, como a estrela, e usa-a no cartaz todo.' },
      { title: 'Vê três cartazes', body: 'Olha para três outros cartazes e aproveita uma ideia.' },
      { title: 'Uma surpresa pequena', body: 'As surpresas assustam? Põe no cartaz só uma janelinha de abrir.' },
    ],
    Intensify: [
      { title: 'Abre com uma história', body: 'Começa a falar com uma história pequenina sobre o tema.' },
      { title: 'Leva um disfarce', body: 'Leva uma coisa para vestires ou segurares enquanto falas.' },
      { title: 'Mistura duas coisas', body: 'Mistura o tema com um desporto, uma canção ou um animal.' },
    ],
    Tether: [
      { title: 'Escolhe até amanhã', body: 'Escreve as ideias em estrelas e fica com uma até amanhã.' },
      { title: 'Volta ao tema', body: 'Lê o cartão do tema antes de juntares algo novo.' },
      { title: 'Acaba um canto', body: 'Acaba um canto do cartaz antes de começares outro.' },
    ],
  },
}
