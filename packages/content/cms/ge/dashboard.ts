import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Fang mit einer echten Aufgabe an',
    body_html:
      '<p>Nimm eine Aufgabe, die du sowieso erledigen musst, entschlüssle sie und wähle eine Strategie. Zehn Minuten reichen.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Schau nach einer Woche noch einmal hin',
    body_html:
      '<p>Was hat dir geholfen? Notier es auf deiner Strategiekarte. Dort findest du es beim nächsten Mal wieder.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'Wozu die sechs Schritte gut sind',
    body_html:
      '<p>Zuerst findest du heraus, wie du Aufgaben meistens angehst. Dann probierst du es aus: mit eigenen Worten, mit einer echten Aufgabe und mit anderen. Die Reihenfolge ist dir überlassen, und jeden Schritt kannst du wiederholen.</p><p>Dein Ergebnis beschreibt, was du meistens tust. Es sagt nicht, was du kannst.</p>',
  },
]
