import type { Page } from '../page.ts'

/**
 * The introduction to the Personal Learning Profile (plp_box), and the five steps for using it
 * (method D13).
 */
export const plpPages: Page[] = [
  {
    key: 'plp_box',
    age_group_id: 1,
    order: 1,
    title: 'Tu perfil de aprendizaje',
    body_html:
      '<p>Aquí está lo que has marcado y lo que has escrito. Con dos, tres o cuatro frases en cada patrón basta.</p>' +
      '<p>Enséñaselo a una persona adulta y habladlo. Puedes cambiarlo cuando quieras.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'Tu Perfil personal de aprendizaje',
    body_html:
      '<p>Esta página es tuya: lo que has marcado y lo que has escrito sobre cómo sueles hacer las cosas. Con dos, tres o cuatro frases en cada patrón hay de sobra.</p>' +
      '<p>Tómala como punto de partida para planificar y para contar a los demás qué te ayuda. Puede cambiar con el tiempo y según el lugar: vuelve y cámbiala.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Leer',
    body_html:
      '<p>Lee la tarea entera o pide que te la lean. ¿Qué hay que hacer?</p>' +
      '<p>¿Has hecho ya algo parecido? ¿Qué te ayudó?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Descifrar',
    body_html:
      '<p>Busca las palabras que dicen qué hacer: ordena, cuenta, construye, inventa. Pinta cada palabra con el color de su patrón.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Mira tu perfil. ¿La tarea necesita un patrón que te gusta menos? Entonces piensa en una cosa que te ayude con él. También puedes pedir ayuda.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Hacer',
    body_html: '<p>Ahora, a hacerlo. ¿Te atascas? Mira otra vez la tarea.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Mirar atrás',
    body_html:
      '<p>¿Está todo lo que se pedía? ¿Qué ha salido bien? ¿Qué probarás la próxima vez?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Leer',
    body_html:
      '<p>Lee toda la tarea una vez, despacio. ¿Qué se pide, para cuándo y quién lo verá?</p>' +
      '<p>Piensa en una vez que hiciste algo parecido. ¿Qué te ayudó entonces?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Descifrar',
    body_html:
      '<p>Marca las palabras que dicen qué hacer: ordena, explica, construye, inventa. Cada una llama a uno de los cuatro patrones.</p>' +
      '<p>Después valora: ¿qué patrón pide mucho la tarea, cuál un poco y cuál casi nada?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compara lo que pide la tarea con cómo sueles hacer las cosas. FIT son tres maneras de que se encuentren:</p>' +
      '<ul>' +
      '<li><strong>Ponte a prueba (Forge)</strong>: la tarea necesita un patrón que evitas. Decide una cosa pequeña que lo haga más fácil.</li>' +
      '<li><strong>Haz más (Intensify)</strong>: usas un patrón si hace falta. En esta tarea, úsalo más.</li>' +
      '<li><strong>Frena un poco (Tether)</strong>: usas enseguida un patrón que aquí estorba. Déjalo esperar un rato.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Hacer',
    body_html:
      '<p>Trabaja con lo que has decidido, y tenlo a la vista. Si te atascas, mira otra vez lo que pide la tarea antes de cambiar de plan.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Mirar atrás',
    body_html:
      '<p>¿El trabajo ha cumplido lo que se pedía? ¿Qué patrón ha ayudado y cuál ha estorbado?</p>' +
      '<p>Apunta una cosa que harías de otra manera la próxima vez.</p>',
  },
]
