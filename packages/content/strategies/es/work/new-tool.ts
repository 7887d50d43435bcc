import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo el primer menú', body: 'Abre el primer menú y prueba sus tres primeras órdenes.' },
      { title: 'Mira un vídeo corto', body: 'Si los manuales te aburren, mira un vídeo de cinco minutos y copia el primer paso.' },
      { title: 'Receta en una nota', body: 'Pide a alguien los cuatro clics que necesitas y pégalos en la pantalla.' },
    ],
    Intensify: [
      { title: 'Escribe tus pasos', body: 'Apunta cada paso según lo haces y numéralos.' },
      { title: 'Sigue la guía una vez', body: 'Sigue la guía desde la primera página con un ejemplo real.' },
      { title: 'Práctica diaria', body: 'Reserva esta semana los primeros quince minutos de cada día para la herramienta.' },
    ],
    Tether: [
      { title: 'Explora sin guía', body: 'Cierra la guía y abre tres funciones que nadie te ha contado.' },
      { title: 'Deja la vista nueva', body: 'Mantén la vista de fábrica una semana antes de cambiar nada de sitio.' },
      { title: 'Úsala a medio montar', body: 'Haz con ella un trabajo real antes de tener todos los ajustes en orden.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cuatro términos', body: 'Apunta cuatro términos de la herramienta con su significado en tus palabras.' },
      { title: 'Una página de ayuda', body: 'Si las páginas de ayuda te duermen, lee solo una, diez minutos como mucho.' },
      { title: 'Comprueba con un caso viejo', body: 'Mete un caso antiguo y mira si coinciden las cifras.' },
    ],
    Intensify: [
      { title: 'Pide el sentido exacto', body: 'Pregunta al proveedor para qué sirve cada campo y anota la respuesta.' },
      { title: 'Compara los resultados', body: 'Haz la misma tarea con la herramienta vieja y la nueva y compara los números.' },
      { title: 'Lee las novedades', body: 'Lee qué ha cambiado en esta versión antes de fiarte de una vieja costumbre.' },
    ],
    Tether: [
      { title: 'Olvida las opciones raras', body: 'Deja de lado cada opción que no hayas necesitado este mes.' },
      { title: 'Trabaja antes de leer', body: 'Empieza con el manual cerrado y consulta solo lo que te frene.' },
      { title: 'Nota breve para otros', body: 'Explica la herramienta a alguien en seis líneas, no en seis páginas.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'A cuatro manos', body: 'Pide a alguien que se siente a tu lado mientras tu mano hace los clics.' },
      { title: 'Un sitio seguro', body: 'Si te preocupa romper algo, usa una copia de prueba y pulsa tres botones.' },
      { title: 'Un uso para ti', body: 'Busca un pequeño trabajo tuyo que esta herramienta pueda hacer.' },
    ],
    Intensify: [
      { title: 'Desmóntala', body: 'Abre los ajustes y descubre qué hace cada parte.' },
      { title: 'Un trabajo real hoy', body: 'Haz uno de los trabajos de hoy con la herramienta nueva, de principio a fin.' },
      { title: 'Rómpela a propósito', body: 'Mete algo equivocado en una copia de prueba y mira cómo reacciona.' },
    ],
    Tether: [
      { title: 'Pregunta antes de tocar', body: 'Pregunta a dos personas cómo trabajan con ella antes de cambiar ajustes.' },
      { title: 'Enseña tu pantalla', body: 'Comparte la pantalla y cuenta a alguien lo que estás haciendo.' },
      { title: 'Lee antes de pulsar', body: 'Deja las manos quietas hasta haber leído la primera pantalla.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una variación mínima', body: 'Si jugar te parece arriesgado, cambia un ajuste y déjalo luego como estaba.' },
      { title: 'Reúne trucos', body: 'Pide a tres personas su mejor truco y prueba uno.' },
      { title: 'Diez minutos libres', body: 'Date diez minutos sin ninguna meta y mira qué encuentras.' },
    ],
    Intensify: [
      { title: 'Otro uso', body: 'Prueba la herramienta en un trabajo sin riesgo para el que no se hizo.' },
      { title: 'Ponle un apodo', body: 'Describe la herramienta como un animal o un vehículo para recordar cómo se porta.' },
      { title: 'Combina dos herramientas', body: 'Conéctala con otra herramienta que tengas y mira qué se vuelve posible.' },
    ],
    Tether: [
      { title: 'Primero, una sola manera', body: 'Sigue cinco veces la manera recomendada antes de variarla.' },
      { title: 'Acaba el tutorial', body: 'Ten abierto el tutorial hasta la última pantalla y experimenta después.' },
      { title: 'Limita los añadidos', body: 'Apunta cada complemento que te tiente en una lista de deseos y hoy no instales ninguno.' },
    ],
  },
}
