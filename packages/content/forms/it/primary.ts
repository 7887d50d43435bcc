import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Primaria',
  scale: ['Mai', 'Quasi mai', 'A volte', 'Tante volte', 'Sempre'],
  statements: {
    sequence: [
      'Voglio tutte le istruzioni, spiegate bene, prima di cominciare.',
      'Faccio il lavoro in ordine, un passo alla volta.',
      'Scrivo la lista delle cose che devo fare.',
      'Rimetto le mie cose in ordine, al loro posto.',
      'Finisco una cosa prima di cominciarne un’altra.',
      'Mi piace quando tutto va come avevamo detto.',
      'Controllo se il mio lavoro è come l’esempio.',
    ],
    precision: [
      'Prima di rispondere cerco tante informazioni.',
      'Faccio tante domande finché non ho più dubbi.',
      'Mi scrivo tante cose per rileggerle dopo.',
      'I piccoli errori mi danno fastidio e li correggo.',
      'Do risposte lunghe, con tutti i dettagli.',
      'Chiedo: «Come fai a sapere che è vero?»',
      'Mi piace raccontare agli altri le cose che scopro.',
    ],
    technical_reasoning: [
      'Voglio sapere a che cosa serve quello che faccio.',
      'Voglio vedere come sono fatte le cose dentro.',
      'Per capire una cosa, la provo o la costruisco.',
      'Mi piace lavorare per conto mio, a modo mio.',
      'Parlo poco e faccio vedere quello che voglio dire.',
      'Se qualcosa è rotto, continuo a provare finché non funziona.',
      'Prima di parlare ho bisogno di pensare in silenzio.',
    ],
    confluence: [
      'Uso un’idea mia, anche se è strana.',
      'Provo modi nuovi, anche se posso sbagliare.',
      'Penso a come si somigliano cose molto diverse.',
      'Mi annoio quando devo rifare la stessa cosa.',
      'Mi vengono in mente tante idee tutte insieme.',
      'Provo a indovinare che cosa fare e comincio subito.',
      'Racconto le mie idee con storie, disegni, canzoni o giochi.',
    ],
  },
  open: [
    'Che cosa ti fa arrabbiare o ti blocca quando hai qualcosa da fare?',
    'Pensa a una cosa che conosci bene. Come ti piacerebbe farla vedere agli altri?',
    'Pensa a una cosa che ti piace fare. Come la insegneresti a un amico o a un’amica?',
  ],
}
