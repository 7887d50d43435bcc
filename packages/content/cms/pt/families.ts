import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Como nos podemos ajudar nos trabalhos de casa',
    body_html:
      '<p>Olhem para as barras de dois de vocês, lado a lado. Onde uma pessoa usa primeiro um padrão e a outra o evita, podem ajudar-se.</p>' +
      '<ul><li><strong>Sequência.</strong> Quem gosta de ordem escreve os passos numa folha. Quem a evita decide por onde começar.</li><li><strong>Precisão.</strong> Quem gosta de factos verifica o que a tarefa pede mesmo. Quem os evita faz uma pergunta de cada vez.</li><li><strong>Raciocínio técnico.</strong> Quem gosta de experimentar mostra como funciona. Quem o evita diz em voz alta o que acontece.</li><li><strong>Confluência.</strong> Quem gosta de ideias novas propõe três. Quem as evita escolhe uma para acabar.</li></ul>' +
      '<p>À vez: o lápis fica com a pessoa cujo trabalho é. Uma barra diz o que alguém costuma fazer, não o que é capaz de fazer.</p>',
  },
]
