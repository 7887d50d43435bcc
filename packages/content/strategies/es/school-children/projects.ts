import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Una nota adhesiva', body: 'Escribe en una nota lo primero que hay que hacer. Hazlo.' },
      { title: 'Plan en pareja', body: 'Que alguien dibuje el plan mientras dices tres trabajos.' },
      { title: 'Diez minutos para empezar', body: '¿El plan es largo? Trabaja diez minutos y luego descansa.' },
    ],
    Intensify: [
      { title: 'Los días en papel', body: 'Dibuja una caja para cada día y mete un trabajo.' },
      { title: 'Tarjetas en orden', body: 'Pon lo que vas a contar en tarjetas y numéralas.' },
      { title: 'Mira la lista', body: 'Lee la lista del proyecto y marca lo que está hecho.' },
    ],
    Tether: [
      { title: 'Cambia un plan', body: 'Pasa un trabajo a otro día y mira cómo va.' },
      { title: 'Déjalo abierto', body: 'Deja la última parte de tu mural vacía hasta el final.' },
      { title: 'Empieza por el medio', body: 'Haz primero la parte que más te gusta y cuélgala.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dos datos bastan', body: 'Busca dos datos de tu tema y escríbelos en grande.' },
      { title: 'Pregunta a quien sabe', body: 'Haz una pregunta a alguien que sepa del tema.' },
      { title: 'Una página, un libro', body: '¿Demasiados datos? Abre un libro y lee una página.' },
    ],
    Intensify: [
      { title: '¿De dónde sale?', body: 'Apunta el libro o la página de cada dato.' },
      { title: 'Da el número', body: 'Pon un número exacto en tu mural: cuántos, qué alto, qué edad.' },
      { title: 'Ensaya preguntas', body: 'Que alguien te haga tres preguntas sobre tu proyecto.' },
    ],
    Tether: [
      { title: 'Caben cinco datos', body: 'Elige cinco datos para el mural y guarda los otros.' },
      { title: 'Cuenta, no leas', body: 'Da la vuelta a las notas y cuenta una parte.' },
      { title: 'Deja de buscar', body: 'Cierra los libros después de comer y empieza a hacerlo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Corta una forma', body: 'Recorta una forma y pégala en tu mural.' },
      { title: 'Manos junto a manos', body: 'Siéntate con alguien que construye y copia un movimiento.' },
      { title: 'De la caja', body: '¿Construir cuesta? Toma tres cosas de una caja y únelas.' },
    ],
    Intensify: [
      { title: 'Haz una maqueta', body: 'Construye una maqueta pequeña que se pueda tocar.' },
      { title: 'Pruébalo antes', body: 'Prueba cada parte antes del día de enseñarlo.' },
      { title: 'Todo en la mesa', body: 'Prepara tijeras, pegamento y celo antes de empezar.' },
    ],
    Tether: [
      { title: 'Cuenta cómo lo hiciste', body: 'Di tres frases sobre cómo has hecho tu maqueta.' },
      { title: 'Deja pegar a alguien', body: 'Da a alguien una parte para construirla contigo.' },
      { title: 'Manos quietas, a hablar', body: 'Deja las manos quietas dos minutos y hablad del plan.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Elige una forma', body: 'Elige una forma, como una estrella, y úsala por todo el mural.' },
      { title: 'Mira tres murales', body: 'Mira otros tres murales y toma prestada una idea.' },
      { title: 'Una pequeña sorpresa', body: '¿Las sorpresas dan miedo? Pon una sola solapa en tu mural.' },
    ],
    Intensify: [
      { title: 'Abre con un cuento', body: 'Empieza con un cuento muy corto sobre el tema.' },
      { title: 'Con disfraz', body: 'Lleva algo para ponerte o enseñar mientras hablas.' },
      { title: 'Mezcla dos cosas', body: 'Mezcla tu tema con un deporte, una canción o un animal.' },
    ],
    Tether: [
      { title: 'Elige para mañana', body: 'Escribe ideas en estrellas y quédate con una para mañana.' },
      { title: 'Vuelve al tema', body: 'Lee la tarjeta del tema antes de añadir algo nuevo.' },
      { title: 'Acaba una esquina', body: 'Acaba una esquina del mural antes de empezar otra.' },
    ],
  },
}
