import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Una fecha', body: 'Si planear un cambio te pesa, elige solo la fecha de tu primer movimiento.' },
      { title: 'Planea con alguien', body: 'Pide a alguien que escriba tus tres próximos movimientos mientras hablas.' },
    ],
    Intensify: [
      { title: 'Pasos para irte', body: 'Apunta con fechas todo lo que debe pasar desde el preaviso hasta el primer día.' },
      { title: 'Horas fijas de búsqueda', body: 'Reserva cada semana las mismas dos horas para tu búsqueda.' },
    ],
    Tether: [
      { title: 'Deja un hueco', body: 'Deja entre los dos trabajos dos semanas sin nada previsto.' },
      { title: 'Habla sin plan', body: 'Queda sin guion con una persona de otro tipo de trabajo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Mira el contrato', body: 'Si la letra pequeña te cansa, busca solo tres datos: preaviso, vacaciones, pensión.' },
      { title: 'Números con ayuda', body: 'Deja que alguien cuente contigo tus gastos del mes.' },
    ],
    Intensify: [
      { title: 'Lo viejo y lo nuevo', body: 'Compara los dos trabajos línea a línea: tareas, sueldo, horario, camino.' },
      { title: 'Pídelo por escrito', body: 'Pide cada promesa por escrito antes de avisar de que te vas.' },
    ],
    Tether: [
      { title: 'El dato que decide', body: 'Escribe el único dato que lo decidiría y busca solo ese.' },
      { title: 'Día de decisión', body: 'Elige un día en que decidas con lo que sepas hasta entonces.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Una prueba pequeña', body: 'Si probar te da reparo, haz en casa una tarde del nuevo tipo de trabajo.' },
      { title: 'Pregunta a quien lo hizo', body: 'Pide a alguien que hizo el mismo cambio que te enseñe un día normal.' },
    ],
    Intensify: [
      { title: 'Prueba el trabajo nuevo', body: 'Toma un día libre y trabaja allí un día de prueba.' },
      { title: 'Herramientas que te llevas', body: 'Escribe qué herramientas y métodos puedes llevarte.' },
    ],
    Tether: [
      { title: 'Despídete con palabras', body: 'Di a tu equipo en persona por qué te vas antes de recoger la mesa.' },
      { title: 'Habla del porqué', body: 'Habla una hora con alguien de lo que quieres, no de cómo conseguirlo.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Otra vida', body: 'Si lo desconocido te asusta, describe en cinco líneas otra vida laboral.' },
      { title: 'Primero, lo menos arriesgado', body: 'Pregunta a alguien qué parte del cambio arriesga menos y empieza por ahí.' },
    ],
    Intensify: [
      { title: 'Tres vidas posibles', body: 'Esboza tres vidas futuras distintas y anota qué tienen en común.' },
      { title: 'Cruza una frontera', body: 'Busca empresas donde tu experiencia sea poco corriente y escribe a una.' },
    ],
    Tether: [
      { title: 'Duerme tres noches', body: 'Tras un deseo repentino, espera tres noches antes de escribir una palabra.' },
      { title: 'Acaba lo abierto', body: 'Lleva hasta el final un trabajo abierto antes de anunciar nada.' },
    ],
  },
}
