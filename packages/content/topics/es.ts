import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Lectura',
    writing: 'Escritura',
    math: 'Matemáticas',
    test_taking: 'Exámenes y controles',
    projects: 'Proyectos y exposiciones',
    group_work: 'Trabajo en grupo',
    listening: 'Escuchar y tomar apuntes',
    homework: 'Deberes y tiempo de estudio',
  },
  work: {
    reports: 'Correos e informes',
    meetings: 'Reuniones',
    planning: 'Planificar un proyecto',
    new_tool: 'Aprender una herramienta nueva',
    problem: 'Resolver un problema',
    customers: 'Atender a la clientela',
    feedback: 'Dar y recibir comentarios',
    time_pressure: 'Trabajar contra reloj',
  },
  career: {
    field: 'Elegir un sector',
    advert: 'Leer una oferta de empleo',
    application: 'Currículum y candidatura',
    interview: 'Entrevista',
    first_weeks: 'Primeras semanas',
    changing: 'Cambiar de trabajo',
  },
}
