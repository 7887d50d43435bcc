import type { ChildTeamStatements } from '../team-statements.ts'

/** Dai 6 ai 12 anni: giocare, costruire e imparare insieme. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: [
        'Le liste mi agitano: vorrei andare a prendere quello che serve.',
        'Aspettare mi spazientisce: vorrei cominciare qualcosa di piccolo.',
      ],
      'As Needed': ['Se dimentichiamo chi fa che cosa, lo ripeto.', 'Aiuto a mettere in ordine quando il gioco è finito.'],
      'Use First': ['Dico a tutti che cosa viene prima, poi e alla fine.', 'Ricordo le regole, così giochiamo tutti.'],
    },
    precision: {
      Avoid: ['Scrivere per il gruppo mi stanca: vorrei disegnare.', 'Cercare gli errori mi rattrista: vorrei dire che cosa è bello.'],
      'As Needed': ['Quando nessuno sa la risposta, vado a cercarla.', 'Conto un’altra volta se i numeri non tornano.'],
      'Use First': ['So tante cose e le racconto al mio gruppo.', 'Guardo bene e trovo i piccoli errori del nostro cartellone.'],
    },
    technical_reasoning: {
      Avoid: [
        'Gli attrezzi mi fanno paura: vorrei tenere ferme le cose.',
        'Lavorare senza compagni mi rattrista: vorrei sedermi vicino a qualcuno.',
      ],
      'As Needed': ['Se la nostra torre cade, aiuto a rifarla.', 'Se le parole non bastano, faccio vedere come si fa.'],
      'Use First': ['Costruisco per noi cose che funzionano davvero.', 'Se una cosa si rompe, cerco perché e la aggiusto.'],
    },
    confluence: {
      Avoid: [
        'Le idee strampalate mi confondono: vorrei finire di colorare il disegno.',
        'Recitare mi fa paura: mi piacerebbe dipingere lo sfondo.',
      ],
      'As Needed': ['Quando ci blocchiamo, invento qualcosa di nuovo.', 'Provo un gioco nuovo se qualcuno me lo spiega.'],
      'Use First': ['Ho tante idee su che cosa possiamo fare.', 'Se una cosa è nuova, mi piace provarla subito.'],
    },
  },
  need: {
    sequence: {
      Avoid: ['Troppe regole mi fanno arrabbiare: ne vorrei solo poche.', 'Fare a lungo la stessa cosa mi annoia: lasciatemi cambiare.'],
      'As Needed': ['Quando siamo in tanti, mi serve sapere a chi tocca.', 'Se facciamo una cosa grande, mi serve un piano.'],
      'Use First': ['Mi serve sapere che cosa facciamo per prima cosa.', 'Mi serve sapere presto se il programma cambia.'],
    },
    precision: {
      Avoid: [
        'Tante domande insieme mi intimidiscono: fatemene una sola.',
        'Se mi correggete ogni parola ci resto male: ditemelo con gentilezza.',
      ],
      'As Needed': ['Mi serve qualcuno a cui chiedere quando ho un dubbio.', 'A volte mi serve risentire che cosa dobbiamo fare.'],
      'Use First': ['Mi servono risposte quando chiedo perché.', 'Mi serve tempo per guardare bene tutto.'],
    },
    technical_reasoning: {
      Avoid: ['Le cose nuove piene di tasti mi preoccupano: fatemi vedere.', 'Se lavoro senza di voi mi sento fuori: sedetevi con me.'],
      'As Needed': [
        'Mi serve vedere come funziona una cosa quando è nuova.',
        'Certi giorni mi serve un angolo tranquillo per la mia parte.',
      ],
      'Use First': ['Mi serve toccare le cose e provarle con le mie mani.', 'Mi serve silenzio mentre penso: poi vi faccio vedere.'],
    },
    confluence: {
      Avoid: ['Le sorprese mi agitano: ditemelo un po’ prima.', 'Senza un modello ho mille dubbi: fatemene vedere uno.'],
      'As Needed': ['Ogni tanto mi serve scegliere che cosa facciamo.', 'Mi serve sapere quando possiamo inventare.'],
      'Use First': ['Mi serve un gruppo che ascolta le mie idee buffe.', 'Mi serve fare la mia parte a modo mio.'],
    },
  },
}
