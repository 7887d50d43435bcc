import type { Page } from '../page.ts'

/**
 * The five steps at work (method D13), and the texts next to strategies, on the career match and on
 * the Personal Work Profile (D24, D25, D40).
 */
export const careerPages: Page[] = [
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 1,
    title: 'Leer',
    body_html:
      '<p>Lee todo el encargo una vez: el correo, el pedido, el plan. ¿Qué se pide, para cuándo y quién cuenta con ello?</p>' +
      '<p>Piensa en un trabajo parecido. ¿Qué te ayudó entonces?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Descifrar',
    body_html:
      '<p>Marca las palabras que dicen qué hacer: programar, informar, reparar, proponer. Cada una llama a uno de los cuatro patrones.</p>' +
      '<p>Después valora: ¿qué patrón pide mucho el trabajo, cuál un poco y cuál casi nada?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compara lo que pide el trabajo con cómo sueles hacerlo. FIT son tres maneras de que se encuentren:</p>' +
      '<ul>' +
      '<li><strong>Ponte a prueba (Forge)</strong>: el trabajo necesita un patrón que evitas. Decide una cosa pequeña que lo haga más fácil, o pide ayuda a alguien del trabajo.</li>' +
      '<li><strong>Haz más (Intensify)</strong>: usas un patrón si hace falta. En este trabajo, úsalo más.</li>' +
      '<li><strong>Frena un poco (Tether)</strong>: usas enseguida un patrón que aquí estorba. Déjalo esperar un rato.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Hacer',
    body_html:
      '<p>Trabaja con lo que has decidido, y tenlo a la vista. Si te atascas, mira otra vez lo que se pedía antes de cambiar de plan, ' +
      'y avisa a quienes lo esperan.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Mirar atrás',
    body_html:
      '<p>¿El resultado ha cumplido lo que se pedía? ¿Qué patrón ha ayudado y cuál ha estorbado?</p>' +
      '<p>Apunta una cosa que harías de otra manera la próxima vez, y otra que también pueda servir a alguien del trabajo.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Elige lo que te ayuda',
    body_html:
      '<p>Elige una idea para cada patrón que necesita la tarea. Con una basta; tres como mucho.</p>' +
      '<p>¿No te va bien ninguna? Escribe una tuya. Después cuéntanos si te ha ayudado.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Elige tus estrategias',
    body_html:
      '<p>Elige una estrategia para cada patrón en el que la tarea y tu costumbre no coincidan, tres como mucho. Primero van las frases que has marcado; ' +
      'después, las estrategias del tema. Si no te va bien ninguna, escribe una con tus palabras.</p>' +
      '<p>Son sugerencias, no recetas. Cuando la tarea esté hecha, di cuáles te han servido: la próxima vez irán primero.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'Qué es la comparación con empleos',
    body_html:
      '<p>Tomas un empleo de verdad: una oferta, o una lista de lo que se hace en él. Descifras sus funciones como cualquier otra tarea y ves qué patrones piden. ' +
      'Al lado está cómo dices que sueles hacer las cosas.</p>' +
      '<p>Así ves dónde tus hábitos están cerca de ese empleo y dónde tendrías que esforzarte. ' +
      'Es un punto de partida para hacer preguntas a quienes tienen ese empleo.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'Qué no es',
    body_html:
      '<p><strong>Esto compara hábitos, no capacidades, y no debe decidir el futuro profesional de nadie.</strong></p>' +
      '<p>No sabe lo que sabes hacer, lo que quieres aprender, cuánto se paga ni dónde te sentirías bien. Los hábitos pueden cambiar con el tiempo y según el lugar. ' +
      'Lo que dice la investigación está en la página <a href="/page/evidence">Qué se sabe y qué no</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Reúne lo que vale para ti en el trabajo',
    body_html:
      '<p>Bajo tres preguntas hay frases para cada patrón. Las de tu propio grado de uso van primero; también puedes mirar las demás. ' +
      'Marca lo que vale para ti; cada marca se guarda al momento.</p>' +
      '<p>Reúne también las funciones de un empleo que te dé curiosidad, una por línea, y di de cada una si te gusta, si te da igual o si te agota. ' +
      'Tres de cada tipo son un buen comienzo.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'Cómo se descifra un empleo',
    body_html:
      '<ol>' +
      '<li>Añade un empleo: su nombre y sus funciones, una por línea. Cópialas de una oferta o pregunta a alguien que lo tenga.</li>' +
      '<li>Di de cada función: me gusta, me da igual o me agota.</li>' +
      '<li>Mira las palabras de color y corrígelas donde no acierten.</li>' +
      '<li>Compara, patrón por patrón, los grados que necesita el empleo con los tuyos.</li>' +
      '<li>Elige estrategias para lo que no coincide, y apunta lo que quieres preguntar.</li>' +
      '</ol>' +
      '<p>Esto compara hábitos, no capacidades, y no debe decidir el futuro profesional de nadie.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Doce sectores donde mirar',
    body_html:
      '<p>Mira también sectores en los que no habrías pensado: en todos hay empleos que piden cada uno de los cuatro patrones. ' +
      'Los números son grupos principales de la clasificación O*NET-SOC, en la que puedes buscar profesiones.</p>' +
      '<ul>' +
      '<li><strong>Dirección y negocios</strong>: llevar un equipo, una tienda o un proyecto, compras, cuentas, asesorar a empresas (11, 13)</li>' +
      '<li><strong>Informática e ingeniería</strong>: programas, redes, datos, máquinas y puentes en el tablero de dibujo (15, 17)</li>' +
      '<li><strong>Investigación</strong>: laboratorios, trabajo de campo, el tiempo, la sociedad y sus preguntas (19)</li>' +
      '<li><strong>Orientación y derecho</strong>: estar al lado de las personas, trabajo social, tribunales y contratos (21, 23)</li>' +
      '<li><strong>Enseñanza</strong>: escuela infantil, colegio, formación, bibliotecas y museos (25)</li>' +
      '<li><strong>Arte, medios y deporte</strong>: diseño, escenario, escritura, imágenes, sonido, entrenar y jugar (27)</li>' +
      '<li><strong>Salud y cuidados</strong>: tratar, cuidar, hacer pruebas, medicinas, ayuda en casa (29, 31)</li>' +
      '<li><strong>Seguridad</strong>: bomberos, policía, vigilancia, fuerzas armadas (33, 55)</li>' +
      '<li><strong>Hostelería, comida y servicios</strong>: cocina, hotel, limpieza, jardines, peluquería, viajes (35, 37, 39)</li>' +
      '<li><strong>Ventas y oficinas</strong>: tiendas, clientela, correo, citas, nóminas (41, 43)</li>' +
      '<li><strong>Campo y construcción</strong>: granjas, bosques, pesca, obras, carreteras (45, 47)</li>' +
      '<li><strong>Reparar, fabricar y transportar</strong>: talleres, fábricas, vehículos, almacenes (49, 51, 53)</li>' +
      '</ul>' +
      '<p>Esta página usa información de la base de datos O*NET 28.2 del U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'con licencia <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. O*NET® es una marca de USDOL/ETA. ' +
      'Los sectores y sus nombres son nuestros; USDOL/ETA no los ha aprobado, recomendado ni comprobado.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'Tu Perfil personal de trabajo',
    body_html:
      '<p>Tres preguntas: cómo trabajas mejor, qué aportas a quien te da trabajo y qué necesitas de un lugar de trabajo. ' +
      'Marca lo que vale para ti. Con dos, tres o cuatro frases en cada pregunta hay de sobra.</p>' +
      '<p>Tómalo como punto de partida: para una candidatura, una entrevista o una charla sobre cómo trabajáis en común. ' +
      'Puede cambiar con el tiempo y según el lugar.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'Cómo leer esta página',
    body_html:
      '<p>Las barras muestran cómo dice esta persona que suele hacer las cosas: grados de uso, ninguno mejor que otro. ' +
      'Las frases bajo las tres preguntas las ha elegido la persona.</p>' +
      '<p>Esto compara hábitos, no capacidades, y no debe decidir el futuro profesional de nadie. ' +
      'No se debe usar para clasificar a las personas ni para elegir a quién contratar.</p>',
  },
]
