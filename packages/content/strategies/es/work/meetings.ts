import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Un punto en papel', body: 'Lleva un punto en un papelito y plantéalo cuando le toque.' },
      { title: 'Pide el orden del día', body: 'Si el orden del día te aburre, pregunta qué dos puntos te afectan.' },
      { title: 'Quédate un rato', body: 'Comprométete a seguir el orden fijado durante la primera media hora.' },
    ],
    Intensify: [
      { title: 'Envía el orden del día', body: 'Envía un día antes los puntos, con los minutos de cada uno.' },
      { title: 'Cierra con quién y cuándo', body: 'Usa los últimos cinco minutos para leer quién hace qué y para cuándo.' },
      { title: 'Un reloj a la vista', body: 'Pon un reloj donde todo el mundo lo vea y avisa a la mitad.' },
    ],
    Tether: [
      { title: 'Deja ir la charla', body: 'Deja que el grupo se salga cinco minutos del orden del día antes de traerlo de vuelta.' },
      { title: 'Un punto abierto', body: 'Cierra la reunión con un punto abierto y ponle fecha.' },
      { title: 'Cede la dirección', body: 'Pide hoy a otra persona que lleve el orden y sigue el suyo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Anota lo decidido', body: 'Ten una tarjeta titulada «decidido» y añade una línea cada vez que algo quede cerrado.' },
      { title: 'Un número a mano', body: 'Si los detalles te desbordan, busca antes un número y llévalo en el bolsillo.' },
      { title: 'Acta compartida', body: 'Reparte el acta: una persona escribe la primera mitad y otra la segunda.' },
    ],
    Intensify: [
      { title: 'Pregunta qué exactamente', body: 'Pregunta una vez en cada punto: «¿Qué queremos decir exactamente?».' },
      { title: 'Comprueba antes de citar', body: 'Comprueba las dos cifras que vas a citar mientras esperas el comienzo.' },
      { title: 'Confirma por escrito', body: 'Envía después de la reunión una nota breve con lo acordado.' },
    ],
    Tether: [
      { title: 'Guarda la nota al pie', body: 'Deja pasar un pequeño error y coméntalo después con quien hablaba.' },
      { title: 'Respuesta de treinta segundos', body: 'Responde en treinta segundos y ofrece los detalles a quien los quiera.' },
      { title: 'Dos preguntas como mucho', body: 'Elige tus dos preguntas más útiles y deja las demás en el papel.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Trae algo que tocar', body: 'Pon en la mesa una muestra o un papel impreso y habla de eso.' },
      { title: 'Al lado de quien sabe', body: 'Si lo técnico te pierde, siéntate con quien lo conoce y pregúntale algo en voz baja.' },
      { title: 'Una prueba, cinco minutos', body: 'En vez de más palabras, propón probar cinco minutos una de las sugerencias.' },
    ],
    Intensify: [
      { title: 'Dibuja mientras hablan', body: 'Dibuja el problema en la pizarra mientras los demás lo describen.' },
      { title: 'Pregunta por la próxima semana', body: 'Pregunta cómo funcionará la decisión en la práctica la semana que viene.' },
      { title: 'Enseña el prototipo', body: 'Cambia durante dos minutos las diapositivas por la cosa misma.' },
    ],
    Tether: [
      { title: 'Habla en la primera ronda', body: 'Di una frase completa en la primera ronda, aunque todavía lo estés pensando.' },
      { title: 'Los arreglos, después', body: 'Escribe el arreglo en una tarjeta y deja que los demás describan antes el problema.' },
      { title: 'Portátil cerrado', body: 'Cierra el portátil y mira a la persona que habla.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Escribe antes de hablar', body: 'Si hablar sin guion te inquieta, escribe una propuesta y léela en voz alta.' },
      { title: 'Suma a otra idea', body: 'Recoge una idea que haya empezado otra persona y añádele un detalle.' },
      { title: 'Cinco minutos de ideas', body: 'Pide un límite de cinco minutos para las ideas locas y quédate a oírlas.' },
    ],
    Intensify: [
      { title: '¿Y si no lo hacemos?', body: 'Pregunta qué pasaría si el equipo dejara este punto del todo.' },
      { title: 'Cambia de escenario', body: 'Propón tratar este punto de pie o dando un paseo.' },
      { title: 'La pregunta en imagen', body: 'Ofrece una imagen para el problema: un puente, una fuga, un nudo.' },
    ],
    Tether: [
      { title: 'Una idea y a escuchar', body: 'Da una idea y espera hasta que hayan hablado otras tres personas.' },
      { title: 'Pregunta por el punto', body: 'Pregunta qué punto del orden del día está abierto antes de traer algo nuevo.' },
      { title: 'Un rincón para luego', body: 'Apunta las ideas de más en el rincón «para luego» de la pizarra y déjalas allí.' },
    ],
  },
}
