import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Rodea una fácil', body: 'Rodea una pregunta fácil y empieza por ella. El orden de las demás puede esperar.' },
      { title: 'Un plan prestado', body: 'Si los horarios te agobian, copia el plan de otra persona solo dos días.' },
      { title: 'Dos mitades', body: 'Parte el tiempo en dos y mira el reloj una sola vez, a la mitad.' },
    ],
    Intensify: [
      { title: 'Puntos y minutos', body: 'Escribe junto a cada pregunta cuántos minutos merecen sus puntos.' },
      { title: 'Lee dos veces', body: 'Lee dos veces las instrucciones y subraya cada verbo que te dice qué hacer.' },
      { title: 'Prepara la mañana', body: 'Deja listos esta noche los bolígrafos, los papeles y el camino.' },
    ],
    Tether: [
      { title: 'Contesta sin orden', body: 'Contesta las preguntas en el orden que quieras y numera tus respuestas.' },
      { title: 'Déjala a medias', body: 'Cuando se acaben los minutos de una pregunta, sigue, aunque la frase quede a medias.' },
      { title: 'Recibe una sorpresa', body: 'Si el formato no es el que esperabas, suelta el aire y lee despacio una pregunta.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Diez tarjetas', body: 'Haz diez tarjetas, ni una más, y repásalas camino de casa.' },
      { title: 'Que alguien te pregunte', body: 'Si te preocupa olvidar datos, deja que alguien te pregunte durante cinco minutos.' },
      { title: 'Revisa lo que más vale', body: 'En los últimos minutos, revisa solo la pregunta con más puntos.' },
    ],
    Intensify: [
      { title: 'Tapa las opciones', body: 'Tapa las opciones, escribe tu propia respuesta y luego compara.' },
      { title: 'Un dato cada vez', body: 'Pon al menos un nombre, una fecha o una cifra en cada respuesta larga.' },
      { title: 'Pregunta por las palabras', body: 'Pregunta a quien vigila por cualquier palabra que no esté clara.' },
    ],
    Tether: [
      { title: 'Primero, nombra el fallo', body: 'Cambia una respuesta solo si puedes decir cuál es el fallo.' },
      { title: 'La medida justa', body: 'Ajusta la largura de tu respuesta a sus puntos y deja de escribir.' },
      { title: 'Esta noche, nada nuevo', body: 'Cierra los libros una hora antes de dormir y no añadas nada nuevo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Dibuja una respuesta', body: 'Antes de escribir, haz un pequeño dibujo para una pregunta.' },
      { title: 'Un examen antiguo', body: 'Si practicar te parece inútil, haz medio examen antiguo junto a otra persona.' },
      { title: 'Recórrelo con las manos', body: 'Representa un procedimiento con las manos mientras dices sus pasos.' },
    ],
    Intensify: [
      { title: 'Ensaya de verdad', body: 'Haz un examen antiguo con el tiempo y los materiales reales.' },
      { title: 'Pon a prueba el resultado', body: 'Comprueba cada resultado volviendo a ponerlo en la pregunta.' },
      { title: 'Busca el paso roto', body: 'Toma una pregunta que fallaste y marca el paso exacto donde se torció.' },
    ],
    Tether: [
      { title: 'Escribe lo evidente', body: 'Escribe los pasos que te parecen evidentes, porque también dan puntos.' },
      { title: 'De notas a frases', body: 'Convierte tus palabras clave en tres frases unidas antes de entregar.' },
      { title: 'Repasa en compañía', body: 'Repasa media hora con más gente y deja que hablen primero.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una respuesta posible', body: 'Si la pregunta es abierta, empieza con «Una respuesta posible es…» y sigue.' },
      { title: 'Trucos para recordar', body: 'Si las imágenes raras te dan apuro, pide tres a alguien y usa una.' },
      { title: 'Un minuto de intuición', body: 'Al final, dedica un minuto a las preguntas en blanco y aventura una respuesta.' },
    ],
    Intensify: [
      { title: 'Un palacio de la memoria', body: 'Coloca cada dato en una habitación de tu casa y recórrela.' },
      { title: 'Inventa el examen', body: 'Escribe tres preguntas que tú pondrías, una de ellas poco corriente.' },
      { title: 'Defiende el otro lado', body: 'Añade al ensayo un punto de vista inesperado antes de concluir.' },
    ],
    Tether: [
      { title: 'Cíñete al verbo', body: 'Subraya «enumera», «compara» o «explica» y haz solo eso.' },
      { title: 'Da la forma esperada', body: 'Usa la forma que te enseñaron y guarda tu toque propio para otra ocasión.' },
      { title: 'La pregunta entera', body: 'Deja el bolígrafo en la mesa hasta leer la pregunta entera.' },
    ],
  },
}
