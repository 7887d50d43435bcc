import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Secondaria',
  scale: ['Mai', 'Raramente', 'A volte', 'Spesso', 'Sempre'],
  statements: {
    sequence: [
      'Aspetto di avere istruzioni complete e chiare prima di cominciare.',
      'Svolgo un compito in ordine, un passo dopo l’altro.',
      'Scrivo un programma o una lista delle cose che devo fare.',
      'Tengo in ordine fogli, file e materiali: ognuno ha il suo posto.',
      'Finisco quello che sto facendo prima di prendere in mano altro.',
      'Mi sento a disagio quando i piani cambiano all’improvviso.',
      'Quando finisco un lavoro, lo confronto con le istruzioni, punto per punto.',
    ],
    precision: [
      'Prima di rispondere cerco informazioni da più parti.',
      'Faccio una domanda dopo l’altra finché non mi è tutto chiaro.',
      'Prendo appunti dettagliati per poterli riguardare.',
      'Anche un errore minuscolo mi dà fastidio finché non lo correggo.',
      'Do risposte lunghe, con le parole esatte per ogni dettaglio.',
      'Voglio vedere la fonte o i dati prima di credere a qualcosa.',
      'Mi piace raccontare agli altri fatti e curiosità che ho raccolto.',
    ],
    technical_reasoning: [
      'Voglio vedere a che cosa serve un compito nella vita reale.',
      'Quando uso un apparecchio, mi chiedo che cosa succede lì dentro.',
      'Imparo costruendo o provando le cose con le mie mani.',
      'Mi piace fare un lavoro per conto mio, a modo mio.',
      'Preferisco mostrare quello che intendo piuttosto che spiegarlo a lungo.',
      'Con un problema difficile continuo a provare finché non ne vengo a capo.',
      'Ho bisogno di un momento di silenzio per pensare prima di parlare.',
    ],
    confluence: [
      'Scelgo un’idea mia e insolita invece di quella che tutti si aspettano.',
      'Provo un modo nuovo, anche se rischio di sbagliare.',
      'Metto insieme cose che sembrano non avere niente in comune.',
      'Perdo interesse quando devo fare due volte la stessa cosa.',
      'Seguo diverse idee nello stesso momento.',
      'Mi butto d’istinto mentre stanno ancora spiegando che cosa fare.',
      'Trasformo quello che penso in una storia, un disegno, una canzone o una scena.',
    ],
  },
  open: [
    'Pensa alle cose da fare che ti danno sui nervi. Che cosa ti frustra, di preciso?',
    'Immagina di conoscere bene un argomento e di poterlo presentare come vuoi. Che cosa faresti?',
    'Scegli una cosa che ti piace fare nel tempo libero. Come la insegneresti a chi è alle prime armi?',
  ],
}
