import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Empieza por una', body: 'Pon el dedo en la pregunta uno y haz solo esa.' },
      { title: 'Pregunta el orden', body: '¿No sabes cómo empezar? Pregunta a tu profe qué va primero.' },
      { title: 'Marca y respira', body: '¿El control te agobia? Tras cada respuesta, haz una marca y respira.' },
    ],
    Intensify: [
      { title: 'Lee las instrucciones', body: 'Lee las instrucciones de arriba abajo antes de escribir.' },
      { title: 'Cuenta las preguntas', body: 'Cuenta las preguntas y haz un punto en la del medio.' },
      { title: 'Prepáralo por la noche', body: 'Mete esta noche dos lápices y una goma en la mochila.' },
    ],
    Tether: [
      { title: 'Salta por encima', body: 'Si una pregunta te frena, márcala y salta a la siguiente.' },
      { title: 'Vale cualquier orden', body: 'Empieza por la pregunta que parece divertida.' },
      { title: 'Un control distinto', body: '¿El control es distinto? Di «no pasa nada» y lee una pregunta.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Rodea una palabra', body: 'Rodea en la pregunta la palabra que dice qué hacer.' },
      { title: 'Vuelve a una', body: 'Vuelve a una sola respuesta y léela otra vez.' },
      { title: 'Tres tarjetas', body: 'Escribe tres datos en tarjetas y que alguien te pregunte.' },
    ],
    Intensify: [
      { title: 'Busca la palabra «no»', body: 'Busca palabras pequeñas como «no», «todo» y «nunca».' },
      { title: 'Dilo entero', body: 'Escribe un dato más en cada respuesta larga.' },
      { title: 'Nombre y números', body: 'Al final, mira tu nombre, la fecha y todos los números.' },
    ],
    Tether: [
      { title: 'Solo fallos claros', body: 'Deja tu primera respuesta, salvo que veas un fallo claro.' },
      { title: 'Hueco corto, respuesta corta', body: 'Si el hueco es pequeño, escribe en él una sola frase.' },
      { title: 'Sigue con el reloj', body: 'Cuando el reloj marque la mitad del tiempo, sigue adelante.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Usa los dedos', body: 'En una pregunta, cuenta o dibuja en un rincón de la hoja.' },
      { title: 'Prueba una en casa', body: 'Pide a alguien hacer contigo una pregunta de un control antiguo.' },
      { title: 'Dibujo en la esquina', body: '¿Echas de menos compañía? Haz un dibujito de lo que sabes.' },
    ],
    Intensify: [
      { title: 'Dibuja la pregunta', body: 'Dibuja lo que pide la pregunta antes de responder.' },
      { title: 'Practica de verdad', body: 'Haz dos preguntas antiguas en silencio, como en el control.' },
      { title: 'Prueba tu respuesta', body: 'Mete tu respuesta en la pregunta y mira si encaja.' },
    ],
    Tether: [
      { title: 'Frases enteras', body: 'Responde con una frase entera que empiece como la pregunta.' },
      { title: 'Explica por qué', body: 'Añade «porque» a una de tus respuestas cortas.' },
      { title: 'Pide ayuda pronto', body: 'Tras dos intentos en la misma pregunta, levanta la mano.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Escribe algo', body: '¿Una pregunta abierta da miedo? Escribe algo que podría ser verdad.' },
      { title: 'Una rima prestada', body: 'Pide a alguien una rima para recordar un dato.' },
      { title: 'Me recuerda a', body: 'Termina en voz baja: «Esto se parece a…». Luego escribe.' },
    ],
    Intensify: [
      { title: 'Una imagen para recordar', body: 'Piensa una imagen de risa para cada dato que aprendes.' },
      { title: 'Haz de profe', body: 'Inventa una pregunta de control y respóndela en voz alta.' },
      { title: 'Dos ideas, luego una', body: 'Si la pregunta es abierta, piensa dos respuestas y elige.' },
    ],
    Tether: [
      { title: 'Responde a lo que pide', body: 'Señala la palabra de la pregunta y responde solo a eso.' },
      { title: 'Sin garabatos', body: 'Cambia cada dibujo por una palabra y vuelve al control.' },
      { title: 'Lee hasta el final', body: 'Deja el lápiz en la mesa hasta el signo de pregunta.' },
    ],
  },
}
