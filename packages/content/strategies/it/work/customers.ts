import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Telefonata in tre parti', body: 'Usa saluto, domanda, prossimo passo e lascia scorrere il resto della telefonata.' },
      { title: 'Un biglietto al telefono', body: 'Se i copioni ti stanno stretti, tieni un biglietto con la prima e l’ultima frase.' },
      { title: 'Chiudi una pratica', body: 'Oggi finisci la pratica di un cliente prima di aprirne un’altra.' },
    ],
    Intensify: [
      { title: 'Segna il prossimo contatto', body: 'Inserisci la data del prossimo contatto prima di riagganciare.' },
      { title: 'Segui la lista', body: 'Stamattina lavora sulle pratiche aperte, dalla più vecchia alla più nuova.' },
      { title: 'Sempre la stessa accoglienza', body: 'Prepara modulo, penna e offerta prima che il cliente entri.' },
    ],
    Tether: [
      { title: 'L’ordine lo decide il cliente', body: 'Lascia che il cliente cominci da dove vuole e riempi il modulo dopo.' },
      { title: 'Salta una riga', body: 'Tralascia una riga del copione se il cliente ha già risposto.' },
      { title: 'Accogli chi arriva', body: 'Rimanda un compito previsto quando c’è qualcuno allo sportello.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ripeti un dettaglio', body: 'Ripeti un dettaglio detto dal cliente e chiedi se hai capito bene.' },
      { title: 'Scheda a portata di mano', body: 'Se i dati ti annoiano, tieni una scheda con le cinque cifre più richieste.' },
      { title: 'Una domanda in più', body: 'Fai una domanda in più prima di proporre qualcosa.' },
    ],
    Intensify: [
      { title: 'Scrivi le sue parole', body: 'Annota la richiesta con le parole del cliente.' },
      { title: 'Verifica la promessa', body: 'Controlla prezzo, data e condizioni prima di dirli ad alta voce.' },
      { title: 'Spiega le condizioni', body: 'Dedica due minuti a spiegare la clausola che sfugge ai clienti.' },
    ],
    Tether: [
      { title: 'Rispondi, poi aspetta', body: 'Dai la risposta breve e fai una pausa. I dettagli arrivano se li chiedono.' },
      { title: 'Due proposte bastano', body: 'Proponi due prodotti adatti invece di tutta la gamma.' },
      {
        title: 'Lascia il piccolo errore',
        body: 'Se il cliente sbaglia il nome del prodotto, non correggerlo e occupati della richiesta.',
      },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mettilo in mano', body: 'Metti il prodotto in mano al cliente mentre parli.' },
      { title: 'Chiama l’officina', body: 'Se le domande tecniche ti agitano, fai venire qualcuno dell’officina e ascolta.' },
      { title: 'Prova il prodotto', body: 'Usa tu il prodotto per cinque minuti prima del turno.' },
    ],
    Intensify: [
      { title: 'Mostra come funziona', body: 'Mostra in un minuto come funziona, poi lascia provare il cliente.' },
      { title: 'Risolvi sul posto', body: 'Scegli un reclamo che oggi puoi risolvere con le tue mani.' },
      { title: 'Chiedi a che serve', body: 'Chiedi dove e come il cliente lo userà.' },
    ],
    Tether: [
      { title: 'Ascolta oltre il guasto', body: 'Lascia che il cliente finisca il racconto prima di cominciare a riparare.' },
      { title: 'Di’ che cosa fai', body: 'Mentre lavori al problema, racconta ogni passo al cliente.' },
      { title: 'Una frase gentile', body: 'Di’ una frase sul problema che ha avuto prima di parlare di pezzi.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Sorpresa preparata', body: 'Se improvvisare ti sembra un rischio, prepara un piccolo extra e offrilo oggi.' },
      { title: 'Chiedi la sua idea', body: 'Chiedi al cliente: «Che cosa sarebbe ideale per Lei?» e scrivi la risposta.' },
      { title: 'Una frase in prestito', body: 'Ascolta per dieci minuti chi lavora con te e prendi in prestito una frase gentile.' },
    ],
    Intensify: [
      { title: 'Offri una terza via', body: 'Proponi una soluzione che non è nella lista.' },
      { title: 'Racconta un altro caso', body: 'Racconta in breve come un altro cliente lo ha usato in modo insolito.' },
      { title: 'Cambia posto', body: 'Entra dall’ingresso come farebbe un cliente e cambia una cosa.' },
    ],
    Tether: [
      { title: 'Prima questa richiesta', body: 'Risolvi ciò per cui il cliente è venuto prima di proporre altro.' },
      { title: 'Prometti ciò che c’è', body: 'Prometti solo ciò che l’azienda offre oggi e annota il resto come desiderio.' },
      { title: 'Una storia per cliente', body: 'Racconta una sola storia, poi chiedi che cosa decide il cliente.' },
    ],
  },
}
