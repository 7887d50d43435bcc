import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Começa com uma tarefa a sério',
    body_html:
      '<p>Escolhe uma tarefa que tenhas mesmo de fazer, decifra-a e escolhe uma estratégia. Dez minutos chegam.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Volta a olhar daqui a uma semana',
    body_html:
      '<p>O que te ajudou? Anota-o no teu cartão de estratégias: da próxima vez está lá.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Para que servem os seis passos',
    body_html:
      '<p>Primeiro descobres como costumas abordar as tarefas. Depois experimentas: com palavras tuas, com uma tarefa a sério e com outras pessoas. A ordem é contigo, e podes repetir cada passo.</p><p>O teu resultado descreve o que costumas fazer. Não diz o que és capaz de fazer.</p>',
  },
]
