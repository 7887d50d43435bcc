import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Cogli tre tappe', body: 'Ascolta l’inizio, la svolta e la fine, e scrivi una parola per ciascuna.' },
      {
        title: 'Usa uno schema pronto',
        body: 'Se gli appunti ordinati ti stanno stretti, chiedi lo schema della spiegazione e riempi i vuoti.',
      },
      { title: 'Data in alto', body: 'Scrivi in alto data e argomento e lascia libero il resto.' },
    ],
    Intensify: [
      { title: 'Numera i punti', body: 'Numera ogni punto di chi parla e lascia una riga tra l’uno e l’altro.' },
      { title: 'Pagina a due colonne', body: 'Prima della spiegazione traccia due colonne: a sinistra i punti, a destra i dettagli.' },
      { title: 'Ripassa in giornata', body: 'Rivedi gli appunti in ordine prima che la giornata finisca.' },
    ],
    Tether: [
      { title: 'Appunti in libertà', body: 'Usa un foglio bianco e scrivi le parole dove c’è posto.' },
      { title: 'Segui la deviazione', body: 'Quando chi parla esce dallo schema, metti via lo schema e ascolta.' },
      { title: 'Non riscrivere', body: 'Lascia gli appunti come sono e usa il tempo per ripeterli a memoria.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinque fatti', body: 'Scrivi cinque fatti, poi metti via la penna.' },
      {
        title: 'Confronta con chi è vicino',
        body: 'Se gli appunti completi ti sfiniscono, scambiali con chi ti siede accanto e copia un dettaglio mancante.',
      },
      { title: 'Registra una parte', body: 'Chiedi se puoi registrare i dieci minuti più importanti.' },
    ],
    Intensify: [
      { title: 'Cogli nomi e numeri', body: 'Scrivi ogni nome, data e cifra proprio come li senti.' },
      {
        title: 'Segna i dubbi',
        body: 'Metti un punto interrogativo dove qualcosa non è chiaro e chiedi spiegazioni su due di questi punti.',
      },
      { title: 'Scrivi le definizioni', body: 'Scrivi le definizioni parola per parola e il resto in breve.' },
    ],
    Tether: [
      { title: 'Ascolta a mani vuote', body: 'Tieni le mani vuote per cinque minuti e ascolta soltanto.' },
      { title: 'Parole chiave, non frasi', body: 'Per ogni punto scrivi al massimo quattro parole.' },
      { title: 'Tieni le domande per dopo', body: 'Conserva le domande per la fine e fai quella più utile.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Chiedi una dimostrazione', body: 'Se i discorsi tecnici ti sfuggono, chiedi di vedere una volta come si fa.' },
      { title: 'Un esempio in mano', body: 'Mentre ascolti, tieni in mano o apri un esempio.' },
      { title: 'Copia un disegno', body: 'Copia dalla lavagna un disegno, con tre etichette soltanto.' },
    ],
    Intensify: [
      { title: 'Disegna il sistema', body: 'Mentre ascolti, disegna come le parti agiscono l’una sull’altra.' },
      { title: 'Annota un uso', body: 'Per ogni punto principale scrivi dove potresti applicarlo.' },
      { title: 'Provalo in giornata', body: 'Prima di sera prova una cosa della spiegazione.' },
    ],
    Tether: [
      { title: 'Alza lo sguardo', body: 'Guarda chi parla per un minuto intero prima di tornare a disegnare.' },
      { title: 'Spiegalo a qualcuno', body: 'Dopo la spiegazione raccontala a qualcuno in almeno cinque frasi.' },
      { title: 'Metti via gli oggetti', body: 'Tieni nello zaino apparecchi e attrezzi mentre qualcuno parla.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una piccola immagine', body: 'Disegna una piccola immagine per l’idea principale. Basta un omino stilizzato.' },
      { title: 'Chiedi il legame', body: 'Se i salti tra argomenti ti confondono, chiedi che cosa li lega.' },
      { title: 'Indovina il prossimo punto', body: 'Una volta prova a indovinare che cosa viene dopo e guarda se succede.' },
    ],
    Intensify: [
      { title: 'Mappa mentale', body: 'Metti l’argomento al centro e fai crescere rami in ogni direzione.' },
      { title: 'Trova una metafora', body: 'Scrivi in una sola immagine a che cosa somiglia tutta la spiegazione.' },
      { title: 'Collega due materie', body: 'Traccia una freccia da un punto nuovo a qualcosa di un’altra materia.' },
    ],
    Tether: [
      { title: 'Margine per le idee vaganti', body: 'Dai alle idee vaganti un margine stretto e torna alle parole di chi parla.' },
      { title: 'Prima le parole degli altri', body: 'Scrivi ciò che è stato detto prima di aggiungere ciò che pensi.' },
      { title: 'Aspetta tre secondi', body: 'Quando chi parla ha finito, aspetta tre secondi prima di commentare.' },
    ],
  },
}
