import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Comincia con un compito vero',
    body_html:
      '<p>Prendi un compito che devi fare comunque, decodificalo e scegli una strategia. Bastano dieci minuti.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Ridai un’occhiata dopo una settimana',
    body_html:
      '<p>Che cosa ti ha aiutato? Scrivilo sulla tua scheda di strategie: la prossima volta lo ritrovi lì.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'A che cosa servono i sei passi',
    body_html:
      '<p>Prima scopri come affronti di solito i compiti. Poi provi: con parole tue, con un compito vero e insieme ad altri. L’ordine lo scegli tu, e ogni passo si può ripetere.</p><p>Il tuo risultato descrive che cosa fai di solito. Non dice che cosa sai fare.</p>',
  },
]
