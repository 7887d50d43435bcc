import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Antes de empezar',
    body_html:
      '<p>Vas a leer 28 frases cortas sobre cómo haces las cosas. Después vienen tres preguntas.</p>' +
      '<h2>No es un examen</h2>' +
      '<p>Ninguna respuesta está bien o mal. Piensa en cómo lo haces de verdad, no en lo que otras personas quieren oír.</p>' +
      '<h2>Prepárate</h2>' +
      '<ul>' +
      '<li>Pide a una persona adulta que se siente a tu lado. Puede leerte las frases. Las respuestas son tuyas.</li>' +
      '<li>¿Tienes 6 o 7 años? Entonces responde junto con una persona adulta.</li>' +
      '<li>Busca un sitio tranquilo. Empieza después de descansar bien.</li>' +
      '<li>¿Ha habido un gran cambio, por ejemplo una casa nueva? Entonces quizá es mejor esperar unas semanas.</li>' +
      '</ul>' +
      '<h2>¿Quién ve el resultado?</h2>' +
      '<p>Tú. ¿Participas con tu familia? Entonces también ve tus puntuaciones la persona adulta que lleva la cuenta de la familia.</p>' +
      '<p>¿Participas con un colegio o una asociación? Entonces las personas adultas que te acompañan allí ven tu nombre y si has terminado. ' +
      'Ven tus puntuaciones solo si tu familia o las personas adultas del colegio han dicho que sí. ' +
      'Si quieres cambiarlo, díselo a una persona adulta. Puede pedirlo en el colegio o a nosotros.</p>' +
      '<p>Las personas que hacen funcionar Quartet también pueden mirar cuando hace falta.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'Qué vas a hacer',
    body_html:
      '<p>Vas a leer 28 frases cortas sobre cómo haces las cosas. Después vienen tres preguntas. ' +
      'Puedes escribir algo o saltarlas. Se tarda unos 15 minutos, con una persona adulta. ' +
      'Cada respuesta se guarda. Puedes parar y seguir más tarde, también en otro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'Cómo responder',
    body_html:
      '<p>Lee una frase. También puede leértela una persona adulta. Piensa en cómo lo haces de verdad. ' +
      'Luego elige <strong>Nunca</strong>, <strong>Casi nunca</strong>, <strong>A veces</strong>, <strong>Muchas veces</strong> o ' +
      '<strong>Siempre</strong>. Todas las respuestas valen. Si no conoces una palabra, pregunta a una persona adulta.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'Qué pasa después',
    body_html:
      '<p>Cuando termines, verás enseguida tu página sobre cómo haces las cosas. ' +
      'Si participas con tu familia, también la ve la persona adulta que lleva la cuenta. ' +
      'Si participas con un colegio o una asociación, las personas adultas que te acompañan allí la ven ' +
      'solo si tu familia o las personas adultas del colegio han dicho que sí.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Antes de empezar',
    body_html:
      '<p>Vas a leer 28 frases y a decir con qué frecuencia vale para ti cada una. Después vienen tres preguntas abiertas.</p>' +
      '<h2>No es un examen</h2>' +
      '<p>No hay respuestas buenas ni malas, y ningún resultado es mejor que otro. ' +
      'Piensa en cómo lo haces de verdad, no en cómo te gustaría hacerlo ni en lo que esperan otras personas.</p>' +
      '<h2>Elige el momento</h2>' +
      '<p>Empieza cuando te sientas bien y nadie te moleste. ' +
      '¿Ha habido hace poco un gran cambio, como una mudanza o un trabajo nuevo? Entonces puede ser útil esperar unas semanas.</p>' +
      '<h2>Quién ve el resultado</h2>' +
      '<p>Tú. Si tienes menos de 18 años y estás en una cuenta de familia, también ve tus puntuaciones quien la lleva.</p>' +
      '<p>Si participas con el código de una institución, las personas encargadas ven tu nombre y si has terminado el cuestionario. ' +
      'Ven tus puntuaciones solo si has dicho que sí. ' +
      'Puedes cambiar de opinión cuando quieras: díselo a tu institución o a nosotros.</p>' +
      '<p>Quienes hacen funcionar Quartet pueden entrar en tus datos cuando hace falta para ello.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'Qué vas a hacer',
    body_html:
      '<p>Primero lees 28 frases sobre formas de hacer las cosas. Después respondes a tres preguntas abiertas ' +
      'con tus palabras. Se tarda unos 10 minutos. Cada respuesta se guarda al momento: puedes parar y seguir en un plazo de 30 días, ' +
      'también en otro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'Cómo responder',
    body_html:
      '<p>Para cada frase elige <strong>Nunca</strong>, <strong>Casi nunca</strong>, <strong>A veces</strong>, <strong>A menudo</strong> o ' +
      '<strong>Siempre</strong>. Piensa en cómo lo haces de verdad, en casa, en clase o en el trabajo. ' +
      'No hay respuestas buenas ni malas, así que elige la sincera.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'Qué pasa después',
    body_html:
      '<p>En cuanto termines, tendrás tu perfil. Si tienes menos de 18 años y estás en una cuenta de familia, también ve tus puntuaciones quien la lleva. ' +
      'Si participas con el código de una institución, las personas encargadas ven tus puntuaciones solo si has dicho que sí.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Antes de empezar',
    body_html:
      '<p>El cuestionario tiene 28 frases y tres preguntas abiertas. Describe cómo dices que sueles hacer las cosas.</p>' +
      '<h2>No es un examen</h2>' +
      '<p>No mide capacidades. No hay respuestas buenas ni malas, y ningún resultado es mejor que otro. ' +
      'Responde pensando en cómo lo haces de verdad, no en cómo te gustaría hacerlo.</p>' +
      '<h2>Elige un momento tranquilo</h2>' +
      '<p>Responde cuando te sientas bien y nadie te moleste. ' +
      'Después de un gran cambio, como un trabajo nuevo, una mudanza o una separación, puede ser mejor esperar unas semanas.</p>' +
      '<h2>Quién ve el resultado</h2>' +
      '<p>Tú. Si participas con el código de una institución, las personas encargadas ven tu nombre y si has terminado el cuestionario. ' +
      'Ven tus puntuaciones solo si has dicho que sí. ' +
      'Puedes retirar el permiso cuando quieras: díselo a tu institución o a nosotros.</p>' +
      '<p>Quienes hacen funcionar Quartet pueden entrar en tus datos cuando hace falta para ello.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'Qué vas a hacer',
    body_html:
      '<p>Vas a leer 28 frases sobre formas cotidianas de hacer las cosas y a decir con qué frecuencia valen para ti; después respondes en pocas palabras a tres preguntas abiertas. ' +
      'Se tarda unos 10 minutos. Cada respuesta se guarda al momento: puedes parar y seguir en un plazo de 30 días, también en otro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'Cómo responder',
    body_html:
      '<p>Di con qué frecuencia vale para ti cada frase: <strong>Nunca</strong>, <strong>Casi nunca</strong>, ' +
      '<strong>A veces</strong>, <strong>A menudo</strong> o <strong>Siempre</strong>. ' +
      'Piensa en tu vida en conjunto, no en una sola tarea. Ninguna respuesta es mejor que otra.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'Qué pasa después',
    body_html:
      '<p>Verás tu perfil en cuanto termines. ' +
      'Si participas con el código de una institución, las personas encargadas ven tus puntuaciones solo si has dicho que sí.</p>',
  },
]
