import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'A cara o cruz', body: 'Si planear te bloquea, decide entre dos tareas a cara o cruz y empieza.' },
      { title: 'Una sola cosa delante', body: 'Pon un solo libro en la mesa y los demás detrás de ti.' },
      { title: 'Una señal de salida', body: 'Acuerda con alguien el minuto en que vais a empezar.' },
    ],
    Intensify: [
      { title: 'Planea la tarde', body: 'Apunta cada tarea con los minutos que puede llevar.' },
      { title: 'Hora fija de estudio', body: 'Elige una hora y un lugar fijos para toda esta semana.' },
      { title: 'Ordena, apunta, empieza', body: 'Despeja la mesa y haz una lista de lo que necesita la primera tarea.' },
    ],
    Tether: [
      { title: 'Cambia dos bloques', body: 'Intercambia hoy dos bloques de estudio y sigue adelante.' },
      { title: 'Para cuando baste', body: 'Cierra una tarea cuando cumpla lo pedido, aunque la página no quede perfecta.' },
      { title: 'Deja un rato libre', body: 'Deja media hora sin ningún plan y úsala como quieras.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Lee la tarea a alguien', body: 'Lee la tarea en voz alta a alguien, y así no se pierde ningún detalle.' },
      { title: 'Respuestas en pareja', body: 'Si revisar sin compañía te cansa, compara tres respuestas con alguien de clase.' },
      { title: 'Resumen de dos líneas', body: 'Escribe dos líneas con datos de hoy y cierra el cuaderno.' },
    ],
    Intensify: [
      { title: 'Busca dos cosas', body: 'Elige dos cosas de las que dudes y búscalas.' },
      { title: 'Vuelve sobre un fallo', body: 'Toma un fallo corregido y escribe por qué ocurrió.' },
      { title: 'Pregúntate de memoria', body: 'Cierra el libro, escribe lo que recuerdes y compara.' },
    ],
    Tether: [
      { title: 'Límite de búsqueda', body: 'No abras más de tres páginas para esta tarea.' },
      { title: 'Entrégala', body: 'Entrega la tarea en cuanto cada pregunta tenga su respuesta.' },
      { title: 'La mitad de palabras', body: 'Di tu respuesta con la mitad de palabras y quédate con esa versión.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Estudia con objetos', body: 'Usa vasos, cartas o monedas para representar una tarea.' },
      { title: 'Llama a alguien práctico', body: 'Si trabajar sin compañía se te hace largo, llama a alguien y haced una tarea práctica.' },
      { title: 'Arregla la mesa', body: 'Repara o ajusta una cosa de tu mesa que te moleste.' },
    ],
    Intensify: [
      { title: 'Úsalo esta noche', body: 'Busca esta noche en casa un sitio donde este tema esté en marcha.' },
      { title: 'Fabrica una ayuda', body: 'Haz una regla móvil, unas tarjetas o una hoja de cálculo que te pregunte.' },
      { title: 'Localiza el atasco', body: 'Nombra el punto exacto en que te atascas y prueba una salida.' },
    ],
    Tether: [
      { title: 'Ayuda tras tres intentos', body: 'Pide ayuda después de tres intentos en la misma tarea.' },
      { title: 'Escribe la versión larga', body: 'Escribe una respuesta que pueda seguir alguien que no estaba.' },
      { title: 'Estudia en compañía', body: 'Siéntate en la cocina o en una biblioteca en vez de quedarte en tu cuarto.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Cambia una costumbre', body: 'Si lo nuevo te inquieta, cambia solo una cosa: el sitio, el bolígrafo o el sonido.' },
      { title: 'Que elija otra persona', body: 'Deja que alguien elija una manera poco corriente de recordar una página.' },
      { title: 'Parte de una imagen', body: 'Elige una imagen en internet y únela al tema en una frase.' },
    ],
    Intensify: [
      { title: 'Conviértelo en juego', body: 'Convierte lo de hoy en un concurso, un juego de mesa o un rap.' },
      { title: 'Enseña a un público', body: 'Explica el tema como si tuvieras un público delante.' },
      { title: 'La unión más extraña', body: 'Busca la unión más extraña entre dos asignaturas de hoy.' },
    ],
    Tether: [
      { title: 'Una tarea en pantalla', body: 'Cierra todas las ventanas menos una hasta acabar esa tarea.' },
      { title: 'Lista de ideas en la puerta', body: 'Apunta las ideas nuevas en una lista junto a la puerta y vuelve a sentarte.' },
      { title: 'Hazla como se pide', body: 'Termina la tarea como se pide antes de añadir tu versión.' },
    ],
  },
}
