import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Jovens',
  scale: ['Nunca', 'Raramente', 'Às vezes', 'Muitas vezes', 'Sempre'],
  statements: {
    sequence: [
      'Só começo quando tenho instruções completas e claras.',
      'Faço um trabalho por ordem, um passo a seguir ao outro.',
      'Escrevo um horário ou uma lista do que tenho para fazer.',
      'Arrumo papéis, ficheiros e materiais: cada coisa tem o seu lugar.',
      'Acabo o que tenho à frente antes de pegar noutra coisa.',
      'Fico pouco à vontade quando um plano muda de repente.',
      'Quando acabo, comparo o trabalho com as instruções, ponto por ponto.',
    ],
    precision: [
      'Antes de responder, procuro a informação em vários sítios.',
      'Faço perguntas atrás de perguntas até não me restar nenhuma dúvida.',
      'Tiro apontamentos com muitos pormenores para os poder rever.',
      'Até um erro minúsculo me incomoda, e não paro enquanto não o corrijo.',
      'Dou respostas longas, com a palavra exata para cada pormenor.',
      'Quero ver a fonte ou os números antes de acreditar em alguma coisa.',
      'Gosto de contar factos e curiosidades que fui juntando.',
    ],
    technical_reasoning: [
      'Quero ver para que serve uma tarefa na vida real.',
      'Quando uso um aparelho, pergunto-me o que se passa lá dentro.',
      'Descubro como as coisas são construindo-as ou experimentando-as com as mãos.',
      'Gosto que me deixem trabalhar por minha conta e à minha maneira.',
      'Prefiro mostrar o que quero dizer em vez de o explicar muito.',
      'Perante um problema teimoso, insisto até conseguir que funcione.',
      'Preciso de um momento de silêncio para pensar antes de dizer alguma coisa.',
    ],
    confluence: [
      'Escolho uma ideia minha, pouco vulgar, em vez da que se espera.',
      'Experimento uma maneira nova, mesmo com o risco de falhar.',
      'Junto coisas que parecem não ter nada em comum.',
      'Perco o interesse quando tenho de fazer duas vezes a mesma coisa.',
      'Sigo várias ideias ao mesmo tempo.',
      'Avanço por intuição enquanto ainda estão a explicar o que é para fazer.',
      'Transformo o que penso numa história, num desenho, numa canção ou numa cena.',
    ],
  },
  open: [
    'Pensa em tarefas que te tiram do sério. O que é que te frustra nelas?',
    'Conheces bem um tema e podes apresentá-lo como quiseres. O que farias?',
    'Escolhe uma coisa que gostas de fazer nos tempos livres. Como a ensinarias a quem está a começar?',
  ],
}
