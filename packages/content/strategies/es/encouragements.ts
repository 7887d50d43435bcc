import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Deja que guíe el orden', body: 'Aquí el orden va primero, igual que para ti: escribe el primer paso.' },
      { title: 'Márcalo', body: 'Usa hoy tu lista y marca cada parte cuando la acabes.' },
    ],
    precision: [
      { title: 'Deja que guíen los datos', body: 'Esta tarea quiere datos exactos, y tú empiezas por ahí: busca el primero.' },
      { title: 'Pregunta', body: 'Usa hoy tus preguntas: haz una y busca la respuesta.' },
    ],
    technical_reasoning: [
      { title: 'Deja que guíen tus manos', body: 'En esta tarea hay que hacer, y tú empiezas haciendo: prueba una parte.' },
      { title: 'Haz que funcione', body: 'Usa tu manera de probar las cosas: arregla una parte y ponla a prueba.' },
    ],
    confluence: [
      { title: 'Deja que guíen las ideas', body: 'Esta tarea quiere ideas nuevas, y tú empiezas por las ideas: escribe tres.' },
      { title: 'Sigue la chispa', body: 'Usa hoy tu primera chispa y haz algo con ella.' },
    ],
  },
  work: {
    sequence: [
      { title: 'Guía con el plan', body: 'La tarea pide orden, lo que usas enseguida: fija los pasos y empieza.' },
      { title: 'Mantén el hilo', body: 'Toma la lista en tus manos y di a los demás qué viene ahora.' },
    ],
    precision: [
      { title: 'Guía con los datos', body: 'La tarea pide exactitud, lo que usas enseguida: di la cifra clave.' },
      { title: 'Haz la pregunta que falta', body: 'Haz la pregunta que nadie ha hecho y anota la respuesta.' },
    ],
    technical_reasoning: [
      { title: 'Guía con lo que funciona', body: 'La tarea pide un resultado que funcione, tu punto de partida: construye uno sencillo.' },
      { title: 'Ve a mirar', body: 'Ve al lugar donde funciona y pruébalo tú.' },
    ],
    confluence: [
      { title: 'Guía con una idea', body: 'La tarea pide algo nuevo, lo que usas enseguida: ofrece pronto tu idea.' },
      { title: 'Abre una ventana', body: 'Propón un camino que aquí no se haya probado nunca.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Empieza por los pasos', body: 'Esta parte pide orden, tu comienzo de siempre: escribe los pasos hasta el plazo.' },
      { title: 'Confía en tu lista', body: 'Sigue tu lista y acaba hoy la primera línea.' },
    ],
    precision: [
      { title: 'Empieza por lo que se sabe', body: 'Esta parte pide datos, tu comienzo de siempre: reúne los tres que más deciden.' },
      { title: 'Usa tus preguntas', body: 'Lleva tus preguntas escritas y hazlas una a una.' },
    ],
    technical_reasoning: [
      { title: 'Empieza con una prueba', body: 'Esta parte pide práctica, tu comienzo de siempre: haz una parte real de ese trabajo.' },
      { title: 'Deja hablar al trabajo', body: 'Elige algo que hayas hecho y enseña cómo funciona.' },
    ],
    confluence: [
      { title: 'Empieza con una visión', body: 'Esta parte pide imaginación, tu comienzo de siempre: esboza adónde podría llevar.' },
      { title: 'Sigue el lazo insólito', body: 'Escribe sobre tu idea a una persona en un lugar inesperado.' },
    ],
  },
}
