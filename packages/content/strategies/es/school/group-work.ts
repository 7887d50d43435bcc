import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Una tarea con fecha', body: 'Pide una tarea con una fecha y ponla en tu móvil.' },
      { title: 'Sigue un plan ajeno', body: 'Si los planes ajenos te molestan, sigue este durante una sola sesión.' },
      { title: 'Cinco minutos de orden', body: 'Usad los cinco primeros minutos para acordar qué se hace primero.' },
    ],
    Intensify: [
      { title: 'Quién, qué y cuándo', body: 'Escribe quién hace qué y para cuándo, y envíalo a todo el grupo.' },
      { title: 'Guarda la ronda', body: 'Propón que todo el mundo hable una vez antes de que alguien repita.' },
      { title: 'Abre con un repaso', body: 'Empieza la sesión con lo que ya está hecho y lo que viene ahora.' },
    ],
    Tether: [
      { title: 'Que otra persona ordene', body: 'Pide hoy a otra persona que marque el orden de trabajo, y síguelo.' },
      { title: 'Dos puntos abiertos', body: 'Deja a propósito dos puntos abiertos hasta la próxima reunión.' },
      { title: 'Presta la lista', body: 'Da tu lista a alguien del grupo y deja que cambie.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Apunta las decisiones', body: 'Escribe solo lo que el grupo decide, una línea cada vez.' },
      { title: 'Comprobad a medias', body: 'Si comprobar te aburre, busca a alguien y revisad los dos datos más importantes.' },
      { title: 'Una pregunta clara', body: 'Haz una pregunta que empiece por «¿Cuántos?» o «¿Para cuándo?».' },
    ],
    Intensify: [
      { title: 'Repite y confirma', body: 'Repite con tus palabras lo acordado y pregunta si es correcto.' },
      { title: 'Trae pruebas', body: 'Trae una fuente para cada punto que quieras que el grupo acepte.' },
      { title: 'Acordad las palabras', body: 'Pregunta qué significa para cada persona la palabra principal de la tarea.' },
    ],
    Tether: [
      { title: 'Tres comentarios y a escuchar', body: 'Haz como mucho tres correcciones por sesión y escucha lo demás.' },
      { title: 'Antes, lo bueno', body: 'Di qué funciona en un borrador antes de nombrar el primer fallo.' },
      { title: 'Primero, la versión corta', body: 'Da tu opinión en dos frases y espera las preguntas.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Acércate al taller', body: 'Pide a alguien del grupo que te deje montar una pieza a su lado.' },
      {
        title: 'La aplicación, entre dos',
        body: 'Si la herramienta común te inquieta, ábrela con alguien y recorred una vez sus menús.',
      },
      { title: 'Haz una prueba', body: 'Ofrécete a probar cinco minutos algo que haya hecho el grupo.' },
    ],
    Intensify: [
      { title: 'Trae una muestra', body: 'Trae una muestra sencilla en vez de una opinión.' },
      { title: 'Pregunta dónde falla', body: 'Pregunta al grupo dónde podría fallar el plan y arregla un punto.' },
      { title: 'Dibuja lo que se habla', body: 'Dibuja en la pizarra cómo encajan las partes de la tarea.' },
    ],
    Tether: [
      { title: 'En la misma mesa', body: 'Haz tu parte en la mesa común y no en un rincón.' },
      { title: 'Di qué estás haciendo', body: 'Cuenta al grupo cada diez minutos en qué estás trabajando.' },
      { title: 'Pregunta antes de arreglar', body: 'Pregunta a la otra persona antes de cambiar su parte.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Vota una idea', body: 'Si la lluvia de ideas te inquieta, reunid ideas en silencio y votad con puntos.' },
      { title: 'Construye sobre otra idea', body: 'Toma una idea de alguien del grupo y añádele un solo detalle.' },
      { title: 'Una ronda disparatada', body: 'Acordad dos minutos en los que toda idea vale, y da una.' },
    ],
    Intensify: [
      { title: 'Dale la vuelta', body: 'Pregunta cómo podría fracasar el proyecto y dad la vuelta a cada respuesta.' },
      { title: 'Mezcla dos propuestas', body: 'Une dos propuestas que no parecen encajar y describe qué sale.' },
      { title: 'Haz de público', body: 'Ponte en el lugar del público y di qué te sorprendería.' },
    ],
    Tether: [
      { title: 'Guarda la tercera idea', body: 'Da una idea por ronda y guarda las demás en tu hoja.' },
      { title: 'Apoya lo elegido', body: 'Cuando el grupo haya elegido, di algo que ayude a esa elección.' },
      { title: 'Acaba antes de inventar', body: 'Lleva hasta el final una parte acordada antes de proponer un cambio.' },
    ],
  },
}
