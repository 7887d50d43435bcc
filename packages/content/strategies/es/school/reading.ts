import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tres páginas seguidas', body: 'Si leer en orden te aburre, marca tres páginas, léelas seguidas y luego para.' },
      { title: 'Un esquema prestado', body: 'Pide a alguien que lo haya leído las tres partes principales y lee solo la primera.' },
      { title: 'Una regla bajo la línea', body: 'Pon una regla bajo cada línea del párrafo más difícil, y así no te saltas nada.' },
    ],
    Intensify: [
      { title: 'Títulos en una lista', body: 'Antes de leer, copia todos los títulos en una lista y márcalos según avanzas.' },
      { title: 'Hechos en orden', body: 'Escribe los cinco hechos principales en tarjetas y colócalas como una línea del tiempo.' },
      { title: 'Fija una hora de lectura', body: 'Reserva una hora para este capítulo y ponla ahora mismo en tu calendario.' },
    ],
    Tether: [
      { title: 'Lee primero el final', body: 'Empieza por el resumen o la última página y lee después solo lo que te falte.' },
      { title: 'Deja ir una página', body: 'Cuando un pasaje te frene, márcalo y sigue sin terminarlo.' },
      { title: 'Guarda el plan', body: 'Pon el plan de lectura boca abajo y sigue diez minutos el apartado que te llame.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una frase, un dato', body: 'Elige un solo dato de esta página y escríbelo con tus palabras.' },
      {
        title: 'Reparte las palabras difíciles',
        body: 'Reparte con alguien las palabras desconocidas: buscad tres cada cual y compartidlas.',
      },
      { title: 'Siete minutos de caza', body: 'Si los detalles te cansan, busca nombres y fechas siete minutos y luego lee con libertad.' },
    ],
    Intensify: [
      { title: 'Cita la prueba', body: 'Subraya la frase exacta que apoya tu respuesta y apunta su página.' },
      { title: 'Pregunta al texto', body: 'Escribe tres preguntas sobre el capítulo y busca en el texto la respuesta a cada una.' },
      { title: 'Segunda fuente', body: 'Busca en otra fuente una afirmación de la lectura y compara.' },
    ],
    Tether: [
      { title: 'Una línea marcada', body: 'Permítete una línea marcada por párrafo y luego tapa el rotulador.' },
      { title: 'Di lo esencial', body: 'Cierra el libro y di la idea principal en una frase.' },
      { title: 'Deja las dudas para luego', body: 'Apunta al margen las palabras desconocidas y búscalas solo al acabar el apartado.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Busca un objeto', body: 'Elige un objeto del texto y tómalo en la mano, o busca una foto.' },
      {
        title: 'El mecanismo, entre dos',
        body: 'Si los mecanismos no te dicen nada, pide a alguien que dibuje este mientras lees en voz alta.',
      },
      { title: 'Esquema de cuatro cajas', body: 'Dibuja cuatro cajas para las partes principales del texto y únelas con flechas.' },
    ],
    Intensify: [
      { title: 'Pregunta para qué sirve', body: 'Escribe junto a cada párrafo para qué se podría usar.' },
      { title: 'Reconstruye el argumento', body: 'Desmonta el texto: una tarjeta por afirmación; después vuelve a juntar las tarjetas.' },
      { title: 'Prueba una instrucción', body: 'Prueba algo de lo que describe el texto antes de leer la página siguiente.' },
    ],
    Tether: [
      { title: 'Lee para alguien', body: 'Lee una página en voz alta a otra persona en vez de trabajarla en silencio.' },
      { title: 'Notas más largas', body: 'Cambia cada nota de una palabra por una frase entera.' },
      { title: 'Primero las palabras', body: 'Deja el experimento en su caja hasta haber leído la descripción completa.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Termina la frase', body: 'Si adivinar te da reparo, completa una vez «Esto me recuerda a…» y guárdatelo.' },
      { title: 'Elige entre tres portadas', body: 'Pide a alguien que te describa tres portadas para este texto y elige la que encaje.' },
      { title: 'Dos minutos de película', body: 'Durante dos minutos, cierra el libro e imagina una escena como en el cine.' },
    ],
    Intensify: [
      { title: 'Cambia una cosa', body: 'Pregúntate qué pasaría si una persona o un hecho del texto fuera diferente.' },
      { title: 'Une dos mundos', body: 'Relaciona este capítulo con una película, un partido o una canción y anota qué los une.' },
      { title: 'Léelo con otra voz', body: 'Lee un pasaje en voz alta como en el telediario y luego con voz de villano.' },
    ],
    Tether: [
      { title: 'Aguanta hasta el descanso', body: 'Cierra los demás libros y pestañas hasta que llegues al próximo título.' },
      { title: 'El texto antes que la teoría', body: 'Señala la línea del texto antes de contar cómo la interpretas.' },
      { title: 'Una hoja para las chispas', body: 'Ten al lado una hoja para las ideas y vuelve enseguida al párrafo.' },
    ],
  },
}
