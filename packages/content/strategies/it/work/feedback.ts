import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nota in due passi', body: 'Scrivi una cosa da tenere e una da cambiare, in quest’ordine.' },
      { title: 'Segui uno schema', body: 'Se gli schemi fissi ti irritano, usane uno per un solo colloquio e poi cambialo.' },
      { title: 'Prima la data', body: 'Manda subito l’invito per il colloquio. Le parole verranno dopo.' },
    ],
    Intensify: [
      { title: 'Punti in ordine', body: 'Metti i tuoi punti in ordine: scopo, ciò che hai visto, effetto, richiesta.' },
      { title: 'Lista dopo l’ascolto', body: 'Elenca ciò che hai sentito e dai a ogni punto un passo e una data.' },
      { title: 'Dieci minuti regolari', body: 'Ogni due settimane fissa dieci minuti per dirvi a vicenda che cosa va e che cosa no.' },
    ],
    Tether: [
      { title: 'Che sia un dialogo', body: 'Gira la lista a faccia in giù e lascia che cominci l’altra persona.' },
      { title: 'Segui il punto nuovo', body: 'Quando nasce un punto nuovo, seguilo e lascia cadere uno dei tuoi.' },
      { title: 'Lascialo in sospeso', body: 'Chiudi il colloquio con una domanda aperta e riprendila la settimana dopo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un esempio pronto', body: 'Prima del colloquio scrivi un esempio con giorno e luogo.' },
      { title: 'Chiedi un esempio', body: 'Se i dettagli ti feriscono, chiedi un esempio preciso e ringrazia.' },
      { title: 'Ripeti ciò che hai capito', body: 'Di’ in una frase che cosa hai capito e lascia che ti correggano.' },
    ],
    Intensify: [
      { title: 'Prima i fatti', body: 'Descrivi ciò che hai visto o sentito prima di dire che cosa ne pensi.' },
      { title: 'Chiarisci una parola', body: 'Chiedi che cosa vuol dire in pratica «meglio», «più in fretta» o «più gentile».' },
      { title: 'Scrivi le parole esatte', body: 'Annota le parole esatte finché le ricordi bene.' },
    ],
    Tether: [
      { title: 'Tre punti, non dieci', body: 'Scegli i tre punti più importanti e lascia andare gli altri.' },
      {
        title: 'Trattieni la correzione',
        body: 'Lascia valere per un minuto la versione dell’altra persona prima di correggere i dettagli.',
      },
      { title: 'Niente prove', body: 'Accetta un grazie senza chiedere il motivo.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Indica il lavoro', body: 'Metti il lavoro sul tavolo e indica un punto.' },
      { title: 'Prova una frase', body: 'Se esercitarti ti sembra inutile, prova la prima frase una volta con qualcuno.' },
      { title: 'Una modifica oggi', body: 'Prendi un’osservazione e cambia una cosa entro un’ora.' },
    ],
    Intensify: [
      { title: 'Mostra come faresti', body: 'Mostra come lo faresti tu, poi guarda l’altra persona mentre prova.' },
      { title: 'Prova il consiglio', body: 'Prova un consiglio per un giorno prima di giudicarlo.' },
      { title: 'Trova ciò che funziona', body: 'Nomina la parte che funziona e di’ che cosa la fa funzionare.' },
    ],
    Tether: [
      { title: 'Prima ascolta, poi ripara', body: 'Chiedi all’altra persona come la vede prima di proporre una soluzione.' },
      { title: 'Frasi intere', body: 'Esprimi il tuo parere in almeno quattro frasi complete.' },
      { title: 'Resta nella stanza', body: 'Parlane a quattr’occhi invece di rifare il lavoro in silenzio.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Usa un’immagine',
        body: 'Se parlare liberamente ti mette a disagio, scegli un’immagine che dica come hai vissuto il progetto.',
      },
      { title: 'Un desiderio', body: 'Chiudi con un desiderio che comincia con «Mi piacerebbe vedere…».' },
      { title: 'Chiedi due idee', body: 'Chiedi all’altra persona due idee a cui non hai pensato.' },
    ],
    Intensify: [
      { title: 'Immagine del futuro', body: 'Descrivi come sarebbero le cose tra tre mesi se tutto andasse bene.' },
      { title: 'Cambia sedia', body: 'Siediti sull’altra sedia e parla come pensi che farebbe l’altra persona.' },
      { title: 'Un posto diverso', body: 'Parlatene camminando o davanti a un tè, invece che alla scrivania.' },
    ],
    Tether: [
      { title: 'Un tema per colloquio', body: 'Resta sul lavoro in questione e tieni le altre idee per un altro giorno.' },
      { title: 'Ascolta fino in fondo', body: 'Premi i piedi a terra finché l’altra persona non ha finito.' },
      { title: 'Prima il modo solito', body: 'Ricorda agli altri il modo concordato prima di proporne uno nuovo.' },
    ],
  },
}
