import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Crianças',
  scale: ['Nunca', 'Quase nunca', 'Às vezes', 'Muitas vezes', 'Sempre'],
  statements: {
    sequence: [
      'Quero saber todos os passos antes de começar.',
      'Faço as coisas por ordem, um passo de cada vez.',
      'Escrevo uma lista do que tenho para fazer.',
      'Arrumo bem as minhas coisas no seu lugar.',
      'Acabo uma coisa antes de começar outra.',
      'Gosto quando os planos não mudam.',
      'Vejo se o meu trabalho está como o exemplo.',
    ],
    precision: [
      'Procuro muita informação antes de responder.',
      'Faço muitas perguntas até não ter dúvidas.',
      'Escrevo muitas notas para ler outra vez depois.',
      'Os erros pequenos incomodam-me e eu corrijo-os.',
      'Dou respostas compridas, com todos os pormenores.',
      'Pergunto: «Como sabes que é verdade?»',
      'Gosto de contar aos outros coisas que sei.',
    ],
    technical_reasoning: [
      'Quero saber para que serve o que faço.',
      'Quero ver como as coisas são por dentro.',
      'Para perceber uma coisa, experimento-a ou construo-a.',
      'Gosto de trabalhar por minha conta, à minha maneira.',
      'Falo pouco e mostro o que quero dizer.',
      'Se uma coisa se estraga, tento até ela funcionar.',
      'Antes de falar, preciso de pensar em silêncio.',
    ],
    confluence: [
      'Uso uma ideia minha, mesmo que seja estranha.',
      'Experimento maneiras novas, mesmo que me possa enganar.',
      'Penso em como coisas muito diferentes são parecidas.',
      'Aborreço-me quando faço outra vez a mesma coisa.',
      'Vêm-me à cabeça muitas ideias ao mesmo tempo.',
      'Adivinho o que é para fazer e começo logo.',
      'Conto as minhas ideias com histórias, desenhos, canções ou brincadeiras.',
    ],
  },
  open: [
    'O que te irrita ou te bloqueia quando tens alguma coisa para fazer?',
    'Pensa numa coisa que conheces bem. Como gostarias de a mostrar aos outros?',
    'Pensa numa coisa que gostas de fazer. Como a ensinarias a um amigo ou a uma amiga?',
  ],
}
