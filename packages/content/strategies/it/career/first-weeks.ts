import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tre righe al giorno', body: 'Se le abitudini fisse ti pesano, ogni sera scrivi tre righe: incontri, attività, domani.' },
      { title: 'Una guida per l’ordine', body: 'Ogni mattina chiedi a chi lavora con te che cosa viene prima.' },
    ],
    Intensify: [
      { title: 'Lista di nomi e compiti', body: 'Scrivi chi fa che cosa e completa la lista ogni giorno.' },
      { title: 'Ripeti il giro', body: 'Nella prima settimana svolgi i compiti quotidiani sempre nello stesso ordine.' },
    ],
    Tether: [
      { title: 'Segui l’ordine che c’è', body: 'Segui per due settimane l’ordine che trovi, prima di proporre il tuo.' },
      { title: 'Accetta l’ora vuota', body: 'Quando non c’è niente in programma, chiedi a qualcuno di poter guardare come lavora.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinque termini a settimana', body: 'Scegli cinque termini usati in azienda e chiedi che cosa significano.' },
      { title: 'Appunti a voce', body: 'Se prendere appunti ti stanca, dopo ogni istruzione registra un messaggio vocale di un minuto.' },
    ],
    Intensify: [
      { title: 'Chiedi finché non è chiaro', body: 'Chiedi che aspetto deve avere un lavoro finito.' },
      { title: 'Una regola al giorno', body: 'Leggi ogni giorno una regola interna e verificala con chi lavora con te.' },
    ],
    Tether: [
      { title: 'Una domanda all’ora', body: 'Raccogli le tue domande e una volta all’ora fai la più urgente.' },
      { title: 'I piccoli errori restano', body: 'Annota i piccoli errori che vedi e nella prima settimana non parlarne.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mani al lavoro, con aiuto', body: 'Se le macchine ti mettono a disagio, fai un solo gesto con qualcuno accanto.' },
      { title: 'Fattelo mostrare piano', body: 'Chiedi a chi lavora con te di mostrarti un compito due volte, lentamente.' },
    ],
    Intensify: [
      { title: 'Subito un lavoro vero', body: 'Il primo giorno chiedi un piccolo lavoro vero.' },
      { title: 'Impara gli strumenti', body: 'Prova ogni strumento alla tua postazione e annota a che cosa serve.' },
    ],
    Tether: [
      { title: 'Pranza con gli altri', body: 'A pranzo unisciti agli altri invece di restare alla tua postazione.' },
      { title: 'Chiedi prima di migliorare', body: 'Chiedi perché si fa così prima di sistemare qualcosa.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un volto nuovo', body: 'Se tante novità ti stancano, saluta una sola persona nuova al giorno.' },
      { title: 'Indovina, poi chiedi', body: 'Prova a indovinare come si fa una cosa e chiedi se è giusto.' },
    ],
    Intensify: [
      { title: 'Il quaderno di chi arriva', body: 'Annota ciò che ti sorprende finché lo vedi ancora con occhi nuovi.' },
      { title: 'Offri un’idea', body: 'Offri un’idea presa altrove quando hai capito perché le cose stanno così.' },
    ],
    Tether: [
      { title: 'Idee per dopo', body: 'Tieni una lista di idee e mostrala dopo il primo mese.' },
      { title: 'Copia prima di cambiare', body: 'Svolgi ogni compito una volta proprio come ti hanno mostrato.' },
    ],
  },
}
