import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'leggi leggere leggete lettura libro libri capitol* romanz* storia storie racconto poesi* brano brani testo autore personagg*',
    writing:
      'scrivi scrivere scrivete tema temi saggio composizione lettera bozza frasi paragraf* ortografia diario relazione riassunto riassumi*',
    math: 'matematica calcola* calcolo equazion* frazion* moltiplic* divid* divisione geometria algebra angol* percentual* somma triangol* grafico',
    test_taking: 'verifica verifiche test esame esami interrogazione quiz ripass*',
    projects:
      'progetto progetti presentazion* cartellone poster diapositiv* modello mostra ricerca ricerche esperiment* costrui*',
    group_work: 'gruppo gruppi squadra compagn* insieme coppie ruoli',
    listening: 'ascolta* ascolto lezione appunti podcast audio registrazion* dettato video',
    homework: 'compito compiti scheda schede esercizi* studia studiare quaderno vocaboli domani',
  },
  work: {
    reports:
      'email mail relazion* rapporto report scrivi* scrivere bozza lettera risposta riepilogo documento documenti verbale',
    meetings: 'riunion* incontro agenda partecip* invit* verbale workshop',
    planning:
      'piano pianific* progetto progetti calendario scadenzario budget organizza* evento eventi coordin* tappe',
    new_tool:
      'strumento strumenti software app sistema programma installa* impara* formazione tutorial manuale licenza configur*',
    problem:
      'problem* errore errori guasto guasti ripara* riparazione rotto soluzion* risolv* causa cause analizz* difetto',
    customers:
      'client* ospit* ordine ordini reclam* servizio negozio vendit* consegna rimbors* pazient* visitator*',
    feedback:
      'feedback valuta* riscontro critica critiche elogi* migliora* prestazion* collega colleghi colloquio',
    time_pressure:
      'urgent* subito immediat* oggi scadenza scadenze presto fretta priorità emergenza',
  },
  career: {
    field:
      'settore settori interess* ambito orientamento professione professioni punti studi laurea',
    advert:
      'annuncio offerta requisit* mansioni responsabil* qualific* stipendio cerchiamo posizione esperienza turni patente',
    application: 'cv curriculum candidatura domanda lettera presentazione portfolio referenze',
    interview: 'colloquio colloqui intervista selezion* domande',
    first_weeks: 'inserimento mentore tutor inizio affiancamento',
    changing: 'cambiare cambio dimission* preavviso riqualific* lasciare',
  },
}
