import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Pide un trabajo', body: 'Pide al grupo un trabajo pequeño y hazlo.' },
      { title: 'Espera tu turno', body: '¿Esperar se hace largo? Ten un lápiz hasta que te toque.' },
      { title: 'Foto del plan', body: 'Pide a una persona adulta una foto del plan del grupo.' },
    ],
    Intensify: [
      { title: 'Quién hace qué', body: 'Escribe cada nombre al lado de un trabajo.' },
      { title: 'Pregunta qué viene ahora', body: 'Al acabar una parte, pregunta al grupo qué viene ahora.' },
      { title: 'Despeja la mesa', body: 'Despeja la mesa y pon lo que necesita el grupo.' },
    ],
    Tether: [
      { title: 'Que empiece otra persona', body: 'Deja que otra persona elija hoy el primer paso.' },
      { title: 'Prueba otro orden', body: 'Haz un trabajo en el orden que prefiere otra persona.' },
      { title: 'Plan cortito', body: 'Planea solo diez minutos y pregunta otra vez al grupo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Apunta una cosa', body: 'Apunta una cosa en la que el grupo está de acuerdo.' },
      { title: 'Haz una pregunta', body: 'Haz al grupo una pregunta que empiece por «qué».' },
      { title: 'Datos en pareja', body: '¿Los datos pesan? Busca un dato con alguien del grupo.' },
    ],
    Intensify: [
      { title: 'Dilo otra vez', body: 'Repite lo que dijo alguien y pregunta: «¿Es así?».' },
      { title: 'Repaso en grupo', body: 'Lee en voz alta la hoja del grupo y busca fallos.' },
      { title: 'Pregunta la razón', body: 'Pregunta a alguien del grupo: «¿Por qué piensas eso?».' },
    ],
    Tether: [
      { title: 'Cuenta hasta cinco', body: 'Antes de corregir a alguien, cuenta hasta cinco por dentro.' },
      { title: 'Solo dos preguntas', body: 'Haz dos preguntas y deja hablar a los demás.' },
      { title: 'Los fallitos esperan', body: 'Apunta los fallos pequeños para los últimos cinco minutos.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Sujeta el celo', body: 'Ofrécete a sujetar o cortar algo mientras los demás construyen.' },
      { title: 'Copia un movimiento', body: 'Mira qué hace alguien con las piezas y hazlo una vez.' },
      { title: 'Arregla una cosa', body: 'Elige una pieza suelta y arréglala con ayuda.' },
    ],
    Intensify: [
      { title: 'Enséñalo con las manos', body: 'Enseña tu idea al grupo con cosas de la mesa.' },
      { title: 'Haced una prueba', body: 'Pide al grupo probar una parte antes de seguir.' },
      { title: 'Busca para qué sirve', body: 'Cuenta al grupo cómo podría usar alguien lo que hacéis.' },
    ],
    Tether: [
      { title: 'Piensa en voz alta', body: 'Di lo que piensas mientras trabajan tus manos.' },
      { title: 'Comparte las herramientas', body: 'Da las tijeras a quien no las ha tenido todavía.' },
      { title: 'Ven al centro', body: 'Acerca la silla al grupo y quédate diez minutos.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Suma a una idea', body: 'Di «sí, y además…» a una idea de otra persona.' },
      { title: 'Una idea del gorro', body: '¿Lo nuevo es raro? Sacad en grupo una idea de un gorro.' },
      { title: 'Di un «quizá»', body: 'Di una idea que empiece por «quizá podríamos».' },
    ],
    Intensify: [
      { title: 'Pregunta «¿y si…?»', body: 'Pregunta al grupo: «¿Y si lo hacemos al revés?».' },
      { title: 'Nombre del grupo', body: 'Inventa un nombre divertido y un dibujo para tu grupo.' },
      { title: 'Une ideas', body: 'Toma dos ideas de dos personas y mézclalas.' },
    ],
    Tether: [
      { title: 'Una idea por ronda', body: 'Da una idea y espera hasta que cada cual dé la suya.' },
      { title: 'Votar y seguir', body: 'Después de votar, ayuda con la idea que ha ganado.' },
      { title: 'Dibújala para luego', body: 'Dibuja las otras ideas en tu hoja mientras trabaja el grupo.' },
    ],
  },
}
