import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Comincia da una', body: 'Metti il dito sulla domanda uno e fai solo quella.' },
      { title: 'Chiedi l’ordine', body: 'Non sai da dove cominciare? Chiedi che cosa fare per prima cosa.' },
      { title: 'Segna e respira', body: 'La verifica ti sembra severa? Dopo ogni risposta fai un segno e respira.' },
    ],
    Intensify: [
      { title: 'Leggi tutte le istruzioni', body: 'Leggi le istruzioni dall’alto in basso prima di scrivere.' },
      { title: 'Conta le domande', body: 'Conta le domande e fai un puntino su quella di mezzo.' },
      { title: 'Prepara la sera', body: 'Stasera metti nello zaino due matite e una gomma.' },
    ],
    Tether: [
      { title: 'Saltala', body: 'Se una domanda ti blocca, segnala e salta alla prossima.' },
      { title: 'Ogni ordine va bene', body: 'Comincia dalla domanda che sembra divertente.' },
      { title: 'Una prova nuova', body: 'La prova sembra nuova? Di’ «va bene» e leggi una domanda.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cerchia una parola', body: 'Cerchia nella domanda una parola che ti dice che cosa fare.' },
      { title: 'Torna su una', body: 'Torna su una sola risposta e rileggila.' },
      { title: 'Tre carte', body: 'Scrivi tre fatti su tre carte e fatti interrogare.' },
    ],
    Intensify: [
      { title: 'Trova la parola «non»', body: 'Cerca le parole piccole come «non», «tutti» e «mai».' },
      { title: 'Dillo per intero', body: 'In ogni risposta lunga scrivi un fatto in più.' },
      { title: 'Controlla nome e numeri', body: 'Alla fine controlla il nome, la data e tutti i numeri.' },
    ],
    Tether: [
      { title: 'Solo sbagli chiari', body: 'Tieni la prima risposta, se non vedi uno sbaglio chiaro.' },
      { title: 'Casella piccola', body: 'Se la casella è piccola, scrivi una frase sola.' },
      { title: 'Segui l’orologio', body: 'Guarda l’orologio e vai avanti quando è passata la metà del tempo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Usa le dita', body: 'Per una domanda conta o disegna in un angolo del foglio.' },
      { title: 'Provane una a casa', body: 'Chiedi a qualcuno di fare con te una domanda di una vecchia verifica.' },
      { title: 'Disegnino nell’angolo', body: 'Ti pesa lavorare senza nessuno? Disegna in piccolo ciò che sai.' },
    ],
    Intensify: [
      { title: 'Disegna la domanda', body: 'Disegna che cosa chiede la domanda prima di rispondere.' },
      { title: 'Prova per davvero', body: 'Fai due vecchie domande a un tavolo silenzioso, come nella verifica.' },
      { title: 'Controlla la risposta', body: 'Rimetti la risposta nella domanda e guarda se torna.' },
    ],
    Tether: [
      { title: 'Frasi intere', body: 'Rispondi con una frase intera che comincia con le parole della domanda.' },
      { title: 'Spiega perché', body: 'Aggiungi «perché» a una risposta corta.' },
      { title: 'Chiedi presto aiuto', body: 'Dopo due prove sulla stessa domanda alza la mano.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Scrivi qualcosa', body: 'Una domanda aperta ti spaventa? Scrivi una cosa che potrebbe essere vera.' },
      { title: 'Una rima in prestito', body: 'Chiedi a qualcuno una rima che ti aiuti a ricordare un fatto.' },
      { title: 'Mi ricorda…', body: 'Completa in silenzio: «Questo è un po’ come…» Poi scrivi.' },
    ],
    Intensify: [
      { title: 'Immagine per ricordare', body: 'Pensa a un’immagine buffa per ogni fatto da ricordare.' },
      { title: 'Fai l’insegnante', body: 'Inventa una domanda da verifica e rispondi ad alta voce.' },
      { title: 'Due idee, poi una', body: 'Per una domanda aperta pensa due risposte e scegline una.' },
    ],
    Tether: [
      { title: 'Rispondi alla domanda', body: 'Indica la parola della domanda, poi rispondi solo a quella.' },
      { title: 'Fuori i disegnini', body: 'Trasforma ogni disegno in una parola e torna alla verifica.' },
      { title: 'Leggi fino in fondo', body: 'Tieni giù la matita finché non arrivi al punto interrogativo.' },
    ],
  },
}
