import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: 'Che cosa porti, che cosa ti serve?',
    body_html:
      '<p>In un team aiuta che ognuno sappia qualcosa degli altri. Qui dici due cose di te: che cosa porti in un team e che cosa ti serve da esso.</p>' +
      '<p>Spunta le frasi che valgono per te. Una o due per ogni schema bastano. Nessuna risposta è sbagliata.</p>' +
      '<p>I membri dei tuoi team possono leggere ciò che spunti. Puoi cambiarlo quando vuoi.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'Che cosa porti e che cosa ti serve',
    body_html:
      '<p>Prima di fare piani insieme, aiuta sapere come piace lavorare a ognuno. Perciò questo passo ti fa due domande: che cosa porti in un team, e che cosa ti serve da esso?</p>' +
      '<p>Per ogni schema vedi prima le frasi che corrispondono al tuo grado d’uso. Le altre sono a un tocco di distanza, perché nessuno rientra esattamente in un grado. Spunta ciò che vale per te in un giorno qualsiasi, non ciò che suona bene. Da una a tre frasi per ogni schema sono più che sufficienti.</p>' +
      '<p>Le frasi descrivono abitudini. Non dicono nulla delle capacità di una persona. I membri dei tuoi team possono leggerle dopo che hai accettato; puoi cambiarle in qualsiasi momento.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: 'Chi fa parte del tuo team?',
    body_html:
      '<p>Un team ha un nome e almeno tre persone. Anche tu conti.</p>' +
      '<p>Pensa a persone che lavorano in modi diversi: chi ama le liste, chi fa tante domande, chi costruisce, chi ha idee strane. Servono tutte.</p>' +
      '<p>Chi inviti può dire sì o no. Chiedi a un adulto se non sai bene chi invitare.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Trova le persone per il tuo team',
    body_html:
      '<p>A un team servono un nome e almeno tre persone, contando anche te. Chi crea il team lo guida, e più tardi può passare la guida ad altri.</p>' +
      '<p>Invita le persone che servono al lavoro. Se puoi scegliere, cerca abitudini diverse: chi pianifica, chi controlla, chi costruisce, chi prova cose nuove. Nessuna combinazione è quella giusta e nessuno schema è obbligatorio. Se uno manca, vuol dire solo che il team deve prevederlo.</p>' +
      '<p>Ognuno decide per sé. Chi accetta condivide punteggi e frasi con questo team, e per questo non li vede nessun altro. Chi rifiuta non deve dare spiegazioni.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Fate conoscenza',
    body_html:
      '<p>Qui vedi chi ha detto sì. Puoi leggere che cosa portano gli altri e che cosa serve loro.</p>' +
      '<p>Cerca due cose. Che cosa piace fare a molti di voi? E che cosa non piace a nessuno? Parlate di chi potrebbe provarci e di chi potrebbe aiutare.</p>' +
      '<p>Nessuno schema è migliore di un altro. Non usare mai i numeri per prendere in giro qualcuno.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Leggete le frasi degli altri',
    body_html:
      '<p>Appena i membri accettano, vedi i loro punteggi in un grafico e le loro frasi, schema per schema. Prendetevi il tempo di leggerle, meglio se insieme.</p>' +
      '<p>Vale la pena farsi tre domande. C’è uno schema che nessuno usa per primo? Allora decidete chi se ne occupa e che cosa può rendere la cosa più facile. Ce n’è uno che quasi tutti usano per primo? Allora stabilite quando può bastare. Dove siete in due molto lontani? Parlatene presto, quando non c’è ancora nulla in gioco.</p>' +
      '<p>I punteggi descrivono abitudini, non capacità né valore. Non fate classifiche e tenete nel team ciò che leggete.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Iniziate il progetto',
    body_html:
      '<p>Scrivi con parole tue come lavorerai con questo team. Che cosa farai? Che cosa devono sapere gli altri?</p>' +
      '<p>Poi leggete insieme il compito. Quali parole dicono che cosa fare? Dividete il lavoro in modo che ognuno faccia qualcosa che gli piace e provi una cosa nuova.</p>' +
      '<p>Alla fine guardate indietro insieme: che cosa è andato bene e che cosa farete in modo diverso la prossima volta?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'Prima un accordo, poi si comincia',
    body_html:
      '<p>Ogni membro scrive qualche frase su come lavorerà con questo team, non con uno qualsiasi. Poi chi guida il team scrive la dichiarazione comune: chi fa da guida in quale schema, che cosa fate quando gli schemi si scontrano e come decidete.</p>' +
      '<p>A quel punto decodificate insieme il primo compito. Segnate che cosa chiede, confrontatelo con ciò che avete e dividete il lavoro. Dopo una o due settimane riguardate gli accordi e cambiate ciò che non aiuta.</p>' +
      '<p>Niente di tutto questo promette risultati migliori. Nessuno studio mostra che i team rendono di più perché conoscono i propri schemi. È un modo per parlare presto di come lavorate.</p>',
  },
]
