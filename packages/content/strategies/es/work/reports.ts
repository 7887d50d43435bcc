import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Usa un informe antiguo', body: 'Si la estructura te aprieta, abre un informe antiguo y escribe sobre sus títulos.' },
      { title: 'Tres líneas antes de enviar', body: 'Escribe antes tres líneas: qué ha pasado, qué significa y qué pides.' },
      { title: 'Un cuarto de hora en orden', body: 'Dedica al informe quince minutos de arriba abajo, sin saltar entre apartados.' },
    ],
    Intensify: [
      { title: 'El orden de quien lee', body: 'Pon primero lo que debe hacer quien lee y después lo que puede interesarle.' },
      { title: 'Lista antes de enviar', body: 'Antes de enviar, comprueba en este orden destinatario, asunto, adjunto y plazo.' },
      { title: 'Hora fija para escribir', body: 'Reserva cada día la misma media hora para el correo y ciérralo el resto.' },
    ],
    Tether: [
      { title: 'Empieza por el resultado', body: 'Escribe primero el resultado, aunque aún falten los antecedentes.' },
      { title: 'Sal de la plantilla', body: 'Borra los apartados de la plantilla que esta persona no necesita.' },
      { title: 'Contesta antes de ordenar', body: 'Contesta el único mensaje urgente antes de archivar lo demás.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una cifra por párrafo', body: 'Pon una cifra en cada párrafo y nada más.' },
      { title: 'Otro par de ojos', body: 'Si corregir te agota, pide a alguien del equipo que revise nombres y números.' },
      { title: 'Primero, el asunto', body: 'Dedica un minuto a un asunto que diga exactamente lo que necesitas.' },
    ],
    Intensify: [
      { title: 'Fecha, nombre, cantidad', body: 'Cambia «pronto», «alguien» y «unos» por una fecha, un nombre y una cantidad.' },
      { title: 'Adjunta la prueba', body: 'Enlaza la fuente de cada número que des.' },
      { title: 'Léelo desde fuera', body: 'Imprime la página y marca cada palabra que alguien de fuera podría entender mal.' },
    ],
    Tether: [
      { title: 'Correo de cinco frases', body: 'Deja este mensaje en cinco frases y pasa lo demás a un adjunto.' },
      { title: 'Dos datos por afirmación', body: 'Deja los dos datos que sostienen cada afirmación y borra los otros.' },
      { title: 'Envía cuando suene', body: 'Pon una alarma de veinte minutos y envía la versión que tengas entonces.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Haz una foto', body: 'Haz una foto de aquello que cuentas y escribe alrededor.' },
      { title: 'Pregunta a quien lo hizo', body: 'Si lo técnico te echa atrás, pide a quien lo hizo que lo explique, y teclea.' },
      { title: 'Una tabla pequeña', body: 'Convierte un párrafo en una tabla de dos columnas.' },
    ],
    Intensify: [
      { title: 'Cuenta qué funciona', body: 'Di en cada punto qué funciona, qué no y cómo se arregla.' },
      { title: 'Dibuja el proceso', body: 'Pon encima del texto un esquema sencillo del proceso.' },
      { title: 'Prueba cada enlace', body: 'Prueba cada enlace, fórmula y archivo antes de soltar el informe.' },
    ],
    Tether: [
      { title: 'Añade un saludo', body: 'Abre con un saludo y una frase completa antes de los hechos.' },
      { title: 'Di también por qué', body: 'Tras cada afirmación breve, añade la razón en una frase.' },
      { title: 'Enseña pronto un borrador', body: 'Envía un borrador a alguien antes de resolverlo todo por tu cuenta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un buen comienzo prestado', body: 'Guarda comienzos que te gustaron en otros correos y adapta hoy uno.' },
      { title: 'Una comparación', body: 'Si jugar con las palabras te parece poco serio, permítete una sola comparación por informe.' },
      { title: 'Pide un titular', body: 'Pide a alguien tres titulares para tu informe y quédate con uno.' },
    ],
    Intensify: [
      { title: 'Cuéntalo como un caso', body: 'Empieza el informe con una escena breve de un día real.' },
      { title: 'Tres asuntos', body: 'Escribe tres asuntos muy distintos y envía el que tú abrirías.' },
      { title: 'Dale la vuelta al informe', body: 'Escríbelo una vez desde el lado de quien pondría objeciones.' },
    ],
    Tether: [
      { title: 'Un mensaje, un asunto', body: 'Pasa cada segundo tema a un mensaje propio.' },
      { title: 'Archivo de ideas', body: 'Corta del informe las ideas sueltas y pégalas en un archivo para después.' },
      { title: 'Mantén la forma de la casa', body: 'Usa la forma acordada hasta el último título y pon tu variante en una nota.' },
    ],
  },
}
