import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Personas adultas',
  scale: ['Nunca', 'Casi nunca', 'A veces', 'A menudo', 'Siempre'],
  statements: {
    sequence: [
      'Antes de ponerme a ello, quiero tener todas las instrucciones, completas y claras.',
      'Hago una tarea paso a paso, siguiendo un orden fijo.',
      'Organizo lo que tengo que hacer en un horario o una lista.',
      'Tengo ordenadas las cosas que uso, cada una en su sitio.',
      'Llevo una cosa hasta el final antes de pasar a otra.',
      'Me incomoda que los planes cambien a última hora.',
      'Comparo lo que he hecho con las instrucciones o con un ejemplo.',
    ],
    precision: [
      'Reúno información de muchas partes antes de dar una respuesta.',
      'Hago muchas preguntas para salir de dudas antes de seguir adelante.',
      'Tomo notas detalladas para poder volver a leerlas.',
      'Los errores pequeños me molestan tanto que me paro a corregirlos.',
      'Respondo por extenso, con la palabra exacta para cada detalle.',
      'Busco pruebas o cifras exactas antes de dar algo por cierto.',
      'Disfruto contando a otras personas datos que he descubierto.',
    ],
    technical_reasoning: [
      'Busco la utilidad práctica de lo que me piden hacer.',
      'Quiero entender cómo funciona por dentro un aparato o un sistema.',
      'Conozco una herramienta nueva probándola con mis propias manos.',
      'Me gusta hacer las cosas por mi cuenta y a mi manera.',
      'Hablo poco y prefiero mostrar lo que quiero decir.',
      'Sigo con un problema práctico hasta dar con lo que funciona.',
      'Necesito pensar a solas y en silencio antes de hablar de algo.',
    ],
    confluence: [
      'Sigo ideas propias y poco comunes antes que las conocidas.',
      'Pruebo caminos que nadie ha probado, aunque pueda equivocarme.',
      'Relaciono cosas que a otras personas les parecen muy alejadas.',
      'Me aburro cuando repito algo que ya he hecho.',
      'Tengo varias ideas en marcha al mismo tiempo.',
      'Empiezo por intuición, antes de haber oído todas las instrucciones.',
      'Expreso lo que quiero decir con historias, imágenes, música o teatro.',
    ],
  },
  open: [
    '¿Qué te frustra de algunas tareas que te encargan, o de la forma en que te las encargan?',
    'Puedes decidir con total libertad cómo mostrar lo que sabes. ¿Qué forma elegirías, y por qué?',
    'Piensa en una actividad que te gusta. ¿Cómo se la enseñarías a otra persona?',
  ],
}
