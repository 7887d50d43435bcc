import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Wie wir uns bei den Hausaufgaben helfen können',
    body_html:
      '<p>Schaut euch die Balken von zwei von euch nebeneinander an. Wo ein Muster für die eine Person zuerst kommt und die andere es meidet, könnt ihr euch helfen.</p>' +
      '<ul><li><strong>Sequenz.</strong> Wer Ordnung mag, schreibt die Schritte auf einen Zettel. Wer sie meidet, entscheidet, womit es losgeht.</li><li><strong>Präzision.</strong> Wer Fakten mag, prüft, was die Aufgabe wirklich verlangt. Wer sie meidet, stellt eine Frage nach der anderen.</li><li><strong>Technisches Denken.</strong> Wer gern ausprobiert, zeigt, wie es geht. Wer das meidet, sagt laut, was passiert.</li><li><strong>Konfluenz.</strong> Wer neue Ideen mag, nennt drei. Wer sie meidet, wählt eine zum Fertigmachen.</li></ul>' +
      '<p>Wechselt euch ab: Wessen Hausaufgabe es ist, hält den Stift. Ein Balken sagt, was jemand meistens tut, nicht was jemand kann.</p>',
  },
]
