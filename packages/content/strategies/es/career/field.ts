import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Dos sectores, una página', body: 'Si los planes largos te pesan, compara solo dos sectores en una página.' },
      { title: 'Recórrelo con alguien', body: 'Pide a alguien de confianza que te guíe en el primer paso y para ahí.' },
    ],
    Intensify: [
      { title: 'Ordena tus criterios', body: 'Apunta qué te importa en un sector y ordena la lista.' },
      { title: 'Calendario de pasos', body: 'Pon en tu calendario un paso por semana: leer, preguntar, visitar, decidir.' },
    ],
    Tether: [
      { title: 'Una hora sin plan', body: 'Deja la lista y pasa una hora en un sector que nunca habías pensado.' },
      { title: 'Decide en parte', body: 'Elige una dirección para seis meses y deja abierto el resto del camino.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tres datos por sector', body: 'Busca tres datos de un sector: tareas, sueldo, formación.' },
      { title: 'Búsqueda compartida', body: 'Si leer sobre sectores te cansa, lee veinte minutos con alguien.' },
    ],
    Intensify: [
      { title: 'Pregunta desde dentro', body: 'Escribe cinco preguntas exactas y házselas a alguien que trabaje allí.' },
      { title: 'Comprueba las cifras', body: 'Compara sueldos y vacantes en dos fuentes independientes.' },
    ],
    Tether: [
      { title: 'Cierra las pestañas', body: 'Deja abiertas tres páginas sobre el sector y cierra las demás.' },
      { title: 'Deja una pregunta', body: 'Acepta una pregunta sin respuesta y concierta igualmente una visita.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Medio día de mirar', body: 'Pide pasar medio día viendo trabajar a alguien, con las manos en los bolsillos.' },
      { title: 'Prueba una tarea pequeña', body: 'Si las pruebas prácticas te inquietan, haz en casa una tarea típica, sin público.' },
    ],
    Intensify: [
      { title: 'Haz un día de prueba', body: 'Acuerda un día de prueba y haz un trabajo de verdad.' },
      { title: 'Ponlo a prueba', body: 'Pregunta qué problema resuelve el sector y esboza tu propia solución.' },
    ],
    Tether: [
      { title: 'Pregunta cómo se vive', body: 'Pregunta a alguien del sector cómo se viven los días, no solo qué hace.' },
      { title: 'Háblalo en voz alta', body: 'Cuenta a dos personas lo que te planteas y deja que pregunten.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Saca una tarjeta', body: 'Si soñar te parece inútil, escribe diez sectores en tarjetas y saca una.' },
      { title: 'Un sueño prestado', body: 'Pregunta a alguien en qué sector te imagina y lee sobre él.' },
    ],
    Intensify: [
      { title: 'Mezcla dos sectores', body: 'Une dos sectores que te interesan y nombra un trabajo entre los dos.' },
      { title: 'Carta desde el futuro', body: 'Escribe media página desde tu vida dentro de diez años.' },
    ],
    Tether: [
      { title: 'Lista de tres', body: 'Deja tus ideas en tres y explora este mes solo esas.' },
      { title: 'Mira un día corriente', body: 'Escribe cómo es un martes corriente en ese sector antes de enamorarte de la idea.' },
    ],
  },
}
