import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nombra el paso cero', body: 'Escribe qué pasó justo antes de que apareciera el problema.' },
      {
        title: 'Una lista prestada',
        body: 'Si los procedimientos te parecen lentos, toma una lista ya hecha y mira sus tres primeros puntos.',
      },
      { title: 'Diez minutos de calma', body: 'Dedica diez minutos a una sola causa y cambia después si quieres.' },
    ],
    Intensify: [
      { title: 'El fallo en el tiempo', body: 'Ordena los hechos y pon la hora junto a cada uno.' },
      { title: 'Un cambio cada vez', body: 'Cambia una sola cosa, prueba, anota el resultado y pasa a la siguiente.' },
      { title: 'Ordena las causas', body: 'Ordena las causas posibles y empieza por la más barata de comprobar.' },
    ],
    Tether: [
      { title: 'Ve al sospechoso', body: 'Ve directamente a la causa más probable y deja los controles de siempre para luego.' },
      { title: 'Dobla el procedimiento', body: 'Pregunta quién puede permitir una excepción y llama a esa persona.' },
      { title: 'Actúa con medio plan', body: 'Da un paso seguro antes de tener escrito el plan entero.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tres datos exactos', body: 'Describe el problema en una línea con un lugar, una hora y un número.' },
      { title: 'Búsqueda a medias', body: 'Si buscar datos te agota, reparte el registro con alguien: la mitad cada cual.' },
      { title: 'Una llamada para comprobar', body: 'Haz una llamada para comprobar el dato del que más depende.' },
    ],
    Intensify: [
      { title: 'Qué no es', body: 'Haz una lista de dónde no aparece el problema y compara.' },
      { title: 'Reúne las pruebas', body: 'Guarda mensajes, cifras y fotos en una carpeta antes de que nadie los explique.' },
      { title: 'Cinco veces por qué', body: 'Pregunta cinco veces «¿por qué?» y escribe cada respuesta.' },
    ],
    Tether: [
      { title: 'Decide con parte de los datos', body: 'Escribe en una tarjeta lo que sabes y decide con eso.' },
      { title: 'Deja el análisis', body: 'Deja las culpas y las palabras exactas para cuando todo vuelva a funcionar.' },
      { title: 'Hora límite de datos', body: 'Pon una hora en la que se deja de reunir datos y se empieza a actuar.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Toca la causa', body: 'Ve al lugar del problema y míralo cinco minutos.' },
      { title: 'Unas manos prestadas', body: 'Si reparar te pone en tensión, llama a alguien práctico y pásale las herramientas.' },
      { title: 'Reinicia una cosa', body: 'Reinicia, vuelve a conectar o cambia una pieza y mira qué pasa.' },
    ],
    Intensify: [
      { title: 'Reproduce el fallo', body: 'Haz que el problema vuelva a ocurrir en pequeño.' },
      { title: 'Trabaja desde dentro', body: 'Abre el aparato, el archivo o el proceso y sigue el rastro hasta donde se para.' },
      { title: 'Prueba el arreglo sencillo', body: 'Prueba primero el arreglo más sencillo y obsérvalo una hora.' },
    ],
    Tether: [
      { title: 'Describe antes de arreglar', body: 'Cuenta a alguien qué falla antes de tomar una herramienta.' },
      { title: 'Pregunta a quien lo sufre', body: 'Pregunta a dos personas afectadas qué necesitan más hasta que funcione.' },
      { title: 'Para a las dos horas', body: 'Llama a alguien del equipo cuando pasen dos horas sin resultado.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Pregunta a alguien de fuera',
        body: 'Si las ideas extrañas te inquietan, deja que alguien de fuera haga tres preguntas ingenuas.',
      },
      { title: 'Una opción loca', body: 'Escribe una solución que nunca elegirías y busca en ella algo útil.' },
      { title: 'Boceto de cuatro minutos', body: 'Esboza una solución durante cuatro minutos, sin bien ni mal.' },
    ],
    Intensify: [
      { title: 'El problema al revés', body: 'Pregúntate cómo provocarías este problema y da la vuelta a la respuesta.' },
      { title: 'Aprende de otros sitios', body: 'Mira cómo resuelve lo mismo una cocina, un aeropuerto o un hormiguero.' },
      { title: 'Deja la mesa', body: 'Saca el problema a pasear y vuelve con tres ideas.' },
    ],
    Tether: [
      { title: 'Prueba antes de otra idea', body: 'Prueba la primera idea hasta el final antes de nombrar otra.' },
      { title: 'Quédate con la pregunta', body: 'Escribe el problema en una tarjeta y tenla en la mano mientras piensas.' },
      { title: 'Conserva lo que funciona', body: 'Haz una lista de lo que aún funciona y no lo toques.' },
    ],
  },
}
