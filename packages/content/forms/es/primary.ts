import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Primaria',
  scale: ['Nunca', 'Casi nunca', 'A veces', 'Muchas veces', 'Siempre'],
  statements: {
    sequence: [
      'Quiero saber todos los pasos antes de empezar.',
      'Hago las cosas paso a paso, en orden.',
      'Escribo una lista de lo que tengo que hacer.',
      'Guardo mis cosas bien ordenadas, en su sitio.',
      'Termino una cosa antes de empezar otra.',
      'Me gusta que no cambien los planes.',
      'Miro si mi trabajo está como el ejemplo.',
    ],
    precision: [
      'Busco mucha información antes de responder.',
      'Hago muchas preguntas hasta que no tengo dudas.',
      'Apunto muchas cosas para leerlas otra vez después.',
      'Me molestan los errores pequeños y los corrijo.',
      'Doy respuestas largas, con todos los detalles.',
      'Pregunto: «¿Cómo sabes que es verdad?»',
      'Me gusta contar a los demás cosas que sé.',
    ],
    technical_reasoning: [
      'Quiero saber para qué sirve lo que hago.',
      'Quiero ver cómo son las cosas por dentro.',
      'Para entender algo, lo pruebo o lo construyo.',
      'Me gusta trabajar por mi cuenta, a mi manera.',
      'Hablo poco y enseño lo que quiero decir.',
      'Si algo está roto, pruebo hasta que funciona.',
      'Antes de hablar, necesito pensar en silencio.',
    ],
    confluence: [
      'Uso una idea mía, aunque sea rara.',
      'Pruebo formas nuevas, aunque me pueda equivocar.',
      'Pienso en qué se parecen cosas muy distintas.',
      'Me aburro cuando hago otra vez lo mismo.',
      'Se me ocurren muchas ideas a la vez.',
      'Adivino lo que hay que hacer y empiezo enseguida.',
      'Cuento mis ideas con cuentos, dibujos, canciones o juegos.',
    ],
  },
  open: [
    '¿Qué te enfada o te bloquea cuando tienes que hacer algo?',
    'Piensa en algo que conoces bien. ¿Cómo te gustaría enseñárselo a los demás?',
    'Piensa en algo que te gusta hacer. ¿Cómo se lo enseñarías a un amigo o a una amiga?',
  ],
}
