import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo la prima frase', body: 'Scrivi una sola frase su ciò che viene prima.' },
      { title: 'Tre caselle', body: 'L’ordine è difficile? Fatti disegnare tre caselle da un adulto e riempine una.' },
      { title: 'Taglia e metti in fila', body: 'Scrivi tre idee su tre strisce e mettile in fila.' },
    ],
    Intensify: [
      { title: 'Piano in cinque parole', body: 'Scrivi cinque parole in ordine prima di scrivere il testo.' },
      { title: 'Confronta con l’esempio', body: 'Metti l’esempio accanto alla pagina e controlla parte per parte.' },
      { title: 'Inizio, centro, fine', body: 'Piega il foglio in tre: inizio, centro, fine. Riempi ogni parte.' },
    ],
    Tether: [
      { title: 'Prima la brutta', body: 'Scrivi prima una pagina pasticciata e lascia la bella copia per dopo.' },
      { title: 'Comincia dove vuoi', body: 'Scrivi la parte che vuoi di più, anche se viene alla fine.' },
      { title: 'Oggi niente lista', body: 'Gira il piano e scrivi per cinque minuti senza guardarlo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un dettaglio vero', body: 'Aggiungi un nome, un numero o un suono al testo.' },
      { title: 'Due domande', body: 'I dettagli ti annoiano? Fatti fare due domande e scrivi le risposte.' },
      { title: 'Controlla tre parole', body: 'Cerca tre parole nel dizionario, poi fermati.' },
    ],
    Intensify: [
      { title: 'Cambia una parola spenta', body: 'Trova «bello» o «grande» e scrivi una parola più precisa.' },
      { title: 'Aggiungi «perché»', body: 'Scegli una frase e aggiungi «perché» con il tuo motivo.' },
      { title: 'Leggi con il righello', body: 'Metti il righello sotto ogni riga e cerca gli errori.' },
    ],
    Tether: [
      { title: 'La gomma si riposa', body: 'Metti la gomma nello zaino finché l’ultima riga non è scritta.' },
      { title: 'Il fatto migliore', body: 'Scegli il fatto che ti piace di più e lascia fuori gli altri.' },
      { title: 'Solo cinque frasi', body: 'Racconta in cinque frasi, poi posa la matita.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Tocca la cosa', body: 'Metti sul tavolo la cosa di cui scrivi e toccala prima di cominciare.' },
      { title: 'Carte da spostare', body: 'Sposta carte con parole insieme a qualcuno, finché non vanno bene.' },
      { title: 'Fallo con la plastilina', body: 'Per cinque minuti fai con la plastilina una cosa del testo.' },
    ],
    Intensify: [
      { title: 'Fallo, poi scrivilo', body: 'Fai la cosa una volta, poi scrivi che cosa hanno fatto le mani.' },
      { title: 'Fai un disegnino', body: 'Accanto al testo fai un disegno con le frecce.' },
      { title: 'A che cosa serve?', body: 'Scrivi una frase su come si può usare.' },
    ],
    Tether: [
      { title: 'Una frase in più', body: 'Dopo ogni frase corta scrivine un’altra su come ti faceva sentire.' },
      { title: 'Leggilo a qualcuno', body: 'Leggi il testo a qualcuno prima di dire che è finito.' },
      { title: 'Prima le parole', body: 'Chiudi la scatola dei pastelli finché non ci sono tre righe.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Pesca una carta', body: 'Inventare ti sembra strano? Pesca una figura e scrivi di quella.' },
      { title: 'Un inizio in prestito', body: 'Fatti dire da qualcuno la prima riga e continua tu.' },
      { title: 'Una parola pazza', body: 'Metti una parola buffa nel testo e guarda che cosa succede.' },
    ],
    Intensify: [
      { title: 'Una cosa che parla', body: 'Fai parlare nel testo una scarpa, un albero o una nuvola.' },
      { title: 'Scrivi tre titoli', body: 'Pensa a tre titoli strani e cerchiane uno.' },
      { title: 'Passeggiata delle idee', body: 'Gira per la stanza e trova una cosa da mettere nel testo.' },
    ],
    Tether: [
      { title: 'Vince un’idea', body: 'Disegna le idee come bolle e metti una stella in una sola.' },
      { title: 'Guarda la consegna', body: 'Rileggi la consegna ad alta voce ogni cinque righe.' },
      { title: 'Tienilo per dopo', body: 'Metti le idee nuove in una busta chiamata «prossima volta».' },
    ],
  },
}
