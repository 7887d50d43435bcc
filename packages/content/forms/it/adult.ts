import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Adulti',
  scale: ['Mai', 'Raramente', 'A volte', 'Spesso', 'Sempre'],
  statements: {
    sequence: [
      'Prima di cominciare voglio avere tutte le istruzioni, complete e chiare.',
      'Affronto un lavoro un passo alla volta, in un ordine preciso.',
      'Mi scrivo un programma o un elenco delle cose da fare.',
      'Tengo in ordine le cose che uso, ognuna al suo posto.',
      'Porto a termine una cosa prima di passare a un’altra.',
      'Mi sento a disagio quando i programmi cambiano all’ultimo momento.',
      'Confronto quello che ho fatto con le istruzioni o con un esempio.',
    ],
    precision: [
      'Raccolgo informazioni da più parti prima di dare una risposta.',
      'Faccio molte domande per togliermi ogni dubbio prima di procedere.',
      'Prendo appunti dettagliati per poterli rileggere in seguito.',
      'Anche un piccolo errore mi dà fastidio: mi fermo e lo correggo.',
      'Rispondo per esteso e cerco le parole esatte per ogni dettaglio.',
      'Cerco prove o dati precisi prima di credere a un’affermazione.',
      'Mi piace raccontare agli altri fatti e curiosità che ho scoperto.',
    ],
    technical_reasoning: [
      'Voglio vedere l’utilità pratica di quello che mi chiedono di fare.',
      'Voglio capire com’è fatto dentro un apparecchio e come funziona.',
      'Imparo a usare uno strumento o un programma nuovo provandolo.',
      'Mi piace fare le cose per conto mio, a modo mio.',
      'Parlo poco e preferisco mostrare quello che intendo.',
      'Continuo a lavorare a un problema pratico finché non trovo la soluzione.',
      'Ho bisogno di pensare in silenzio prima di parlare di una cosa.',
    ],
    confluence: [
      'Preferisco un’idea mia, insolita, a quelle già conosciute.',
      'Tento soluzioni non ancora provate, anche a rischio di sbagliare.',
      'Collego cose che agli altri sembrano lontane tra loro.',
      'Mi annoio quando rifaccio una cosa già fatta.',
      'Porto avanti diverse idee nello stesso momento.',
      'Comincio d’istinto, prima di aver sentito tutte le istruzioni.',
      'Mi esprimo con storie, immagini, musica o recitazione.',
    ],
  },
  open: [
    'Che cosa ti pesa o ti irrita in certe cose che ti danno da fare, o nel modo in cui te le danno?',
    'Puoi decidere in piena libertà come mostrare quello che sai. Quale modo sceglieresti, e perché?',
    'Pensa a un’attività che ti piace. Come la insegneresti a un’altra persona?',
  ],
}
