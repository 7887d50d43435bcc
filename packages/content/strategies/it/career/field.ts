import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Due settori, una pagina', body: 'Se i piani lunghi ti pesano, confronta solo due settori su una pagina.' },
      { title: 'Un passo in compagnia', body: 'Chiedi a una persona di fiducia di guidarti nel primo passo e fermati lì.' },
    ],
    Intensify: [
      { title: 'Ordina i tuoi criteri', body: 'Elenca ciò che per te conta in un settore e mettilo in ordine.' },
      { title: 'Calendario dei passi', body: 'Segna un passo a settimana nel calendario: leggere, chiedere, visitare, decidere.' },
    ],
    Tether: [
      { title: 'Un’ora senza piano', body: 'Metti da parte la lista e passa un’ora in un settore mai considerato.' },
      { title: 'Decidi in parte', body: 'Scegli una direzione per sei mesi e lascia aperto il resto della strada.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tre dati per settore', body: 'Cerca tre dati su un settore: compiti, paga, formazione.' },
      { title: 'Ricerca in due', body: 'Se leggere sui settori ti stanca, leggi con qualcuno per venti minuti.' },
    ],
    Intensify: [
      { title: 'Chiedi a chi ci lavora', body: 'Scrivi cinque domande precise e falle a chi lavora in quel settore.' },
      { title: 'Verifica le cifre', body: 'Confronta paghe e posti disponibili in due fonti indipendenti.' },
    ],
    Tether: [
      { title: 'Chiudi le schede', body: 'Tieni aperte tre pagine sul settore e chiudi tutte le altre.' },
      { title: 'Lascia una domanda', body: 'Accetta una domanda senza risposta e prenota comunque una visita.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mezza giornata a guardare', body: 'Chiedi di guardare qualcuno al lavoro per mezza giornata, con le mani in tasca.' },
      { title: 'Prova un piccolo compito', body: 'Se le prove pratiche ti agitano, prova un compito tipico a casa, senza pubblico.' },
    ],
    Intensify: [
      { title: 'Giornata di prova', body: 'Fissa una giornata di prova e fai un lavoro vero.' },
      { title: 'Mettilo alla prova', body: 'Chiedi quale problema risolve il settore e abbozza una tua soluzione.' },
    ],
    Tether: [
      { title: 'Chiedi come ci si sente', body: 'Chiedi a chi ci lavora come vive le giornate, non solo che cosa fa.' },
      { title: 'Parlane ad alta voce', body: 'Racconta a due persone a che cosa pensi e lascia che ti facciano domande.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Pesca una carta', body: 'Se sognare ti sembra inutile, scrivi dieci settori su biglietti e pescane uno.' },
      { title: 'Un sogno in prestito', body: 'Chiedi a chi ti conosce in quale settore ti vede e leggi qualcosa su quello.' },
    ],
    Intensify: [
      { title: 'Unisci due settori', body: 'Metti insieme due settori che ti interessano e dai un nome al mestiere in mezzo.' },
      { title: 'Lettera dal futuro', body: 'Scrivi mezza pagina sulla tua vita tra dieci anni.' },
    ],
    Tether: [
      { title: 'Tre finalisti', body: 'Riduci le idee a tre e questo mese esplora solo quelle.' },
      { title: 'Guarda il giorno qualunque', body: 'Descrivi un martedì qualunque in quel settore prima di innamorarti dell’idea.' },
    ],
  },
}
