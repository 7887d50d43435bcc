import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Ibda b’biċċa xogħol vera',
    body_html:
      '<p>Ħu biċċa xogħol li trid tagħmel xorta waħda, iddekowdjaha u agħżel strateġija waħda. Għaxar minuti biżżejjed.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Erġa’ ħares wara ġimgħa',
    body_html:
      '<p>X’għenek? Iktbu fuq il-karta tal-istrateġiji tiegħek. Id-darba li jmiss issibu hemm.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Għalfejn qegħdin is-sitt passi',
    body_html:
      '<p>L-ewwel issir taf kif normalment tibda x-xogħol. Imbagħad tipprova: bi kliemek, b’biċċa xogħol vera u ma’ ħaddieħor. L-ordni tagħżilha int, u kull pass tista’ tirrepetih.</p><p>Ir-riżultat tiegħek jgħid x’tagħmel normalment. Ma jgħidx x’kapaċi tagħmel.</p>',
  },
]
