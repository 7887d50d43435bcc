import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Usa una vecchia relazione',
        body: 'Se la struttura ti sta stretta, apri una vecchia relazione e riscrivi sotto i suoi titoli.',
      },
      { title: 'Tre righe prima', body: 'Scrivi prima tre righe: che cosa è successo, che cosa significa, che cosa chiedi.' },
      { title: 'Un quarto d’ora in ordine', body: 'Scrivi per quindici minuti dall’alto in basso, senza saltare tra le sezioni.' },
    ],
    Intensify: [
      { title: 'L’ordine di chi legge', body: 'Metti prima ciò che chi legge deve fare, poi ciò che può interessare.' },
      {
        title: 'Controllo prima dell’invio',
        body: 'Prima di inviare controlla in quest’ordine: destinatario, oggetto, allegato e scadenza.',
      },
      { title: 'Orario fisso per scrivere', body: 'Riserva alla posta la stessa mezz’ora ogni giorno e per il resto tienila chiusa.' },
    ],
    Tether: [
      { title: 'Parti dal risultato', body: 'Scrivi prima il risultato, anche se la premessa non è ancora pronta.' },
      { title: 'Esci dal modello', body: 'Cancella le sezioni del modello che a chi legge non servono.' },
      { title: 'Rispondi prima di ordinare', body: 'Rispondi all’unico messaggio urgente prima di archiviare gli altri.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una cifra per paragrafo', body: 'Metti una cifra in ogni paragrafo e niente di più.' },
      { title: 'Altri due occhi', body: 'Se rileggere ti sfinisce, chiedi a qualcuno di controllare nomi e numeri.' },
      { title: 'Prima l’oggetto', body: 'Dedica un minuto a un oggetto che dica esattamente che cosa ti serve.' },
    ],
    Intensify: [
      { title: 'Data, nome, quantità', body: 'Sostituisci «presto», «qualcuno» e «alcuni» con una data, un nome e una quantità.' },
      { title: 'Allega le prove', body: 'Indica la fonte di ogni numero che riporti.' },
      { title: 'Leggi con occhi nuovi', body: 'Stampa la pagina e segna ogni parola che chi viene da fuori potrebbe fraintendere.' },
    ],
    Tether: [
      { title: 'Messaggio in cinque frasi', body: 'Limita questo messaggio a cinque frasi e sposta il resto in un allegato.' },
      { title: 'Due fatti per tesi', body: 'Tieni i due fatti che reggono ogni affermazione e cancella gli altri.' },
      { title: 'Invia quando suona', body: 'Imposta una sveglia a venti minuti e invia la versione che hai in quel momento.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Fotografa la cosa', body: 'Fai una foto di ciò di cui parli e scrivici attorno.' },
      {
        title: 'Chiedi a chi l’ha fatto',
        body: 'Se le parti tecniche ti scoraggiano, fattene spiegare una da chi l’ha costruita e intanto scrivi.',
      },
      { title: 'Una piccola tabella', body: 'Trasforma un paragrafo in una tabella con due colonne.' },
    ],
    Intensify: [
      { title: 'Scrivi che cosa funziona', body: 'Per ogni punto scrivi che cosa funziona, che cosa no e come si rimedia.' },
      { title: 'Disegna il processo', body: 'Metti sopra il testo un semplice diagramma dei passi.' },
      { title: 'Prova ogni link', body: 'Prova di persona link, formule e file prima di consegnare la relazione.' },
    ],
    Tether: [
      { title: 'Aggiungi un saluto', body: 'Apri con un saluto e una frase intera prima dei fatti.' },
      { title: 'Scrivi anche perché', body: 'Dopo ogni affermazione breve aggiungi il motivo in una frase.' },
      { title: 'Mostra presto la bozza', body: 'Manda una bozza a qualcuno prima di avere risolto tutto per conto tuo.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un buon inizio in prestito', body: 'Raccogli gli inizi che ti piacciono in altri messaggi e oggi adattane uno.' },
      { title: 'Un paragone', body: 'Se giocare con le parole ti sembra poco serio, concediti un solo paragone a relazione.' },
      { title: 'Chiedi un titolo', body: 'Chiedi a qualcuno tre titoli per la tua relazione e prendine uno.' },
    ],
    Intensify: [
      { title: 'Raccontalo come un caso', body: 'Comincia la relazione con una breve scena di una giornata vera.' },
      { title: 'Tre oggetti', body: 'Scrivi tre oggetti diversi per l’email e manda quello che apriresti tu.' },
      { title: 'Guardala dall’altro lato', body: 'Abbozza una volta la relazione dal punto di vista di chi avrebbe da obiettare.' },
    ],
    Tether: [
      { title: 'Un messaggio, un tema', body: 'Se c’è un secondo tema, spostalo in un messaggio a parte.' },
      { title: 'File delle idee', body: 'Togli dalla relazione le idee secondarie e incollale in un file per dopo.' },
      { title: 'Rispetta il modello', body: 'Usa il modello concordato fino all’ultimo titolo e metti la tua variante in una nota.' },
    ],
  },
}
