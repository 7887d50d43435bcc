import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nota en dos pasos', body: 'Escribe una cosa para mantener y otra para cambiar, en ese orden.' },
      { title: 'Sigue un formulario', body: 'Si los formularios te irritan, usa uno para una sola charla y cámbialo después.' },
      { title: 'Primero, la fecha', body: 'Envía ahora la invitación para la charla. Las palabras pueden venir después.' },
    ],
    Intensify: [
      { title: 'Puntos en orden', body: 'Ordena tus puntos: objetivo, lo que viste, efecto, petición.' },
      { title: 'Lista después de escuchar', body: 'Apunta lo que has oído y da a cada punto un paso y una fecha.' },
      { title: 'Diez minutos regulares', body: 'Fija diez minutos cada dos semanas para comentarios en los dos sentidos.' },
    ],
    Tether: [
      { title: 'Que sea una charla', body: 'Pon tu lista boca abajo y deja que empiece la otra persona.' },
      { title: 'Sigue el punto nuevo', body: 'Si surge un punto nuevo, síguelo y deja uno de los tuyos.' },
      { title: 'Déjalo sin cerrar', body: 'Acaba la charla con una pregunta abierta y vuelve a ella la semana próxima.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un ejemplo preparado', body: 'Antes de la charla, apunta un ejemplo con día y lugar.' },
      { title: 'Pide un ejemplo', body: 'Si los detalles te duelen, pide un solo ejemplo exacto y da las gracias por él.' },
      { title: 'Repite lo entendido', body: 'Di en una frase lo que has entendido y deja que te corrijan.' },
    ],
    Intensify: [
      { title: 'Hechos antes que opinión', body: 'Describe lo que viste u oíste antes de decir lo que piensas.' },
      { title: 'Aclara una palabra', body: 'Pregunta en qué se notaría «mejor», «más deprisa» o «con más amabilidad».' },
      { title: 'Apunta las palabras', body: 'Anota las palabras exactas mientras están frescas.' },
    ],
    Tether: [
      { title: 'Di tres, no diez', body: 'Elige los tres puntos que más importan y suelta los demás.' },
      { title: 'Espera para corregir', body: 'Deja en pie un minuto la versión de la otra persona antes de corregir detalles.' },
      { title: 'Sin pedir pruebas', body: 'Acepta un agradecimiento sin preguntar las razones.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Señala el trabajo', body: 'Pon el trabajo sobre la mesa y señala un solo sitio.' },
      { title: 'Prueba una frase', body: 'Si ensayar te parece inútil, prueba una vez tu primera frase con alguien del equipo.' },
      { title: 'Un arreglo hoy', body: 'Toma un comentario y cambia una cosa en menos de una hora.' },
    ],
    Intensify: [
      { title: 'Enseña otra manera', body: 'Enseña cómo lo harías tú y mira después cómo lo intenta la otra persona.' },
      { title: 'Prueba el consejo', body: 'Prueba un consejo durante un día antes de juzgarlo.' },
      { title: 'Busca lo que funciona', body: 'Nombra la parte que funciona y di qué la hace funcionar.' },
    ],
    Tether: [
      { title: 'Sentir antes que arreglar', body: 'Pregunta cómo lo ve la otra persona antes de ofrecer una solución.' },
      { title: 'Frases completas', body: 'Da tu comentario en cuatro frases completas o más.' },
      { title: 'Quédate en la sala', body: 'Háblalo cara a cara en vez de rehacer el trabajo sin decir nada.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Usa una imagen', body: 'Si hablar sin guion te da reparo, elige una imagen que muestre cómo viviste el proyecto.' },
      { title: 'Un deseo', body: 'Acaba con un deseo que empiece por «Podría imaginarme».' },
      { title: 'Pide dos ideas', body: 'Pide a la otra persona dos ideas que no se te hayan ocurrido.' },
    ],
    Intensify: [
      { title: 'Imagen del futuro', body: 'Describe cómo estarían las cosas dentro de tres meses si esto fuera bien.' },
      { title: 'Cambiad de silla', body: 'Siéntate en la otra silla y da el comentario como crees que lo daría esa persona.' },
      { title: 'Otro lugar', body: 'Tened la charla paseando o con un té, en vez de con una mesa por medio.' },
    ],
    Tether: [
      { title: 'Un tema por charla', body: 'Quédate en el trabajo de hoy y guarda otras ideas para otro día.' },
      { title: 'Escucha hasta el final', body: 'Apoya los pies en el suelo hasta que la otra persona haya terminado.' },
      { title: 'Primero, lo acordado', body: 'Di cuál es la manera acordada antes de proponer una nueva.' },
    ],
  },
}
