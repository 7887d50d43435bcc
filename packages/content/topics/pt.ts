import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Leitura',
    writing: 'Escrita',
    math: 'Matemática',
    test_taking: 'Testes e exames',
    projects: 'Projetos e apresentações',
    group_work: 'Trabalho de grupo',
    listening: 'Ouvir e tirar apontamentos',
    homework: 'Trabalhos de casa e tempo de estudo',
  },
  work: {
    reports: 'E-mails e relatórios',
    meetings: 'Reuniões',
    planning: 'Planear um projeto',
    new_tool: 'Aprender uma ferramenta nova',
    problem: 'Resolver um problema',
    customers: 'Atender clientes',
    feedback: 'Dar e receber opiniões',
    time_pressure: 'Trabalhar contra o tempo',
  },
  career: {
    field: 'Escolher uma área',
    advert: 'Ler um anúncio de emprego',
    application: 'Currículo e candidatura',
    interview: 'Entrevista',
    first_weeks: 'Primeiras semanas',
    changing: 'Mudar de emprego',
  },
}
