import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Strada e orologio', body: 'Se prepararti con un piano ti infastidisce, fissa solo la strada e l’ora di partenza.' },
      { title: 'Prova l’inizio', body: 'Chiedi a qualcuno di fare la parte di chi ti accoglie nei primi tre minuti.' },
    ],
    Intensify: [
      { title: 'Risposte in tre parti', body: 'Prepara ogni risposta in tre parti: situazione, azione, risultato.' },
      { title: 'La sera prima', body: 'La sera prima prepara documenti, vestiti e indirizzo.' },
    ],
    Tether: [
      { title: 'Accogli la domanda strana', body: 'Fatti fare una domanda strana e rispondi senza nessuna preparazione.' },
      { title: 'Lascia il copione', body: 'Riduci ogni risposta preparata a una sola parola chiave.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tre dati sull’azienda', body: 'Scrivi tre dati sull’azienda su un biglietto e rileggilo lungo la strada.' },
      { title: 'Una sola domanda', body: 'Se fare domande ti imbarazza, scrivine una e leggila ad alta voce.' },
    ],
    Intensify: [
      { title: 'Porta esempi precisi', body: 'Prepara quattro esempi con luogo, compito e cifra.' },
      { title: 'Chiarisci, poi rispondi', body: 'Se una domanda può voler dire due cose, chiedi che cosa si intende.' },
    ],
    Tether: [
      { title: 'Risposte di due minuti', body: 'Esercitati con l’orologio e chiudi ogni risposta entro due minuti.' },
      { title: 'La cifra basta', body: 'Di’ una cifra una volta sola e non spiegare da dove viene.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Porta un oggetto', body: 'Porta una cosa a cui hai lavorato e lascia che apra la conversazione.' },
      { title: 'Prova la chiamata', body: 'Se le videochiamate ti agitano, fatti chiamare da qualcuno per due minuti di prova.' },
    ],
    Intensify: [
      { title: 'Offriti di mostrarlo', body: 'Offriti di mostrare come affronteresti uno dei loro compiti.' },
      { title: 'Prova il percorso', body: 'Prima di quel giorno prova una volta il tragitto o la videochiamata.' },
    ],
    Tether: [
      { title: 'Pensa ad alta voce', body: 'Quando ti danno un problema, di’ ad alta voce come ragioni.' },
      { title: 'Due parole per iniziare', body: 'Rispondi al saluto con due frasi gentili prima di passare al lavoro.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una storia da raccontare', body: 'Se raccontare ti sembra recitare, racconta una storia vera davanti allo specchio.' },
      { title: 'Allenati con «e se»', body: 'Fatti fare tre domande «e se…?» e rispondi a ciascuna con una frase.' },
    ],
    Intensify: [
      { title: 'Porta un’idea nuova', body: 'Porta un’idea per il loro prodotto o servizio e descrivila in un minuto.' },
      { title: 'Rispondi con un’immagine', body: 'Scegli un’immagine che mostra come lavori e usala una volta.' },
    ],
    Tether: [
      { title: 'Rispondi, poi fermati', body: 'Rispondi alla domanda che ti hanno fatto, poi fermati e aspetta la prossima.' },
      { title: 'Trattieni l’idea audace', body: 'Tieni per te l’idea più audace finché non ti chiedono che cosa cambieresti.' },
    ],
  },
}
