import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Camino y reloj', body: 'Si prepararte con un plan te molesta, fija solo el camino y la hora de salir.' },
      { title: 'Ensaya el comienzo', body: 'Pide a alguien que haga de quien te recibe los tres primeros minutos.' },
    ],
    Intensify: [
      { title: 'Respuestas en tres partes', body: 'Prepara cada respuesta en tres partes: situación, acción, resultado.' },
      { title: 'Lista de la víspera', body: 'Deja listos la noche anterior los papeles, la ropa y la dirección.' },
    ],
    Tether: [
      { title: 'Recibe una pregunta rara', body: 'Responde sin preparación a una pregunta rara que te haga alguien.' },
      { title: 'Suelta el guion', body: 'Reduce cada respuesta preparada a una palabra clave.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tres datos de la empresa', body: 'Escribe en una tarjeta tres datos de la empresa y léela por el camino.' },
      { title: 'Pregunta una cosa', body: 'Si preguntar te da apuro, escribe una pregunta y léela en voz alta.' },
    ],
    Intensify: [
      { title: 'Lleva ejemplos exactos', body: 'Prepara cuatro ejemplos con lugar, tarea y cifra.' },
      { title: 'Aclara antes de responder', body: 'Pregunta qué se quiere decir cuando una pregunta pueda entenderse de dos maneras.' },
    ],
    Tether: [
      { title: 'Respuestas de dos minutos', body: 'Ensaya con reloj y acaba cada respuesta en dos minutos.' },
      { title: 'Deja tu cifra en pie', body: 'Da una cifra una vez y no cuentes de dónde sale.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Lleva un objeto', body: 'Lleva algo en lo que hayas trabajado y deja que abra la conversación.' },
      { title: 'Prueba la llamada', body: 'Si las videollamadas te inquietan, pide a alguien una prueba de dos minutos.' },
    ],
    Intensify: [
      { title: 'Ofrece enseñarlo', body: 'Ofrece enseñar cómo harías una de sus tareas.' },
      { title: 'Ensaya el camino', body: 'Haz una vez el camino, o monta la videollamada, antes de ese día.' },
    ],
    Tether: [
      { title: 'Di lo que piensas', body: 'Di en voz alta cómo piensas cuando te pongan un problema.' },
      { title: 'Empieza charlando', body: 'Responde al saludo con dos frases amables antes de pasar al trabajo.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una historia que contar', body: 'Si contar historias te parece hacer teatro, cuenta una verdadera ante el espejo.' },
      { title: 'Práctica de «¿y si…?»', body: 'Deja que alguien te haga tres preguntas «¿y si…?» y responde en una frase.' },
    ],
    Intensify: [
      { title: 'Lleva una idea fresca', body: 'Lleva una idea para su producto o servicio y descríbela en un minuto.' },
      { title: 'Responde con una imagen', body: 'Elige una imagen que muestre cómo trabajas y úsala una vez.' },
    ],
    Tether: [
      { title: 'Responde y para', body: 'Responde a lo que te han preguntado, para y espera la siguiente pregunta.' },
      { title: 'Guarda la idea atrevida', body: 'Guarda tu idea más atrevida hasta que pregunten qué cambiarías.' },
    ],
  },
}
