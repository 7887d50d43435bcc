import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Lesen',
    writing: 'Schreiben',
    math: 'Mathe',
    test_taking: 'Tests und Klassenarbeiten',
    projects: 'Projekte und Referate',
    group_work: 'Gruppenarbeit',
    listening: 'Zuhören und Mitschreiben',
    homework: 'Hausaufgaben und Lernzeit',
  },
  work: {
    reports: 'E-Mails und Berichte',
    meetings: 'Besprechungen',
    planning: 'Ein Projekt planen',
    new_tool: 'Ein neues Werkzeug lernen',
    problem: 'Ein Problem lösen',
    customers: 'Für Kunden da sein',
    feedback: 'Rückmeldung geben und annehmen',
    time_pressure: 'Unter Zeitdruck arbeiten',
  },
  career: {
    field: 'Ein Berufsfeld wählen',
    advert: 'Eine Stellenanzeige lesen',
    application: 'Lebenslauf und Bewerbung',
    interview: 'Vorstellungsgespräch',
    first_weeks: 'Die ersten Wochen',
    changing: 'Die Stelle wechseln',
  },
}
