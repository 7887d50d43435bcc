import type { Page } from '../page.ts'

/**
 * Pages to read. They make legal promises that the product must fulfil: trial and prices D31,
 * consent D41-D43, rights D44, retention periods D45, wording D47.
 */
export const readingPages: Page[] = [
  {
    key: 'terms',
    age_group_id: null,
    order: 1,
    title: 'Condiciones de uso',
    body_html:
      '<p>Estas condiciones valen para todas las personas que usan Quartet en este sitio. «Nosotros» es quien lleva este sitio. ' +
      'Para escribirnos, responde a cualquier correo que te haya enviado este sitio.</p>' +
      '<h2>Quién puede usar Quartet</h2>' +
      '<p>Puedes registrarte por tu cuenta cuando tengas la edad a la que, en tu país, se puede dar el consentimiento sin otra persona: ' +
      'entre los 13 y los 16 años. Si tienes menos, antes tiene que darlo tu madre, tu padre o quien tenga tu tutela. ' +
      'De los 6 a los 12 años nadie se registra nunca por su cuenta. ' +
      'Las edades están en la página <a href="/page/privacy_children">Infancia y privacidad</a>.</p>' +
      '<h2>Tu cuenta</h2>' +
      '<p>Da datos verdaderos, guarda la contraseña para ti y usa la cuenta solo tú. ' +
      'No hagas daño a otras personas ni al sitio; si alguien lo hace, podemos cerrar la cuenta. ' +
      'Puedes terminar con tu cuenta cuando quieras en la página «Tus datos»; después tienes 14 días para cambiar de opinión.</p>' +
      '<h2>Prueba y suscripción</h2>' +
      '<ul>' +
      '<li>La prueba es gratuita. Empieza cuando confirmas tu dirección y dura 14 días.</li>' +
      '<li>Después, un cuatrimestre (cuatro meses) cuesta 14,99 dólares estadounidenses y un año, 39,99. ' +
      'Si al registrarte ves otro precio, vale ese.</li>' +
      '<li>Si has marcado «Renovar automáticamente», el plazo que elegiste se cobra en tu tarjeta cuando termina la prueba ' +
      'y otra vez al final de cada plazo. Sin esa marca, tu acceso termina después de la prueba y no se cobra nada.</li>' +
      '<li>Para parar la renovación, deja la casilla sin marcar o escríbenos antes de que termine el plazo. ' +
      'Tu acceso dura entonces hasta el final del plazo.</li>' +
      '<li>Usa una tarjeta solo si es tuya o si quien la tiene está de acuerdo. ' +
      'Mientras la página Planes diga «Modo de práctica», no se cobra a ninguna tarjeta y solo valen números de práctica: no escribas nunca una tarjeta real.</li>' +
      '<li>Cuando ha terminado tu acceso, todavía puedes leer tus puntuaciones.</li>' +
      '</ul>' +
      '<p>Con el código de un colegio, una empresa o una asociación no necesitas tarjeta. Tu acceso depende entonces de esa institución.</p>' +
      '<h2>Ninguna decisión sobre personas</h2>' +
      '<p>Quartet no decide nada sobre nadie. Nadie puede usar puntuaciones o perfiles de Quartet para clasificar o descartar a personas ' +
      'al contratar, al poner notas o al repartirlas en clases o cursos. Esto obliga también a las instituciones.</p>' +
      '<h2>Textos y nombres</h2>' +
      '<p>Lo que escribes sigue siendo tuyo. Lo guardamos y lo mostramos solo a quienes pueden verlo; ' +
      'la página <a href="/page/privacy">Privacidad</a> dice quiénes son. ' +
      'El software de Quartet es libre: <a href="/page/about">Qué es Quartet</a> cuenta más. ' +
      '«Learning Connections Inventory» es el nombre de un instrumento que pertenece a otros. ' +
      'Las frases y los textos de Quartet son propios.</p>' +
      '<h2>Qué podemos prometer y qué no</h2>' +
      '<p>Llevamos Quartet con cuidado, pero no podemos prometer que esté siempre ahí ni que no tenga fallos. ' +
      'Tu perfil es un punto de partida para planificar, no un consejo sobre salud, estudios o trabajo. ' +
      'Hasta donde permite la ley, respondemos solo de los daños que causemos a propósito o por descuido grave, ' +
      'o por faltar a una obligación en la que tienes que poder confiar. ' +
      'Nada de esto limita lo que debemos por daños a la vida o a la salud, ni los derechos que tienes en tu país como consumidor o consumidora.</p>' +
      '<h2>Cambios</h2>' +
      '<p>Esta página muestra siempre las condiciones que valen ahora. Un cambio no toca un plazo que ya has pagado. ' +
      'Si hace falta tu consentimiento, te lo pedimos antes.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Privacidad',
    body_html:
      '<p>Esta página dice qué guarda Quartet sobre ti, para qué, quién lo ve y durante cuánto tiempo. ' +
      '«Nosotros» es quien lleva este sitio, responsable de tus datos. ' +
      'Para escribirnos, responde a cualquier correo que te haya enviado este sitio. ' +
      'Si has entrado con el código de un colegio, una empresa o una asociación, también puedes preguntar allí: ' +
      'tratamos tus datos para sus fines, según un acuerdo con esa institución. ' +
      'Para niños y niñas está la página <a href="/page/privacy_children">Infancia y privacidad</a>.</p>' +
      '<h2>Qué guardamos</h2>' +
      '<ul>' +
      '<li><strong>Cuenta:</strong> tu nombre, tu correo electrónico, tu grupo de edad, tu país y tu idioma. ' +
      'De los 13 a los 21 años también el año en que cumples 18. No te pedimos la fecha de nacimiento. ' +
      'Y, si quieres y tienes 13 años o más, una imagen y lo que cuentas sobre ti.</li>' +
      '<li><strong>Contraseña:</strong> solo como una huella (hash) de la que nadie puede sacarla.</li>' +
      '<li><strong>Cuestionario y perfil:</strong> tus respuestas, cuánto tiempo estuvo cada frase en la pantalla, tus puntuaciones ' +
      'y lo que eliges y escribes en tu perfil. Tratamos todo esto como datos sensibles.</li>' +
      '<li><strong>Tareas:</strong> el texto de cada tarea que traes aquí, las palabras que marcas, tus notas ' +
      'y las estrategias que eliges. La foto de una tarea se borra en cuanto se ha leído su texto.</li>' +
      '<li><strong>Pago:</strong> tu plan y sus fechas, la marca de tu tarjeta, las cuatro últimas cifras, ' +
      'el mes en que caduca y una clave al azar en lugar del número. ' +
      'El número de la tarjeta y el código CVC no los guardamos nunca.</li>' +
      '<li><strong>Consentimientos:</strong> qué permitiste, y cuándo.</li>' +
      '<li><strong>Seguridad:</strong> cuándo iniciaste sesión y hasta cuándo vale; ' +
      'un registro de quién cambió qué, con un nombre al azar y sin tus respuestas ni tus textos; quién ha leído tu perfil ' +
      'y a qué dirección lo has enviado; y, contra quien intente adivinar contraseñas, ' +
      'cuántas veces se ha intentado con una dirección de red o de correo, borrado en un plazo de dos días.</li>' +
      '</ul>' +
      '<h2>Para qué</h2>' +
      '<p>Necesitamos estos datos para darte tu cuenta y tu perfil, para que Quartet sea seguro y para hacer lo que exige la ley. ' +
      'Tres cosas pasan solo con tu consentimiento: quienes te acompañan en tu institución ven tus puntuaciones, ' +
      'recibes recordatorios por correo y tus respuestas cuentan, sin tu nombre, en estadísticas de investigación. ' +
      'No hay publicidad ni seguimiento, y no vendemos nada. Ninguna máquina decide sobre ti.</p>' +
      '<h2>Quién lo ve</h2>' +
      '<ul>' +
      '<li>Tú y, cuando hace falta, las pocas personas que hacen funcionar Quartet.</li>' +
      '<li>El personal de la institución con cuyo código has entrado: tu nombre, tu correo electrónico, tu grupo de edad, ' +
      'si has terminado el cuestionario, y los nombres y el estado de tus tareas. ' +
      'Tus puntuaciones, tu perfil y lo que dicen tus tareas, solo si lo has permitido.</li>' +
      '<li>Las personas a las que envías por correo tu perfil o una ficha de estrategias.</li>' +
      '<li>Si tienes menos de 18 años y estás en una cuenta de familia: quien la lleva, también tus puntuaciones.</li>' +
      '<li>El servicio de correo y quien aloja este sitio, en lo que trabajan para nosotros. ' +
      'Nadie más, salvo que una ley nos obligue.</li>' +
      '</ul>' +
      '<h2>Cuánto tiempo</h2>' +
      '<ul>' +
      '<li>Una cuenta que no usa nadie: 36 meses; la de un niño o una niña, 12 meses. Escribimos 30 días antes de borrarla.</li>' +
      '<li>Una cuenta creada con una tarjeta y cuya dirección nunca se confirma: 7 días.</li>' +
      '<li>Cada una de las respuestas al cuestionario: 24 meses. Las puntuaciones: lo que dure la cuenta.</li>' +
      '<li>El registro, y quién ha leído o recibido tu perfil: 12 meses. Un archivo con todos tus datos: 7 días. Los inicios de sesión fallidos y casos parecidos, con una parte aproximada de la dirección de red: 30 días. ' +
      'Las copias de seguridad: 35 días; durante ese tiempo puede haber en ellas datos ya borrados.</li>' +
      '<li>Las notificaciones: 180 días.</li>' +
      '<li>Los datos que tenemos para una institución: como mucho 60 días después de que termine nuestro acuerdo con ella.</li>' +
      '<li>Los justificantes de pagos y consentimientos: lo que exija la ley.</li>' +
      '</ul>' +
      '<h2>En tu dispositivo</h2>' +
      '<p>Las páginas no cargan nada de nadie más. Tu navegador guarda una clave que mantiene tu sesión abierta y desaparece cuando la cierras; ' +
      'dos cookies, una señal de si tienes la sesión abierta y una marca aleatoria con la que reconocemos este dispositivo cuando inicias sesión (medio año); tu idioma, claro u oscuro y elecciones parecidas; ' +
      'tu correo electrónico hasta que lo confirmas; las respuestas y el trabajo en una tarea que todavía no se han podido enviar; ' +
      'y, hasta que cierras la pestaña, lo que escribiste al registrarte, sin tarjeta ni contraseña.</p>' +
      '<h2>Tus derechos</h2>' +
      '<p>Puedes ver tus datos, recibir una copia, pedir que se corrijan o se borren, oponerte a que se usen para algo ' +
      'y retirar cada consentimiento cuando quieras. La página «Tus datos», al pie de cada pantalla, muestra qué guardamos, ' +
      'prepara una copia y borra tu cuenta. Para todo lo demás, escríbenos y lo hacemos en un plazo de 30 días. ' +
      'También puedes reclamar ante la autoridad de protección de datos de tu país.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'Lo que Quartet sabe de ti',
    body_html:
      '<p>Quartet guarda algunas cosas sobre ti para poder funcionar. Aquí puedes leer cuáles.</p>' +
      '<h2>Primero dice que sí una persona adulta</h2>' +
      '<p>Todavía no tienes 13 años. Por eso antes tiene que decir que sí una persona adulta que cuida de ti. ' +
      'A veces puede decir que sí tu colegio. Entonces ha firmado un papel con nosotros. ' +
      'Antes del sí guardamos solo un apodo tuyo, el correo de esa persona adulta ' +
      'y una nota con tu colegio, tu grupo de edad, tu país y tu idioma.</p>' +
      '<h2>Lo que guardamos después</h2>' +
      '<p>Tu nombre, tus respuestas, cuánto tiempo miraste cada frase, tus puntuaciones, ' +
      'las frases que eliges y las tareas que escribes aquí. ' +
      'Tu contraseña la guardamos en una forma secreta que nadie puede leer.</p>' +
      '<h2>Quién puede mirarlo</h2>' +
      '<ul>' +
      '<li>Tú.</li>' +
      '<li>Si participas con tu familia: la persona adulta que lleva la cuenta.</li>' +
      '<li>Si participas con un colegio o una asociación: las personas adultas de allí ven tu nombre, si has terminado ' +
      'y cómo se llaman tus tareas. Ven tus puntuaciones y lo que hay en tus tareas solo si tu familia o las personas adultas del colegio han dicho que sí.</li>' +
      '<li>Las personas que hacen funcionar Quartet, cuando hace falta.</li>' +
      '</ul>' +
      '<h2>Lo que no vas a encontrar aquí</h2>' +
      '<p>Ninguna foto tuya. Ningún anuncio. Ningún enlace a redes sociales. Ninguna página sobre empleos. No puedes buscar a otras personas. ' +
      'Tu página no se envía por correo. Puedes imprimirla o enseñársela a una persona adulta.</p>' +
      '<h2>Puedes decir basta</h2>' +
      '<p>¿Quieres saber qué guardamos? ¿Hay algo que está mal? ¿Quieres que lo borremos? ' +
      'Díselo a una persona adulta. Puede escribirnos cualquier día.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'Infancia y privacidad',
    body_html:
      '<p>Esta página es para madres, padres y quienes tienen la tutela. Dice lo que vale para niños y niñas, además de lo que está en ' +
      '<a href="/page/privacy">Privacidad</a>. «Nosotros» es quien lleva este sitio. ' +
      'Para escribirnos, responde a cualquier correo que te haya enviado este sitio, o pregunta en el colegio.</p>' +
      '<h2>Cuándo hace falta tu consentimiento</h2>' +
      '<p>Siempre, de los 6 a los 12 años, a no ser que el colegio lo dé en tu lugar (mira más abajo). ' +
      'A esta edad nadie se registra nunca por su cuenta: se entra con el código de un colegio. ' +
      'La entrada con la familia todavía se está preparando.</p>' +
      '<p>Desde los 13 años, cada persona puede dar su consentimiento por su cuenta cuando tiene la edad de su país:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Malta, Portugal, Estados Unidos</li>' +
      '<li><strong>14:</strong> Italia, España</li>' +
      '<li><strong>15:</strong> Grecia</li>' +
      '<li><strong>16:</strong> Alemania y todos los demás países</li>' +
      '</ul>' +
      '<p>Así, con 14 años tu hijo o tu hija puede registrarse por su cuenta en Italia, pero te necesita en Alemania.</p>' +
      '<h2>Qué pasa antes de tu consentimiento</h2>' +
      '<p>Te escribimos un correo y la cuenta espera. De los 6 a los 12 años guardamos entonces solo un apodo y tu correo electrónico, ' +
      'con una nota del colegio, el grupo de edad, el país y el idioma. Desde los 13 años, la cuenta abre solo páginas de ayuda. ' +
      'Nadie puede responder todavía al cuestionario. Si dices que no, o no respondes, borramos lo que se guardó para la petición. ' +
      'Si dices que sí, anotamos quién dio el consentimiento, cómo, cuándo y a qué texto.</p>' +
      '<h2>Cuando lo da un colegio</h2>' +
      '<p>Un colegio puede dar el consentimiento en tu lugar solo si ha firmado con nosotros un acuerdo de tratamiento de datos. ' +
      'Entonces usamos los datos solo para los fines del colegio y como nos indica. ' +
      'Si el colegio ha dejado la decisión a las familias, cada cuenta te espera a ti.</p>' +
      '<h2>Lo que no se puede hacer aquí de los 6 a los 12 años</h2>' +
      '<ul>' +
      '<li>mostrar una foto propia</li>' +
      '<li>enviar el perfil por correo; pueden imprimirlo o enseñarlo</li>' +
      '<li>usar enlaces a redes sociales</li>' +
      '<li>buscar contactos</li>' +
      '<li>ver publicidad, páginas sobre empleos o un perfil de trabajo</li>' +
      '</ul>' +
      '<p>Esto vale tenga los permisos que tenga la cuenta.</p>' +
      '<h2>Tus derechos</h2>' +
      '<p>Cuando quieras puedes ver lo que guardamos sobre tu hijo o tu hija, pedir que se corrija o se borre, negarte a que se siga usando ' +
      'y retirar tu consentimiento. Responde a nuestro correo o pregunta en el colegio; lo hacemos en cuanto podemos, en 30 días como mucho. ' +
      'No damos nada a nadie para sus propios fines. Si eso fuera a cambiar alguna vez, te lo preguntaríamos aparte. ' +
      'Borramos la cuenta de un niño o una niña que nadie ha usado en 12 meses, y escribimos 30 días antes.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'Qué se sabe y qué no',
    body_html:
      '<p>Tu perfil describe cómo dices que sueles hacer las cosas. Es un punto de partida para planificar ' +
      'y puede cambiar con el tiempo y según el lugar.</p>' +
      '<h2>Qué se sabe</h2>' +
      '<p>Las revisiones de estudios no han encontrado pruebas suficientes de que se aprenda mejor cuando la enseñanza se ajusta a un estilo (1, 2). ' +
      'Ajustarla puede incluso hacer daño. Sin embargo, en una revisión de 37 estudios lo creía el 89 % de quienes enseñan (3). ' +
      'Aprender a planificar, observar y valorar el propio trabajo sí tiene buen respaldo (4).</p>' +
      '<h2>Qué no se sabe</h2>' +
      '<p>No conocemos ningún estudio que muestre que este cuestionario mejora lo que consigue un equipo. ' +
      'Todavía no se ha estudiado hasta qué punto son fiables nuestras frases. ' +
      'No hay valores de referencia, así que no se compara a nadie con otras personas.</p>' +
      '<p>Los grados sugeridos para una tarea salen de palabras clave y de una tabla. Un modelo de lenguaje escribió y evaluó los textos con los que se crearon y midieron: en inglés, cerca de uno de cada tres grados sugeridos es erróneo. Sin tabla, como por ahora en todos los demás idiomas, lo era cerca de la mitad. Todavía no los ha evaluado ninguna persona.</p>' +
      '<h2>Fuentes</h2>' +
      '<ol>' +
      '<li>Coffield et al. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler et al. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton y Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton et al. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'Qué es Quartet',
    body_html:
      '<p>Quartet te acompaña al aprender: por tu cuenta, en el colegio o en la empresa. ' +
      'Respondes a 28 frases cortas y a tres preguntas abiertas y recibes un perfil de cómo dices que sueles hacer las cosas.</p>' +
      '<h2>Los cuatro patrones</h2>' +
      '<ul>' +
      '<li><strong>Secuencia:</strong> orden y planes</li>' +
      '<li><strong>Precisión:</strong> datos y detalles</li>' +
      '<li><strong>Razonamiento técnico:</strong> utilidad y práctica</li>' +
      '<li><strong>Confluencia:</strong> ideas y caminos nuevos</li>' +
      '</ul>' +
      '<p>Todas las personas tienen los cuatro. Lo que cambia es cuánto usa cada una cada patrón: Uso enseguida, Uso si hace falta o Evito. ' +
      'Ninguno de estos grados es mejor que otro.</p>' +
      '<h2>Qué no es Quartet</h2>' +
      '<p>No es un examen de capacidad ni de inteligencia, no es un diagnóstico y no sirve para elegir a personas ni profesiones. ' +
      'No promete que aprendas mejor si te enseñan «a tu manera». ' +
      'Lo que dice la investigación está en la página <a href="/page/evidence">Qué se sabe y qué no</a>.</p>' +
      '<h2>Software libre</h2>' +
      '<p>Quartet es software libre con la licencia GNU Affero General Public License, versión 3 o posterior (AGPL-3.0-or-later). ' +
      'Con esa licencia, cualquier persona puede usarlo, estudiarlo, cambiarlo y compartirlo. ' +
      'El código fuente de la versión que funciona aquí está abierto para ti: pídelo a quien lleva este sitio.</p>' +
      '<h2>El nombre del cuestionario</h2>' +
      '<p>«Learning Connections Inventory» es el nombre de un instrumento que pertenece a otros. ' +
      'Todas las frases y todos los textos de Quartet se han escrito para Quartet; ninguno está tomado de ese instrumento. ' +
      'Quien lleva un sitio puede hacer que se muestre otro nombre.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Accesibilidad',
    body_html:
      '<p>Quartet debe poder usarlo cualquier persona. Nuestra meta es el nivel AA de las Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>Lo que funciona</h2>' +
      '<ul>' +
      '<li>Todo se puede hacer solo con el teclado. En el cuestionario, las teclas del 1 al 5 eligen una respuesta.</li>' +
      '<li>Las páginas se pueden ampliar al 200 % y caben en un teléfono pequeño.</li>' +
      '<li>Hay un diseño claro y otro oscuro. Lo que se mueve se queda quieto si tu dispositivo pide menos movimiento.</li>' +
      '<li>En los idiomas que se escriben de derecha a izquierda, toda la página se dispone como en un espejo.</li>' +
      '<li>Cada patrón tiene, además de su color, su forma, su letra y su nombre.</li>' +
      '<li>Para registrarse no hay que resolver nada con imágenes ni sonidos.</li>' +
      '<li>No hay prisa: cada respuesta se guarda al momento, y tienes 30 días para terminar.</li>' +
      '<li>Un botón lee en voz alta las frases, las preguntas, los resultados y páginas como esta, y va siguiendo las palabras. ' +
      'En el cuestionario también puede leerte otra persona.</li>' +
      '</ul>' +
      '<h2>Lo que no funciona todavía</h2>' +
      '<ul>' +
      '<li>Las voces que leen en voz alta son claras, pero no bonitas.</li>' +
      '<li>Solo el cuestionario, los textos sobre sus resultados y unas pocas páginas tienen una versión con palabras más fáciles para niños y niñas. ' +
      'No hay ninguna en lengua de signos.</li>' +
      '<li>No conocemos ninguna auditoría independiente. Un programa busca barreras en las pantallas, pero no las encuentra todas.</li>' +
      '</ul>' +
      '<h2>Cuéntanoslo</h2>' +
      '<p>Si algo te impide el paso, responde a cualquier correo que te haya enviado este sitio. ' +
      'Dinos qué página era, qué querías hacer y con qué lees la pantalla. ' +
      'Si participas con un colegio, una empresa o una asociación, también puedes decirlo allí.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'Cómo te ayuda el LCI',
    body_html:
      '<p>El LCI es la lista de frases cortas a las que respondes aquí. De tus respuestas sale una página sobre ti. Se llama perfil.</p>' +
      '<h2>Para qué sirve</h2>' +
      '<p>Miramos cuatro maneras de hacer un trabajo. Se llaman patrones: Secuencia, Precisión, Razonamiento técnico y Confluencia. ' +
      'Todo el mundo tiene los cuatro. Tu perfil muestra cuáles usas enseguida, cuáles usas si hacen falta ' +
      'y cuáles prefieres dejar tranquilos. Ninguno es mejor que otro. Y puede cambiar.</p>' +
      '<h2>Qué puedes hacer con él</h2>' +
      '<ul>' +
      '<li>Léelo con una persona adulta. ¿Qué frases se parecen a ti?</li>' +
      '<li>Piensa en un trabajo, como los deberes o preparar la mochila. ¿Qué haces primero? ¿En qué te vendría bien ayuda?</li>' +
      '<li>Cuando acabes, mira atrás. ¿Qué te ha ayudado? ¿Qué probarás la próxima vez?</li>' +
      '</ul>' +
      '<h2>Qué no puede hacer</h2>' +
      '<p>No te da más inteligencia, y no dice qué se te da bien. Te da palabras para contar cómo haces las cosas. ' +
      'Pruébalo con una tarea tuya: escríbela en la página «Tareas de clase» y mira qué palabras se iluminan.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'Cómo te ayuda el LCI',
    body_html:
      '<p>El LCI es un cuestionario: dices con qué frecuencia valen para ti 28 frases. De tus respuestas sale tu perfil.</p>' +
      '<h2>Para qué sirve un perfil</h2>' +
      '<p>Te da palabras para algo que suele pasar sin pensarlo: cómo empiezas una tarea, a qué recurres primero ' +
      'y qué vas dejando para luego. Muestra cuánto usas cada uno de los cuatro patrones. Tienes los cuatro, y ninguno es mejor que otro.</p>' +
      '<h2>Qué puedes hacer con él</h2>' +
      '<ul>' +
      '<li>Compruébalo. Lee las frases y mira en cuáles te reconoces. Si una descripción no encaja, puedes no estar de acuerdo.</li>' +
      '<li>Antes de una tarea, pregúntate qué pide: ¿un plan, datos exactos, probar cosas, una idea nueva? ' +
      'Si es un patrón que evitas, decide qué podría ayudarte.</li>' +
      '<li>Después, pregúntate qué ha funcionado y qué harás de otra manera.</li>' +
      '</ul>' +
      '<p>En las páginas de tareas puedes descifrar una tarea palabra por palabra: sus palabras se iluminan con los colores de los patrones, ' +
      'comparas lo que pide con lo que sueles hacer y eliges estrategias para ella.</p>' +
      '<h2>Qué no puede hacer</h2>' +
      '<p>No mide tu inteligencia ni dice qué trabajo elegir, y no es motivo para dejar de lado una asignatura. ' +
      'Lo que dice la investigación está en <a href="/page/evidence">Qué se sabe y qué no</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'Cómo te ayuda el LCI',
    body_html:
      '<p>El LCI es un cuestionario de 28 frases y tres preguntas abiertas. De tus respuestas sale un perfil: ' +
      'una descripción de cómo dices que sueles hacer las cosas.</p>' +
      '<h2>Para qué sirve un perfil</h2>' +
      '<p>En cómo empezamos, planificamos y acabamos las cosas hay mucha costumbre. Un perfil pone esa costumbre en palabras, en cuatro patrones, ' +
      'para que puedas pensar en ella, hablar de ella y a veces elegir otro camino. ' +
      'Todas las personas tienen los cuatro patrones, y ningún grado de uso es mejor que otro.</p>' +
      '<h2>Qué hacer con él</h2>' +
      '<ul>' +
      '<li>Compáralo con tu propia experiencia. Lee las frases y mira en cuáles te reconoces.</li>' +
      '<li>Antes de una tarea, pregúntate qué patrones pide y qué podría ayudarte con uno que tiendes a evitar.</li>' +
      '<li>Después, mira atrás: ¿qué ha funcionado y qué cambiarías?</li>' +
      '</ul>' +
      '<p>En las páginas de tareas puedes descifrar una tarea palabra por palabra: sus palabras se iluminan con los colores de los patrones, ' +
      'comparas lo que pide con lo que sueles hacer y eliges estrategias para ella.</p>' +
      '<h2>Qué no puede hacer</h2>' +
      '<p>No mide capacidades y no debe decidir el futuro profesional de nadie. Un perfil por sí solo no mejora nada; ' +
      'planificar, observar y valorar el propio trabajo sí puede hacerlo. ' +
      'Lo que dice la investigación está en <a href="/page/evidence">Qué se sabe y qué no</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Vídeos',
    body_html:
      '<p>Este es el camino por Quartet en palabras, en cinco pasos cortos.</p>' +
      '<ol>' +
      '<li><strong>Prepárate.</strong> Elige un momento tranquilo, después de descansar. Esto no es un examen.</li>' +
      '<li><strong>Responde.</strong> Lee 28 frases cortas y di con qué frecuencia vale para ti cada una. Después vienen tres preguntas abiertas. ' +
      'Puedes parar cuando quieras y seguir en un plazo de 30 días.</li>' +
      '<li><strong>Lee tu perfil.</strong> Muestra cuánto usas cada uno de los cuatro patrones: Secuencia, Precisión, ' +
      'Razonamiento técnico y Confluencia.</li>' +
      '<li><strong>Compruébalo.</strong> Mira en qué frases te reconoces. Si estás cerca de una línea, lee las dos descripciones.</li>' +
      '<li><strong>Úsalo.</strong> Antes de una tarea, piensa qué pide y qué podría ayudarte. ' +
      'Después, mira atrás: ¿qué ha funcionado?</li>' +
      '</ol>',
  },
]
