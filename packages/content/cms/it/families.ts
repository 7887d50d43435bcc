import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Come possiamo aiutarci con i compiti',
    body_html:
      '<p>Guardate le barre di due di voi, una accanto all’altra. Dove uno usa per primo un modello e l’altro lo evita, potete aiutarvi.</p>' +
      '<ul><li><strong>Sequenza.</strong> Chi ama l’ordine scrive i passi su un foglio. Chi lo evita decide da dove iniziare.</li><li><strong>Precisione.</strong> Chi ama i fatti controlla che cosa chiede davvero il compito. Chi li evita fa una domanda alla volta.</li><li><strong>Ragionamento tecnico.</strong> Chi ama provare mostra come funziona. Chi lo evita dice ad alta voce che cosa succede.</li><li><strong>Confluenza.</strong> Chi ama le idee nuove ne propone tre. Chi le evita ne sceglie una da finire.</li></ul>' +
      '<p>A turno: la penna la tiene chi deve fare il compito. Una barra dice che cosa uno fa di solito, non che cosa sa fare.</p>',
  },
]
