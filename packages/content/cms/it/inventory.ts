import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Prima di iniziare',
    body_html:
      '<p>Leggerai 28 frasi brevi su come fai le cose. Poi ci sono tre domande.</p>' +
      '<h2>Non è una verifica</h2>' +
      '<p>Nessuna risposta è giusta o sbagliata. Pensa a come fai davvero, non a quello che gli altri vorrebbero sentire.</p>' +
      '<h2>Preparati</h2>' +
      '<ul>' +
      '<li>Chiedi a una persona adulta di sedersi vicino a te. Può leggerti le frasi. Le risposte sono tue.</li>' +
      '<li>Hai 6 o 7 anni? Allora rispondi insieme a una persona adulta.</li>' +
      '<li>Cerca un posto tranquillo. Comincia quando hai riposato bene.</li>' +
      '<li>C’è stato un grande cambiamento, per esempio una casa nuova? Allora forse è meglio aspettare qualche settimana.</li>' +
      '</ul>' +
      '<h2>Chi vede il risultato?</h2>' +
      '<p>Tu. Partecipi con la tua famiglia? Allora anche la persona adulta che si occupa dell’account di famiglia vede i tuoi punteggi.</p>' +
      '<p>Partecipi con una scuola o un’associazione? Allora le persone adulte che ti seguono lì vedono il tuo nome e se hai finito. ' +
      'Vedono i tuoi punteggi solo se la tua famiglia o le persone adulte della scuola hanno detto di sì. ' +
      'Se vuoi cambiare questa scelta, dillo a una persona adulta. Può chiederlo alla scuola o a noi.</p>' +
      '<p>Anche le persone che fanno funzionare Quartet possono guardare, quando serve.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'Che cosa farai',
    body_html:
      '<p>Leggerai 28 frasi brevi su come fai le cose. Poi ci sono tre domande. ' +
      'Puoi scrivere qualcosa oppure saltarle. Ci vogliono circa 15 minuti, con una persona adulta. ' +
      'Ogni risposta viene salvata. Puoi fermarti e continuare più tardi, anche su un altro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'Come rispondere',
    body_html:
      '<p>Leggi una frase. Te la può leggere anche una persona adulta. Pensa a come fai davvero. ' +
      'Poi scegli <strong>Mai</strong>, <strong>Quasi mai</strong>, <strong>A volte</strong>, <strong>Tante volte</strong> o ' +
      '<strong>Sempre</strong>. Ogni risposta va bene. Se non conosci una parola, chiedi a una persona adulta.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'Che cosa succede dopo',
    body_html:
      '<p>Quando finisci, vedi subito la tua pagina su come fai le cose. ' +
      'Se partecipi con la tua famiglia, la vede anche la persona adulta che si occupa dell’account. ' +
      'Se partecipi con una scuola o un’associazione, le persone adulte che ti seguono lì la vedono ' +
      'solo se la tua famiglia o le persone adulte della scuola hanno detto di sì.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Prima di iniziare',
    body_html:
      '<p>Leggerai 28 frasi e dirai quanto spesso ognuna vale per te. Seguono tre domande aperte.</p>' +
      '<h2>Non è un test</h2>' +
      '<p>Non ci sono risposte giuste o sbagliate, e nessun risultato è migliore di un altro. ' +
      'Pensa a come fai davvero, non a come vorresti fare o a che cosa si aspettano gli altri.</p>' +
      '<h2>Scegli il momento</h2>' +
      '<p>Comincia quando ti senti in forma e nessuno ti disturba. ' +
      'C’è stato da poco un grande cambiamento, come un trasloco o un nuovo lavoro? Allora può essere utile aspettare qualche settimana.</p>' +
      '<h2>Chi vede il risultato</h2>' +
      '<p>Tu. Se hai meno di 18 anni e fai parte di un account di famiglia, anche chi lo gestisce vede i tuoi punteggi.</p>' +
      '<p>Se partecipi con il codice di un’organizzazione, le persone incaricate vedono il tuo nome e se hai concluso il questionario. ' +
      'Vedono i tuoi punteggi solo se hai detto di sì. ' +
      'Puoi cambiare idea in ogni momento: dillo alla tua organizzazione o a noi.</p>' +
      '<p>Chi gestisce Quartet può accedere ai tuoi dati quando serve per farlo funzionare.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'Che cosa farai',
    body_html:
      '<p>Prima leggi 28 frasi su come si affrontano le cose da fare. Poi rispondi a tre domande aperte, ' +
      'con parole tue. Ci vogliono circa 10 minuti. Ogni risposta viene salvata subito: puoi fermarti e riprendere entro 30 giorni, ' +
      'anche su un altro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'Come rispondere',
    body_html:
      '<p>Per ogni frase scegli <strong>Mai</strong>, <strong>Raramente</strong>, <strong>A volte</strong>, <strong>Spesso</strong> o ' +
      '<strong>Sempre</strong>. Pensa a come fai davvero, a casa, a scuola o al lavoro. ' +
      'Non ci sono risposte giuste o sbagliate, perciò scegli quella sincera.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'Che cosa succede dopo',
    body_html:
      '<p>Appena finisci, ricevi il tuo profilo. Se hai meno di 18 anni e fai parte di un account di famiglia, anche chi lo gestisce vede i tuoi punteggi. ' +
      'Se partecipi con il codice di un’organizzazione, le persone incaricate vedono i tuoi punteggi solo se hai detto di sì.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Prima di iniziare',
    body_html:
      '<p>Il questionario ha 28 frasi e tre domande aperte. Descrive come dici di affrontare di solito le cose da fare.</p>' +
      '<h2>Non è un test</h2>' +
      '<p>Non misura le capacità. Non ci sono risposte giuste o sbagliate, e nessun risultato è migliore di un altro. ' +
      'Rispondi pensando a come fai davvero, non a come vorresti fare.</p>' +
      '<h2>Scegli un momento tranquillo</h2>' +
      '<p>Rispondi quando ti senti in forma e nessuno ti disturba. ' +
      'Dopo un grande cambiamento, come un nuovo lavoro, un trasloco o una separazione, può essere meglio aspettare qualche settimana.</p>' +
      '<h2>Chi vede il risultato</h2>' +
      '<p>Tu. Se partecipi con il codice di un’organizzazione, le persone incaricate vedono il tuo nome e se hai concluso il questionario. ' +
      'Vedono i tuoi punteggi solo se hai detto di sì. ' +
      'Puoi ritirare il consenso in ogni momento: dillo alla tua organizzazione o a noi.</p>' +
      '<p>Chi gestisce Quartet può accedere ai tuoi dati quando serve per farlo funzionare.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'Che cosa farai',
    body_html:
      '<p>Leggerai 28 frasi su modi quotidiani di affrontare le cose da fare e dirai quanto spesso valgono per te; poi risponderai in poche parole a tre domande aperte. ' +
      'Ci vogliono circa 10 minuti. Ogni risposta viene salvata subito: puoi fermarti e riprendere entro 30 giorni, anche su un altro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'Come rispondere',
    body_html:
      '<p>Di’ quanto spesso ogni frase vale per te: <strong>Mai</strong>, <strong>Raramente</strong>, ' +
      '<strong>A volte</strong>, <strong>Spesso</strong> o <strong>Sempre</strong>. ' +
      'Pensa alla tua vita nel suo insieme, non a un singolo compito. Nessuna risposta è migliore di un’altra.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'Che cosa succede dopo',
    body_html:
      '<p>Vedi il tuo profilo appena finisci. ' +
      'Se partecipi con il codice di un’organizzazione, le persone incaricate vedono i tuoi punteggi solo se hai detto di sì.</p>',
  },
]
