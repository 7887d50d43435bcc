import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Caza el primer paso', body: 'Escucha solo lo primero que tienes que hacer.' },
      { title: 'Números en los dedos', body: '¿Muchos pasos juntos? Cuéntalos con los dedos.' },
      { title: 'Pídelo otra vez', body: 'Pide a quien tienes al lado que te repita los pasos.' },
    ],
    Intensify: [
      { title: 'Escribe 1, 2, 3', body: 'Escribe 1, 2, 3 en la hoja y rellena mientras escuchas.' },
      { title: 'Escucha «después»', body: 'Haz una marca cada vez que oigas «luego» o «después».' },
      { title: 'Sitio listo', body: 'Antes de escuchar, guarda los juguetes y abre una hoja limpia.' },
    ],
    Tether: [
      { title: 'Notas por todas partes', body: 'En una hoja en blanco, escribe palabras donde quieras.' },
      { title: 'Salta con la charla', body: 'Si se cambia de tema, haz otra burbuja y sigue.' },
      { title: 'Bonito, más tarde', body: 'Ahora sigue escribiendo; ya lo pondrás bonito después.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una palabra por minuto', body: 'Escribe una palabra que oyes y sigue escuchando.' },
      { title: 'Cuenta dos cosas', body: 'Después, cuenta a alguien dos cosas que has oído.' },
      { title: 'Dibuja un dato', body: '¿Los apuntes cansan? Dibuja un dato muy pequeñito.' },
    ],
    Intensify: [
      { title: 'Caza un número', body: 'Escribe cada fecha o número que oigas.' },
      { title: 'Pregunta al final', body: 'Al final, pregunta una cosa que no has entendido.' },
      { title: 'Rellena huecos', body: 'Compara tus notas con las de alguien y rellena un hueco.' },
    ],
    Tether: [
      { title: 'Descansa el lápiz', body: 'Deja el lápiz dos minutos y solo escucha.' },
      { title: 'Solo palabras clave', body: 'Escribe como mucho tres palabras para cada idea.' },
      { title: 'La pregunta, en espera', body: 'Guarda tu pregunta en la hoja hasta el final.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Algo en la mano', body: 'Pide tener en la mano la cosa de la que hablan.' },
      { title: 'Haz una cosa', body: 'Elige una cosa que oyes y enséñala con las manos.' },
      { title: 'Pide verlo', body: 'Pide a tu profe que te lo enseñe una vez.' },
    ],
    Intensify: [
      { title: 'Flechas y cajas', body: 'Dibuja cajas y flechas para mostrar cómo funciona.' },
      { title: 'Piensa un uso', body: 'Piensa dónde podrías usar esto hoy.' },
      { title: 'Pruébalo después', body: 'Después de escuchar, prueba una cosa con tus manos.' },
    ],
    Tether: [
      { title: 'Mira a quien habla', body: 'Deja las cosas en la mesa y mira a quien habla.' },
      { title: 'Di algo más que sí', body: 'Di a quien habla una cosa que quieres saber mejor.' },
      { title: 'Espera y construye', body: 'Espera hasta el final y empieza entonces a construir.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Foto en la cabeza', body: 'Haz en tu cabeza una foto de lo que oyes.' },
      { title: 'Acaba la frase', body: 'Pregunta a alguien «¿A qué se parece?» y elige una respuesta.' },
      { title: 'Un gorrito raro', body: '¿Los dibujos locos son raros? Pon un gorrito a una palabra.' },
    ],
    Intensify: [
      { title: 'Haz un signo', body: 'Inventa un signo pequeño para cada idea grande.' },
      { title: 'Cántalo', body: 'Canta una cosa que has oído con una música conocida.' },
      { title: 'Únelo', body: 'Dibuja una línea de una idea nueva a algo que te encanta.' },
    ],
    Tether: [
      { title: 'Rincón de sueños', body: 'Pon los sueños en un rincón de la hoja y escucha.' },
      { title: 'Espera al final', body: 'Aprieta las manos hasta el final y di luego tu idea.' },
      { title: 'Quédate en el tema', body: 'Mira el título de la pizarra si vuelan tus pensamientos.' },
    ],
  },
}
