import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo il primo menu', body: 'Apri il primo menu e prova i tre comandi in alto.' },
      { title: 'Un breve video', body: 'Se i manuali ti annoiano, guarda una guida video di cinque minuti e copia la prima mossa.' },
      { title: 'Ricetta sul foglietto', body: 'Fatti dire da chi lo usa i quattro clic che servono e attaccali allo schermo.' },
    ],
    Intensify: [
      { title: 'Scrivi i tuoi passi', body: 'Scrivi ogni passo mentre lo fai e numera la lista.' },
      { title: 'Segui la guida una volta', body: 'Segui la guida dalla prima pagina con un esempio vero.' },
      { title: 'Un po’ ogni giorno', body: 'Questa settimana dedica allo strumento i primi quindici minuti di ogni giorno.' },
    ],
    Tether: [
      { title: 'Esplora fuori strada', body: 'Chiudi la guida e apri tre funzioni di cui nessuno ti ha parlato.' },
      { title: 'Lascia il vecchio schema', body: 'Tieni la nuova disposizione per una settimana prima di spostare qualcosa.' },
      { title: 'Usalo anche a metà', body: 'Fai un lavoro vero prima che tutte le impostazioni siano a posto.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Quattro termini', body: 'Scrivi quattro termini dello strumento e spiegali con parole tue.' },
      { title: 'Una pagina di aiuto', body: 'Se le pagine di aiuto ti fanno dormire, leggine una sola in dieci minuti.' },
      { title: 'Prova con un vecchio caso', body: 'Inserisci un vecchio caso e guarda se le cifre tornano.' },
    ],
    Intensify: [
      { title: 'Chiedi il senso esatto', body: 'Chiedi al fornitore a che cosa serve ogni campo e annota la risposta.' },
      { title: 'Confronta i risultati', body: 'Svolgi lo stesso compito con lo strumento vecchio e con il nuovo e confronta i numeri.' },
      { title: 'Leggi le novità', body: 'Leggi che cosa è cambiato in questa versione prima di affidarti alle vecchie abitudini.' },
    ],
    Tether: [
      { title: 'Ignora le opzioni rare', body: 'Tralascia ogni opzione che questo mese non ti è servita.' },
      { title: 'Lavora prima di leggere', body: 'Comincia con il manuale chiuso e cerca solo ciò che ti blocca.' },
      { title: 'Nota breve per gli altri', body: 'Spiega lo strumento a qualcuno in sei righe, non in sei pagine.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Qualcuno accanto', body: 'Chiedi a qualcuno di sedersi vicino a te mentre il mouse lo muovi tu.' },
      { title: 'Spazio sicuro', body: 'Se temi di rompere qualcosa, usa una copia di prova e premi tre pulsanti.' },
      { title: 'Un uso per te', body: 'Trova un tuo piccolo lavoro che questo strumento potrebbe fare.' },
    ],
    Intensify: [
      { title: 'Smontalo', body: 'Apri le impostazioni e scopri quale parte fa che cosa.' },
      { title: 'Oggi un lavoro vero', body: 'Fai uno dei lavori di oggi con il nuovo strumento, dall’inizio alla fine.' },
      { title: 'Rompilo apposta', body: 'In una copia di prova inserisci qualcosa di sbagliato e guarda come reagisce.' },
    ],
    Tether: [
      { title: 'Chiedi prima di toccare', body: 'Chiedi a due persone come lo usano prima di cambiare le impostazioni.' },
      { title: 'Mostra lo schermo', body: 'Condividi lo schermo e racconta a qualcuno che cosa stai facendo.' },
      { title: 'Leggi prima di premere', body: 'Tieni le mani ferme finché non hai letto la prima schermata.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Piccola variazione', body: 'Se sperimentare ti sembra un rischio, cambia un’impostazione e poi rimettila com’era.' },
      { title: 'Raccogli trucchi', body: 'Chiedi a tre persone il loro trucco migliore e provane uno.' },
      { title: 'Dieci minuti liberi', body: 'Concediti dieci minuti senza scopo e guarda che cosa trovi.' },
    ],
    Intensify: [
      { title: 'Un altro scopo', body: 'Prova lo strumento su un lavoro innocuo per cui non è nato.' },
      { title: 'Dagli un soprannome', body: 'Descrivilo come un animale o un veicolo, per ricordare come si comporta.' },
      { title: 'Unisci due strumenti', body: 'Collegalo a un altro strumento che hai e guarda che cosa diventa possibile.' },
    ],
    Tether: [
      { title: 'Prima un solo modo', body: 'Usa il modo consigliato per cinque volte prima di variarlo.' },
      { title: 'Finisci la guida', body: 'Tieni aperta la guida fino all’ultima schermata, poi sperimenta.' },
      { title: 'Limita le aggiunte', body: 'Metti ogni estensione che ti tenta su una lista e oggi non installarne nessuna.' },
    ],
  },
}
