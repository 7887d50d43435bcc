import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Secundaria',
  scale: ['Nunca', 'Casi nunca', 'A veces', 'A menudo', 'Siempre'],
  statements: {
    sequence: [
      'No empiezo hasta tener unas instrucciones completas y claras.',
      'Hago un trabajo en orden, un paso detrás de otro.',
      'Escribo un horario o una lista de lo que tengo que hacer.',
      'Ordeno mis papeles, archivos y materiales: cada cosa tiene su sitio.',
      'Termino lo que tengo delante antes de empezar otra.',
      'Me incomoda que un plan cambie de repente.',
      'Cuando acabo, comparo mi trabajo con las instrucciones, punto por punto.',
    ],
    precision: [
      'Antes de responder, busco la información en varios sitios.',
      'Hago una pregunta tras otra hasta que no me queda ninguna duda.',
      'Tomo apuntes con muchos detalles para poder repasarlos.',
      'Hasta un error diminuto me molesta, y no paro hasta corregirlo.',
      'Doy respuestas largas, con la palabra exacta para cada detalle.',
      'Quiero ver la fuente o los datos antes de creerme algo.',
      'Me gusta contar datos y curiosidades que he ido reuniendo.',
    ],
    technical_reasoning: [
      'Quiero ver para qué sirve una tarea en la vida real.',
      'Cuando uso un aparato, me pregunto qué pasa ahí dentro.',
      'Descubro cómo van las cosas construyéndolas o probándolas con mis manos.',
      'Me gusta que me dejen trabajar por mi cuenta y a mi modo.',
      'Prefiero enseñar lo que quiero decir en vez de explicarlo mucho.',
      'Ante un problema que se resiste, insisto hasta que sale.',
      'Necesito un rato de silencio para pensar antes de decir nada.',
    ],
    confluence: [
      'Elijo una idea mía poco corriente antes que la que se espera.',
      'Pruebo una forma nueva, aunque me arriesgue a fallar.',
      'Junto cosas que parecen no tener nada en común.',
      'Pierdo el interés si tengo que hacer dos veces lo mismo.',
      'Sigo varias ideas al mismo tiempo.',
      'Me lanzo por intuición cuando todavía están explicando lo que hay que hacer.',
      'Convierto lo que pienso en una historia, un dibujo, una canción o una escena.',
    ],
  },
  open: [
    'Piensa en las tareas que te sacan de quicio. ¿Qué es exactamente lo que te frustra?',
    'Conoces bien un tema y puedes presentarlo como tú quieras. ¿Qué harías?',
    'Elige algo que te gusta hacer en tu tiempo libre. ¿Cómo se lo enseñarías a alguien que empieza?',
  ],
}
