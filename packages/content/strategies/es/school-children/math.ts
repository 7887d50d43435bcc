import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Haz el número uno', body: 'Tapa la página con papel y deja ver solo el primero.' },
      { title: 'Pasos con alguien', body: 'Pide a alguien que diga el primer paso mientras lo escribes.' },
      { title: 'Cuadros para números', body: '¿Las filas son un lío? Pon un número en cada cuadro.' },
    ],
    Intensify: [
      { title: 'Un paso, una línea', body: 'Escribe cada paso en su propia línea.' },
      { title: 'Marca el orden', body: 'Escribe 1, 2 y 3 sobre las partes que debes hacer.' },
      { title: 'Mesa lista', body: 'Despeja la mesa y pon lápiz, regla y papel.' },
    ],
    Tether: [
      { title: 'Prueba otro camino', body: 'Haz un problema en otro orden y mira la respuesta.' },
      { title: 'Las fáciles, donde estén', body: 'Empieza por el problema que quieras, no por el de arriba.' },
      { title: 'Deja un hueco', body: 'Si un paso no sale, deja un hueco y sigue.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Mira una respuesta', body: 'Elige una respuesta y cuéntala otra vez con los dedos.' },
      { title: 'Dos lecturas', body: '¿Los números exactos cansan? Que alguien te lea el problema dos veces.' },
      { title: 'Rodea los números', body: 'Con un color vivo, rodea solo los números del problema.' },
    ],
    Intensify: [
      { title: 'Di qué cuentas', body: 'Escribe tras cada número qué es: manzanas, monedas o pasos.' },
      { title: 'Pregunta qué significa', body: 'Señala una palabra de mates y pide que te la expliquen.' },
      { title: 'Dale la vuelta', body: 'Comprueba una suma con una resta.' },
    ],
    Tether: [
      { title: 'Repaso corto', body: 'Repasa solo los dos últimos problemas y pasa la página.' },
      { title: 'Más o menos vale', body: 'Si la tarea dice «más o menos», di un número y para.' },
      { title: 'Respuesta en corto', body: 'Escribe la respuesta en una línea, sin palabras de más.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Cinco cositas', body: 'Pon cinco botones en la mesa y úsalos en un problema.' },
      { title: 'Mira y mueve', body: 'Mira cómo lo hace alguien con bloques y mueve uno.' },
      { title: 'Dibuja círculos', body: 'Dibuja círculos para los números, solo en el primer problema.' },
    ],
    Intensify: [
      { title: 'Construye el problema', body: 'Construye el problema delante de ti con bloques o monedas.' },
      { title: 'Búscalo en casa', body: 'Mide con una regla algo de casa, como en la tarea.' },
      { title: 'Caza el fallo', body: '¿Está mal? Busca el sitio exacto donde se ha torcido.' },
    ],
    Tether: [
      { title: 'Di tus pasos', body: 'Cuenta a alguien cómo te ha salido, paso a paso.' },
      { title: 'Escribe lo de en medio', body: 'Escribe también el paso de en medio, no solo la respuesta.' },
      { title: 'En pareja', body: 'Haz el próximo problema en pareja.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un animal de risa', body: 'Cambia un problema por uno de ranas o gatos y resuélvelo.' },
      { title: 'Elige un camino', body: 'Pide a una persona adulta dos caminos y señala uno.' },
      { title: 'Primero, adivina', body: '¿Adivinar da miedo? Susurra un número y luego calcula.' },
    ],
    Intensify: [
      { title: 'Otro camino más', body: 'Busca otro camino hasta la misma respuesta.' },
      { title: 'Un cuento de números', body: 'Dibuja el problema como un cómic de dos viñetas.' },
      { title: 'Inventa el tuyo', body: 'Inventa un problema sobre tu cumpleaños.' },
    ],
    Tether: [
      { title: 'Quédate en este', body: 'Tapa los demás problemas hasta escribir esta respuesta.' },
      { title: 'Como en el libro', body: 'Haz el primer problema igual que el del libro.' },
      { title: 'Para antes de adivinar', body: 'Pon la mano en el papel y lee otra vez la pregunta.' },
    ],
  },
}
