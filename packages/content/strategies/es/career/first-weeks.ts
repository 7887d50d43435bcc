import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tres líneas al día', body: 'Si las rutinas te pesan, escribe cada noche tres líneas: a quién vi, qué hice, qué sigue.' },
      { title: 'Alguien para el orden', body: 'Pide a alguien del equipo que te diga cada mañana qué va primero.' },
    ],
    Intensify: [
      { title: 'Nombres y tareas', body: 'Apunta quién hace qué y completa la lista cada día.' },
      { title: 'Repite la ronda', body: 'Haz las tareas diarias en el mismo orden durante la primera semana.' },
    ],
    Tether: [
      { title: 'Sigue el orden de la casa', body: 'Sigue dos semanas el orden de la casa antes de proponer el tuyo.' },
      { title: 'Acepta la hora suelta', body: 'Cuando no haya nada previsto, pregunta a alguien si puedes mirar.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinco términos por semana', body: 'Elige cinco términos de la casa y pregunta qué significan.' },
      { title: 'Notas con el móvil', body: 'Si tomar notas te cansa, graba una de un minuto después de cada explicación.' },
    ],
    Intensify: [
      { title: 'Pregunta hasta verlo claro', body: 'Pregunta cómo debe quedar un trabajo acabado.' },
      { title: 'Una norma al día', body: 'Lee cada día una norma de la casa y compruébala con alguien del equipo.' },
    ],
    Tether: [
      { title: 'Una pregunta por hora', body: 'Reúne tus preguntas y haz una vez por hora la más urgente.' },
      { title: 'Deja los fallos pequeños', body: 'Apunta los fallos pequeños que veas y no menciones ninguno la primera semana.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Manos a la obra, con ayuda', body: 'Si las máquinas te inquietan, haz un solo movimiento con alguien a tu lado.' },
      { title: 'Pide verlo despacio', body: 'Pide a alguien que te enseñe una tarea despacio, dos veces.' },
    ],
    Intensify: [
      { title: 'Trabajo real, primer día', body: 'Pide para tu primer día un pequeño trabajo de verdad.' },
      { title: 'Conoce las herramientas', body: 'Prueba cada herramienta de tu puesto y anota qué hace.' },
    ],
    Tether: [
      { title: 'Come en compañía', body: 'Come con otras personas en vez de quedarte en tu puesto.' },
      { title: 'Pregunta antes de mejorar', body: 'Pregunta por qué se hace así antes de arreglar nada.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una cara nueva', body: 'Si tanta novedad te cansa, saluda solo a una persona nueva al día.' },
      { title: 'Supón y pregunta', body: 'Supón cómo se hace algo pequeño y pregunta si es así.' },
    ],
    Intensify: [
      { title: 'Cuaderno de ojos nuevos', body: 'Anota lo que te sorprende mientras aún lo miras desde fuera.' },
      { title: 'Ofrece una idea', body: 'Ofrece una idea de otro lugar cuando sepas por qué las cosas son así.' },
    ],
    Tether: [
      { title: 'Ideas para más tarde', body: 'Lleva una lista de ideas y enséñala después del primer mes.' },
      { title: 'Copia antes de cambiar', body: 'Haz cada tarea una vez tal como te la enseñaron.' },
    ],
  },
}
