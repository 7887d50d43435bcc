import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Fica com uma tarefa', body: 'Pede ao grupo uma tarefa pequena e faz essa.' },
      { title: 'Espera pela tua vez', body: 'Esperar custa? Segura um lápis até chegar a tua vez.' },
      { title: 'Fotografia do plano', body: 'Pede a uma pessoa crescida uma fotografia do plano do grupo.' },
    ],
    Intensify: [
      { title: 'Quem faz o quê', body: 'Escreve cada nome ao lado de uma tarefa.' },
      { title: 'O que vem a seguir?', body: 'Quando uma parte acaba, pergunta ao grupo o que vem depois.' },
      { title: 'Mesa arrumada', body: 'Arruma a mesa e põe lá o que faz falta.' },
    ],
    Tether: [
      { title: 'Outra pessoa começa', body: 'Deixa hoje outra criança escolher o primeiro passo.' },
      { title: 'A ordem de alguém', body: 'Faz uma tarefa pela ordem de que outra criança gosta.' },
      { title: 'Plano solto', body: 'Planeia só dez minutos e depois pergunta outra vez ao grupo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Escreve uma coisa', body: 'Escreve uma coisa em que o grupo está de acordo.' },
      { title: 'Faz uma pergunta', body: 'Faz ao grupo uma pergunta que comece por «o que».' },
      { title: 'Facto a dois', body: 'Os factos pesam? Procura um só, com alguém do grupo.' },
    ],
    Intensify: [
      { title: 'Repete o que ouviste', body: 'Repete o que alguém disse e pergunta: «É assim?»' },
      { title: 'Vejam em conjunto', body: 'Lê a folha do grupo em voz alta e procurem erros.' },
      { title: 'Pergunta a razão', body: 'Pergunta a alguém do grupo: «Porque é que achas isso?»' },
    ],
    Tether: [
      { title: 'Conta até cinco', body: 'Conta até cinco por dentro antes de corrigires alguém.' },
      { title: 'Duas perguntas e ouve', body: 'Faz duas perguntas e depois deixa falar as outras crianças.' },
      { title: 'Os errinhos esperam', body: 'Aponta os errinhos numa lista para os últimos cinco minutos.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Segura a fita', body: 'Oferece-te para segurar ou cortar enquanto o grupo constrói.' },
      { title: 'Faz como alguém', body: 'Vê o que alguém faz com as peças e faz igual.' },
      { title: 'Arranja uma coisa', body: 'Escolhe uma peça solta e arranja-a com ajuda.' },
    ],
    Intensify: [
      { title: 'Mostra com as mãos', body: 'Mostra a tua ideia ao grupo com coisas da mesa.' },
      { title: 'Vamos experimentar', body: 'Pede ao grupo que teste uma parte antes de continuarem.' },
      { title: 'Encontra um uso', body: 'Conta ao grupo como alguém podia usar o que fazem.' },
    ],
    Tether: [
      { title: 'Pensa em voz alta', body: 'Diz o que pensas enquanto as tuas mãos trabalham.' },
      { title: 'Partilha as ferramentas', body: 'Dá a tesoura a quem ainda não teve a sua vez.' },
      { title: 'Vem para o meio', body: 'Puxa a cadeira para o grupo e fica lá dez minutos.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Junta a uma ideia', body: 'Diz «sim, e também…» a uma ideia de outra criança.' },
      { title: 'Ideia do chapéu', body: 'As ideias novas são esquisitas? Tirem uma de um chapéu.' },
      { title: 'Diz um talvez', body: 'Diz uma ideia que comece por «talvez possamos».' },
    ],
    Intensify: [
      { title: 'Pergunta «e se»', body: 'Pergunta ao grupo: «E se o fizermos ao contrário?»' },
      { title: 'Nome do grupo', body: 'Inventa um nome engraçado e um sinal para o grupo.' },
      { title: 'Ideias juntas', body: 'Pega nas ideias de duas crianças e mistura-as.' },
    ],
    Tether: [
      { title: 'Uma ideia por volta', body: 'Dá uma ideia e espera até todo o grupo dar uma.' },
      { title: 'Vota e ajuda', body: 'Depois da votação, ajuda na ideia que ganhou.' },
      { title: 'Desenha para depois', body: 'Desenha as ideias a mais na tua folha, para depois.' },
    ],
  },
}
