import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo el próximo paso', body: 'Escribe solo el próximo paso y quién lo da.' },
      {
        title: 'Con alguien que planea',
        body: 'Si los planes largos te cansan, da veinte minutos a quien disfruta planeando y responde preguntas.',
      },
      { title: 'Tablero de tres casillas', body: 'Cuelga tres casillas (por hacer, en marcha, hecho) y mueve una tarjeta.' },
    ],
    Intensify: [
      { title: 'Hitos en una línea', body: 'Traza una línea, marca cinco hitos y pon una fecha debajo de cada uno.' },
      { title: 'Qué va antes', body: 'Señala qué tarea debe acabar para que otra pueda empezar.' },
      { title: 'Repaso semanal del plan', body: 'Fija diez minutos por semana para comparar el plan con lo que ha pasado.' },
    ],
    Tether: [
      { title: 'Dos semanas, no diez', body: 'Detalla las próximas dos semanas y deja lo demás en líneas generales.' },
      { title: 'Un margen sin nombre', body: 'Deja un día libre en el plan y no se lo asignes a nada.' },
      { title: 'Empieza con huecos', body: 'Empieza hoy una parte pequeña, aunque el plan tenga huecos.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tres cosas seguras', body: 'Escribe tres cosas que sabes con certeza: presupuesto, fecha, personas.' },
      { title: 'Pide los números', body: 'Si reunir cifras te pesa, pide a una persona las dos que importan.' },
      { title: 'Media hora de detalle', body: 'Describe a fondo una tarea durante treinta minutos y luego déjala.' },
    ],
    Intensify: [
      { title: 'Define «hecho»', body: 'Escribe para cada tarea cómo se puede ver que está terminada.' },
      { title: 'Revisa los cálculos', body: 'Compara cada tiempo previsto con lo que se tardó la última vez.' },
      { title: 'Apunta lo que das por hecho', body: 'Haz una lista de lo que el plan da por hecho y comprueba lo más arriesgado.' },
    ],
    Tether: [
      { title: 'Suficiente para decidir', body: 'Decide cuando tengas dos fuentes independientes y deja de buscar.' },
      { title: 'Redondea las horas', body: 'Planea por medios días y olvida los minutos.' },
      { title: 'Plan de una página', body: 'Deja el plan en una página y pasa lo demás a un anexo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mueve papeles', body: 'Escribe las tareas en papelitos y muévelos con la mano diez minutos.' },
      { title: 'Visita el lugar', body: 'Si prefieres planear de lejos, deja que alguien te enseñe una vez el lugar.' },
      { title: 'Pregunta qué falla antes', body: 'Pregunta a alguien técnico qué parte puede fallar primero y apúntalo.' },
    ],
    Intensify: [
      { title: 'Prueba una pieza', body: 'Elige la parte más pequeña que pueda funcionar y pruébala esta semana.' },
      { title: 'Planea con las herramientas', body: 'Comprueba que cada herramienta del plan está y funciona.' },
      { title: 'Plan B para un fallo', body: 'Toma el fallo más probable y escribe cómo lo arreglarías.' },
    ],
    Tether: [
      {
        title: 'El plan antes que las piezas',
        body: 'No toques pedidos ni herramientas hasta que dos personas estén de acuerdo con el plan.',
      },
      { title: 'Habla con quien lo vivirá', body: 'Antes de resolver nada, llama a una persona que vaya a vivir con el resultado.' },
      { title: 'Reparte el trabajo', body: 'Cede una tarea que preferirías hacer por tu cuenta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copia un plan atrevido', body: 'Si el papel en blanco te inquieta, parte de un plan atrevido de otras personas.' },
      { title: 'Un «¿y si…?»', body: 'Hazte una pregunta «¿y si…?» sobre el plan y escribe dos líneas.' },
      { title: 'Invita a alguien de fuera', body: 'Pregunta a alguien de otro departamento qué haría de otra manera.' },
    ],
    Intensify: [
      { title: 'Dos planes opuestos', body: 'Esboza otro plan para la misma meta con la mitad del dinero.' },
      { title: 'Titular del futuro', body: 'Escribe el titular que quieres leer cuando todo haya acabado.' },
      { title: 'Otro orden de ideas', body: 'Empieza por la parte que más te atrae y planea desde ahí hacia fuera.' },
    ],
    Tether: [
      { title: 'Cierra la puerta a las ideas', body: 'Pon una fecha a partir de la cual no entran ideas nuevas en este proyecto.' },
      { title: 'Elige con tres criterios', body: 'Valora cada idea por coste, tiempo y utilidad, y quédate con una.' },
      { title: 'Una semana de compromiso', body: 'Sigue el plan elegido una semana antes de cambiar una línea.' },
    ],
  },
}
