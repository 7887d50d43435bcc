import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Un punto su carta', body: 'Porta un punto su un foglietto e presentalo quando arriva il suo turno.' },
      { title: 'Chiedi la scaletta', body: 'Se gli ordini del giorno ti annoiano, chiedi solo i due punti che ti riguardano.' },
      { title: 'Resta per mezz’ora', body: 'Segui l’ordine fissato per la prima mezz’ora.' },
    ],
    Intensify: [
      { title: 'Manda l’ordine del giorno', body: 'Il giorno prima manda i punti con accanto i minuti previsti.' },
      { title: 'Chiudi con chi e quando', body: 'Negli ultimi cinque minuti leggi chi fa che cosa ed entro quando.' },
      { title: 'Orologio in vista', body: 'Metti un orologio dove tutti lo vedono e avvisa a metà del tempo.' },
    ],
    Tether: [
      { title: 'Lascia divagare', body: 'Lascia che il gruppo esca dalla scaletta per cinque minuti prima di riportarlo indietro.' },
      { title: 'Un punto aperto va bene', body: 'Chiudi la riunione con un punto aperto e fissa una data per riprenderlo.' },
      { title: 'Cedi la guida', body: 'Oggi lascia condurre a un’altra persona e segui il suo ordine.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Annota le decisioni', body: 'Tieni un foglio intitolato «Deciso» e aggiungi una riga per ogni cosa stabilita.' },
      { title: 'Un numero pronto', body: 'Se i dettagli ti sommergono, cerca prima un solo numero e tienilo in tasca.' },
      { title: 'Verbale a metà', body: 'Dividi il verbale con qualcuno: una persona scrive la prima metà, l’altra la seconda.' },
    ],
    Intensify: [
      { title: 'Chiedi che cosa, di preciso', body: 'Per ogni punto chiedi una volta: «Che cosa intendiamo esattamente?»' },
      { title: 'Verifica prima di citare', body: 'Mentre aspetti l’inizio, controlla le due cifre che citerai.' },
      { title: 'Conferma per iscritto', body: 'Dopo la riunione manda una breve nota con ciò che è stato concordato.' },
    ],
    Tether: [
      { title: 'Tieni per dopo la correzione', body: 'Lascia passare un piccolo errore e dillo dopo a chi ha parlato.' },
      { title: 'Trenta secondi', body: 'Rispondi in trenta secondi e offri i dettagli a chi li vuole.' },
      { title: 'Due domande al massimo', body: 'Scegli le due domande più utili e lascia le altre sulla carta.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Qualcosa da toccare', body: 'Metti sul tavolo un campione o una stampa e parla di quello.' },
      { title: 'Siediti accanto a chi sa', body: 'Se ti perdi nei punti tecnici, siediti accanto a chi li conosce e chiedi sottovoce.' },
      { title: 'Una prova di cinque minuti', body: 'Proponi di provare un suggerimento per cinque minuti invece di parlarne ancora.' },
    ],
    Intensify: [
      { title: 'Disegna mentre parlano', body: 'Disegna il problema alla lavagna mentre gli altri lo descrivono.' },
      { title: 'E la prossima settimana?', body: 'Chiedi come funzionerà in pratica la decisione la prossima settimana.' },
      { title: 'Mostra il prototipo', body: 'Per due minuti mostra la cosa vera al posto delle diapositive.' },
    ],
    Tether: [
      { title: 'Parla al primo giro', body: 'Al primo giro di’ una frase intera, anche se ci stai ancora ragionando.' },
      { title: 'Ripara dopo', body: 'Scrivi la soluzione su un foglio e lascia che gli altri descrivano il problema.' },
      { title: 'Chiudi il portatile', body: 'Chiudi il portatile e guarda la persona che parla.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Scrivi prima di parlare', body: 'Se parlare a ruota libera ti agita, scrivi una proposta e leggila.' },
      { title: 'Continua un’idea', body: 'Riprendi un’idea cominciata da qualcun altro e aggiungi un dettaglio.' },
      { title: 'Cinque minuti di idee', body: 'Chiedi un limite di cinque minuti per le idee folli e rimani fino alla fine.' },
    ],
    Intensify: [
      { title: 'E se lasciassimo stare?', body: 'Chiedi che cosa succederebbe se la squadra togliesse del tutto questo punto.' },
      { title: 'Cambia ambiente', body: 'Proponi di trattare questo punto in piedi o camminando.' },
      { title: 'Il problema in immagine', body: 'Proponi un’immagine per il problema: un ponte, una perdita, un nodo.' },
    ],
    Tether: [
      { title: 'Un’idea, poi ascolta', body: 'Proponi un’idea, poi aspetta che abbiano parlato altre tre persone.' },
      { title: 'Chiedi a che punto siete', body: 'Chiedi di quale punto si sta parlando prima di portare qualcosa di nuovo.' },
      { title: 'L’angolo del dopo', body: 'Scrivi le idee in più nell’angolo «più tardi» della lavagna e lasciale lì.' },
    ],
  },
}
