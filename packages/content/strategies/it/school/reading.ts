import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tre pagine di fila', body: 'Se leggere in ordine ti annoia, segna tre pagine, leggile di fila e poi fermati.' },
      { title: 'Uno schema in prestito', body: 'Chiedi a chi l’ha letto le tre parti principali e leggi solo la prima.' },
      { title: 'Righello sotto la riga', body: 'Metti un righello sotto ogni riga del paragrafo più difficile, così non salti nulla.' },
    ],
    Intensify: [
      { title: 'Titoli in lista', body: 'Copia tutti i titoli in una lista prima di leggere e spuntali via via.' },
      { title: 'Eventi in ordine', body: 'Scrivi i cinque eventi principali su biglietti e disponili in ordine di tempo.' },
      { title: 'Fissa un’ora', body: 'Riserva un’ora a questo capitolo e segnala subito nel calendario.' },
    ],
    Tether: [
      { title: 'Leggi prima la fine', body: 'Comincia dal riassunto o dall’ultima pagina, poi leggi solo ciò che ti manca.' },
      { title: 'Lascia andare una pagina', body: 'Quando un passo ti trattiene, segnalo e vai avanti senza finirlo.' },
      {
        title: 'Metti via il programma',
        body: 'Gira il programma a faccia in giù e per dieci minuti segui la sezione che ti attira.',
      },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una frase, un fatto', body: 'Scegli un solo fatto di questa pagina e scrivilo con parole tue.' },
      { title: 'Parole difficili in due', body: 'Dividi le parole sconosciute con qualcuno: tre a testa da cercare, poi scambiatele.' },
      { title: 'Caccia di sette minuti', body: 'Se i dettagli ti stancano, cerca nomi e date per sette minuti, poi leggi liberamente.' },
    ],
    Intensify: [
      { title: 'Cita la prova', body: 'Sottolinea la frase esatta che sostiene la tua risposta e annota la pagina.' },
      { title: 'Interroga il testo', body: 'Scrivi tre domande sul capitolo e trova nel testo la risposta a ciascuna.' },
      { title: 'Seconda fonte', body: 'Cerca in un’altra fonte un’affermazione del testo e confronta.' },
    ],
    Tether: [
      { title: 'Evidenzia una riga', body: 'Concediti una riga evidenziata per paragrafo, poi chiudi l’evidenziatore.' },
      { title: 'Di’ il succo', body: 'Chiudi il libro e di’ il punto principale in una frase.' },
      { title: 'Rimanda le ricerche', body: 'Raccogli a margine le parole sconosciute e cercale solo dopo la sezione.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Trova un oggetto', body: 'Scegli un oggetto del testo e prendilo in mano, o cercane una foto.' },
      {
        title: 'Spiegate insieme il meccanismo',
        body: 'Se i meccanismi non ti dicono niente, chiedi a qualcuno di disegnarlo mentre leggi ad alta voce.',
      },
      { title: 'Schema a quattro caselle', body: 'Disegna quattro caselle per le parti principali del testo e uniscile con frecce.' },
    ],
    Intensify: [
      { title: 'A che cosa serve?', body: 'Accanto a ogni paragrafo scrivi a che cosa potrebbe servire.' },
      { title: 'Ricostruisci il discorso', body: 'Smonta il testo: un biglietto per ogni affermazione, poi rimettili insieme.' },
      { title: 'Prova un’istruzione', body: 'Prova una cosa descritta nel testo prima di leggere la pagina dopo.' },
    ],
    Tether: [
      { title: 'Leggi a qualcuno', body: 'Leggi una pagina ad alta voce a un’altra persona, invece di studiarla in silenzio.' },
      { title: 'Note più lunghe', body: 'Sostituisci ogni nota di una parola con una frase intera.' },
      { title: 'Prima le parole', body: 'Lascia l’esperimento nella scatola finché non hai letto tutta la descrizione.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Finisci la frase', body: 'Se indovinare ti sembra rischioso, completa una volta «Questo mi ricorda…» e tienilo per te.' },
      { title: 'Scegli tra tre copertine', body: 'Fatti descrivere tre copertine per questo testo e scegli la più adatta.' },
      { title: 'Due minuti a sognare', body: 'Per due minuti chiudi il libro e immagina una scena come in un film.' },
    ],
    Intensify: [
      { title: 'Cambia una cosa', body: 'Chiediti che cosa succederebbe se una persona o un fatto fosse diverso.' },
      { title: 'Collega due mondi', body: 'Collega questo capitolo a un film, una partita o una canzone e scrivi il legame.' },
      { title: 'Leggi con una voce', body: 'Leggi un passo ad alta voce come al telegiornale, poi con la voce di un cattivo.' },
    ],
    Tether: [
      { title: 'Resta fino alla pausa', body: 'Chiudi gli altri libri e le altre schede finché non arrivi al prossimo titolo.' },
      { title: 'Prima il testo', body: 'Indica la riga del testo prima di dire la tua interpretazione.' },
      { title: 'Un foglio per le scintille', body: 'Tieni a parte un foglio per le idee e torna subito al paragrafo.' },
    ],
  },
}
