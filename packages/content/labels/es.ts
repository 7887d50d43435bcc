import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'Esta vez, de tus respuestas sale el Perfil puente. Usas los cuatro patrones, cada uno cuando hace falta. Muchas veces primero escuchas y luego ayudas a los demás a trabajar bien juntos. ¡Es una bonita forma de aprender! Pero a veces puede pasar que esperes demasiado y tu idea se quede escondida. Entonces dila en voz alta: tu turno también cuenta.',
      dynamic:
        'Esta vez, de tus respuestas sale el Perfil dinámico. Casi siempre uno o dos patrones salen los primeros, y a los otros los llamas cuando los necesitas. Muchas veces cambias de método según el trabajo. ¡Es una bonita forma de aprender! Pero a veces tu primer patrón puede correr demasiado. Entonces para y pregúntate: ¿qué necesita este trabajo?',
      strong_willed:
        'Esta vez, de tus respuestas sale el Perfil decidido. Tres o cuatro patrones salen enseguida, todos juntos. Muchas veces llevas un trabajo entero y enseñas a los demás cómo se puede hacer. ¡Es una bonita forma de aprender! Pero a veces puede pasar que decidas antes de que hablen los demás. Entonces espera un poco y pregunta: y vosotros, ¿qué pensáis?',
    },
    provisional:
      'Esta vez, de tus respuestas sale, de momento, el Perfil dinámico. Ningún patrón va todavía el primero, y hay al menos uno que prefieres dejar a un lado. Quizá con cada trabajo buscas un camino nuevo. ¡Es una bonita forma de aprender! O quizá ese día había un poco de cansancio o de prisa: puedes repetir el cuestionario después de descansar.',
    bands: {
      sequence: {
        Avoid:
          'Los pasos, las listas y los planes fijos pueden pesarte, y te gusta moverte con libertad. Un dibujo con tres pasos puede ayudarte. Prueba esto: pregunta a alguien «¿Qué es lo primero que hay que hacer?».',
        'As Needed':
          'Usas pasos y listas cuando un trabajo los pide. Otros días no los necesitas. Saber cuándo hace falta un plan puede ayudarte. Prueba esto: antes de un trabajo grande, escribe tres pasos pequeños.',
        'Use First':
          'Te gusta saber los pasos y hacerlos en orden. Muchas veces haces listas y guardas tus cosas en su sitio. Quizá quieres un rato para prepararte. Prueba esto: si cambia el plan, respira y escribe otra lista.',
      },
      precision: {
        Avoid:
          'Muchos datos, respuestas largas y pequeñas correcciones pueden cansarte, y te gusta ir al grano. Los textos cortos pueden ayudarte. Prueba esto: busca tres cosas importantes y cuéntalas con tus palabras.',
        'As Needed':
          'Buscas datos y detalles cuando importan. Otras veces dejas pasar las cosas pequeñas. Saber qué tiene que estar bien puede ayudarte. Prueba esto: elige una parte de tu trabajo y revísala con cuidado.',
        'Use First':
          'Te gustan los datos, y preguntas hasta que no tienes dudas. Muchas veces buscas los errores pequeños. Quizá quieres libros y tiempo para preguntar. Prueba esto: pon un reloj; cuando suene, deja de buscar y empieza.',
      },
      technical_reasoning: {
        Avoid:
          'Desmontar cosas o trabajar en silencio puede parecerte raro. Te gusta tener compañía y hablar. Mirar primero cómo lo hace alguien puede ayudarte. Prueba esto: construye una parte pequeña con otra persona.',
        'As Needed':
          'Pruebas con las manos cuando sirve de algo. Otras veces lees, preguntas o hablas. Tener delante la cosa de verdad puede ayudarte. Prueba esto: cuando no bastan las palabras, haz un dibujo o construye la cosa.',
        'Use First':
          'Te gusta probar, construir y arreglar, muchas veces por tu cuenta y con pocas palabras. Quizá quieres silencio y herramientas de verdad. Prueba esto: cuando acabes, cuenta a alguien cómo lo has hecho.',
      },
      confluence: {
        Avoid:
          'Adivinar, actuar o inventar cosas nuevas puede inquietarte. Te gusta saber qué va a pasar. Un ejemplo que mirar puede ayudarte. Prueba esto: cambia una sola cosa pequeña y mira cómo te sientes.',
        'As Needed':
          'Inventas ideas nuevas cuando hacen falta. Otras veces te gusta lo de siempre. Un grupo amable puede ayudarte. Prueba esto: di en voz alta una idea nueva, aunque te dé risa.',
        'Use First':
          'Te gustan las ideas nuevas y las sorpresas, y te gusta hacer las cosas a tu manera. Muchas veces empiezas antes de oírlo todo. Quizá quieres sitio para jugar. Prueba esto: apunta tus ideas, elige una y lee otra vez las instrucciones.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'Esta vez, de tus respuestas sale el Perfil puente: sueles usar los cuatro patrones según la tarea, y ninguno manda sobre los demás. A menudo escuchas, valoras y ayudas a otras personas a encontrar un punto en común. A un grupo esto puede darle calma y equilibrio. También tiene su otra cara: puede parecerte que ningún patrón es del todo tuyo, o puedes quedarte esperando a que decidan los demás. Elige para cada tarea un patrón que guíe y di pronto lo que piensas.',
      dynamic:
        'Esta vez, de tus respuestas sale el Perfil dinámico: sueles empezar con uno o dos patrones, mientras los otros esperan tu llamada o se quedan al fondo. Tiendes a cambiar de camino según lo que buscas. A un grupo esto puede darle rumbo y movimiento. También tiene su otra cara: el patrón que guía puede ocupar demasiado sitio, y el que evitas puede quedar olvidado. Primero lee la tarea y luego elige qué patrón guía y cuáles faltan todavía.',
      strong_willed:
        'Esta vez, de tus respuestas sale el Perfil decidido: sueles usar tres o cuatro patrones desde el principio. A menudo llevas una tarea desde el plan hasta el resultado y das un paso adelante cuando hay algo que hacer. A un grupo esto puede darle impulso y un rumbo claro. También tiene su otra cara: puede parecer que decides por todo el mundo, o puedes cargar con demasiadas cosas. Pregunta a los demás qué piensan y déjales una parte.',
    },
    provisional:
      'Esta vez, de tus respuestas sale, de forma provisional, el Perfil dinámico: ningún patrón ha salido «Uso enseguida» y al menos uno ha salido «Evito». Por ahora, ninguno de tus patrones guía con claridad. Quizá eliges el camino en cada tarea, y eso puede darte apertura y agilidad. También tiene su otra cara: sin un patrón que guíe, puede costar más empezar. O quizá solo fue un día de cansancio o de prisas. Quédate con el resultado o repite el cuestionario después de descansar.',
    bands: {
      sequence: {
        Avoid:
          'Las instrucciones detalladas y los horarios rígidos pueden pesarte: a veces empiezas por la mitad y te organizas sobre la marcha. Puede ayudarte ver antes un ejemplo acabado. Ante una tarea larga, marca tres paradas en vez de escribir un plan completo.',
        'As Needed':
          'Organizas y ordenas el trabajo cuando una tarea lo pide, y lo dejas correr cuando no hace falta. Puede ayudarte reconocer pronto en cuál de los dos casos estás. Si se juntan varias entregas, apúntalas en el orden en que llegan.',
        'Use First':
          'Tiendes a buscar instrucciones claras, hacer un plan y acabar una cosa antes de pasar a la siguiente. Quizá querrías calma y que te avisen con tiempo. Deja un hueco libre en cada plan, y así una sorpresa no desordena el resto.',
      },
      precision: {
        Avoid:
          'Los textos largos, las muchas correcciones y las peticiones de pruebas pueden agotarte, y tiendes a dar la versión corta. Puede ayudarte saber qué detalles cuentan de verdad. Pregunta por los tres importantes y, antes de entregar, revisa solo esos.',
        'As Needed':
          'Entras a fondo en los detalles cuando el tema o lo que está en juego lo pide; en lo demás abrevias. Las peticiones claras pueden ayudarte. Antes de empezar, decide cómo de exacto debe ser este trabajo y pon un tiempo fijo a la revisión.',
        'Use First':
          'Tiendes a reunir datos, hacer muchas preguntas y corregir pequeños fallos antes de decir «ya está». Quizá querrías fuentes fiables y tiempo para leer. Pon un límite a la búsqueda: cuando tengas la respuesta a la pregunta principal, empieza a escribir y añade el resto después.',
      },
      technical_reasoning: {
        Avoid:
          'Desmontar cosas, trabajar por tu cuenta o pasar horas con un aparato puede hacérsete pesado: a menudo prefieres la compañía y las palabras. Puede ayudarte ver antes cómo lo hace otra persona. Empieza por una pequeña parte práctica y ve diciendo en voz alta lo que haces.',
        'As Needed':
          'Pruebas con las manos cuando sirve de algo, y otras veces prefieres leer o hablar. Puede ayudarte saber para qué vale una tarea. Si una explicación no lleva a ninguna parte, dibuja, construye o prueba un trozo.',
        'Use First':
          'Tiendes a buscar un fin práctico, un espacio tuyo y algo que probar, y hablas poco hasta que funciona. Quizá querrías un poco de silencio. Cuenta al grupo en dos frases por dónde vas, y así nadie tiene que adivinarlo.',
      },
      confluence: {
        Avoid:
          'Las tareas abiertas, los cambios repentinos y elegir por intuición pueden ponerte en tensión, y tiendes a quedarte con lo que conoces. Puede ayudarte tener unos cuantos ejemplos para elegir. Parte de algo conocido y cambia una sola cosa.',
        'As Needed':
          'Traes ideas nuevas cuando hacen falta, y otras veces te va bien lo de siempre. Un grupo relajado puede ayudarte. Cuando te atasques, escribe deprisa cinco ideas, sin juzgarlas, y quédate con una.',
        'Use First':
          'Tiendes a arrancar por intuición, seguir varias ideas y buscar un camino propio. Quizá querrías espacio para probar. Antes de correr hacia delante, lee la tarea hasta el final y elige la idea que responde a la pregunta.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'Tu resultado es el Perfil puente: los cuatro patrones entran en «Uso si hace falta», y recurres a cada uno cuando la situación lo pide. En la vida diaria tiendes a valorar antes de actuar, a adaptarte a quien tienes cerca y a poner en contacto a personas que ven las cosas de modo distinto. Otras personas pueden apreciar este equilibrio. Un punto que conviene vigilar: puedes aplazar una decisión o sentir que nada es del todo tuyo. Puede ayudarte elegir para cada tarea un patrón que guíe.',
      dynamic:
        'Tu resultado es el Perfil dinámico: uno o dos patrones suelen entrar en «Uso enseguida», mientras los otros quedan a mano o a distancia. En la vida diaria tiendes a empezar por el patrón que guía y a cambiar de rumbo cuando cambia la meta. Otras personas pueden apreciar esta viveza. Un punto que conviene vigilar: puedes insistir en el método de siempre o pasar por alto lo que notaría un patrón evitado. Antes de empezar puede servirte preguntarte qué hace falta.',
      strong_willed:
        'Tu resultado es el Perfil decidido: tres o cuatro patrones entran en «Uso enseguida» y actúan a la vez. En la vida diaria tiendes a llevar en la mano el plan, la conversación y el resultado, y a seguir adelante donde otras personas esperan. Los demás pueden apreciar esta determinación. Un punto que conviene vigilar: puede parecer que dejas poco sitio, o puedes cargar con más de lo que te toca. Puede ayudarte pedir otra opinión antes de decidir.',
    },
    provisional:
      'Tu resultado es, de forma provisional, el Perfil dinámico: esta vez ninguno de tus patrones entra en «Uso enseguida» y al menos uno entra en «Evito». Ningún patrón guía con claridad. Quizá decides en cada caso cómo abordar una tarea, y otras personas pueden apreciar esta apertura. Un punto que conviene vigilar: el primer paso puede llegar tarde, o puede escaparse lo que notaría un patrón evitado. También puede haber sido un día de cansancio o de prisas. Quédate con el resultado o repite el cuestionario después de descansar.',
    bands: {
      sequence: {
        Avoid:
          'Los procedimientos, los horarios y los sistemas ordenados pueden quedarte estrechos, y tiendes a encontrar tu propio camino a lo largo del día. Puede ayudarte tener una meta fija y un recorrido abierto. Acuerda una fecha y un resultado, y deja libre lo demás.',
        'As Needed':
          'Pones orden y horario en lo que lo pide, y en lo demás vives bien sin ellos. Preguntarte qué podría salir mal puede ayudarte a decidir. En los trabajos compartidos, escribe quién hace qué y para cuándo.',
        'Use First':
          'Tiendes a fijar pasos, fechas y listas antes de actuar y a acabar lo que has empezado. Quizá querrías instrucciones completas y pocas interrupciones. Si otras personas trabajan con más libertad, acuerda con ellas las etapas y déjales los pasos de en medio.',
      },
      precision: {
        Avoid:
          'Los documentos largos, las cifras exactas y las revisiones minuciosas pueden fatigarte, y tiendes a partir de la idea principal. Puede ayudarte un resumen, o alguien que repase el trabajo contigo. Elige los dos detalles que tienen que estar bien y compruébalos.',
        'As Needed':
          'Entras en el detalle donde la exactitud cuenta y en lo demás te basta una visión general. Puede ayudarte saber qué costaría un descuido. Antes de empezar, pregunta qué cifras, nombres o fechas tienen que ser exactos.',
        'Use First':
          'Tiendes a informarte, preguntar y comprobar antes de comprometerte, y las palabras imprecisas te molestan. Quizá querrías fuentes a mano y tiempo para leer. Decide cuánta certeza hace falta en este caso y deja de buscar cuando la tengas.',
      },
      technical_reasoning: {
        Avoid:
          'Las reparaciones, los detalles técnicos y las muchas horas sin compañía pueden cansarte, y tiendes a buscar personas o explicaciones. Puede ayudarte saber, en palabras sencillas, para qué sirve. Pide que te enseñen una vez cómo se hace y repite luego la primera parte.',
        'As Needed':
          'Te pones manos a la obra cuando un problema lo pide; otras veces lo resuelves hablando o leyendo. Un fin práctico y claro puede ayudarte. Si una discusión da vueltas, propón una prueba rápida y mira qué pasa.',
        'Use First':
          'Tiendes a preguntarte qué funciona, a probarlo y a no soltarlo, a menudo con pocas palabras. Quizá querrías autonomía y tiempo sin interrupciones. De vez en cuando, cuenta qué estás probando y cuándo darás una respuesta.',
      },
      confluence: {
        Avoid:
          'Las improvisaciones, los cambios frecuentes y las ideas sin base pueden incomodarte, y tiendes a fiarte de lo que ya ha funcionado. Puede ayudarte que te avisen con tiempo. Si te piden algo nuevo, pruébalo en pequeño, donde haya poco en juego.',
        'As Needed':
          'Encuentras modos nuevos cuando la situación lo pide, y en lo demás sigues los conocidos. Puede ayudarte reservar un rato para las ideas. Si una costumbre ya no funciona, anota otros tres caminos antes de volver a ella.',
        'Use First':
          'Tiendes a ver pronto las posibilidades, a moverte por intuición y a mantener vivas varias ideas. Quizá querrías libertad para experimentar. Antes de proponer la siguiente idea, elige una de la última ronda y di cuál sería el primer paso.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'El resultado de esta persona es el Perfil puente: los cuatro patrones entran en «Uso si hace falta», y cada uno aparece cuando la situación lo pide. Quienes tienen este resultado suelen escuchar y valorar antes de actuar, y ponen en contacto a personas que ven las cosas de modo distinto. Otras personas pueden apreciar este equilibrio. Un punto que conviene vigilar: una decisión puede aplazarse, o puede que ningún patrón se sienta como propio. Puede ayudar acordar para cada tarea un patrón que guíe.',
    dynamic:
      'El resultado de esta persona es el Perfil dinámico: uno o dos patrones entran en «Uso enseguida», mientras los otros quedan a mano o a distancia. Quienes tienen este resultado suelen empezar por el patrón que guía y cambiar de rumbo cuando cambia la meta. Otras personas pueden apreciar esta viveza. Un punto que conviene vigilar: pueden insistir en el método de siempre o pasar por alto lo que notaría un patrón evitado. Antes de empezar puede servir preguntarse qué hace falta.',
    strong_willed:
      'El resultado de esta persona es el Perfil decidido: tres o cuatro patrones entran en «Uso enseguida» y actúan a la vez. Quienes tienen este resultado suelen llevar en la mano el plan, la conversación y el resultado, y siguen adelante donde otras personas esperan. Los demás pueden apreciar esta determinación. Un punto que conviene vigilar: puede parecer que dejan poco sitio, o pueden cargar con más de lo que les toca. Puede ayudar ofrecer otra opinión y encargarse de una parte.',
  },
  provisional:
    'El resultado de esta persona es, de forma provisional, el Perfil dinámico: esta vez ninguno de los patrones entra en «Uso enseguida» y al menos uno entra en «Evito». Ningún patrón guía con claridad. Quienes tienen un resultado así quizá deciden en cada caso cómo abordar una tarea, y otras personas pueden apreciar esta apertura. Un punto que conviene vigilar: el primer paso puede llegar tarde. También puede haber sido un día de cansancio o de prisas: el cuestionario se puede repetir en un día tranquilo.',
}
