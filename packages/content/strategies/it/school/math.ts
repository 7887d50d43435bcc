import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia un esempio svolto', body: 'Copia un esempio svolto riga per riga, poi cambia solo i numeri.' },
      {
        title: 'Chiedi il primo passo',
        body: 'Se i procedimenti lunghi ti scoraggiano, chiedi a qualcuno solo il primo passo e scrivilo.',
      },
      { title: 'Una riga, un passo', body: 'Usa un foglio a righe e fai un solo cambiamento per riga.' },
    ],
    Intensify: [
      { title: 'Dati e incognite', body: 'Scrivi che cosa è dato, che cosa è richiesto e quale formula li lega.' },
      { title: 'Numera i passi', body: 'Numera ogni riga della soluzione, così trovi un eventuale errore.' },
      { title: 'Esercizi in ordine', body: 'Per mezz’ora fai gli esercizi nell’ordine dato, con il telefono in un’altra stanza.' },
    ],
    Tether: [
      { title: 'Prova una scorciatoia', body: 'Cerca una via più breve per un problema, anche se la scheda ne mostra un’altra.' },
      { title: 'Salta alla fine', body: 'Parti dalla risposta che ti aspetti e torna indietro.' },
      { title: 'Brutta copia libera', body: 'Fai il primo tentativo su un foglio di brutta, senza colonne ordinate.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Controlla i segni', body: 'Rivedi una soluzione e controlla solo i segni più e meno.' },
      { title: 'Definitelo insieme', body: 'Chiedi a chi è in classe con te di spiegarti un termine e scrivilo su un biglietto.' },
      { title: 'Solo l’unità', body: 'Se l’esattezza ti stanca, scrivi solo l’unità dopo ogni numero.' },
    ],
    Intensify: [
      { title: 'Stima e confronta', body: 'Scrivi prima una stima e confrontala con il risultato esatto.' },
      { title: 'Scrivi la regola', body: 'Accanto a ogni passo scrivi la regola che lo permette.' },
      { title: 'Rifai il calcolo', body: 'Fai il calcolo una seconda volta con un altro metodo o con la calcolatrice.' },
    ],
    Tether: [
      { title: 'Un controllo per esercizio', body: 'Controlla ogni risultato una volta, poi passa al prossimo esercizio.' },
      { title: 'Arrotonda apposta', body: 'Se la domanda lo permette, arrotonda i numeri al primo passaggio.' },
      { title: 'Oggi niente dimostrazione', body: 'Accetta la formula data e usala, senza prima ricavarla.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Sposta oggetti veri', body: 'Per il primo problema disponi monete o graffette e spostale.' },
      {
        title: 'Guarda come si costruisce',
        body: 'Se i modelli ti dicono poco, guarda un breve video in cui si costruisce questo problema.',
      },
      { title: 'Due punti sul grafico', body: 'Disegna due assi e segna soltanto due punti.' },
    ],
    Intensify: [
      { title: 'Disegna, poi calcola', body: 'Fai uno schizzo con tutte le misure prima di scrivere un’equazione.' },
      { title: 'Trova un caso vero', body: 'Cerca un prezzo, una velocità o una stanza in cui si usa questo calcolo.' },
      { title: 'Cerca l’errore', body: 'A ogni passo inserisci numeri semplici, finché non trovi dove qualcosa non torna.' },
    ],
    Tether: [
      { title: 'Scrivi il ragionamento', body: 'Accanto a ogni riga fatta a mente scrivi a parole un breve perché.' },
      { title: 'Spiegalo ad alta voce', body: 'Spiega una soluzione a chi non ha visto il problema.' },
      { title: 'Dieci minuti di teoria', body: 'Leggi la spiegazione per dieci minuti prima di toccare il primo esercizio.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Indovina a matita', body: 'Se indovinare ti sembra sbagliato, scrivi un’ipotesi a matita e cancellala dopo.' },
      { title: 'Una seconda strada', body: 'Chiedi a qualcuno un modo diverso e provane solo la prima riga.' },
      { title: 'Cerchia ciò che si ripete', body: 'Cerchia ogni numero che si ripete e guarda che figura formano i cerchi.' },
    ],
    Intensify: [
      { title: 'Inventa un problema', body: 'Inventa un problema con risultato 42 e dallo a qualcuno.' },
      { title: 'Raccontalo come una storia', body: 'Trasforma l’equazione in una storia con due persone e un conflitto.' },
      { title: 'Prova tre inizi', body: 'Abbozza tre inizi possibili prima di sceglierne uno.' },
    ],
    Tether: [
      { title: 'Finisci la via nota', body: 'Porta il metodo solito fino all’ultima riga prima di provare il tuo.' },
      { title: 'Intuizione in attesa', body: 'Scrivi l’intuizione a margine e dimostrala riga per riga.' },
      { title: 'Un esercizio per pagina', body: 'Dai a ogni esercizio la sua pagina e voltala solo quando è risolto.' },
    ],
  },
}
