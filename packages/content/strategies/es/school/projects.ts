import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo dos fechas', body: 'Apunta dos fechas: cuándo empiezas y cuándo lo enseñas.' },
      { title: 'Que planee quien planea', body: 'Si los horarios te agobian, pide a alguien del grupo que haga uno y rodea tu parte.' },
      { title: 'La portada, ya', body: 'Haz la diapositiva del título en los próximos diez minutos y guárdala.' },
    ],
    Intensify: [
      { title: 'Planea hacia atrás', body: 'Haz una lista de todo lo que hay que hacer, ordénala y pon fechas.' },
      { title: 'Ensaya en orden', body: 'Ensaya la exposición de la primera a la última diapositiva con un reloj.' },
      { title: 'Revisa el enunciado', body: 'Compara el proyecto con el enunciado, línea a línea, antes del último fin de semana.' },
    ],
    Tether: [
      { title: 'Deja un hueco', body: 'Deja libre una parte del calendario para lo que surja.' },
      { title: 'Expón sin guion', body: 'Cuenta una parte de tu exposición con una sola palabra clave.' },
      { title: 'Acepta un cambio tardío', body: 'Si cambia una parte, escribe de nuevo solo esa tarjeta y deja las demás.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una cifra, una fuente', body: 'Busca una cifra para tu tema y anota de dónde sale.' },
      { title: 'Entrevista a alguien', body: 'Si investigar te parece seco, graba dos minutos con alguien que sepa del tema.' },
      { title: 'Veinte minutos de búsqueda', body: 'Dedica veinte minutos a investigar y luego cierra el portátil.' },
    ],
    Intensify: [
      { title: 'Apunta tus fuentes', body: 'Empieza hoy una lista de fuentes y añade cada libro o página que uses.' },
      { title: 'Prevé las preguntas', body: 'Escribe cinco preguntas que puede hacer el público y busca las respuestas.' },
      { title: 'Ponle nombre a todo', body: 'Pon a cada imagen y gráfico su título exacto, su unidad y su fuente.' },
    ],
    Tether: [
      { title: 'Un dato por diapositiva', body: 'Deja en cada diapositiva el dato más fuerte y pasa los demás a tus notas.' },
      { title: 'Fin de la búsqueda', body: 'Pon una fecha a partir de la cual solo construyes y ya no buscas.' },
      { title: 'Responde de un tirón', body: 'Responde a cada pregunta del público en una frase y pide la siguiente.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Modelo de papel', body: 'Haz un modelo rápido de papel o cartón. Puede quedar tosco.' },
      {
        title: 'Al lado de quien construye',
        body: 'Si las herramientas te echan atrás, siéntate con quien disfruta usándolas y copia un movimiento.',
      },
      { title: 'Pulsa cada botón', body: 'Prueba cinco minutos el proyector, el sonido y el mando en el aula vacía.' },
    ],
    Intensify: [
      { title: 'Que se vea en marcha', body: 'Prepara una demostración en vivo de lo que describes.' },
      { title: 'Construye y prueba pronto', body: 'Haz ahora una versión sencilla y pruébala con dos personas.' },
      { title: 'Resuelve un caso real', body: 'Elige una persona o un lugar de verdad y adapta a ello el proyecto.' },
    ],
    Tether: [
      { title: 'Habla de las personas', body: 'Añade una diapositiva sobre a quién afecta, no solo cómo funciona.' },
      { title: 'Cede una parte', body: 'Da a alguien del grupo una pieza para construir y explícale cómo.' },
      { title: 'Explica antes de construir', body: 'Escribe media página sobre tu objetivo antes de ir a por las herramientas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un estilo prestado', body: 'Si las diapositivas en blanco te tensan, copia el estilo de un cartel que te guste.' },
      { title: 'Pregunta a tres', body: 'Pide a tres personas una idea rara y usa la más suave.' },
      { title: 'Abre con una pregunta', body: 'Cambia tu primera frase por una pregunta al público.' },
    ],
    Intensify: [
      { title: 'Monta una escena', body: 'Convierte un punto de la exposición en una escena breve.' },
      { title: 'Cruza dos temas', body: 'Cruza tu tema con otro que no tenga nada que ver y anota qué aparece.' },
      { title: 'Tira la primera versión', body: 'Esboza una segunda versión que no se parezca en nada a la primera.' },
    ],
    Tether: [
      { title: 'Congela la idea', body: 'Elige una idea antes de esta noche y escríbela encima del enunciado.' },
      { title: 'Ensaya, no improvises', body: 'Fija las palabras del principio y del final y dilas dos veces igual.' },
      { title: 'Los adornos, después', body: 'Termina lo que pide el enunciado antes de añadir efectos.' },
    ],
  },
}
