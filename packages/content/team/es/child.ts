import type { ChildTeamStatements } from '../team-statements.ts'

/** De 6 a 12 años: sobre jugar, construir y aprender en grupo. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: [
        'Las listas me ponen de los nervios: prefiero ir a buscar cosas.',
        'Esperar me pone de mal humor: quiero empezar algo pequeño.',
      ],
      'As Needed': ['Si olvidamos quién hace qué, lo digo otra vez.', 'Ayudo a recoger cuando acaba nuestro juego.'],
      'Use First': ['Digo qué va primero, qué va después y qué va al final.', 'Me acuerdo de las reglas, y así juega todo el grupo.'],
    },
    precision: {
      Avoid: ['Escribir para el grupo me cansa: me gustaría dibujar.', 'Buscar fallos me pone triste: prefiero decir cosas bonitas.'],
      'As Needed': ['Cuando nadie sabe la respuesta, la busco.', 'Si no nos salen las cuentas, cuento otra vez.'],
      'Use First': ['Sé muchas cosas y se las cuento a mi grupo.', 'Miro bien y encuentro los fallos pequeños de nuestro mural.'],
    },
    technical_reasoning: {
      Avoid: [
        'Las herramientas me dan miedo: puedo sujetar las cosas.',
        'Trabajar sin compañía me pone triste: quiero sentarme al lado de alguien.',
      ],
      'As Needed': ['Si se cae nuestra torre, ayudo a hacerla otra vez.', 'Si no bastan las palabras, enseño cómo se hace.'],
      'Use First': ['Construyo para el grupo cosas que funcionan de verdad.', 'Cuando algo se rompe, busco por qué y lo arreglo.'],
    },
    confluence: {
      Avoid: ['Las ideas locas me marean: me gustaría colorear el dibujo.', 'Actuar me da vergüenza: me encantaría hacer las máscaras.'],
      'As Needed': ['Cuando nos atascamos, pienso algo nuevo.', 'Me apunto a un juego nuevo si alguien me lo explica.'],
      'Use First': ['Tengo un montón de ideas para el grupo.', 'Me gusta probar antes que nadie las cosas nuevas.'],
    },
  },
  need: {
    sequence: {
      Avoid: ['Tantas reglas me enfadan: quiero solo unas pocas.', 'Hacer mucho rato lo mismo me aburre: dejadme cambiar.'],
      'As Needed': ['Si hay mucha gente, necesito saber a quién le toca.', 'Cuando hacemos algo grande, necesito un plan.'],
      'Use First': ['Necesito saber qué hacemos primero.', 'Necesito saber pronto si cambia nuestro plan.'],
    },
    precision: {
      Avoid: ['Muchas preguntas a la vez me dan vergüenza: hacedme solo una.', 'Si me marcan las faltas me duele: decídmelo con cariño.'],
      'As Needed': ['Necesito a quién preguntar cuando tengo dudas.', 'A veces necesito oír otra vez qué hay que hacer.'],
      'Use First': ['Necesito respuestas cuando pregunto por qué.', 'Necesito tiempo para mirarlo todo bien.'],
    },
    technical_reasoning: {
      Avoid: [
        'Las cosas nuevas con botones me preocupan: enseñadme cómo van.',
        'Trabajar lejos del grupo me pone triste: sentaos a mi lado.',
      ],
      'As Needed': ['Necesito ver cómo funciona una cosa cuando es nueva.', 'Algunos días necesito un rincón tranquilo para mi parte.'],
      'Use First': ['Necesito tocar las cosas y probarlas yo.', 'Necesito silencio mientras pienso: luego os lo enseño.'],
    },
    confluence: {
      Avoid: ['Las sorpresas me dan nervios: avisadme un poco antes.', 'Sin un modelo me entran dudas: enseñadme uno primero.'],
      'As Needed': ['De vez en cuando necesito elegir qué hacemos.', 'Necesito saber cuándo podemos inventar.'],
      'Use First': ['Necesito un grupo que escuche mis ideas divertidas.', 'Necesito hacer mi parte a mi manera.'],
    },
  },
}
