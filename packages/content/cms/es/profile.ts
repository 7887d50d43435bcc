import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Orden y planes',
    body_html:
      '<ul>' +
      '<li>Querer las instrucciones completas antes de empezar.</li>' +
      '<li>Hacer listas u horarios y seguirlos paso a paso.</li>' +
      '<li>Tener las cosas ordenadas y acabar una tarea antes de la siguiente.</li>' +
      '<li>Querer saber pronto si un plan va a cambiar.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Datos y detalles',
    body_html:
      '<ul>' +
      '<li>Reunir mucha información antes de dar una respuesta.</li>' +
      '<li>Hacer preguntas, tomar notas y volver a leerlas.</li>' +
      '<li>Responder con detalle y buscar la palabra exacta.</li>' +
      '<li>Comprobar datos y cifras y querer conocer la fuente.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Utilidad y práctica',
    body_html:
      '<ul>' +
      '<li>Querer ver para qué sirve una tarea.</li>' +
      '<li>Descubrir cómo funcionan las cosas cogiéndolas y probándolas.</li>' +
      '<li>Trabajar con gusto a solas y seguir con un problema hasta que funciona.</li>' +
      '<li>Pensar primero en silencio, y enseñar más que contar.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideas y caminos nuevos',
    body_html:
      '<ul>' +
      '<li>Seguir a la vez varias ideas propias.</li>' +
      '<li>Relacionar cosas que parecen lejanas y probar caminos sin estrenar.</li>' +
      '<li>Empezar por intuición y buscar un cambio de rutina.</li>' +
      '<li>Usar historias, imágenes o teatro para decir lo que se piensa.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'Lo que dicen las puntuaciones',
    body_html:
      '<p>Las puntuaciones salen de tus respuestas. En cada patrón se suman siete respuestas. La suma va de 7 a 35.</p>' +
      '<p>«Evito» va de 7 a 17. «Uso si hace falta» va de 18 a 24. «Uso enseguida» va de 25 a 35. Ninguno es mejor que otro. ' +
      '¿Estás cerca de una línea? Entonces lee los dos textos.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'Lo que no dicen las puntuaciones',
    body_html:
      '<p>Esto no era un examen. Las puntuaciones no dicen cuánta inteligencia tienes ni qué sabes hacer. Y pueden cambiar.</p>' +
      '<p>Puedes usar los cuatro patrones, también los que te gustan menos. Así que ninguna puntuación es un motivo para saltarte un trabajo.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'Lo que dicen las puntuaciones',
    body_html:
      '<p>Las puntuaciones describen cómo dices que sueles hacer las cosas. En cada patrón se suman siete de tus respuestas, ' +
      'así que una puntuación va de 7 a 35. ' +
      'Siete respuestas dan solo una idea aproximada, y tus puntuaciones no se comparan con las de nadie.</p>' +
      '<p>La puntuación muestra un grado de uso: Evito (de 7 a 17), Uso si hace falta (de 18 a 24) o Uso enseguida (de 25 a 35). ' +
      'Ninguno es mejor que otro. Si estás cerca de una línea, lee las dos descripciones. ' +
      'Toma tu perfil como punto de partida para planificar, y mira en qué frases te reconoces.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'Lo que no dicen las puntuaciones',
    body_html:
      '<p>Las puntuaciones salen de tus propias respuestas. No son un examen de lo que sabes hacer ni de tu inteligencia, ' +
      'y no pueden elegir un empleo por ti. Pueden cambiar con el tiempo y según el lugar. ' +
      'Todavía no se ha estudiado hasta qué punto son estables de una vez a otra.</p>' +
      '<p>Las revisiones de estudios no han encontrado pruebas sólidas de que aprendas mejor si te enseñan «a tu manera». ' +
      'Por eso un patrón no es motivo para dejar algo de lado. ' +
      'Usa tu perfil para pensar en cómo planificas una tarea, la haces y la miras después.</p>',
  },
]
