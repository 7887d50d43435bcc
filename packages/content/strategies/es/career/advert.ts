import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia tres líneas', body: 'Si las ofertas largas te cansan, copia solo tres líneas: tareas, requisitos, qué ofrecen.' },
      { title: 'Que alguien la lea', body: 'Deja que alguien te lea las tareas una a una, y di sí o no con la cabeza.' },
    ],
    Intensify: [
      { title: 'Tabla de tareas', body: 'Pon todas las tareas en una tabla y añade a cada una un ejemplo tuyo.' },
      { title: 'Primero, el plazo', body: 'Apunta la fecha límite y cuenta hacia atrás hasta tu primer borrador.' },
    ],
    Tether: [
      { title: 'Olvida el orden', body: 'Empieza por la línea que te atrae, esté donde esté.' },
      { title: 'Preséntate con huecos', body: 'Marca los requisitos que cumples y sigue, aunque dos líneas queden vacías.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tres palabras difíciles', body: 'Busca tres palabras de la oferta que te saltarías.' },
      { title: 'Diez minutos de empresa', body: 'Si documentarte te aburre, dedica a la web de la empresa solo diez minutos.' },
    ],
    Intensify: [
      { title: 'Exigencias y deseos', body: 'Subraya una vez lo imprescindible y dos veces lo deseable, palabra por palabra.' },
      { title: 'Llama con dos preguntas', body: 'Llama a la persona de contacto y haz dos preguntas exactas sobre el puesto.' },
    ],
    Tether: [
      { title: 'Menos entre líneas', body: 'Lee la oferta dos veces y luego guárdala.' },
      { title: 'Una línea por requisito', body: 'Anota una sola prueba por requisito y para ahí.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mira las herramientas', body: 'Si la parte técnica te impone, busca una herramienta que nombre y mira una foto.' },
      { title: 'Pregunta a quien la usa', body: 'Pide a quien usa la máquina o el programa que te los enseñe cinco minutos.' },
    ],
    Intensify: [
      { title: 'De tareas a acciones', body: 'Escribe junto a cada tarea qué harían tus manos.' },
      { title: 'Prueba el programa', body: 'Instala una versión de prueba de un programa de la oferta y haz algo con ella.' },
    ],
    Tether: [
      { title: 'Busca a las personas', body: 'Marca cada palabra sobre equipo, clientela y trato antes de juzgar el trabajo.' },
      { title: 'Pregunta el porqué', body: 'Busca la frase que dice qué defiende la empresa y cópiala.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Imagina una escena', body: 'Si imaginar te parece vago, piensa solo en los primeros diez minutos de ese trabajo.' },
      { title: 'Otros dos nombres', body: 'Pide a alguien otros dos trabajos en los que aparezcan estas tareas.' },
    ],
    Intensify: [
      { title: 'Reescribe la oferta', body: 'Reescribe la oferta como si te buscara a ti.' },
      { title: 'Lee lo que falta', body: 'Anota qué no dice la oferta y qué podrías aportar tú.' },
    ],
    Tether: [
      { title: 'Quédate en el texto', body: 'Cita una línea de la oferta por cada cosa que imagines del puesto.' },
      { title: 'Hoy, una sola oferta', body: 'Acaba de leer esta oferta antes de abrir la siguiente.' },
    ],
  },
}
