import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tre entro mezzogiorno', body: 'Scegli tre compiti da fare entro mezzogiorno e nascondi il resto della lista.' },
      {
        title: 'Chiedi da dove partire',
        body: 'Se ordinare ti sembra tempo perso, chiedi a chi ti coordina di indicare il primo compito.',
      },
      { title: 'Timer da cucina', body: 'Imposta venticinque minuti, fai un compito dall’inizio alla fine, poi alzati.' },
    ],
    Intensify: [
      { title: 'Ordina per scadenza', body: 'Scrivi accanto a ogni compito l’ora di consegna e ordina la lista.' },
      { title: 'Raggruppa le piccole cose', body: 'Metti tutte le telefonate in un blocco e tutte le email in un altro.' },
      { title: 'Libera la scrivania', body: 'Togli da scrivania e schermo tutto tranne il prossimo compito.' },
    ],
    Tether: [
      { title: 'Salta un passo', body: 'Tralascia un passo di cui oggi nessuno sentirà la mancanza.' },
      { title: 'Consegna una bozza', body: 'Consegna ora una versione grezza e concorda un’ora per quella definitiva.' },
      { title: 'Lascia cambiare la lista', body: 'Quando arriva qualcosa di urgente, cancella una riga e parti.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Le due cose esatte', body: 'Scrivi le due cose che devono essere giuste e controlla quelle.' },
      { title: 'Una seconda lettura', body: 'Se controllare di fretta ti innervosisce, fai leggere a qualcuno l’ultima pagina.' },
      { title: 'Un minuto di verifica', body: 'Prima di inviare fermati un minuto e verifica nome, importo e data.' },
    ],
    Intensify: [
      { title: 'Chiedi quanto basta', body: 'Chiedi quanto dev’essere esatto il risultato e scrivi la risposta.' },
      { title: 'Conta le ore', body: 'Stima le ore per ogni compito e sommale prima di promettere.' },
      { title: 'Tieni un diario', body: 'Annota in una riga per volta che cosa hai deciso e perché.' },
    ],
    Tether: [
      { title: 'Rispondi senza cercare', body: 'Rispondi con quello che sai e segna ciò che resta da verificare.' },
      { title: 'Oggi risposte brevi', body: 'Rispondi in due righe a tutto ciò che non è un contratto.' },
      { title: 'Cifre principali e via', body: 'Consegna quando le cifre principali ci sono ed elenca quelle che mancano.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Una scorciatoia', body: 'Chiedi a qualcuno quale tasto o modello fa risparmiare più minuti.' },
      { title: 'Comincia con le mani', body: 'Se i rimedi rapidi non fanno per te, comincia dal compito pratico più semplice.' },
      { title: 'Fallo più piccolo', body: 'In cinque minuti riduci il compito alla versione più piccola che funziona.' },
    ],
    Intensify: [
      { title: 'Togli il freno', body: 'Trova la cosa che ti rallenta di più e sistemala per prima.' },
      { title: 'Riusa una parte', body: 'Prendi un file, un modulo o una formula che ha già funzionato e adattalo.' },
      { title: 'Un posto tranquillo', body: 'Spostati per un’ora in una stanza dove nessuno ti trova.' },
    ],
    Tether: [
      { title: 'Chiedi aiuto', body: 'Di’ subito a qualcuno quale parte potrebbe fare.' },
      { title: 'Lascia stare lo strumento', body: 'Rimanda il miglioramento dello strumento a dopo la consegna.' },
      { title: 'Manda una riga', body: 'Ogni ora manda una riga per dire a che punto sei.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Un’uscita insolita',
        body: 'Se buttarti in qualcosa di nuovo ti allarma, chiedi una scorciatoia che altrove ha funzionato.',
      },
      { title: 'Ipotizza e vai', body: 'Fai un’ipotesi, scrivi che è un’ipotesi e continua.' },
      { title: 'Tre vie in due minuti', body: 'Scrivi tre vie d’uscita in due minuti e prendi la più sicura.' },
    ],
    Intensify: [
      { title: 'Cambia la domanda', body: 'Chiediti se il problema si può risolvere anche senza questo compito.' },
      { title: 'Offri uno scambio', body: 'Offri a chi aspetta un risultato diverso per la stessa ora.' },
      { title: 'Musica e movimento', body: 'Per il prossimo tratto lavora in piedi, con la stessa canzone in sottofondo.' },
    ],
    Tether: [
      { title: 'Nessun nuovo inizio', body: 'Non cominciare niente di nuovo finché la consegna di oggi non è partita.' },
      { title: 'La via già provata', body: 'Usa il modo che ha funzionato l’ultima volta e tieni da parte l’esperimento.' },
      { title: 'Annota e torna', body: 'Scrivi l’idea in cinque parole e torna alla riga che hai lasciato.' },
    ],
  },
}
