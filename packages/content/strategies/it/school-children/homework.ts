import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Scegli il primo', body: 'Metti tutti i compiti sul tavolo e prendine uno solo.' },
      { title: 'Piano a disegni', body: 'Chiedi a un adulto di disegnare il tuo pomeriggio in tre vignette.' },
      { title: 'Fino alla fine della canzone', body: 'Metterti al lavoro è difficile? Lavora fino alla fine di una canzone.' },
    ],
    Intensify: [
      { title: 'La mia lista', body: 'Scrivi i compiti su una lista e cancella quelli fatti.' },
      { title: 'Stesso posto, stessa ora', body: 'Oggi siediti allo stesso tavolo e alla stessa ora di sempre.' },
      { title: 'Controlla lo zaino', body: 'Leggi il diario e prepara ciò che ti serve domani.' },
    ],
    Tether: [
      { title: 'Cambia ordine', body: 'Dopo dieci minuti passa a un altro compito, anche se questo non è finito.' },
      { title: 'Va bene ogni posto', body: 'Fai un compito sul pavimento o sotto il tavolo.' },
      { title: 'I piani si spostano', body: 'Se viene un amico o un’amica, sposta un compito a dopo cena.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Leggi il compito', body: 'Leggi il compito ad alta voce una volta, poi comincia.' },
      { title: 'Controllo con un adulto', body: 'Fai controllare un compito a un adulto mentre tu guardi.' },
      { title: 'Caccia allo sbaglio', body: 'Rileggere ti annoia? Trova uno sbaglio e mettici una stella.' },
    ],
    Intensify: [
      { title: 'Cercalo', body: 'Cerca una cosa che non sai bene.' },
      { title: 'Controlla due volte', body: 'Rileggi le risposte ancora una volta prima di mettere via tutto.' },
      { title: 'Chiedi di più', body: 'Chiedi a casa un’altra cosa sull’argomento.' },
    ],
    Tether: [
      { title: 'Finito è finito', body: 'Metti la pagina nello zaino quando tutte le caselle sono piene.' },
      { title: 'Chiedi una volta', body: 'Chiedi una volta se è giusto, poi vai a giocare.' },
      { title: 'Fermati alla riga', body: 'Traccia una riga sul foglio e finisci lì la risposta.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Prova con i fagioli', body: 'Usa fagioli o tappi per contare o mostrare un compito.' },
      { title: 'Lavora vicino a qualcuno', body: 'Siediti vicino a qualcuno di casa per un compito da fare con le mani.' },
      { title: 'Una cosa vera', body: 'Trova in casa una cosa che c’entra con il compito.' },
    ],
    Intensify: [
      { title: 'Usalo a casa', body: 'Usa quello che hai fatto oggi per cucinare, fare la spesa o aggiustare.' },
      { title: 'Fatti un attrezzo', body: 'Prepara un cartoncino con i fatti o una linea dei numeri.' },
      { title: 'Trova il blocco', body: 'Indica il punto in cui ti blocchi e prova un rimedio.' },
    ],
    Tether: [
      { title: 'Racconta la giornata', body: 'Racconta a qualcuno di casa che cosa hai scoperto oggi.' },
      { title: 'Chiedi alla terza prova', body: 'Dopo la terza prova chiama qualcuno e chiedi aiuto.' },
      { title: 'Scrivilo pure', body: 'Quando le mani hanno finito, scrivi due righe.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Tira il dado', body: 'I modi nuovi ti sembrano strani? Fai scegliere al dado il prossimo compito.' },
      { title: 'Un posto nuovo', body: 'Fai scegliere a qualcuno un posto nuovo per il prossimo compito.' },
      { title: 'Una penna nuova', body: 'Prendi una penna che non usi mai e scrivi con quella il titolo.' },
    ],
    Intensify: [
      { title: 'Fanne un gioco', body: 'Trasforma in un gioco la lista di parole o le cose da sapere.' },
      { title: 'Raccontalo come una storia', body: 'A cena racconta il tuo compito come una storia.' },
      { title: 'Due penne che parlano', body: 'Prendi due penne e falle parlare del tuo compito.' },
    ],
    Tether: [
      { title: 'Copri il resto', body: 'Mentre lavori, copri con un telo tutte le altre cose.' },
      { title: 'Fallo come c’è scritto', body: 'Fai il compito come c’è scritto, poi aggiungi una cosa tua.' },
      { title: 'Barattolo delle idee', body: 'Metti ogni idea nuova in un barattolo e aprilo dopo i compiti.' },
    ],
  },
}
