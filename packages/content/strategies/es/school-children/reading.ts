import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Para en el marcapáginas', body: 'Pon un marcapáginas dos páginas más allá y lee hasta ahí.' },
      { title: 'Pregunta por dónde empezar', body: 'Pide a una persona adulta que te enseñe la primera línea.' },
      { title: 'Una tarjeta por la línea', body: '¿Ir en orden es lento? Baja una tarjeta línea a línea.' },
    ],
    Intensify: [
      { title: 'Numera las partes', body: 'Pon un número en cada parte y lee en ese orden.' },
      { title: 'Primero, después, al final', body: 'Cuenta a alguien qué pasa primero, después y al final.' },
      { title: 'La tarea, lo primero', body: 'Antes del cuento, lee la tarea y señala cada paso.' },
    ],
    Tether: [
      { title: 'Salta y vuelve', body: '¿Una línea te atasca? Sáltala y vuelve más tarde.' },
      { title: 'Empieza por un dibujo', body: 'Abre el libro por un dibujo bonito y empieza ahí.' },
      { title: 'El plan, al cajón', body: 'Guarda el plan en el cajón y disfruta de dos páginas.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Busca un dato', body: 'Busca un dato en el texto y pon el dedo encima.' },
      { title: 'Pregunta una palabra', body: 'Elige una palabra difícil y pregunta qué quiere decir.' },
      { title: 'A la caza de nombres', body: 'Pon un reloj de tres minutos y busca nombres.' },
    ],
    Intensify: [
      { title: 'Quién, dónde, cuándo', body: 'Escribe quién sale en el texto, dónde pasa y cuándo.' },
      { title: 'Enséñame la línea', body: 'Responde a una pregunta y busca la línea que lo dice.' },
      { title: '¿Cómo lo sabes?', body: 'Pregunta a alguien «¿Cómo lo sabes?» y buscadlo en el texto.' },
    ],
    Tether: [
      { title: 'Un punto y sigue', body: '¿No conoces una palabra? Haz un puntito y sigue leyendo.' },
      { title: 'Tres datos y ya', body: 'Escribe solo tres datos de esta página y cierra el cuaderno.' },
      { title: 'Guarda tus preguntas', body: 'Apunta tus preguntas y hazlas después de la última página.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'La cosa de verdad', body: '¿Lees sobre una hoja o una moneda? Ten una en la mano.' },
      { title: 'Constrúyelo con alguien', body: 'Pide a alguien construir contigo una cosa del cuento.' },
      { title: 'Dibujo de dos minutos', body: 'Dibuja en dos minutos algo del texto. Puede salir torcido.' },
    ],
    Intensify: [
      { title: 'Dibuja cómo funciona', body: 'Busca una cosa del texto y dibuja cómo funciona.' },
      { title: 'Haz un paso', body: 'Elige un paso de la página y hazlo con las manos.' },
      { title: 'Sin palabras', body: 'Enseña a alguien una parte del texto sin usar palabras.' },
    ],
    Tether: [
      { title: 'Dos frases enteras', body: 'Cuenta la página a alguien en dos frases enteras.' },
      { title: 'Por turnos', body: 'Siéntate con alguien y leed por turnos en voz alta.' },
      { title: 'Los bloques esperan', body: 'Pon lejos los bloques y las herramientas hasta acabar la página.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Adivina con «quizá»', body: 'Adivina qué pasa luego y empieza con «quizá». Todo vale.' },
      { title: 'Elige un final', body: 'Pide en casa dos finales de risa y elige uno.' },
      { title: 'Cine con ojos cerrados', body: '¿Imaginar es raro? Cierra los ojos y mira el cuento un minuto.' },
    ],
    Intensify: [
      { title: 'Inventa un final', body: 'Inventa otro final y cuéntaselo a un muñeco.' },
      { title: 'Pon la voz', body: 'Lee una parte con la voz del personaje principal.' },
      { title: '¿A qué se parece?', body: '¿A qué se parece el cuento: un juego, un viaje, una canción?' },
    ],
    Tether: [
      { title: 'Un solo libro', body: 'Deja un libro en la mesa y guarda los demás.' },
      { title: 'Lee antes de adivinar', body: 'Antes de adivinar, lee otra vez las dos últimas líneas.' },
      { title: 'La idea, en una nota', body: 'Escribe tu idea para el cuento en una nota y sigue leyendo.' },
    ],
  },
}
