import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tres notas adhesivas', body: 'Antes de escribir, pon principio, medio y final en tres notas adhesivas.' },
      { title: 'Copia un esqueleto', body: 'Si los esquemas te molestan, pide uno a alguien de clase y llénalo con tus ideas.' },
      { title: 'Quince minutos en orden', body: 'Pon quince minutos y escribe página abajo, sin saltar de un sitio a otro.' },
    ],
    Intensify: [
      { title: 'Esquema y luego borrador', body: 'Haz una lista de tus puntos en el orden en que los necesita quien lee.' },
      { title: 'Cuenta desde la entrega', body: 'Cuenta hacia atrás desde la entrega y anota un día para borrador, repaso y copia.' },
      { title: 'Marca los requisitos', body: 'Pon el enunciado junto a tu texto y marca cada requisito que ya cumples.' },
    ],
    Tether: [
      { title: 'Borrador sin orden', body: 'Escribe el párrafo que ves más claro, vaya donde vaya.' },
      { title: 'Olvida el formato', body: 'Quita el formato y escribe texto sencillo hasta tener el borrador.' },
      { title: 'Quita un apartado', body: 'Tacha un punto de tu esquema si el texto ya no lo necesita.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Añade tres datos', body: 'Elige tres sitios de tu texto y pon en cada uno un nombre, una fecha o una cifra.' },
      {
        title: 'Intercambiad correcciones',
        body: 'Si revisar comas te agota, intercambia el texto con alguien y corregid la primera página.',
      },
      { title: 'Una sola fuente', body: 'Abre una fuente, toma de ella una cita y vuelve a cerrarla.' },
    ],
    Intensify: [
      { title: 'Cambia palabras vagas', body: 'Busca «cosa», «muy» y «mucho» y pon en cada sitio la palabra exacta.' },
      { title: 'Apoya cada afirmación', body: 'Tras cada afirmación, añade una razón, un ejemplo o una fuente.' },
      { title: 'Corrige desde el final', body: 'Lee primero la última frase y sube hasta el principio para cazar pequeños fallos.' },
    ],
    Tether: [
      { title: 'Fuera una de cada diez', body: 'Quita a un párrafo una palabra de cada diez, sin consultar nada.' },
      { title: 'Cierra las fuentes', body: 'Cierra todas las pestañas y escribe una página de memoria.' },
      { title: 'Corrige al final', body: 'Escribe de corrido y deja la ortografía para los últimos diez minutos.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Parte de un objeto', body: 'Pon en la mesa un objeto de verdad y escribe en cuatro líneas qué hace.' },
      { title: 'Hablad y montadlo', body: 'Pide a alguien que mueva contigo los párrafos en tiras hasta que el texto se sostenga.' },
      { title: 'Arregla un párrafo', body: 'Si arreglar textos se te hace pesado, arregla solo el párrafo que más te moleste.' },
    ],
    Intensify: [
      { title: 'Añade un esquema', body: 'Haz un dibujo que lleve la idea principal y escribe el texto alrededor.' },
      { title: 'Pruébalo con alguien', body: 'Pide a alguien que siga tu texto como unas instrucciones y mira dónde se para.' },
      { title: 'Muestra para qué sirve', body: 'Escribe un párrafo sobre dónde importa esto en la vida diaria.' },
    ],
    Tether: [
      { title: 'Ve más allá', body: 'Tras cada respuesta corta, añade dos frases para quien no estaba allí.' },
      { title: 'Que alguien escuche', body: 'Lee tu borrador en voz alta a alguien antes de arreglar nada.' },
      { title: 'Nombra un sentimiento', body: 'Añade una frase sobre cómo afecta el asunto a las personas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una primera línea prestada', body: 'Abre un libro, toma su primera línea y escribe otras cinco a partir de ahí.' },
      { title: 'Pide una comparación', body: 'Pide a alguien que complete «Tu tema es como…» y usa la que te guste.' },
      { title: 'Borrador loco y secreto', body: 'Si inventar te da vergüenza, escribe cuatro minutos en una hoja que nadie verá.' },
    ],
    Intensify: [
      { title: 'Tres comienzos raros', body: 'Escribe tres primeras frases distintas y quédate con la más sorprendente.' },
      { title: 'Cambia la mirada', body: 'Cuenta un párrafo desde el lado de alguien que no está de acuerdo.' },
      { title: 'Mete una imagen', body: 'Cambia una frase seca por una imagen o una escena muy breve.' },
    ],
    Tether: [
      { title: 'Un solo hilo', body: 'Escribe tu idea principal en una tarjeta y quita cada párrafo que se salga de ella.' },
      { title: 'Sigue la forma una vez', body: 'Mantén la forma pedida toda la primera página antes de doblarla a tu gusto.' },
      { title: 'Ideas a otro archivo', body: 'Pasa las ideas que sobran a un segundo archivo y vuelve a tu párrafo.' },
    ],
  },
}
