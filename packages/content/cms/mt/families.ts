import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Kif nistgħu ngħinu lil xulxin fix-xogħol tad-dar',
    body_html:
      '<p>Ħarsu lejn il-bars ta’ tnejn minnkom, ħdejn xulxin. Fejn wieħed juża mudell l-ewwel u l-ieħor jevitah, tistgħu tgħinu lil xulxin.</p>' +
      '<ul><li><strong>Sekwenza.</strong> Min iħobb l-ordni jikteb il-passi fuq karta. Min jevitaha jiddeċiedi minn fejn nibdew.</li><li><strong>Preċiżjoni.</strong> Min iħobb il-fatti jiċċekkja x’titlob tassew il-biċċa xogħol. Min jevitahom jistaqsi mistoqsija waħda kull darba.</li><li><strong>Raġunament Tekniku.</strong> Min iħobb jipprova juri kif taħdem. Min jevita dan jgħid b’leħen għoli x’qed jiġri.</li><li><strong>Konfluwenza.</strong> Min iħobb ideat ġodda jagħti tlieta. Min jevitahom jagħżel waħda biex titlesta.</li></ul>' +
      '<p>Kull wieħed imissu: il-pinna jżommha min għandu x-xogħol. Bar tgħid x’jagħmel xi ħadd normalment, mhux x’kapaċi jagħmel.</p>',
  },
]
