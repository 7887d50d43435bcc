import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** A partir dos 13 anos: vale para um projeto da escola, para uma associação e para uma equipa de trabalho. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'O que trago a uma equipa',
    statements: {
      sequence: {
        Avoid: [
          'Os horários fixos inquietam-me; gostava de ajudar onde for preciso em cada momento.',
          'Manter a lista da equipa esgota-me; fico de bom grado com as tarefas que ninguém previu.',
          'Esperar pela minha vez aborrece-me; gostava de começar pela parte que espera por alguém.',
          'Os controlos a meio dão-me stress; preferia mostrar a minha parte quando já estiver de pé.',
        ],
        'As Needed': [
          'Quando já não se sabe quem faz o quê, escrevo-o para toda a gente.',
          'Ajudo a planear os nossos passos quando o prazo se aproxima.',
          'Sigo o plano da equipa, e continuo quando ele muda.',
          'Se duas tarefas se misturam, ajudo a separá-las.',
        ],
        'Use First': [
          'Transformo o nosso objetivo em passos, cada um com um nome e uma data.',
          'Vou vendo as horas e aviso cedo quando nos atrasamos.',
          'Lembro o que combinámos e o que vem a seguir.',
          'Faço com que se acabe o que começámos em conjunto.',
        ],
      },
      precision: {
        Avoid: [
          'Escrever a ata deixa-me em tensão; conto de bom grado o importante a quem faltou.',
          'As longas procuras de dados cansam-me; gostava de perguntar a quem sabe.',
          'Rever o nosso trabalho sem companhia inquieta-me; gostava de o fazer a dois.',
          'As longas conversas sobre uma palavra desgastam-me; gostava de nos ajudar a escolher.',
        ],
        'As Needed': [
          'Quando o que entregamos tem de estar certo, leio-o mais uma vez.',
          'Procuro um dado quando a equipa tem dúvidas sobre ele.',
          'Tiro apontamentos quando mais ninguém os tira.',
          'Pergunto o que quer dizer uma palavra se parece que a usamos de maneiras diferentes.',
        ],
        'Use First': [
          'Junto o que precisamos de saber e digo de onde vem.',
          'Faço as perguntas que mostram o que ainda está por decidir.',
          'Escrevo o que decidimos, e assim ninguém tem de adivinhar.',
          'Confirmo nomes, números e ortografia antes de o nosso trabalho sair.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Montar aparelhos põe-me em tensão; entretanto gostava de receber quem chega.',
          'Fazer a minha parte a sós entristece-me; faço de bom grado duas partes com alguém.',
          'As longas experiências técnicas tiram-me a paciência; gostava de contar o que vocês construíram.',
          'Trabalhar em silêncio desanima-me; gostava de pensar em voz alta com vocês.',
        ],
        'As Needed': [
          'Quando um aparelho não funciona, dou-lhe uma olhadela antes de desistirmos.',
          'Faço um modelo rápido se não nos estamos a entender.',
          'Levo uma parte comigo quando ela pede trabalho sossegado.',
          'Pergunto como funcionaria uma ideia quando ainda ninguém o disse.',
        ],
        'Use First': [
          'Experimento cedo a nossa ideia, para termos alguma coisa à vista.',
          'Descubro porque é que uma coisa não funciona, e não largo até funcionar.',
          'Falo pouco nas reuniões, e volto com alguma coisa que funciona.',
          'Pergunto para que vai servir o nosso trabalho, e construo-o para isso.',
        ],
      },
      confluence: {
        Avoid: [
          'As rondas de ideias malucas cansam-me; desenvolvo de bom grado a que escolhermos.',
          'Mudar de rumo a meio preocupa-me; gostava de cuidar do que já está feito.',
          'Apresentar sem notas assusta-me; preparo de bom grado o que vamos dizer.',
          'Os grandes riscos inquietam-me; gostava de perguntar o que fazemos se correr mal.',
        ],
        'As Needed': [
          'Quando ficamos num impasse, proponho outro caminho.',
          'Junto alguma coisa às ideias dos outros quando lhes falta uma faísca.',
          'Arrisco se a equipa puder viver com o que daí vier.',
          'Quando o nosso plano falha, ajudo a fazer outro.',
        ],
        'Use First': [
          'Trago muitas ideias, e fico feliz quando a equipa melhora uma delas.',
          'Pego no que disseram várias pessoas e faço disso uma coisa nova.',
          'Atrevo-me a dar o primeiro passo quando ninguém sabe como acaba.',
          'Quando muda tudo ao mesmo tempo, encontro uma maneira de continuar.',
        ],
      },
    },
  },
  need: {
    title: 'De que preciso numa equipa',
    statements: {
      sequence: {
        Avoid: [
          'Um calendário cheio prende-me; gostava de ter tempo livre entre as reuniões.',
          'Desanimo quando cada passo já está marcado; digam-me só o que esperam no fim.',
          'Impaciento-me quando é tudo feito da mesma maneira; deixem-me variar.',
          'Esperar pela parte que vem antes da minha irrita-me; gostava de começar já.',
        ],
        'As Needed': [
          'Preciso de um plano da equipa quando chegam muitas tarefas juntas.',
          'Preciso de saber o prazo; o caminho até lá muitas vezes encontro eu.',
          'Preciso de saber a ordem quando outra pessoa espera pela minha parte.',
          'Numa equipa nova gosto que me digam como se fazem as coisas.',
        ],
        'Use First': [
          'Preciso de saber quem faz o quê, e até quando.',
          'Preciso de reuniões com uma ordem de trabalhos que se cumpra.',
          'Preciso de saber de uma mudança antes de ter o trabalho feito.',
          'Preciso que se acabe uma coisa antes de abrir a seguinte.',
        ],
      },
      precision: {
        Avoid: [
          'As mensagens compridas afogam-me; gostava de três linhas com o que importa.',
          'Custa-me que se corrija cada palavra; digam-me primeiro o que está bem.',
          'As perguntas repentinas sobre pormenores assustam-me; deixem-me responder amanhã.',
          'Perco o ânimo quando se discutem ninharias muito tempo; gostava de uma decisão.',
        ],
        'As Needed': [
          'Preciso que me deem os factos quando tenho de votar.',
          'De vez em quando preciso que alguém confirme a minha parte.',
          'Preciso de tempo para perguntas quando uma tarefa é nova para mim.',
          'Se não estive presente, gosto de saber porque decidiram assim.',
        ],
        'Use First': [
          'Preciso de toda a informação que os outros têm, não só do resumo.',
          'Preciso de pessoas que vejam nas minhas perguntas uma ajuda, não uma desconfiança.',
          'Preciso de tempo para rever o nosso trabalho antes de sair.',
          'Preciso das nossas decisões por escrito, para as poder consultar.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Um aparelho novo nas mãos desorienta-me; gostava que alguém me mostrasse como se usa.',
          'Trabalhar muito tempo à parte isola-me; preciso que nos encontremos com frequência.',
          'As ferramentas que falham irritam-me; preciso de alguém na equipa a quem perguntar.',
          'As conversas sobre como funcionam as máquinas cansam-me; digam-me o que vão fazer por nós.',
        ],
        'As Needed': [
          'Preciso de ver ou tocar numa coisa quando as palavras não a explicam.',
          'Preciso de fazer algumas tarefas por mim; noutras gosto de companhia.',
          'Quando o trabalho se torna duro, preciso de saber para que serve.',
          'Preciso de um ensaio quando há muito em jogo.',
        ],
        'Use First': [
          'Preciso de uma tarefa a sério, que no fim dê alguma coisa que se use.',
          'Preciso de tempo a sós antes de vos poder dizer o que penso.',
          'Preciso de experimentar com as minhas mãos, não só de falar.',
          'Preciso de uma equipa que me deixe trabalhar sem muitas palavras.',
        ],
      },
      confluence: {
        Avoid: [
          'As voltas repentinas afligem-me; preciso de um aviso antes da reunião.',
          'Quando as ideias voam, não as acompanho; gostava de um momento para escrever as minhas.',
          'Uma tarefa sem exemplo enche-me de dúvidas; preciso de ver um que resultou.',
          'Empurrarem-me para o risco deixa-me em tensão; gostava de experimentar primeiro em pequeno.',
        ],
        'As Needed': [
          'De vez em quando preciso de espaço para uma ideia minha.',
          'Preciso de saber se ainda juntamos ideias ou se já decidimos.',
          'Gosto de uma mudança quando fazemos o mesmo há semanas.',
          'Preciso de ouvir a razão antes de seguir um plano ousado.',
        ],
        'Use First': [
          'Preciso de uma equipa que ouça uma ideia até ao fim antes de dizer que não.',
          'Preciso de liberdade para fazer a minha parte à minha maneira.',
          'Preciso de variedade: outras pessoas, outras tarefas, outros lugares.',
          'Preciso de saber que não faz mal se algo que tentei não resultar.',
        ],
      },
    },
  },
}
