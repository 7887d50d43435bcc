import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Elige el primero', body: 'Pon todos los deberes en la mesa y toma solo uno.' },
      { title: 'Plan en dibujos', body: 'Pide en casa que te dibujen la tarde en tres dibujos.' },
      { title: 'Gana a la canción', body: '¿Sentarte cuesta? Trabaja hasta que acabe una canción.' },
    ],
    Intensify: [
      { title: 'Mi lista de la tarde', body: 'Haz una lista de tus deberes y tacha cada uno.' },
      { title: 'Mismo sitio, misma hora', body: 'Siéntate hoy en la misma mesa a la misma hora.' },
      { title: 'Mira la mochila', body: 'Mira la agenda y mete lo que necesitas mañana.' },
    ],
    Tether: [
      { title: 'Cambia un poco', body: 'A los diez minutos, pasa a otra tarea, aunque quede abierta.' },
      { title: 'Vale cualquier sitio', body: 'Haz una tarea en el suelo o debajo de la mesa.' },
      { title: 'Los planes se mueven', body: 'Si viene alguien a jugar, deja una tarea para después.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Lee la tarea una vez', body: 'Lee la tarea una vez en voz alta y empieza.' },
      { title: 'Revisión en compañía', body: 'Que una persona adulta revise una tarea mientras miras.' },
      { title: 'Caza un fallo', body: '¿Repasar aburre? Busca un fallo y pon ahí una estrella.' },
    ],
    Intensify: [
      { title: 'Búscalo', body: 'Busca una cosa de la que tienes dudas.' },
      { title: 'Repasa y guarda', body: 'Repasa otra vez tus respuestas antes de guardar todo.' },
      { title: 'Pide más', body: 'Pide en casa un dato más sobre el tema.' },
    ],
    Tether: [
      { title: 'Hecho está', body: 'Cuando todo esté lleno, mete la hoja en la mochila.' },
      { title: 'Pregunta una vez', body: 'Pregunta una sola vez si está bien y vete a jugar.' },
      { title: 'Para en la raya', body: 'Haz una raya en la hoja y acaba ahí tu respuesta.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Prueba con garbanzos', body: 'Usa garbanzos o tapones para contar o mostrar una tarea.' },
      { title: 'Cerca de alguien', body: 'Haz una tarea manual cerca de alguien de casa.' },
      { title: 'Una cosa de verdad', body: 'Busca en casa una cosa que tenga que ver con la tarea.' },
    ],
    Intensify: [
      { title: 'Úsalo en casa', body: 'Usa lo de hoy para cocinar, comprar o arreglar algo.' },
      { title: 'Fabrica tu ayuda', body: 'Haz una tarjeta de datos o una tira de números.' },
      { title: 'Busca qué te para', body: 'Señala el sitio donde te atascas y prueba un arreglo.' },
    ],
    Tether: [
      { title: 'Cuenta tu día', body: 'Cuenta en casa lo que has descubierto hoy.' },
      { title: 'Al tercer intento', body: 'Después del tercer intento, llama a alguien y pide ayuda.' },
      { title: 'Escríbelo también', body: 'Cuando acaben tus manos, escribe dos líneas sobre ello.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Tira el dado', body: '¿Lo nuevo es raro? Que un dado elija la próxima tarea.' },
      { title: 'Otro sitio', body: 'Que alguien elija un sitio nuevo para la próxima tarea.' },
      { title: 'Otro boli', body: 'Escribe el título con un boli que nunca usas.' },
    ],
    Intensify: [
      { title: 'Hazlo juego', body: 'Inventa un juego con tus palabras o tus datos.' },
      { title: 'Hazlo cuento', body: 'Cuenta tu tarea en la cena como un cuento.' },
      { title: 'Dos bolis que hablan', body: 'Haz que dos bolis hablen entre sí de tu tarea.' },
    ],
    Tether: [
      { title: 'Tapa lo demás', body: 'Pon un paño sobre todas tus otras cosas mientras trabajas.' },
      { title: 'Hazlo como dice', body: 'Haz la tarea como dice y luego añade algo tuyo.' },
      { title: 'Bote de ideas', body: 'Mete cada idea en un bote y ábrelo después.' },
    ],
  },
}
