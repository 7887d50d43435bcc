import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Pessoas adultas',
  scale: ['Nunca', 'Raramente', 'Às vezes', 'Muitas vezes', 'Sempre'],
  statements: {
    sequence: [
      'Antes de começar, quero ter todas as instruções, completas e claras.',
      'Faço uma tarefa passo a passo, seguindo uma ordem fixa.',
      'Organizo o que tenho para fazer num horário ou numa lista.',
      'Tenho as coisas que uso arrumadas, cada uma no seu lugar.',
      'Levo uma coisa até ao fim antes de passar a outra.',
      'Fico pouco à vontade quando os planos mudam à última hora.',
      'Comparo o que fiz com as instruções ou com um exemplo.',
    ],
    precision: [
      'Reúno informação de muitos lados antes de dar uma resposta.',
      'Faço muitas perguntas para tirar as dúvidas antes de avançar.',
      'Tiro notas pormenorizadas para poder voltar a lê-las.',
      'Os pequenos erros incomodam-me tanto que paro para os corrigir.',
      'Respondo em pormenor, com a palavra exata para cada coisa.',
      'Procuro provas ou números exatos antes de dar algo como certo.',
      'Gosto de contar a outras pessoas factos que descobri.',
    ],
    technical_reasoning: [
      'Procuro a utilidade prática daquilo que me pedem para fazer.',
      'Quero perceber como funciona por dentro um aparelho ou um sistema.',
      'Fico a conhecer uma ferramenta nova experimentando-a com as minhas mãos.',
      'Gosto de fazer as coisas por minha conta, à minha maneira.',
      'Falo pouco e prefiro mostrar o que quero dizer.',
      'Não largo um problema prático até encontrar o que funciona.',
      'Preciso de pensar a sós, em silêncio, antes de falar de um assunto.',
    ],
    confluence: [
      'Sigo ideias minhas, pouco vulgares, em vez das já conhecidas.',
      'Experimento caminhos por testar, mesmo com o risco de errar.',
      'Ligo coisas que a outras pessoas parecem muito distantes.',
      'Aborreço-me quando repito o que já fiz.',
      'Tenho várias ideias em andamento ao mesmo tempo.',
      'Começo por intuição, antes de ter ouvido todas as instruções.',
      'Exprimo o que quero dizer com histórias, imagens, música ou teatro.',
    ],
  },
  open: [
    'O que te frustra em algumas tarefas que te dão, ou na forma como tas dão?',
    'Podes decidir com toda a liberdade como mostrar o que sabes. Que forma escolherias, e porquê?',
    'Pensa numa atividade de que gostas. Como a ensinarias a outra pessoa?',
  ],
}
