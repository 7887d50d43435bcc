import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Un foglietto', body: 'Scrivi su un foglietto il primo lavoro e fallo.' },
      { title: 'Il piano in due', body: 'Fai disegnare il piano a qualcuno mentre dici tre lavori.' },
      { title: 'Dieci minuti per partire', body: 'I piani ti sembrano lunghi? Lavora dieci minuti, poi fai una pausa.' },
    ],
    Intensify: [
      { title: 'I giorni sul foglio', body: 'Disegna una casella per ogni giorno e mettici un lavoro.' },
      { title: 'Biglietti in ordine', body: 'Scrivi quello che dirai su biglietti e numerali.' },
      { title: 'Controlla la lista', body: 'Leggi la lista ad alta voce e spunta ciò che è fatto.' },
    ],
    Tether: [
      { title: 'Cambia un piano', body: 'Sposta un lavoro a un altro giorno e guarda come va.' },
      { title: 'Lascialo aperto', body: 'Lascia vuota l’ultima parte del cartellone fino alla fine.' },
      { title: 'Comincia dal mezzo', body: 'Fai per prima la parte che ti piace e appendila.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Bastano due fatti', body: 'Trova due fatti sull’argomento e scrivili in grande.' },
      { title: 'Chiedi a chi sa', body: 'Fai una domanda a chi conosce l’argomento.' },
      { title: 'Una pagina, un libro', body: 'Troppi fatti? Apri un libro e leggi una pagina.' },
    ],
    Intensify: [
      { title: 'Da dove viene?', body: 'Scrivi per ogni fatto il libro o la pagina.' },
      { title: 'Metti il numero', body: 'Metti un numero esatto: quanti, quanto alto, quanti anni.' },
      { title: 'Prova le domande', body: 'Fatti fare da qualcuno tre domande sul progetto.' },
    ],
    Tether: [
      { title: 'Bastano cinque fatti', body: 'Scegli cinque fatti per il cartellone e metti gli altri in una cartellina.' },
      { title: 'Racconta, non leggere', body: 'Gira gli appunti e racconta una parte con parole tue.' },
      { title: 'Ferma la ricerca', body: 'Dopo pranzo chiudi i libri e comincia a costruire.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ritaglia una forma', body: 'Ritaglia una forma e incollala sul cartellone.' },
      { title: 'Mani vicine', body: 'Siediti vicino a chi costruisce bene e copia una mossa.' },
      { title: 'Tre cose dalla scatola', body: 'Costruire è difficile? Prendi tre cose dalla scatola e uniscile.' },
    ],
    Intensify: [
      { title: 'Fai un modello', body: 'Costruisci un piccolo modello che si può toccare.' },
      { title: 'Prima provalo', body: 'Prova ogni parte prima del giorno in cui la mostri.' },
      { title: 'Attrezzi pronti', body: 'Prima di cominciare prepara forbici, colla e nastro adesivo.' },
    ],
    Tether: [
      { title: 'Racconta come', body: 'Di’ tre frasi su come hai fatto il modello.' },
      { title: 'Fai incollare anche altri', body: 'Dai a qualcuno una parte da costruire con te.' },
      { title: 'Mani ferme', body: 'Tieni ferme le mani per due minuti e parlatene.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Scegli una forma', body: 'Scegli una forma, come una stella, e usala su tutto il cartellone.' },
      { title: 'Guarda tre cartelloni', body: 'Guarda altri tre cartelloni e prendi un’idea in prestito.' },
      { title: 'Una piccola sorpresa', body: 'Le sorprese ti spaventano? Metti sul cartellone una sola finestrella.' },
    ],
    Intensify: [
      { title: 'Apri con una storia', body: 'Comincia con una piccola storia sull’argomento.' },
      { title: 'Travestiti', body: 'Porta una cosa da indossare o tenere mentre parli.' },
      { title: 'Mescola due cose', body: 'Mescola il tuo argomento con uno sport, una canzone o un animale.' },
    ],
    Tether: [
      { title: 'Scegli entro domani', body: 'Scrivi le idee su stelle di carta e tienine una entro domani.' },
      { title: 'Torna al tema', body: 'Rileggi il tema prima di aggiungere qualcosa di nuovo.' },
      { title: 'Finisci un angolo', body: 'Finisci un angolo del cartellone prima di cominciarne un altro.' },
    ],
  },
}
