import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Lettura',
    writing: 'Scrittura',
    math: 'Matematica',
    test_taking: 'Verifiche e interrogazioni',
    projects: 'Progetti e presentazioni',
    group_work: 'Lavoro di gruppo',
    listening: 'Ascolto e appunti',
    homework: 'Compiti e studio a casa',
  },
  work: {
    reports: 'Email e relazioni',
    meetings: 'Riunioni',
    planning: 'Pianificare un progetto',
    new_tool: 'Imparare uno strumento nuovo',
    problem: 'Risolvere un problema',
    customers: 'Servizio ai clienti',
    feedback: 'Dare e ricevere feedback',
    time_pressure: 'Lavorare sotto pressione',
  },
  career: {
    field: 'Scegliere un settore',
    advert: 'Leggere un annuncio di lavoro',
    application: 'CV e candidatura',
    interview: 'Colloquio',
    first_weeks: 'Prime settimane',
    changing: 'Cambiare lavoro',
  },
}
