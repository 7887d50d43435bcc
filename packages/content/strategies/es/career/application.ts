import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Rellena un apartado', body: 'Si el currículum te cansa, rellena hoy solo tu último puesto, con fechas.' },
      { title: 'Usa una plantilla', body: 'Pide a alguien una plantilla limpia y escribe en ella tus datos.' },
    ],
    Intensify: [
      { title: 'Fechas en fila', body: 'Ordena por fechas todos los puestos y la formación, lo más nuevo arriba.' },
      { title: 'Lista de envío', body: 'Antes de enviar, revisa carta, currículum, certificados, nombres de archivo y dirección.' },
    ],
    Tether: [
      { title: 'La carta antes que el formato', body: 'Escribe la carta en un correo sencillo y deja el formato para el final.' },
      { title: 'Rompe el orden', body: 'Pon primero tu experiencia más adecuada, sea de la fecha que sea.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un número por puesto', body: 'Añade un número a cada puesto: personas, piezas, horas o dinero.' },
      { title: 'Intercambiad y revisad', body: 'Si buscar erratas te agota, intercambia candidaturas con alguien y revisa la suya.' },
    ],
    Intensify: [
      { title: 'Usa sus palabras', body: 'Usa los términos exactos de la oferta para lo que has hecho.' },
      { title: 'Prueba cada cualidad', body: 'Añade un dato o un resultado detrás de cada cualidad que nombres.' },
    ],
    Tether: [
      { title: 'Límite de una página', body: 'Ajusta el currículum al límite quitando detalles de hace más de diez años.' },
      { title: 'Envía a mediodía', body: 'Pon el límite a mediodía, léela una vez más y envíala.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Enseña un trabajo', body: 'Añade una foto o un enlace de algo que hayas hecho.' },
      { title: 'Ayuda técnica', body: 'Si los formularios en línea te agobian, siéntate con alguien que los conozca.' },
    ],
    Intensify: [
      { title: 'Haz una muestra', body: 'Prepara una muestra pequeña que resuelva una tarea de la oferta.' },
      { title: 'Prueba el archivo', body: 'Abre el archivo en un móvil y en otro ordenador antes de enviarlo.' },
    ],
    Tether: [
      { title: 'Añade a la persona', body: 'Escribe dos frases sobre cómo trabajas con otras personas.' },
      { title: 'Otra lectura antes', body: 'Da la carta a leer a alguien antes de decir que está lista.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copia una línea viva', body: 'Si escribir sobre ti te resulta raro, adapta una línea viva de una carta modelo.' },
      { title: 'Tres palabras ajenas', body: 'Pide a tres personas una palabra sobre ti y usa una.' },
    ],
    Intensify: [
      { title: 'Abre con una escena', body: 'Empieza la carta con una escena de tu vida laboral.' },
      { title: 'Una prueba insólita', body: 'Une en dos líneas una afición tuya con un requisito del puesto.' },
    ],
    Tether: [
      { title: 'Primero, su formulario', body: 'Rellena su formulario tal como es antes de añadir algo tuyo.' },
      { title: 'Elige un diseño', body: 'Elige un diseño para todas las páginas y cierra la galería.' },
    ],
  },
}
