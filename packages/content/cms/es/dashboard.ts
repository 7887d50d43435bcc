import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Empieza con una tarea de verdad',
    body_html:
      '<p>Toma una tarea que tengas que hacer de todos modos, descífrala y elige una estrategia. Bastan diez minutos.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Vuelve a mirar dentro de una semana',
    body_html:
      '<p>¿Qué te ayudó? Apúntalo en tu ficha de estrategias y la próxima vez lo encontrarás ahí.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Para qué sirven los seis pasos',
    body_html:
      '<p>Primero descubres cómo sueles abordar las tareas. Después lo pruebas: con tus propias palabras, con una tarea de verdad y con otras personas. El orden lo eliges tú, y puedes repetir cada paso.</p><p>Tu resultado describe lo que sueles hacer. No dice lo que sabes hacer.</p>',
  },
]
