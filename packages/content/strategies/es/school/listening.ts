import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Caza tres paradas', body: 'Escucha el principio, el giro y el final, y escribe una palabra para cada uno.' },
      { title: 'Un marco ya hecho', body: 'Si los apuntes ordenados te agobian, pide el esquema de la charla y rellena huecos.' },
      { title: 'La fecha arriba', body: 'Escribe arriba la fecha y el tema, y deja libre lo demás.' },
    ],
    Intensify: [
      { title: 'Numera los puntos', body: 'Numera cada punto que se explica y deja una línea entre ellos.' },
      {
        title: 'Página en dos columnas',
        body: 'Antes de la charla, dibuja dos columnas: ideas principales a la izquierda, detalles a la derecha.',
      },
      { title: 'Repaso del mismo día', body: 'Repasa tus apuntes en orden antes de que acabe el día.' },
    ],
    Tether: [
      { title: 'Apuntes sin camino', body: 'Usa una hoja en blanco y pon palabras donde haya sitio.' },
      { title: 'Sigue el desvío', body: 'Cuando la explicación se salga del esquema, deja el esquema y escucha.' },
      { title: 'No lo pases a limpio', body: 'Deja los apuntes como están y usa el tiempo para recordarlos.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinco datos por charla', body: 'Escribe cinco datos y luego deja el bolígrafo.' },
      {
        title: 'Compara con quien tengas cerca',
        body: 'Si apuntarlo todo te agota, cambia apuntes con alguien y copia un detalle que te falte.',
      },
      { title: 'Graba una parte', body: 'Pregunta si puedes grabar los diez minutos más importantes.' },
    ],
    Intensify: [
      { title: 'Caza nombres y números', body: 'Escribe cada nombre, fecha y cifra exactamente como los oyes.' },
      { title: 'Marca lo que no está claro', body: 'Pon un signo de interrogación en cada duda y pregunta dos de ellas.' },
      { title: 'Apunta la definición', body: 'Toma las definiciones palabra por palabra y lo demás en resumen.' },
    ],
    Tether: [
      { title: 'Escucha con las manos vacías', body: 'Ten las manos vacías cinco minutos y solo escucha.' },
      { title: 'Palabras clave, no frases', body: 'Escribe como mucho cuatro palabras por punto.' },
      { title: 'Espera con la pregunta', body: 'Guarda tus preguntas para el final y haz la más útil.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Pide una demostración', body: 'Si lo técnico se te escapa, pide que te lo enseñen una vez en la práctica.' },
      { title: 'Un ejemplo en la mano', body: 'Ten en la mano un ejemplo, o ábrelo, mientras escuchas.' },
      { title: 'Copia un esquema', body: 'Copia de la pizarra un esquema con solo tres rótulos.' },
    ],
    Intensify: [
      { title: 'Dibuja el sistema', body: 'Dibuja, mientras escuchas, cómo actúan las partes unas sobre otras.' },
      { title: 'Apunta un uso', body: 'Escribe para cada idea principal un sitio donde podrías aplicarla.' },
      { title: 'Pruébalo el mismo día', body: 'Prueba una cosa de la charla antes de la noche.' },
    ],
    Tether: [
      { title: 'Mira y asiente', body: 'Mira un minuto entero a quien habla antes de volver a dibujar.' },
      { title: 'Explícaselo a alguien', body: 'Después de la charla, explícasela a alguien en cinco frases o más.' },
      { title: 'Guarda el aparato', body: 'Deja el aparato y las herramientas en la mochila mientras alguien habla.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una imagen pequeña', body: 'Haz un dibujito de la idea principal. Vale un monigote.' },
      { title: 'Pide un ejemplo', body: 'Si los saltos de tema te pierden, pregunta qué tienen que ver los dos.' },
      { title: 'Adivina lo que sigue', body: 'Adivina una vez qué viene después y mira si aciertas.' },
    ],
    Intensify: [
      { title: 'Mapa mental', body: 'Pon el tema en el centro y deja crecer ramas hacia todos los lados.' },
      { title: 'Busca una metáfora', body: 'Escribe en una imagen a qué se parece toda la charla.' },
      { title: 'Une dos asignaturas', body: 'Dibuja una flecha desde un punto nuevo hasta algo de otra asignatura.' },
    ],
    Tether: [
      { title: 'Un margen para las ideas', body: 'Da a las ideas sueltas un margen estrecho y vuelve a lo que se explica.' },
      { title: 'Primero, lo dicho', body: 'Escribe lo que se ha dicho antes de añadir lo que piensas.' },
      { title: 'Espera tres segundos', body: 'Cuando la otra persona acabe, espera tres segundos antes de comentar.' },
    ],
  },
}
