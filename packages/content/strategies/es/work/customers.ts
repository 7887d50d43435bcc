import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Llamada en tres partes', body: 'Usa saludo, pregunta y próximo paso, y deja fluir el resto de la llamada.' },
      {
        title: 'Tarjeta junto al teléfono',
        body: 'Si los guiones te parecen rígidos, ten una tarjeta con solo la primera y la última frase.',
      },
      { title: 'Cierra un caso', body: 'Termina hoy el caso de una persona antes de abrir otro.' },
    ],
    Intensify: [
      { title: 'Anota el próximo contacto', body: 'Apunta la fecha del próximo contacto antes de colgar.' },
      { title: 'Sigue la lista de casos', body: 'Recorre esta mañana los casos abiertos, del más antiguo al más nuevo.' },
      { title: 'La misma bienvenida', body: 'Deja listos el formulario, el bolígrafo y la oferta antes de que entre nadie.' },
    ],
    Tether: [
      { title: 'Que marque el orden', body: 'Deja que la persona empiece por donde quiera y rellena después el formulario.' },
      { title: 'Salta una línea del guion', body: 'Omite una línea del guion cuando ya te hayan dado la respuesta.' },
      { title: 'Recibe a quien llega', body: 'Retrasa una tarea prevista cuando haya alguien en el mostrador.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Repite un detalle', body: 'Repite un detalle que te hayan dado y pregunta si lo has entendido bien.' },
      { title: 'Ficha a mano', body: 'Si los datos del producto te aburren, ten una ficha con las cinco cifras más pedidas.' },
      { title: 'Una pregunta más', body: 'Haz una pregunta más antes de ofrecer nada.' },
    ],
    Intensify: [
      { title: 'Escribe sus palabras', body: 'Anota la petición con las mismas palabras que has oído.' },
      { title: 'Comprueba lo que prometes', body: 'Comprueba precio, fecha y condiciones antes de decirlos en voz alta.' },
      { title: 'Explica las condiciones', body: 'Dedica dos minutos a explicar la cláusula que suele pasarse por alto.' },
    ],
    Tether: [
      { title: 'Responde y haz una pausa', body: 'Da la respuesta corta y haz una pausa. Los detalles, cuando los pidan.' },
      { title: 'Dos opciones bastan', body: 'Ofrece dos productos que encajen en vez de toda la gama.' },
      { title: 'Deja estar el fallo', body: 'Si alguien dice mal el nombre del producto, déjalo pasar y atiende la petición.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ponlo en sus manos', body: 'Pon el producto en manos de la otra persona mientras hablas.' },
      { title: 'Llama al taller', body: 'Si las preguntas técnicas te inquietan, llama a alguien del taller y escucha.' },
      { title: 'Prueba el producto', body: 'Usa tú el producto cinco minutos antes de tu turno.' },
    ],
    Intensify: [
      { title: 'Enseña cómo va', body: 'Enseña en un minuto cómo funciona y deja que lo prueben.' },
      { title: 'Arréglalo en el momento', body: 'Elige una queja que puedas resolver hoy con tus manos.' },
      { title: 'Pregunta por el uso', body: 'Pregunta dónde y cómo lo van a usar.' },
    ],
    Tether: [
      { title: 'Escucha más allá de la avería', body: 'Deja que la persona acabe su historia antes de empezar a reparar.' },
      { title: 'Cuenta lo que haces', body: 'Di a la persona cada paso mientras trabajas en el problema.' },
      { title: 'Una frase amable', body: 'Di una frase sobre su molestia antes de hablar de piezas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Sorpresa preparada', body: 'Si improvisar te parece arriesgado, prepara un pequeño detalle y ofrécelo hoy.' },
      { title: 'Pide su idea', body: 'Pregunta «¿Qué sería lo ideal para usted?» y anota la respuesta.' },
      { title: 'Una frase prestada', body: 'Escucha diez minutos a alguien del equipo y toma prestada una frase amable.' },
    ],
    Intensify: [
      { title: 'Ofrece una tercera vía', body: 'Propón una solución que no esté en la lista.' },
      { title: 'La historia de otro caso', body: 'Cuenta brevemente cómo lo usó otra persona de manera poco corriente.' },
      { title: 'Cambia de lugar', body: 'Entra por tu puerta como si vinieras a comprar y cambia una cosa.' },
    ],
    Tether: [
      { title: 'Atiende esta petición', body: 'Resuelve lo que han venido a buscar antes de proponer algo nuevo.' },
      { title: 'Promete lo conocido', body: 'Promete solo lo que la casa ofrece hoy y anota lo demás como deseo.' },
      { title: 'Una historia por persona', body: 'Cuenta una sola historia y pregunta después qué deciden.' },
    ],
  },
}
