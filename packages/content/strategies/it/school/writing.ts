import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tre foglietti', body: 'Metti inizio, centro e fine su tre foglietti prima di scrivere una riga.' },
      { title: 'Copia uno scheletro', body: 'Se le scalette ti danno noia, chiedine una a qualcuno e riempila con i tuoi punti.' },
      { title: 'Quindici minuti di fila', body: 'Imposta quindici minuti e scrivi dall’alto in basso senza saltare.' },
    ],
    Intensify: [
      { title: 'Prima la scaletta', body: 'Elenca i punti nell’ordine in cui servono a chi legge.' },
      { title: 'Parti dalla scadenza', body: 'Conta all’indietro dalla consegna e segna un giorno per bozza, controllo e bella copia.' },
      { title: 'Spunta le richieste', body: 'Metti la consegna accanto al testo e spunta ogni richiesta soddisfatta.' },
    ],
    Tether: [
      { title: 'Scrivi fuori ordine', body: 'Scrivi il paragrafo che vedi con più chiarezza, dovunque debba stare.' },
      { title: 'Ignora l’impaginazione', body: 'Disattiva la formattazione e scrivi testo semplice finché la bozza non è finita.' },
      { title: 'Togli un titolo', body: 'Cancella un punto della scaletta se al testo non serve più.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aggiungi tre fatti', body: 'Scegli tre punti del testo e aggiungi a ciascuno un nome, una data o una cifra.' },
      {
        title: 'Scambio di revisione',
        body: 'Se controllare le virgole ti sfinisce, scambia i testi con qualcuno e controllate la prima pagina.',
      },
      { title: 'Una sola fonte', body: 'Apri una fonte, prendine una citazione e richiudila.' },
    ],
    Intensify: [
      { title: 'Via le parole vaghe', body: 'Cerca «cosa», «molto» e «tanto» e metti al loro posto una parola esatta.' },
      { title: 'Sostieni ogni affermazione', body: 'Dopo ogni affermazione aggiungi un motivo, un esempio o una fonte.' },
      { title: 'Rileggi dalla fine', body: 'Leggi prima l’ultima frase e risali, così trovi i piccoli errori.' },
    ],
    Tether: [
      { title: 'Taglia un decimo', body: 'Accorcia un paragrafo di un decimo senza cercare niente.' },
      { title: 'Chiudi le fonti', body: 'Chiudi tutte le schede e scrivi una pagina a memoria.' },
      { title: 'Correggi alla fine', body: 'Scrivi di seguito e lascia l’ortografia agli ultimi dieci minuti.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Parti da un oggetto', body: 'Metti un oggetto vero sulla scrivania e scrivi in quattro righe che cosa fa.' },
      { title: 'Dillo, poi costruisci', body: 'Insieme a qualcuno sposta le strisce dei tuoi paragrafi finché il testo non regge.' },
      { title: 'Sistema un paragrafo', body: 'Se ritoccare ti pesa, sistema solo il paragrafo che ti disturba di più.' },
    ],
    Intensify: [
      { title: 'Aggiungi uno schema', body: 'Disegna uno schema con il punto principale e scrivici attorno.' },
      { title: 'Provalo su chi legge', body: 'Fai seguire a qualcuno il tuo testo come istruzioni e guarda dove si ferma.' },
      { title: 'Mostra l’uso', body: 'Scrivi un paragrafo su dove questo conta nella vita di ogni giorno.' },
    ],
    Tether: [
      { title: 'Oltre la risposta', body: 'Dopo ogni risposta breve aggiungi due frasi per chi non c’era.' },
      { title: 'Fatti ascoltare', body: 'Leggi la bozza ad alta voce a qualcuno prima di aggiustare.' },
      { title: 'Nomina un’emozione', body: 'Aggiungi una frase su come la cosa tocca le persone.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una prima riga in prestito', body: 'Apri un libro, prendi la prima riga e da lì scrivi cinque righe.' },
      { title: 'Chiedi un paragone', body: 'Fai completare a qualcuno «Il tuo argomento è come…» e usa il paragone che ti piace.' },
      { title: 'Bozza segreta', body: 'Se inventare ti espone troppo, scrivi per quattro minuti su un foglio che nessuno vedrà.' },
    ],
    Intensify: [
      { title: 'Tre inizi strani', body: 'Scrivi tre inizi diversi e tieni il più sorprendente.' },
      { title: 'Cambia punto di vista', body: 'Racconta un paragrafo dalla parte di chi non è d’accordo.' },
      { title: 'Metti un’immagine', body: 'Sostituisci una frase arida con un’immagine o una piccola scena.' },
    ],
    Tether: [
      { title: 'Un solo filo', body: 'Scrivi l’idea principale su un biglietto e taglia ogni paragrafo che se ne allontana.' },
      { title: 'Segui la forma una volta', body: 'Rispetta la forma richiesta per tutta la prima pagina prima di cambiarla.' },
      { title: 'Idee in un altro file', body: 'Sposta le idee in più in un secondo file e torna al paragrafo.' },
    ],
  },
}
