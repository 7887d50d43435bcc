import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Riempi una sezione', body: 'Se il curriculum ti stanca, oggi inserisci solo l’ultimo impiego con le date.' },
      { title: 'Usa un modello pronto', body: 'Chiedi a chi conosci un modello ordinato e inserisci i tuoi dati.' },
    ],
    Intensify: [
      { title: 'Date in fila', body: 'Elenca lavori e formazione per data, dal più recente al più lontano.' },
      { title: 'Lista per l’invio', body: 'Prima di inviare controlla lettera, curriculum, certificati, nomi dei file e indirizzo.' },
    ],
    Tether: [
      { title: 'Prima la lettera', body: 'Scrivi la lettera in una semplice email e lascia l’impaginazione per la fine.' },
      { title: 'Rompi l’ordine solito', body: 'Metti al primo posto l’esperienza più adatta, qualunque sia la sua data.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Un numero per lavoro', body: 'Aggiungi un numero a ogni impiego: persone, pezzi, ore o denaro.' },
      { title: 'Scambia e controlla', body: 'Se cercare gli errori ti stanca, scambia la candidatura con qualcuno e controlla la sua.' },
    ],
    Intensify: [
      { title: 'Usa le loro parole', body: 'Descrivi ciò che hai fatto con i termini esatti dell’annuncio.' },
      { title: 'Dimostra ciò che dici', body: 'A ogni qualità che nomini aggiungi un fatto o un risultato.' },
    ],
    Tether: [
      { title: 'Massimo una pagina', body: 'Riduci il curriculum a una pagina: togli i dettagli di oltre dieci anni fa.' },
      { title: 'Invia entro mezzogiorno', body: 'Datti come limite mezzogiorno, rileggi ancora una volta e invia.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mostra un tuo lavoro', body: 'Aggiungi una foto o un link di una cosa che hai fatto.' },
      { title: 'Aiuto tecnico', body: 'Se caricare i moduli online ti fa sudare, siediti accanto a chi li conosce.' },
    ],
    Intensify: [
      { title: 'Prepara un esempio', body: 'Realizza un piccolo esempio che risolva un compito dell’annuncio.' },
      { title: 'Prova il file', body: 'Prima di inviarlo, apri il file su un telefono e su un altro computer.' },
    ],
    Tether: [
      { title: 'Aggiungi la persona', body: 'Scrivi due frasi su come lavori insieme agli altri.' },
      { title: 'Fai leggere la lettera', body: 'Dai la lettera da leggere a qualcuno prima di dire che è pronta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una frase vivace', body: 'Se scrivere di te ti sembra strano, adatta una frase vivace da una lettera di esempio.' },
      { title: 'Tre parole su di te', body: 'Chiedi a tre persone vicine una parola su di te e usane una.' },
    ],
    Intensify: [
      { title: 'Apri con una scena', body: 'Comincia la lettera con una scena della tua vita di lavoro.' },
      { title: 'Una prova insolita', body: 'In due righe collega un tuo hobby a un requisito del posto.' },
    ],
    Tether: [
      { title: 'Prima il loro modulo', body: 'Compila il loro modulo così com’è, prima di aggiungere qualcosa di tuo.' },
      { title: 'Scegli una sola grafica', body: 'Scegli una sola grafica per tutte le pagine e chiudi gli altri modelli.' },
    ],
  },
}
