import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Lascia guidare l’ordine', body: 'Qui l’ordine viene per primo, proprio come per te: scrivi il primo passo.' },
      { title: 'Spunta la lista', body: 'Oggi usa la tua lista e spunta ogni parte quando l’hai finita.' },
    ],
    precision: [
      { title: 'Lascia guidare i fatti', body: 'Questo compito vuole fatti esatti, e tu parti da lì: trova il primo.' },
      { title: 'Fai domande', body: 'Oggi usa le tue domande: fanne una e cerca la risposta.' },
    ],
    technical_reasoning: [
      { title: 'Lascia guidare le mani', body: 'Qui bisogna fare, e tu cominci facendo: prova una parte.' },
      { title: 'Fallo funzionare', body: 'Usa il tuo modo di provare le cose: sistema una parte e mettila alla prova.' },
    ],
    confluence: [
      { title: 'Lascia guidare le idee', body: 'Questo compito vuole idee nuove, e tu parti dalle idee: scrivine tre.' },
      { title: 'Segui la scintilla', body: 'Oggi usa la tua prima scintilla e fanne qualcosa.' },
    ],
  },
  work: {
    sequence: [
      { title: 'Guida con il piano', body: 'Il compito chiede ordine, il tuo punto di partenza: fissa i passi e comincia.' },
      { title: 'Tieni il filo', body: 'Prendi in mano la lista e di’ agli altri che cosa viene dopo.' },
    ],
    precision: [
      { title: 'Guida con i fatti', body: 'Il compito chiede esattezza, il tuo punto di partenza: di’ la cifra decisiva.' },
      { title: 'Fai la domanda che manca', body: 'Fai la domanda che nessuno ha fatto e annota la risposta.' },
    ],
    technical_reasoning: [
      {
        title: 'Guida con ciò che funziona',
        body: 'Il compito chiede un risultato che funzioni, il tuo punto di partenza: costruiscine uno grezzo.',
      },
      { title: 'Vai a vedere', body: 'Vai dove la cosa funziona e provala di persona.' },
    ],
    confluence: [
      { title: 'Guida con un’idea', body: 'Il compito chiede qualcosa di nuovo, il tuo punto di partenza: proponi presto la tua idea.' },
      { title: 'Apri una finestra', body: 'Proponi una strada che qui nessuno ha mai provato.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Comincia dai passi', body: 'Qui serve ordine, il tuo punto di partenza: scrivi i passi fino alla scadenza.' },
      { title: 'Fidati della tua lista', body: 'Segui la tua lista e finisci oggi la prima riga.' },
    ],
    precision: [
      { title: 'Comincia da ciò che sai', body: 'Qui servono fatti, il tuo punto di partenza: raccogli i tre che contano di più.' },
      { title: 'Usa le tue domande', body: 'Porta con te le domande scritte e falle una alla volta.' },
    ],
    technical_reasoning: [
      { title: 'Comincia con una prova', body: 'Qui serve pratica, il tuo punto di partenza: fai una parte vera di quel lavoro.' },
      { title: 'Fai parlare il lavoro', body: 'Scegli una cosa che hai fatto e mostra come funziona.' },
    ],
    confluence: [
      { title: 'Comincia da una visione', body: 'Qui serve immaginazione, il tuo punto di partenza: abbozza dove potrebbe portare.' },
      { title: 'Segui il legame insolito', body: 'Scrivi della tua idea a una persona in un posto inatteso.' },
    ],
  },
}
