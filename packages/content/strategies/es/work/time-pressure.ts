import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tres antes del mediodía', body: 'Elige tres tareas para antes del mediodía y esconde el resto de la lista.' },
      { title: 'Pregunta qué va antes', body: 'Si ordenar te parece perder tiempo, pide a quien dirige que señale la primera tarea.' },
      { title: 'Con el reloj de cocina', body: 'Pon veinticinco minutos, haz una tarea de principio a fin y levántate.' },
    ],
    Intensify: [
      { title: 'Ordena por plazos', body: 'Escribe junto a cada tarea la hora de entrega y ordénalas.' },
      { title: 'Junta lo pequeño', body: 'Pon todas las llamadas en un bloque y todos los correos en otro.' },
      { title: 'Despeja la superficie', body: 'Quita de la mesa y de la pantalla todo menos la próxima tarea.' },
    ],
    Tether: [
      { title: 'Quita un paso', body: 'Deja fuera un paso que hoy nadie echará de menos.' },
      { title: 'Acaba en bruto', body: 'Entrega ahora una versión en bruto y acuerda una hora para la limpia.' },
      { title: 'Deja cambiar la lista', body: 'Cuando llegue algo urgente, tacha una línea y adelante.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Lo que tiene que estar bien', body: 'Apunta las dos cosas que tienen que estar bien y revisa esas.' },
      { title: 'Segunda lectura', body: 'Si revisar con prisa te tensa, pide a alguien que lea la última página.' },
      { title: 'Un minuto para comprobar', body: 'Para un minuto antes de enviar y comprueba nombre, cantidad y fecha.' },
    ],
    Intensify: [
      { title: 'Pregunta cuánto basta', body: 'Pregunta cómo de exacto debe ser el resultado y escribe la respuesta.' },
      { title: 'Cuenta las horas', body: 'Calcula las horas de cada tarea y súmalas antes de prometer.' },
      { title: 'Lleva un registro', body: 'Anota en una línea cada decisión y su porqué.' },
    ],
    Tether: [
      { title: 'Responde sin buscar', body: 'Responde con lo que sabes y marca lo que aún no está comprobado.' },
      { title: 'Hoy, respuestas cortas', body: 'Contesta en dos líneas a todo lo que no sea un contrato.' },
      { title: 'Cifras principales y envío', body: 'Entrega cuando estén las cifras principales y haz una lista de las que faltan.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'El atajo de alguien', body: 'Pregunta a alguien qué tecla o plantilla le ahorra más minutos.' },
      { title: 'Empieza con las manos', body: 'Si los arreglos rápidos no van contigo, haz primero la tarea manual más sencilla.' },
      { title: 'Hazla más pequeña', body: 'Reduce la tarea en cinco minutos a la versión más pequeña que funcione.' },
    ],
    Intensify: [
      { title: 'Quita el freno', body: 'Busca lo que más te frena y arréglalo primero.' },
      { title: 'Reutiliza una pieza', body: 'Toma un archivo, un formulario o una fórmula que ya funcionó y adáptalo.' },
      { title: 'Un lugar tranquilo', body: 'Vete una hora a una sala donde nadie te encuentre.' },
    ],
    Tether: [
      { title: 'Pide manos', body: 'Di ahora a alguien qué parte podría asumir.' },
      { title: 'No toques la herramienta', body: 'Deja la mejora de la herramienta para después de la entrega.' },
      { title: 'Envía una línea', body: 'Envía cada hora una línea sobre por dónde vas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una salida rara', body: 'Si lanzarte a lo nuevo te alarma, pide un atajo que haya funcionado en otro sitio.' },
      { title: 'Supón y sigue', body: 'Haz una suposición, márcala como tal y continúa.' },
      { title: 'Opciones en dos minutos', body: 'Escribe tres salidas en dos minutos y toma la más segura.' },
    ],
    Intensify: [
      { title: 'Cambia la pregunta', body: 'Pregunta si la tarea podría resolverse sin hacerla.' },
      { title: 'Propón un cambio', body: 'Ofrece a quien espera otro resultado para la misma hora.' },
      { title: 'Música y movimiento', body: 'Trabaja de pie el próximo rato, con una canción repetida.' },
    ],
    Tether: [
      { title: 'Nada nuevo', body: 'No empieces nada nuevo hasta que haya salido lo de hoy.' },
      { title: 'Quédate con lo probado', body: 'Usa la manera que funcionó la última vez y guarda el experimento.' },
      { title: 'Apunta y vuelve', body: 'Escribe la idea en cinco palabras y vuelve a la línea que dejaste.' },
    ],
  },
}
