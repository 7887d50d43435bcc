import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Deixa a ordem guiar', body: 'Aqui a ordem vem primeiro, tal como em ti: escreve o primeiro passo.' },
      { title: 'Risca da lista', body: 'Usa hoje a tua lista e marca cada parte quando a acabares.' },
    ],
    precision: [
      { title: 'Deixa os factos guiar', body: 'Esta tarefa quer factos exatos, o teu começo habitual: encontra o primeiro.' },
      { title: 'Pergunta à vontade', body: 'Usa hoje as tuas perguntas: faz uma e procura a resposta.' },
    ],
    technical_reasoning: [
      { title: 'Deixa as mãos guiar', body: 'Esta tarefa pede que se faça, e tu começas a fazer: experimenta uma parte.' },
      { title: 'Põe-no a funcionar', body: 'Usa a tua maneira de experimentar: arranja uma parte e testa-a.' },
    ],
    confluence: [
      { title: 'Deixa as ideias guiar', body: 'Esta tarefa quer ideias novas, e tu começas por ideias: escreve três.' },
      { title: 'Segue a faísca', body: 'Usa hoje a tua primeira faísca e faz dela alguma coisa.' },
    ],
  },
  work: {
    sequence: [
      { title: 'Guia com o plano', body: 'A tarefa pede ordem, o teu ponto de partida: marca os passos e começa.' },
      { title: 'Segura o fio', body: 'Pega na lista e diz aos outros o que vem a seguir.' },
    ],
    precision: [
      { title: 'Guia com os factos', body: 'A tarefa pede exatidão, o teu ponto de partida: diz o número decisivo.' },
      { title: 'A pergunta em aberto', body: 'Faz a pergunta que ninguém fez e aponta a resposta.' },
    ],
    technical_reasoning: [
      {
        title: 'Guia com o que funciona',
        body: 'A tarefa pede um resultado que funcione, o teu ponto de partida: constrói um em bruto.',
      },
      { title: 'Vai ver', body: 'Vai ao sítio onde a coisa funciona e experimenta-a tu.' },
    ],
    confluence: [
      { title: 'Guia com uma ideia', body: 'A tarefa pede algo novo, o teu ponto de partida: propõe cedo a tua ideia.' },
      { title: 'Abre uma janela', body: 'Sugere um caminho que aqui nunca se tentou.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Começa pelos passos', body: 'Esta parte pede ordem, o teu começo habitual: escreve os passos até ao prazo.' },
      { title: 'Confia na tua lista', body: 'Segue a tua lista e acaba hoje a linha de cima.' },
    ],
    precision: [
      { title: 'Começa pelo que se sabe', body: 'Esta parte pede factos, o teu começo habitual: junta os três que mais decidem.' },
      { title: 'Usa as tuas perguntas', body: 'Leva as tuas perguntas escritas e fá-las uma a uma.' },
    ],
    technical_reasoning: [
      { title: 'Começa por um ensaio', body: 'Esta parte pede prática, o teu começo habitual: faz um trabalho a sério.' },
      { title: 'Deixa falar o trabalho', body: 'Escolhe uma coisa que fizeste e mostra como funciona.' },
    ],
    confluence: [
      { title: 'Começa por uma visão', body: 'Esta parte pede imaginação, o teu começo habitual: esboça aonde poderia levar.' },
      { title: 'Segue a ligação invulgar', body: 'Escreve sobre a tua ideia a uma pessoa num lugar inesperado.' },
    ],
  },
}
