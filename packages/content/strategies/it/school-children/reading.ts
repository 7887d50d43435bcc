import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Fermati al segnalibro', body: 'Metti un segnalibro due pagine più avanti e leggi solo fin lì.' },
      { title: 'Chiedi da dove partire', body: 'Chiedi a un adulto di mostrarti la prima e l’ultima riga.' },
      { title: 'Un cartoncino per la riga', body: 'Leggere in ordine è lento? Fai scendere un cartoncino, riga per riga.' },
    ],
    Intensify: [
      { title: 'Numera le parti', body: 'Scrivi un numerino vicino a ogni parte e leggi in quell’ordine.' },
      { title: 'Prima, poi, alla fine', body: 'Racconta a qualcuno che cosa succede prima, poi e alla fine.' },
      { title: 'Prima la consegna', body: 'Prima della storia, leggi la consegna e indica ogni passo.' },
    ],
    Tether: [
      { title: 'Salta e torna', body: 'Una riga ti blocca? Saltala e torna dopo.' },
      { title: 'Comincia da una figura', body: 'Apri il libro a una figura che ti piace e comincia da lì.' },
      { title: 'Piano nel cassetto', body: 'Metti il piano nel cassetto e goditi due pagine.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Trova un fatto', body: 'Trova un fatto nel testo e mettici sopra il dito.' },
      { title: 'Chiedi una parola', body: 'Scegli una parola difficile e chiedi che cosa vuol dire.' },
      { title: 'Caccia ai nomi', body: 'Metti un timer di tre minuti e cerca i nomi.' },
    ],
    Intensify: [
      { title: 'Chi, dove, quando', body: 'Scrivi chi c’è nel testo, dove succede e quando.' },
      { title: 'Mostrami la riga', body: 'Rispondi a una domanda, poi trova la riga che lo mostra.' },
      { title: 'Come lo sai?', body: 'Chiedi a qualcuno: «Come lo sai?» e cercatelo insieme nel testo.' },
    ],
    Tether: [
      { title: 'Un punto e via', body: 'Vedi una parola che non conosci? Fai un puntino e vai avanti.' },
      { title: 'Tre fatti e basta', body: 'Scrivi solo tre fatti di questa pagina, poi chiudi il quaderno.' },
      { title: 'Conserva le domande', body: 'Scrivi le domande su un foglietto e falle dopo l’ultima pagina.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Tieni la cosa vera', body: 'Leggi di una foglia o di una moneta? Tienine una in mano.' },
      { title: 'Costruiscilo con qualcuno', body: 'Costruisci con qualcuno una cosa della storia.' },
      { title: 'Disegno in due minuti', body: 'Disegna in due minuti una cosa del testo. Può venire storta.' },
    ],
    Intensify: [
      { title: 'Disegna come funziona', body: 'Trova una cosa nel testo e disegna come funziona.' },
      { title: 'Fai un passo', body: 'Scegli un passo dalla pagina e fallo con le mani.' },
      { title: 'Senza parole', body: 'Mostra a qualcuno una parte del testo senza usare parole.' },
    ],
    Tether: [
      { title: 'Due frasi intere', body: 'Racconta la pagina a qualcuno in due frasi intere.' },
      { title: 'A turno ad alta voce', body: 'Siediti vicino a qualcuno e leggete a turno ad alta voce.' },
      { title: 'I cubetti aspettano', body: 'Metti lontano cubetti e attrezzi finché la pagina non è finita.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Indovina con «forse»', body: 'Indovina che cosa succede dopo e comincia con «forse». Nessuna idea è sbagliata.' },
      { title: 'Scegli un finale', body: 'Chiedi a un adulto due finali buffi e scegline uno.' },
      { title: 'Film a occhi chiusi', body: 'Le immagini nuove ti sembrano strane? Chiudi gli occhi e guarda la storia un minuto.' },
    ],
    Intensify: [
      { title: 'Inventa un finale', body: 'Inventa un altro finale e raccontalo a un pupazzo.' },
      { title: 'Fai la voce', body: 'Leggi un pezzo ad alta voce con la voce di chi è protagonista.' },
      { title: 'A che cosa somiglia?', body: 'Di’ a che cosa somiglia la storia: un gioco, un viaggio o una canzone.' },
    ],
    Tether: [
      { title: 'Un solo libro', body: 'Tieni un libro sul tavolo e metti via gli altri.' },
      { title: 'Rileggi, poi indovina', body: 'Prima di indovinare, rileggi le ultime due righe.' },
      { title: 'Idea sul foglietto', body: 'Scrivi la tua idea su un foglietto e continua a leggere.' },
    ],
  },
}
