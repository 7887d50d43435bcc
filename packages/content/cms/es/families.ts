import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Cómo podemos ayudarnos con los deberes',
    body_html:
      '<p>Mirad las barras de dos de vosotros, una junto a otra. Donde una persona usa primero un patrón y la otra lo evita, podéis ayudaros.</p>' +
      '<ul><li><strong>Secuencia.</strong> A quien le gusta el orden, escribe los pasos en una hoja. Quien lo evita decide por dónde empezar.</li><li><strong>Precisión.</strong> A quien le gustan los datos, comprueba qué pide de verdad la tarea. Quien los evita hace una pregunta cada vez.</li><li><strong>Razonamiento técnico.</strong> A quien le gusta probar, enseña cómo funciona. Quien lo evita dice en voz alta lo que pasa.</li><li><strong>Confluencia.</strong> A quien le gustan las ideas nuevas, propone tres. Quien las evita elige una para terminarla.</li></ul>' +
      '<p>Por turnos: el lápiz lo tiene quien hace sus deberes. Una barra dice lo que alguien suele hacer, no lo que sabe hacer.</p>',
  },
]
