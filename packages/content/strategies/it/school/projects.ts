import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo due date', body: 'Scrivi due date: quando cominci e quando presenti.' },
      {
        title: 'Fai pianificare ad altri',
        body: 'Se i programmi ti stanno stretti, fanne scrivere uno a qualcuno del gruppo e cerchia la tua parte.',
      },
      { title: 'Subito la prima diapositiva', body: 'Nei prossimi dieci minuti crea la diapositiva con il titolo e salvala.' },
    ],
    Intensify: [
      { title: 'Pianifica all’indietro', body: 'Elenca tutti i lavori, mettili in ordine e dai a ciascuno una data.' },
      { title: 'Prova in ordine', body: 'Prova la presentazione dalla prima all’ultima diapositiva con l’orologio.' },
      { title: 'Controlla la consegna', body: 'Confronta il progetto con la consegna riga per riga prima dell’ultimo fine settimana.' },
    ],
    Tether: [
      { title: 'Uno spazio vuoto', body: 'Lascia libera una parte del programma per ciò che capita.' },
      { title: 'Presenta senza copione', body: 'Esponi una parte della presentazione partendo da una sola parola chiave.' },
      { title: 'Accetta un cambio tardivo', body: 'Quando una parte cambia, riscrivi solo quel biglietto e lascia gli altri.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una cifra, una fonte', body: 'Trova una cifra sul tuo argomento e annota da dove viene.' },
      {
        title: 'Intervista qualcuno',
        body: 'Se la ricerca ti sembra arida, registra due minuti di conversazione con chi conosce l’argomento.',
      },
      { title: 'Venti minuti in biblioteca', body: 'Dedica alla ricerca venti minuti, poi chiudi il computer.' },
    ],
    Intensify: [
      { title: 'Elenca le fonti', body: 'Comincia oggi un elenco delle fonti e aggiungi ogni libro o pagina che usi.' },
      { title: 'Prevedi le domande', body: 'Scrivi cinque domande che il pubblico può fare e cerca le risposte.' },
      { title: 'Etichetta tutto', body: 'Dai a ogni immagine e grafico titolo, unità e fonte precisi.' },
    ],
    Tether: [
      { title: 'Un fatto per diapositiva', body: 'Su ogni diapositiva tieni il fatto più forte e sposta gli altri negli appunti.' },
      { title: 'Scadenza per la ricerca', body: 'Fissa una data dopo la quale costruisci soltanto e non cerchi più.' },
      { title: 'Rispondi in un fiato', body: 'Rispondi a ogni domanda del pubblico con una frase e chiedi la prossima.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Modello di carta', body: 'Fai in fretta un modello di carta o cartone. Può sembrare grezzo.' },
      { title: 'Accanto a chi costruisce', body: 'Se gli attrezzi ti scoraggiano, siediti con chi li ama e fai una sola mossa.' },
      { title: 'Premi ogni pulsante', body: 'Prova proiettore, suono e telecomando per cinque minuti nella stanza vuota.' },
    ],
    Intensify: [
      { title: 'Mostralo in funzione', body: 'Prepara una dimostrazione dal vivo di ciò che descrivi.' },
      { title: 'Costruisci e prova presto', body: 'Fai subito una versione grezza e provala con due persone.' },
      { title: 'Risolvi un caso vero', body: 'Scegli una persona o un luogo veri e dai al progetto la forma adatta.' },
    ],
    Tether: [
      { title: 'Parla delle persone', body: 'Aggiungi una diapositiva su chi è coinvolto, non solo su come funziona.' },
      { title: 'Cedi una parte', body: 'Fai costruire un pezzo a qualcuno del gruppo e spiega come.' },
      { title: 'Scrivi prima di costruire', body: 'Scrivi mezza pagina sul tuo scopo prima di prendere gli attrezzi.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uno stile in prestito', body: 'Se le diapositive vuote ti agitano, copia lo stile di un cartellone che ti piace.' },
      { title: 'Chiedi a tre persone', body: 'Chiedi a tre persone un’idea strana ciascuna e usa la meno strana.' },
      { title: 'Apri con una domanda', body: 'Al posto della prima frase fai una domanda al pubblico.' },
    ],
    Intensify: [
      { title: 'Metti in scena un punto', body: 'Trasforma un punto della presentazione in una breve scena.' },
      { title: 'Unisci due argomenti', body: 'Incrocia il tuo argomento con qualcosa di lontano e annota che cosa nasce.' },
      { title: 'Butta la prima versione', body: 'Abbozza una seconda versione che non somigli per niente alla prima.' },
    ],
    Tether: [
      { title: 'Ferma l’idea', body: 'Scegli un’idea entro stasera e scrivila in cima alla consegna.' },
      { title: 'Prova, non improvvisare', body: 'Fissa le parole di apertura e chiusura e ripetile due volte uguali.' },
      { title: 'Prima l’essenziale', body: 'Finisci ciò che la consegna chiede prima di aggiungere effetti.' },
    ],
  },
}
