import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia tre righe', body: 'Se gli annunci lunghi ti stancano, copia solo tre righe: compiti, requisiti, offerta.' },
      { title: 'Fattelo leggere', body: 'Fatti leggere i compiti uno alla volta e rispondi solo con sì o no.' },
    ],
    Intensify: [
      { title: 'Tabella dei compiti', body: 'Metti tutti i compiti in una tabella e aggiungi a ciascuno un tuo esempio.' },
      { title: 'Prima la scadenza', body: 'Segna la data di scadenza e conta all’indietro fino alla tua prima bozza.' },
    ],
    Tether: [
      { title: 'Dimentica l’ordine', body: 'Comincia dalla riga che ti attira, in qualunque punto si trovi.' },
      { title: 'Candidati con qualche vuoto', body: 'Segna i requisiti che hai e vai avanti anche se due righe restano vuote.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tre parole difficili', body: 'Cerca il significato di tre parole dell’annuncio che di solito salteresti.' },
      { title: 'Dieci minuti sull’azienda', body: 'Se informarti ti annoia, dedica al sito dell’azienda solo dieci minuti.' },
    ],
    Intensify: [
      {
        title: 'Obblighi e preferenze',
        body: 'Parola per parola, sottolinea una volta ciò che è richiesto e due volte ciò che è gradito.',
      },
      { title: 'Telefona con due domande', body: 'Chiama la persona indicata e fai due domande precise su quel lavoro.' },
    ],
    Tether: [
      { title: 'Due letture bastano', body: 'Leggi l’annuncio due volte, poi mettilo via.' },
      { title: 'Una riga per requisito', body: 'Per ogni requisito scrivi una sola prova e fermati lì.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Guarda gli strumenti', body: 'Se la parte tecnica ti spaventa, cerca una foto di uno strumento nominato nell’annuncio.' },
      { title: 'Chiedi a chi lo usa', body: 'Chiedi a chi usa quella macchina o quel programma di mostrarteli per cinque minuti.' },
    ],
    Intensify: [
      { title: 'Dai compiti ai gesti', body: 'Accanto a ogni compito scrivi che cosa farebbero le tue mani.' },
      { title: 'Prova il programma', body: 'Installa la versione di prova di un programma dell’annuncio e realizza qualcosa.' },
    ],
    Tether: [
      { title: 'Cerca le persone', body: 'Segna ogni parola su squadra, clienti e contatti prima di giudicare il lavoro.' },
      { title: 'Cerca il perché', body: 'Trova la frase che dice in che cosa crede l’azienda e copiala.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Immagina una scena', body: 'Se immaginare ti sembra vago, pensa solo ai primi dieci minuti di quel lavoro.' },
      { title: 'Altri due mestieri', body: 'Chiedi a una persona amica altri due mestieri in cui ci sono questi compiti.' },
    ],
    Intensify: [
      { title: 'Riscrivi l’annuncio', body: 'Riscrivi l’annuncio come se cercasse proprio te.' },
      { title: 'Leggi ciò che manca', body: 'Scrivi che cosa l’annuncio non dice e che cosa potresti portare tu.' },
    ],
    Tether: [
      { title: 'Resta sul testo', body: 'Per ogni cosa che immagini di quel lavoro, cita una riga dell’annuncio.' },
      { title: 'Oggi un solo annuncio', body: 'Finisci di leggere questo annuncio prima di aprire il prossimo.' },
    ],
  },
}
