import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Prendi un lavoretto', body: 'Chiedi al gruppo un piccolo lavoro e fallo.' },
      { title: 'Aspetta il tuo turno', body: 'Aspettare ti sembra lungo? Tieni in mano una matita fino al tuo turno.' },
      { title: 'Foto del piano', body: 'Chiedi a un adulto di fotografare per te il piano del gruppo.' },
    ],
    Intensify: [
      { title: 'Chi fa che cosa', body: 'Scrivi ogni nome accanto a un lavoro.' },
      { title: 'Chiedi che cosa viene dopo', body: 'Quando una parte è finita, chiedi al gruppo che cosa viene dopo.' },
      { title: 'Libera il tavolo', body: 'Libera il tavolo e prepara le cose che servono al gruppo.' },
    ],
    Tether: [
      { title: 'Comincia qualcun altro', body: 'Oggi lascia scegliere il primo passo a qualcun altro.' },
      { title: 'Prova il suo ordine', body: 'Fai un lavoro nell’ordine che piace a chi è con te.' },
      { title: 'Piano leggero', body: 'Pensa solo ai primi dieci minuti, poi chiedi di nuovo al gruppo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Scrivi una cosa', body: 'Scrivi una cosa su cui il gruppo è d’accordo.' },
      { title: 'Fai una domanda', body: 'Fai al gruppo una domanda che comincia con «che cosa».' },
      { title: 'Fatti in due', body: 'Cercare fatti ti pesa? Cercane uno solo insieme a qualcuno del gruppo.' },
    ],
    Intensify: [
      { title: 'Ripetilo', body: 'Ripeti che cosa ha detto qualcuno e chiedi: «È giusto?»' },
      { title: 'Controllate insieme', body: 'Leggi ad alta voce la pagina del gruppo e cercate gli sbagli.' },
      { title: 'Chiedi perché', body: 'Chiedi a qualcuno del gruppo: «Perché la pensi così?»' },
    ],
    Tether: [
      { title: 'Conta fino a cinque', body: 'Conta fino a cinque in silenzio prima di correggere le parole di qualcuno.' },
      { title: 'Due domande', body: 'Fai due domande, poi lascia parlare gli altri.' },
      { title: 'Gli sbagli piccoli aspettano', body: 'Scrivi gli sbagli piccoli su una lista per gli ultimi cinque minuti.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Tieni il nastro', body: 'Offriti di tenere o tagliare qualcosa mentre gli altri costruiscono.' },
      { title: 'Copia una mossa', body: 'Guarda che cosa fa qualcuno con i pezzi e fallo una volta.' },
      { title: 'Aggiusta una cosa', body: 'Scegli un pezzo che balla e fissalo con qualcuno.' },
    ],
    Intensify: [
      { title: 'Mostra con le mani', body: 'Mostra al gruppo la tua idea con le cose sul tavolo.' },
      { title: 'Provatelo', body: 'Chiedi al gruppo di provare un pezzo prima di andare avanti.' },
      { title: 'Trova un uso', body: 'Racconta al gruppo a che cosa può servire quello che fate.' },
    ],
    Tether: [
      { title: 'Pensa ad alta voce', body: 'Di’ che cosa pensi mentre le mani lavorano.' },
      { title: 'Dividi gli attrezzi', body: 'Dai le forbici a chi non le ha ancora avute.' },
      { title: 'Vieni al centro', body: 'Sposta la sedia verso il gruppo e resta per dieci minuti.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Continua un’idea', body: 'Di’ «sì, e…» a un’idea di qualcuno del gruppo.' },
      { title: 'Idea dal cappello', body: 'Le idee nuove ti sembrano strane? Pescatene una dal cappello.' },
      { title: 'Di’ un forse', body: 'Di’ un’idea che comincia con «forse potremmo».' },
    ],
    Intensify: [
      { title: 'Chiedi «e se»', body: 'Chiedi al gruppo: «E se facessimo il contrario?»' },
      { title: 'Nome del gruppo', body: 'Inventa un nome buffo e un segno per il gruppo.' },
      { title: 'Unisci le idee', body: 'Prendi due idee di due persone e mescolale.' },
    ],
    Tether: [
      { title: 'Un’idea per giro', body: 'Di’ un’idea, poi aspetta che tutti ne abbiano detta una.' },
      { title: 'Vota e aiuta', body: 'Dopo il voto, dai una mano all’idea scelta.' },
      { title: 'Disegnala per dopo', body: 'Disegna le altre idee sul tuo foglio mentre il gruppo lavora.' },
    ],
  },
}
