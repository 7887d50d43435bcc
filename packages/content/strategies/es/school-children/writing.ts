import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo la primera frase', body: 'Escribe una sola frase sobre lo que va primero.' },
      { title: 'Tres cajas', body: '¿El orden te cuesta? Pide que te dibujen tres cajas. Llena una.' },
      { title: 'Corta y coloca', body: 'Escribe tres ideas en tres tiras y ponlas en fila.' },
    ],
    Intensify: [
      { title: 'Plan de cinco palabras', body: 'Escribe cinco palabras en orden antes de escribir el texto.' },
      { title: 'Compara con el ejemplo', body: 'Pon el ejemplo junto a tu hoja y mira cada parte.' },
      { title: 'Principio, medio, final', body: 'Dobla la hoja en tres: principio, medio y final. Llena todo.' },
    ],
    Tether: [
      { title: 'Primero, en sucio', body: 'Escribe primero en sucio y deja lo limpio para luego.' },
      { title: 'Empieza donde quieras', body: 'Escribe la parte que más te apetece, aunque vaya al final.' },
      { title: 'Hoy, sin lista', body: 'Da la vuelta al plan y escribe cinco minutos sin él.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un detalle de verdad', body: 'Pon en tu texto un nombre, un número o un sonido.' },
      { title: 'Dos preguntas', body: '¿Los detalles te aburren? Que te hagan dos preguntas; escribe las respuestas.' },
      { title: 'Mira tres palabras', body: 'Busca tres palabras en el diccionario y luego para.' },
    ],
    Intensify: [
      { title: 'Cambia una palabra sosa', body: 'Busca «bonito» o «grande» y pon una palabra más exacta.' },
      { title: 'Añade «porque»', body: 'Elige una frase y añade «porque» con tu razón.' },
      { title: 'Lee con una regla', body: 'Pon una regla bajo cada línea y busca faltas.' },
    ],
    Tether: [
      { title: 'Descanso de la goma', body: 'Guarda la goma en la mochila hasta la última línea.' },
      { title: 'Tu mejor dato', body: 'Elige el dato que más te guste y deja los demás.' },
      { title: 'Solo cinco frases', body: 'Cuéntalo en cinco frases y deja el lápiz.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Primero, tócalo', body: 'Pon en la mesa la cosa de tu texto y tócala.' },
      { title: 'Tarjetas que se mueven', body: 'Mueve con alguien las tarjetas de palabras hasta que encajen.' },
      { title: 'Hazlo de plastilina', body: 'Haz en cinco minutos algo de tu texto con plastilina.' },
    ],
    Intensify: [
      { title: 'Hazlo y escríbelo', body: 'Hazlo una vez y escribe qué han hecho tus manos.' },
      { title: 'Un dibujo pequeño', body: 'Haz un dibujo con flechas al lado de tu texto.' },
      { title: '¿Para qué sirve?', body: 'Escribe una frase sobre cómo puede usarlo la gente.' },
    ],
    Tether: [
      { title: 'Una frase más', body: 'Tras cada frase corta, escribe otra sobre cómo te sentiste.' },
      { title: 'Léelo a alguien', body: 'Lee tu texto a alguien antes de decir que está acabado.' },
      { title: 'Palabras antes que dibujos', body: 'Cierra la caja de pinturas hasta tener tres líneas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Saca una tarjeta', body: '¿Inventar es raro? Saca una tarjeta con dibujo y escribe sobre ella.' },
      { title: 'Un comienzo prestado', body: 'Pide a alguien la primera línea y sigue desde ahí.' },
      { title: 'Una palabra loca', body: 'Mete en tu texto una palabra de risa y mira qué pasa.' },
    ],
    Intensify: [
      { title: 'Una cosa que habla', body: 'Haz hablar en tu texto a un zapato o una nube.' },
      { title: 'Tres títulos', body: 'Piensa tres títulos raros y rodea uno.' },
      { title: 'Paseo de ideas', body: 'Pasea por la habitación y busca algo para tu texto.' },
    ],
    Tether: [
      { title: 'Gana una idea', body: 'Dibuja tus ideas como burbujas y pon una sola estrella.' },
      { title: 'Mira la tarea', body: 'Cada cinco líneas, lee la tarea en voz alta.' },
      { title: 'Para otra vez', body: 'Guarda las ideas nuevas en un sobre llamado «otra vez».' },
    ],
  },
}
