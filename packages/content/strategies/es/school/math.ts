import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia un ejemplo resuelto', body: 'Copia un ejemplo resuelto línea a línea y luego cambia solo los números.' },
      { title: 'Pide el primer paso', body: 'Si los métodos largos te echan atrás, pide a alguien solo el primer paso y escríbelo.' },
      { title: 'Una línea, un paso', body: 'Usa papel pautado y haz un solo cambio por línea.' },
    ],
    Intensify: [
      { title: 'Qué tienes y qué buscas', body: 'Escribe qué datos tienes, qué te piden y qué fórmula los une.' },
      { title: 'Numera tus pasos', body: 'Numera cada línea de la solución, y así puedes encontrar un fallo.' },
      { title: 'Problemas en orden', body: 'Haz media hora los problemas en el orden dado, con el móvil en otra habitación.' },
    ],
    Tether: [
      { title: 'Prueba un atajo', body: 'Busca un camino más corto en un problema, aunque la hoja muestre otro.' },
      { title: 'Salta al final', body: 'Empieza por la respuesta que esperas y trabaja hacia atrás.' },
      { title: 'Papel en sucio', body: 'Haz el primer intento en sucio, sin columnas bonitas.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Revisa solo los signos', body: 'Repasa una solución y mira únicamente los signos de más y de menos.' },
      { title: 'Definidlo a medias', body: 'Pide a alguien de clase que te explique un término y escríbelo en una tarjeta.' },
      { title: 'Solo las unidades', body: 'Si la exactitud te cansa, escribe solo la unidad detrás de cada número.' },
    ],
    Intensify: [
      { title: 'Calcula a ojo y compara', body: 'Escribe primero un resultado a ojo y compáralo con el exacto.' },
      { title: 'Nombra la regla', body: 'Escribe junto a cada paso la regla que lo permite.' },
      { title: 'Calcula de otra manera', body: 'Haz el cálculo otra vez con otro método o con calculadora.' },
    ],
    Tether: [
      { title: 'Una revisión por problema', body: 'Revisa cada resultado una vez y pasa al problema siguiente.' },
      { title: 'Redondea a propósito', body: 'Redondea los números en la primera vuelta si la pregunta lo permite.' },
      { title: 'Hoy, sin demostración', body: 'Acepta la fórmula dada y úsala sin demostrarla antes.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mueve cosas de verdad', body: 'Pon monedas o clips para el primer problema y muévelos.' },
      { title: 'Mira cómo se monta', body: 'Si los modelos te dicen poco, mira un vídeo corto donde se construya este problema.' },
      { title: 'Dos puntos en el gráfico', body: 'Dibuja dos ejes y marca solo dos puntos.' },
    ],
    Intensify: [
      { title: 'Dibuja antes de calcular', body: 'Haz un croquis con todas las medidas antes de escribir una ecuación.' },
      { title: 'Busca un caso real', body: 'Busca un precio, una velocidad o una habitación donde se use este cálculo.' },
      { title: 'Encuentra dónde falla', body: 'Mete números sencillos en cada paso hasta ver dónde se rompe.' },
    ],
    Tether: [
      { title: 'Escribe lo que piensas', body: 'Añade una razón breve junto a cada línea que has hecho de cabeza.' },
      { title: 'Explícalo en voz alta', body: 'Explica una solución a alguien que no haya visto el problema.' },
      { title: 'Diez minutos de teoría', body: 'Lee la explicación diez minutos antes de tocar el primer problema.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Adivina a lápiz', body: 'Si adivinar te parece mal, escribe a lápiz una posible respuesta y bórrala después.' },
      { title: 'Un segundo camino', body: 'Pide a alguien otro camino y prueba solo su primera línea.' },
      { title: 'Rodea lo que se repite', body: 'Rodea cada número repetido y mira qué dibujo forman los círculos.' },
    ],
    Intensify: [
      { title: 'Inventa un problema', body: 'Inventa un problema cuya respuesta sea 42 y dáselo a alguien.' },
      { title: 'Cuéntalo como historia', body: 'Convierte la ecuación en una historia con dos personas y un conflicto.' },
      { title: 'Prueba tres comienzos', body: 'Esboza tres comienzos posibles antes de elegir uno.' },
    ],
    Tether: [
      { title: 'Acaba el camino conocido', body: 'Lleva el método de siempre hasta la última línea antes de probar el tuyo.' },
      { title: 'La corazonada, en espera', body: 'Escribe tu corazonada al margen y demuéstrala línea a línea.' },
      { title: 'Un problema por página', body: 'Da a cada problema su página y pásala solo cuando esté resuelto.' },
    ],
  },
}
