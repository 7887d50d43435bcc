import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Il passo zero', body: 'Scrivi che cosa è successo subito prima che comparisse il problema.' },
      {
        title: 'Una lista in prestito',
        body: 'Se le procedure ti sembrano lente, prendi una lista già pronta e fai i primi tre controlli.',
      },
      { title: 'Dieci minuti di calma', body: 'Dedica dieci minuti a una causa alla volta, poi cambia se vuoi.' },
    ],
    Intensify: [
      { title: 'Cronologia del guasto', body: 'Metti in ordine gli eventi, con l’ora accanto a ciascuno.' },
      { title: 'Una modifica alla volta', body: 'Cambia una sola cosa, prova, annota il risultato, poi passa alla prossima.' },
      { title: 'Ordina le cause', body: 'Metti in fila le cause possibili e comincia da quella che costa meno verificare.' },
    ],
    Tether: [
      { title: 'Vai dritto al sospetto', body: 'Vai subito alla causa più probabile e lascia per dopo i controlli di rito.' },
      { title: 'Piega la procedura', body: 'Chiedi chi può permettere un’eccezione e chiama quella persona.' },
      { title: 'Agisci con mezzo piano', body: 'Fai una mossa sicura prima che il piano completo sia scritto.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tre dati esatti', body: 'Descrivi il problema in una riga con un luogo, un’ora e un numero.' },
      { title: 'Ricerca divisa a metà', body: 'Se scavare nei dati ti sfinisce, dividi il registro con qualcuno: metà a testa.' },
      { title: 'Una verifica al telefono', body: 'Fai una telefonata per verificare il fatto da cui dipende quasi tutto.' },
    ],
    Intensify: [
      { title: 'Che cosa non è', body: 'Elenca dove il problema non si presenta e confronta.' },
      { title: 'Raccogli le prove', body: 'Salva messaggi, cifre e foto in una cartella prima che qualcuno li spieghi.' },
      { title: 'Cinque perché', body: 'Chiedi «perché» cinque volte e scrivi ogni risposta.' },
    ],
    Tether: [
      { title: 'Decidi con dati parziali', body: 'Scrivi quello che sai su un foglio e decidi in base a quello.' },
      { title: 'Rimanda il bilancio', body: 'Lascia stare colpe e parole esatte finché le cose non funzionano di nuovo.' },
      { title: 'Coprifuoco dei dati', body: 'Fissa un’ora in cui finisce la raccolta dei dati e comincia l’azione.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Tocca la causa', body: 'Vai dove si trova il problema e guardalo per cinque minuti.' },
      { title: 'Mani in prestito', body: 'Se riparare ti agita, chiedi a una persona pratica e passale gli attrezzi.' },
      { title: 'Riavvia una cosa', body: 'Riavvia, ricollega o sostituisci una parte e guarda che cosa cambia.' },
    ],
    Intensify: [
      { title: 'Ricrea il guasto', body: 'Fai accadere di nuovo il problema in piccolo.' },
      { title: 'Lavora da dentro', body: 'Apri l’apparecchio, il file o il processo e cerca dove si ferma.' },
      { title: 'Prova il rimedio semplice', body: 'Prova prima il rimedio più semplice e osservalo per un’ora.' },
    ],
    Tether: [
      { title: 'Descrivi prima di riparare', body: 'Racconta a qualcuno che cosa non va prima di prendere un attrezzo.' },
      { title: 'Chiedi a chi ne soffre', body: 'Chiedi a due persone coinvolte di che cosa hanno più bisogno finché non funziona.' },
      { title: 'Fermati alla seconda ora', body: 'Chiedi aiuto a qualcuno se dopo due ore non c’è un risultato.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Domande da fuori',
        body: 'Se le idee strane ti mettono a disagio, fatti fare tre domande ingenue da chi non è del mestiere.',
      },
      { title: 'Scegli un’idea folle', body: 'Scrivi una soluzione che non sceglieresti mai e trovaci qualcosa di utile.' },
      { title: 'Schizzo in quattro minuti', body: 'Abbozza una soluzione per quattro minuti, senza giusto né sbagliato.' },
    ],
    Intensify: [
      { title: 'Rovescia il problema', body: 'Chiediti come potresti causare questo problema, poi rovescia la risposta.' },
      { title: 'Prendi spunto altrove', body: 'Guarda come una cucina, un aeroporto o un formicaio affrontano la stessa cosa.' },
      { title: 'Lascia la scrivania', body: 'Porta il problema a passeggio e torna con tre idee.' },
    ],
    Tether: [
      { title: 'Prova, poi la prossima', body: 'Prova la prima idea fino in fondo prima di nominarne un’altra.' },
      { title: 'Resta sulla domanda', body: 'Scrivi il problema su un biglietto e tienilo in mano mentre pensi.' },
      { title: 'Tieni ciò che funziona', body: 'Elenca ciò che funziona ancora e non toccarlo.' },
    ],
  },
}
