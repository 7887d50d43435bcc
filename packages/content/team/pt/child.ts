import type { ChildTeamStatements } from '../team-statements.ts'

/** Dos 6 aos 12 anos: brincar, construir e aprender em conjunto. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: ['As listas aborrecem-me: gostava de ir buscar o que é preciso.', 'Esperar custa-me: gostava de começar uma coisa pequena.'],
      'As Needed': ['Quando esquecemos quem faz o quê, volto a dizê-lo.', 'Ajudo a arrumar quando o nosso jogo acaba.'],
      'Use First': ['Digo o que vem primeiro, depois e no fim.', 'Lembro-me das regras, e assim todos podemos jogar.'],
    },
    precision: {
      Avoid: ['Escrever pelo grupo cansa-me: adorava desenhar.', 'Procurar erros entristece-me: prefiro dizer o que está bonito.'],
      'As Needed': ['Quando ninguém sabe a resposta, vou procurá-la.', 'Conto outra vez se os nossos números não batem certo.'],
      'Use First': ['Sei muitas coisas e conto-as ao meu grupo.', 'Vejo bem e encontro os erros pequenos do nosso cartaz.'],
    },
    technical_reasoning: {
      Avoid: [
        'As ferramentas metem-me medo: gostava de segurar nas coisas.',
        'Trabalhar sem companhia custa-me: quero ficar ao lado de alguém.',
      ],
      'As Needed': ['Quando a nossa torre cai, ajudo a fazê-la outra vez.', 'Se as palavras não chegam, mostro como se faz.'],
      'Use First': ['Construo para o grupo coisas que funcionam mesmo.', 'Quando uma coisa se parte, vejo porquê e arranjo-a.'],
    },
    confluence: {
      Avoid: ['As ideias malucas baralham-me: gostava de pintar o desenho.', 'O palco mete-me medo: adorava fazer as máscaras.'],
      'As Needed': ['Quando não sabemos continuar, invento uma coisa nova.', 'Entro num jogo novo se alguém mo explica.'],
      'Use First': ['Tenho muitas ideias do que podemos fazer.', 'Gosto de ir à frente quando uma coisa é nova.'],
    },
  },
  need: {
    sequence: {
      Avoid: ['Tantas regras põem-me de mau humor: queria só algumas.', 'Fazer sempre o mesmo aborrece-me: deixem-me trocar.'],
      'As Needed': ['Preciso de saber de quem é a vez, se somos muitos.', 'Quando fazemos uma coisa grande, preciso de um plano.'],
      'Use First': ['Preciso de saber o que fazemos primeiro.', 'Preciso de saber cedo quando o plano muda.'],
    },
    precision: {
      Avoid: ['Muitas perguntas juntas assustam-me: façam-me só uma.', 'Fico triste se marcam os meus erros: digam-mo com carinho.'],
      'As Needed': ['Preciso de alguém a quem perguntar quando tenho dúvidas.', 'Às vezes preciso de ouvir outra vez o que fazemos.'],
      'Use First': ['Preciso de respostas quando pergunto porquê.', 'Preciso de tempo para ver tudo de perto.'],
    },
    technical_reasoning: {
      Avoid: ['As coisas novas com botões assustam-me: mostrem-me como é.', 'Trabalhar longe de vocês entristece-me: sentem-se comigo.'],
      'As Needed': ['Preciso de ver como funciona uma coisa quando é nova.', 'Há dias em que preciso de um canto sossegado.'],
      'Use First': ['Preciso de tocar nas coisas e de as experimentar.', 'Preciso de silêncio enquanto penso: depois mostro-vos.'],
    },
    confluence: {
      Avoid: ['As surpresas assustam-me: digam-me um pouco antes.', 'Sem um exemplo tenho dúvidas: mostrem-me um primeiro.'],
      'As Needed': ['De vez em quando preciso de escolher o que fazemos.', 'Preciso de saber quando podemos inventar.'],
      'Use First': ['Preciso de um grupo que ouça as minhas ideias engraçadas.', 'Preciso de fazer a minha parte à minha maneira.'],
    },
  },
}
