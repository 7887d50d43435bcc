import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** Desde los 13 años: vale para un trabajo de clase, para una asociación y para un equipo de trabajo. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'Lo que aporto a un equipo',
    statements: {
      sequence: {
        Avoid: [
          'Los calendarios me inquietan: me gustaría ayudar allí donde surja algo.',
          'Llevar la lista del equipo me agota: cojo con gusto las tareas que nadie había previsto.',
          'Ir siempre por turnos me aburre: querría empezar por la parte que espera a alguien.',
          'Los controles a medio camino me agobian: prefiero enseñar mi parte cuando ya se tiene en pie.',
        ],
        'As Needed': [
          'Cuando ya no sabemos quién hace qué, lo escribo para todo el equipo.',
          'Si se acerca la entrega, ayudo a planificar los pasos.',
          'Me acomodo al plan del equipo, y sigo adelante cuando cambia.',
          'Si se mezclan dos tareas, ayudo a separarlas.',
        ],
        'Use First': [
          'Convierto nuestra meta en pasos, cada uno con un nombre y una fecha.',
          'Vigilo el tiempo y aviso pronto cuando nos retrasamos.',
          'Recuerdo lo que acordamos y lo que viene después.',
          'Me ocupo de que lo que empezamos en común llegue al final.',
        ],
      },
      precision: {
        Avoid: [
          'Levantar acta me pone en tensión: cuento con gusto lo importante a quienes faltaron.',
          'Buscar datos durante horas me cansa: me gustaría preguntar a personas que saben.',
          'Revisar por mi cuenta lo que hicimos me incomoda: querría hacerlo en pareja.',
          'Discutir mucho rato por una palabra me desgasta: preferiría ayudar a elegir.',
        ],
        'As Needed': [
          'Cuando lo que entregamos tiene que estar bien, lo leo una vez más.',
          'Busco un dato cuando el equipo tiene dudas.',
          'Tomo notas si nadie más lo hace.',
          'Pregunto qué significa una palabra si parece que la usamos de modos distintos.',
        ],
        'Use First': [
          'Reúno lo que necesitamos saber, y digo de dónde sale.',
          'Hago las preguntas que muestran lo que falta por aclarar.',
          'Escribo lo que decidimos, para que nadie tenga que adivinarlo.',
          'Reviso nombres, cifras y ortografía antes de que salga nuestro trabajo.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Montar los aparatos me pone de los nervios: mientras tanto, me gustaría recibir a la gente.',
          'Hacer mi parte sin compañía me entristece: hago con gusto dos partes con alguien.',
          'Trastear mucho rato me impacienta: querría contar a los demás lo que habéis construido.',
          'Trabajar en silencio me apaga: me gustaría pensar en voz alta con el equipo.',
        ],
        'As Needed': [
          'Cuando un aparato no funciona, le echo un vistazo antes de rendirnos.',
          'Hago una maqueta rápida si no nos entendemos.',
          'Me llevo una parte a otro sitio cuando pide calma.',
          'Pregunto cómo funcionaría una idea cuando aún no lo ha dicho nadie.',
        ],
        'Use First': [
          'Pruebo pronto nuestra idea, y así tenemos algo que mirar.',
          'Averiguo por qué algo no funciona, y sigo hasta que funciona.',
          'En las reuniones hablo poco, y vuelvo con algo que funciona.',
          'Pregunto para qué se usará nuestro trabajo, y lo construyo para eso.',
        ],
      },
      confluence: {
        Avoid: [
          'Las rondas de ideas locas me cansan: desarrollo con gusto la que elijamos.',
          'Cambiar de rumbo a la mitad me preocupa: querría cuidar lo que ya está hecho.',
          'Exponer sin notas me asusta: preparo con gusto lo que vamos a decir.',
          'Los riesgos grandes me inquietan: querría preguntar qué haremos si sale mal.',
        ],
        'As Needed': [
          'Cuando nos atascamos, propongo otro camino.',
          'Añado algo a las ideas de los demás cuando les falta chispa.',
          'Me arriesgo si el equipo puede vivir con el resultado.',
          'Cuando nuestro plan falla, ayudo a hacer otro.',
        ],
        'Use First': [
          'Traigo muchas ideas, y me alegra que el equipo mejore alguna.',
          'Tomo lo que han dicho personas distintas y hago algo nuevo con ello.',
          'Me atrevo a dar el primer paso cuando nadie sabe cómo acabará.',
          'Encuentro la manera de seguir cuando todo cambia de golpe.',
        ],
      },
    },
  },
  need: {
    title: 'Lo que necesito de un equipo',
    statements: {
      sequence: {
        Avoid: [
          'Un calendario lleno me ata demasiado: querría tiempo libre entre una reunión y otra.',
          'Me desanima que cada paso esté fijado: decidme solo qué esperáis.',
          'Me inquieto si hay que trabajar de una única manera: dejadme variar.',
          'Esperar la parte anterior a la mía me impacienta: querría empezar ya.',
        ],
        'As Needed': [
          'Necesito un plan del equipo cuando llegan muchas tareas juntas.',
          'Necesito saber la fecha de entrega; el camino a menudo lo encuentro yo.',
          'Necesito saber el orden cuando otra persona espera mi parte.',
          'En un equipo nuevo me gusta que me cuenten cómo se hacen las cosas.',
        ],
        'Use First': [
          'Necesito saber quién hace qué, y para cuándo.',
          'Necesito reuniones con un orden del día que luego seguimos.',
          'Necesito enterarme de un cambio antes de haber hecho el trabajo.',
          'Necesito que acabemos una cosa antes de abrir la siguiente.',
        ],
      },
      precision: {
        Avoid: [
          'Los mensajes largos me desbordan: querría tres líneas con lo que importa.',
          'Si me corrigen cada palabra me duele: decidme primero qué está bien.',
          'Las preguntas sobre detalles, así de pronto, me agobian: dejadme responder mañana.',
          'Me desanimo si hablamos mucho rato de cosas pequeñas: querría una decisión.',
        ],
        'As Needed': [
          'Necesito los datos cuando tengo que votar algo.',
          'De vez en cuando necesito que alguien revise mi parte.',
          'Necesito tiempo para preguntar cuando una tarea es nueva para mí.',
          'Si falté, me gusta saber por qué decidisteis algo.',
        ],
        'Use First': [
          'Necesito toda la información que tienen los demás, no solo el resumen.',
          'Necesito personas que tomen mis preguntas como ayuda, no como desconfianza.',
          'Necesito tiempo para comprobar nuestro trabajo antes de que salga.',
          'Necesito nuestras decisiones por escrito, para poder consultarlas.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Me pierdo si me dan un aparato para trabajar: querría que alguien me lo enseñara.',
          'Trabajar por separado mucho tiempo me hace sentir fuera: necesito que nos veamos a menudo.',
          'Las herramientas que fallan me alteran: necesito a alguien del equipo a quien preguntar.',
          'Me cansa oír cómo funcionan las máquinas: decidme qué harán por nosotros.',
        ],
        'As Needed': [
          'Necesito ver o tocar una cosa cuando las palabras no la explican.',
          'Unas tareas necesito hacerlas por mi cuenta; en otras me gusta la compañía.',
          'Cuando el trabajo se pone duro, necesito saber para qué es.',
          'Necesito un ensayo cuando hay mucho en juego.',
        ],
        'Use First': [
          'Necesito una tarea de verdad, con algo al final que se pueda usar.',
          'Necesito un rato a solas antes de deciros lo que pienso.',
          'Necesito probar las cosas con mis manos, no solo hablar de ellas.',
          'Necesito un equipo que me deje trabajar sin muchas palabras.',
        ],
      },
      confluence: {
        Avoid: [
          'Los giros repentinos me angustian: necesito que me avisen antes de la reunión.',
          'Cuando vuelan las ideas me siento al margen: querría un momento para escribir las mías.',
          'Una tarea sin ejemplo me llena de dudas: necesito ver uno que salió bien.',
          'Que me empujen a arriesgar me tensa: querría probar primero en pequeño.',
        ],
        'As Needed': [
          'De vez en cuando necesito sitio para una idea mía.',
          'Necesito saber cuándo seguimos reuniendo ideas y cuándo ya está decidido.',
          'Me gusta un cambio cuando llevamos semanas haciendo lo mismo.',
          'Necesito oír el motivo antes de seguir un plan atrevido.',
        ],
        'Use First': [
          'Necesito un equipo que escuche una idea hasta el final antes de decir no.',
          'Necesito libertad para hacer mi parte a mi manera.',
          'Necesito variedad: otras personas, otras tareas, otros lugares.',
          'Necesito que no pase nada si algo que probé no sale bien.',
        ],
      },
    },
  },
}
