import type { CareerStatements } from './career-statements.ts'

/** Desde los 13 años: vale para un primer empleo de verano, para muchos años en un oficio y para el voluntariado. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'Cómo trabajo mejor',
    statements: {
      sequence: {
        Avoid: [
          'Los pasos fijos me inquietan: trabajo mejor si puedo elegir por dónde empezar.',
          'Un día planeado hora a hora me aprieta: querría ratos abiertos.',
          'Esperar el plan completo me impacienta: me gustaría empezar con una parte.',
          'Hacer la misma ronda cada día me cansa: me gusta cambiar el orden.',
        ],
        'As Needed': [
          'Cuando un trabajo tiene muchas partes, escribo los pasos antes de empezar.',
          'Para una entrega importante hago un plan; otros días me dejo llevar.',
          'Sigo el procedimiento de siempre si un descuido costaría tiempo o dinero.',
          'Si se me amontonan las cosas, paro, las ordeno y sigo.',
        ],
        'Use First': [
          'Trabajo mejor cuando sé todos los pasos antes de empezar.',
          'Empiezo el día con una lista y la sigo de arriba abajo.',
          'Acabo una cosa y la guardo antes de coger la siguiente.',
          'Comparo mi trabajo, punto por punto, con lo que se había pedido.',
        ],
      },
      precision: {
        Avoid: [
          'Los manuales largos me pesan: arranco cuando alguien me cuenta lo principal.',
          'Escribirlo todo me quita fuerzas: prefiero hablarlo y empezar.',
          'Me angustia que se revise cada cifra: querría a alguien con quien revisarlas.',
          'Demasiados datos juntos me despistan: para empezar me bastan tres.',
        ],
        'As Needed': [
          'Cuando un error tendría consecuencias, lo leo todo otra vez antes de entregarlo.',
          'Tomo notas si hay nombres, fechas o cantidades que recordar.',
          'Si un encargo no está claro, hago una o dos preguntas y empiezo.',
          'Consulto las cosas cuando alguien confía en mi respuesta.',
        ],
        'Use First': [
          'Trabajo mejor cuando he leído todo lo que hay sobre un encargo.',
          'Pregunto hasta que sé exactamente qué se quiere.',
          'Apunto lo que se dijo, para poder consultarlo más tarde.',
          'Compruebo nombres, cifras y fechas antes de que algo salga de mis manos.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Desmontar una máquina sin ayuda me incomoda: querría a alguien a mi lado.',
          'Trabajar todo el día a solas me hace sentir lejos: querría gente con quien hablar.',
          'Una herramienta que no funciona me frustra: agradezco que alguien me enseñe.',
          'Ir probando hasta acertar me desgasta: prefiero antes una explicación corta.',
        ],
        'As Needed': [
          'Cuando algo se estropea, intento arreglarlo antes de pedir ayuda.',
          'Hago una prueba rápida si con palabras no queda claro.',
          'Trabajo una hora por mi cuenta cuando un problema pide silencio.',
          'Si una herramienta es nueva, la manejo hasta que sé usarla.',
        ],
        'Use First': [
          'Trabajo mejor cuando puedo coger la cosa de verdad y probarla.',
          'No suelto un problema hasta que descubro cómo funciona.',
          'Para pensar bien un trabajo quiero silencio y un sitio mío.',
          'Prefiero enseñar lo que he hecho a escribir sobre ello.',
        ],
      },
      confluence: {
        Avoid: [
          'Una página en blanco me intimida: me gusta partir de un ejemplo.',
          'Los cambios de plan repentinos me alteran: querría saberlos el día antes.',
          'Las rondas de ideas ruidosas me cansan: preferiría dar las mías por escrito.',
          'Probar lo que nadie ha probado me asusta: un ensayo pequeño me calma.',
        ],
        'As Needed': [
          'Cuando el camino de siempre se atasca, busco otro.',
          'Si hay tiempo, reúno unas cuantas ideas antes de elegir.',
          'Me arriesgo cuando hay poco que perder.',
          'Si un trabajo se hace pesado, le cambio algo pequeño.',
        ],
        'Use First': [
          'Trabajo mejor cuando puedo hacer las cosas a mi manera.',
          'Parto de una idea y el plan lo encuentro por el camino.',
          'Llevo varias cosas a la vez y paso de una a otra.',
          'Miro qué hacen en otros sitios y lo mezclo con mi trabajo.',
        ],
      },
    },
  },
  bring: {
    title: 'Lo que aporto a quien me da trabajo',
    statements: {
      sequence: {
        Avoid: [
          'La rutina estricta me inquieta: me quedo con gusto los días en que cambia el plan.',
          'Me aburro cuando todo está en orden: querría llevar movimiento donde algo se ha atascado.',
          'Planificar a largo plazo me cansa: me gustaría echar una mano hoy mismo.',
          'Archivos y listas me hacen suspirar: los cambio con gusto por trabajo de pie.',
        ],
        'As Needed': [
          'Mantengo el orden donde otras personas tienen que encontrar cosas después de mí.',
          'Cuando viene una semana llena, ayudo a planear quién hace qué.',
          'Sé seguir un procedimiento fijo, y también sé pasar sin él.',
          'Vuelvo a encauzar un trabajo cuando se ha perdido el hilo.',
        ],
        'Use First': [
          'Aporto orden: después de mí, las cosas están en su sitio.',
          'Cumplo las horas acordadas y aviso pronto si una no puede ser.',
          'Convierto un trabajo grande en pasos que también otras personas pueden seguir.',
          'Llevo hasta el final lo que empiezo.',
        ],
      },
      precision: {
        Avoid: [
          'Los informes largos me desaniman: lo cuento con gusto en breve y en persona.',
          'Tener que demostrarlo todo me tensa: me gustaría enseñar resultados.',
          'Revisar columnas de cifras me cansa: prefiero ocuparme del teléfono o de la puerta.',
          'Un concurso de datos me incomoda: preferiría ayudar a que la gente se entienda.',
        ],
        'As Needed': [
          'Dejo notas claras cuando otra persona sigue con lo mío.',
          'Cuando se cuenta dinero, lo cuento dos veces.',
          'Explico las cosas enteras a quien quiere saber más.',
          'Noto cuándo una cifra parece equivocada, y lo digo.',
        ],
        'Use First': [
          'Aporto cuidado: lo que entrego está comprobado.',
          'Doy respuestas completas y exactas.',
          'Leo la letra pequeña y explico a los demás qué significa.',
          'Llevo registros que se entienden aunque haya pasado un año.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Las reparaciones me ponen de los nervios: querría atender a las personas que esperan.',
          'Todo el día en un taller me entristece: querría estar donde la gente va y viene.',
          'Las charlas técnicas me agotan: las paso con gusto a palabras sencillas para la clientela.',
          'Las máquinas nuevas al principio me preocupan: después querría enseñárselas a quien venga.',
        ],
        'As Needed': [
          'Ayudo en una reparación cuando no hay nadie más.',
          'Sé trabajar por mi cuenta todo el tiempo que haga falta.',
          'Cuando llega una herramienta nueva, la pruebo y cuento cómo va.',
          'Pregunto para qué sirve algo antes de dedicarle tiempo.',
        ],
        'Use First': [
          'Aporto soluciones que funcionan en la vida real, no solo sobre el papel.',
          'Descubro por qué una cosa no va, y la arreglo.',
          'Saco mi trabajo adelante sin que nadie me vigile.',
          'Hago cosas que duran, y sé cómo están hechas.',
        ],
      },
      confluence: {
        Avoid: [
          'Tantas ideas nuevas me desconciertan: cuido con gusto que siga bien lo que ya funciona.',
          'Me siento al descubierto si improviso: me gustaría traer lo que he preparado.',
          'Los grandes riesgos me preocupan: querría que me preguntaran qué puede salir mal.',
          'Cambiar por cambiar me cansa: cuido con gusto aquello a lo que la clientela está acostumbrada.',
        ],
        'As Needed': [
          'Tengo una idea que ofrecer cuando el equipo se atasca.',
          'Me apunto a algo nuevo si veo el motivo.',
          'Cuando se caen los planes, ayudo a encontrar otro camino.',
          'Sé contar una historia o hacer un dibujo cuando las palabras no llegan.',
        ],
        'Use First': [
          'Aporto ideas, y no me importa que se descarten casi todas.',
          'Veo relaciones entre cosas que parecen lejanas.',
          'Me atrevo a probar lo que aquí no se ha probado.',
          'Mantengo la calma cuando todo cambia, y saco algo de ello.',
        ],
      },
    },
  },
  need: {
    title: 'Lo que necesito de un lugar de trabajo',
    statements: {
      sequence: {
        Avoid: [
          'El horario fijo me encierra: querría elegir cuándo hago cada cosa.',
          'Las reglas para cada pasito me molestan: decidme la meta y encuentro el camino.',
          'Una sola tarea todo el día me desgasta: necesito dos para ir alternando.',
          'Tener que seguir el plan de ayer me inquieta: querría que los planes pudieran cambiar.',
        ],
        'As Needed': [
          'Necesito un plan claro cuando mucha gente trabaja en lo mismo.',
          'Me ayuda una lista de lo que va primero cuando todo es urgente.',
          'En un empleo nuevo necesito saber los pasos; más adelante, menos.',
          'Llevo bien los cambios si alguien me dice qué suponen para mí.',
        ],
        'Use First': [
          'Necesito instrucciones claras, y un ejemplo de cómo tiene que quedar.',
          'Necesito saber pronto cuándo va a cambiar algo.',
          'Necesito tiempo para acabar una cosa antes de que llegue la siguiente.',
          'Necesito un sitio para cada cosa, y gente que la devuelva allí.',
        ],
      },
      precision: {
        Avoid: [
          'Los correos de varias páginas me desaniman: querría que me dijeran lo importante.',
          'Me hace daño que me señalen cada descuido: dos comentarios amables me ayudan más.',
          'Hablar mucho rato de detalles me cansa: necesito reuniones que se acaben.',
          'Que me pregunten delante de la gente me tensa: querría hablarlo en privado.',
        ],
        'As Needed': [
          'Necesito los datos por escrito cuando tengo que decidir algo grande.',
          'Necesito a quién preguntar cuando el asunto se complica.',
          'En un trabajo importante necesito tiempo para revisarlo una vez más.',
          'Me gusta oír el motivo de una norma, si lo hay.',
        ],
        'Use First': [
          'Necesito toda la información antes de que me pidan decidir.',
          'Necesito gente que responda a mis preguntas, aunque sean muchas.',
          'Necesito tiempo para hacer un trabajo como es debido.',
          'Necesito oír exactamente qué estaba bien y qué no.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Me pierdo si me dan una máquina sin explicación: enseñadme cómo va.',
          'Un despacho para mí me da soledad: necesito gente a la que pueda oír.',
          'Me altera que una herramienta falle siempre: necesito a alguien a quien llamar.',
          'Quedarme a solas con un problema me preocupa: querría pensarlo en voz alta.',
        ],
        'As Needed': [
          'Necesito silencio para unos trabajos, y compañía para otros.',
          'De vez en cuando necesito ver para qué sirve lo que hacemos.',
          'Cuando llega algo nuevo, necesito una hora para probarlo.',
          'Me gusta tener a mano herramientas que funcionen cuando el trabajo las pide.',
        ],
        'Use First': [
          'Necesito problemas de verdad que resolver, no trabajo para llenar el tiempo.',
          'Necesito herramientas buenas, y sitio para usarlas.',
          'Necesito que me dejen en paz mientras pienso.',
          'Necesito ver la utilidad de lo que hago.',
        ],
      },
      confluence: {
        Avoid: [
          'Me desconcierta que todo cambie a la vez: querría los cambios de uno en uno.',
          'Las tareas sin ninguna guía me preocupan: necesito ver qué debe salir.',
          'Hablar sin preparación me angustia: necesito un poco de tiempo antes.',
          'Las sorpresas me tensan: necesito un sitio donde mañana se parezca mucho a hoy.',
        ],
        'As Needed': [
          'Necesito algo de espacio para mis ideas, no todo el día.',
          'Un cambio de vez en cuando me da aire fresco.',
          'Necesito saber cuándo se quieren ideas y cuándo toca entregar.',
          'Me alegra poder probar otra manera cuando la de siempre falla.',
        ],
        'Use First': [
          'Necesito libertad para elegir cómo llego al resultado.',
          'Necesito gente que escuche una idea rara hasta el final.',
          'Necesito variedad: que no haya dos días iguales.',
          'Necesito un lugar de trabajo donde un intento pueda fallar.',
        ],
      },
    },
  },
}
