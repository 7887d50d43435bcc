import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: '¿Qué aportas y qué necesitas?',
    body_html:
      '<p>En un equipo ayuda que cada persona sepa algo de las demás. Aquí dices dos cosas de ti: qué aportas a un equipo y qué necesitas de él.</p>' +
      '<p>Marca las frases que valen para ti. Una o dos de cada patrón bastan. Ninguna respuesta está mal.</p>' +
      '<p>Los miembros de tus equipos pueden leer lo que marcas. Puedes cambiarlo cuando quieras.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'Lo que aportas y lo que necesitas',
    body_html:
      '<p>Antes de hacer planes en común, ayuda saber cómo le gusta trabajar a cada persona. Por eso este paso te hace dos preguntas: ¿qué aportas a un equipo y qué necesitas de él?</p>' +
      '<p>En cada patrón ves primero las frases que corresponden a tu propio grado de uso. Las demás están a un toque, porque nadie encaja del todo en un grado. Marca lo que vale para ti un día cualquiera, no lo que suena bien. De una a tres frases de cada patrón son más que suficientes.</p>' +
      '<p>Las frases describen hábitos. No dicen nada de la capacidad de nadie. Los miembros de tus equipos pueden leerlas cuando hayas aceptado; puedes cambiarlas en cualquier momento.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: '¿Quién está en tu equipo?',
    body_html:
      '<p>Un equipo tiene un nombre y al menos tres personas. Tú también cuentas.</p>' +
      '<p>Piensa en personas que trabajan de formas distintas: a alguien le gustan las listas, alguien pregunta mucho, alguien construye, alguien tiene ideas raras. Todas son útiles.</p>' +
      '<p>Quien recibe tu invitación puede decir que sí o que no. Pregunta a una persona adulta si no sabes a quién invitar.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Busca gente para tu equipo',
    body_html:
      '<p>Un equipo necesita un nombre y al menos tres personas, contándote a ti. Quien crea el equipo lo dirige, y más adelante puede ceder la dirección.</p>' +
      '<p>Invita a las personas que el trabajo necesita. Si puedes elegir, busca hábitos distintos: gente que planifica, que comprueba, que construye, que prueba cosas nuevas. Ninguna combinación es la correcta y ningún patrón es obligatorio. Si falta uno, solo significa que el equipo tiene que preverlo.</p>' +
      '<p>Cada persona decide por sí misma. Quien acepta comparte sus puntuaciones y frases con este equipo, y nadie más las ve por ello. Quien dice que no, no tiene que dar explicaciones.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Conoceos',
    body_html:
      '<p>Aquí ves quién ha dicho que sí. Puedes leer qué aportan los demás y qué necesitan.</p>' +
      '<p>Fíjate en dos cosas. ¿Qué os gusta hacer a varios? ¿Y qué no le gusta a nadie? Hablad de quién podría intentarlo y quién podría ayudar.</p>' +
      '<p>Ningún patrón es mejor que otro. No uses nunca los números para burlarte de nadie.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Leed lo que habéis elegido',
    body_html:
      '<p>En cuanto los miembros aceptan, ves sus puntuaciones en un gráfico y sus frases, patrón por patrón. Leedlas con calma, mejor en grupo.</p>' +
      '<p>Vale la pena hacerse tres preguntas. ¿Hay un patrón que nadie usa primero? Entonces decidid quién se ocupa de él y qué lo haría más fácil. ¿Hay uno que casi todo el mundo usa primero? Entonces acordad cuándo ya es suficiente. ¿En qué os diferenciáis mucho dos de vosotros? Habladlo pronto, mientras no haya nada en juego.</p>' +
      '<p>Las puntuaciones describen hábitos, no capacidad ni valor. No hagáis clasificaciones con ellas y que lo que leáis quede en el equipo.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Empezad vuestro proyecto',
    body_html:
      '<p>Escribe con tus palabras cómo vas a trabajar con este equipo. ¿Qué harás? ¿Qué deberían saber los demás?</p>' +
      '<p>Después leed juntos la tarea. ¿Qué palabras dicen lo que hay que hacer? Repartid el trabajo para que cada uno haga algo que le gusta y pruebe una cosa nueva.</p>' +
      '<p>Al final, mirad atrás juntos: ¿qué ha ido bien y qué haréis de otra manera la próxima vez?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'Primero un acuerdo, después a empezar',
    body_html:
      '<p>Cada miembro escribe unas frases sobre cómo va a trabajar con este equipo, no con uno cualquiera. Después, quien dirige escribe la declaración del equipo: quién va por delante en cada patrón, qué hacéis cuando los patrones chocan y cómo decidís.</p>' +
      '<p>Luego descifrad juntos la primera tarea. Marcad lo que pide, comparadlo con lo que tenéis y repartid el trabajo. Al cabo de una o dos semanas, volved a mirar los acuerdos y cambiad lo que no ayude.</p>' +
      '<p>Nada de esto promete mejores resultados. Ningún estudio muestra que los equipos rindan más por conocer sus patrones. Es una forma de hablar pronto de cómo trabajáis.</p>',
  },
]
