import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Ciao {{first_name}},'
const closing = ['Un saluto', 'Quartet']

/** Below every mail. */
export const footer =
  'Quartet ti aiuta a vedere come affronti i compiti e che cosa ti chiede ogni compito.'

// shared by the mails with which people share something
const onlyForYou = 'L’allegato è solo per te. Per favore, non passarlo ad altri.'
const fromSender = '{{sender}} ti scrive:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'Questa email arriva una volta sola, perché {{sender}} ha scritto il tuo indirizzo su {{site}}. Se non conosci questa persona, cancellala. Se non vuoi ricevere email come questa, scrivi a {{contact}}.',
  staff: 'Questa email arriva una volta sola, perché nella tua organizzazione segui {{person}}.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'Le risposte arrivano a {{sender}}.',
  nobody: 'Le risposte a questa email non arrivano a {{sender}}: meglio parlarne di persona.',
}

export const mails = {
  verify_code: {
    subject: 'Il tuo codice per Quartet',
    greeting: 'Ciao,',
    paragraphs: ['Scrivi questo codice per confermare il tuo indirizzo. Vale 30 minuti.'],
    closing: ['Se non l’hai chiesto tu, puoi ignorare questa email.', ...closing],
  },
  welcome: {
    subject: 'Ti diamo il benvenuto su Quartet',
    greeting,
    paragraphs: [
      'Il tuo indirizzo è confermato e il tuo account è pronto.',
      'Il prossimo passo è il questionario: 28 frasi brevi e tre domande aperte. Non è un test. Ci vogliono circa 10 minuti: scegli un momento di calma, dopo un po’ di riposo.',
    ],
    button: 'Inizia il questionario',
    closing,
  },
  invited: {
    subject: 'È stato creato un account Quartet per te',
    greeting,
    paragraphs: [
      'Chi amministra Quartet ha creato un account per te. Con questo link scegli la tua password. Vale una volta sola, entro sette giorni.',
    ],
    button: 'Scegli una password',
    closing: [
      'Se non te lo aspettavi, puoi ignorare questa email: senza il link nessuno può entrare.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Scegli una nuova password per Quartet',
    greeting,
    paragraphs: [
      'Con questo link puoi scegliere una nuova password. Puoi usarlo una volta sola, entro un’ora.',
    ],
    button: 'Scegli una nuova password',
    closing: [
      'Se non l’hai chiesto tu, puoi ignorare questa email: la tua password resta com’è.',
      ...closing,
    ],
  },
  password_changed: {
    subject: 'La tua password per Quartet è cambiata',
    greeting,
    paragraphs: [
      'La password del tuo account è stata cambiata poco fa. Su tutti i dispositivi dovrai accedere di nuovo.',
      'Se non l’hai fatto tu, scegli subito una nuova password con «Password dimenticata?» nella pagina di accesso.',
    ],
    button: 'Accedi',
    closing,
  },
  account_deletion_scheduled: {
    subject: 'Eliminazione del tuo account Quartet: {{date}}',
    greeting,
    paragraphs: [
      'Non usi il tuo account da molto tempo. Conserviamo un account solo finché viene usato: per questo il tuo verrà eliminato (data prevista: {{date}}), insieme alle tue risposte, ai tuoi risultati e alle tue frasi.',
      'Se vuoi tenerlo, accedi una volta prima di quel giorno. Se non ti serve più, non devi fare nulla.',
    ],
    button: 'Accedi',
    closing,
  },
  already_registered: {
    subject: 'Hai già un account su Quartet',
    greeting,
    paragraphs: [
      'Qualcuno, probabilmente tu, ha provato a iscriversi con questo indirizzo. L’indirizzo ha già un account, perciò non ne abbiamo creato un altro.',
      'Accedi con la tua password, oppure scegline una nuova con «Password dimenticata?» nella pagina di accesso.',
    ],
    button: 'Accedi',
    closing: ['Se non l’hai fatto tu, non devi fare nulla.', ...closing],
  },
  // consent: to parents and guardians (formal address), and to the young person waiting for them
  consent_request: {
    subject: 'Le chiediamo il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Una persona giovane che si fa chiamare {{name}} vorrebbe usare Quartet e ci ha indicato il Suo indirizzo come quello di un genitore o tutore.',
      'Quartet accompagna nell’apprendimento: propone 28 frasi brevi e tre domande aperte e mostra come di solito si affrontano i compiti. Non è un test.',
      'Dove vivete, prima deve dare il consenso un genitore o tutore. Aprendo il link leggerà che cosa verrebbe conservato e chi lo vedrebbe. Poi potrà acconsentire o rifiutare. Aprire il link non decide ancora nulla.',
    ],
    button: 'Leggere e decidere',
    closing: [
      'Il link vale 14 giorni. Senza risposta, tutto ciò che riguarda questa richiesta viene eliminato. Se non conosce questa persona, rifiuti o non faccia nulla.',
      'La preghiamo di non inoltrare questa email alla persona giovane: la decisione è Sua.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Le chiediamo il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Una persona giovane che si fa chiamare {{name}} vorrebbe usare Quartet con {{institution}} e ci ha indicato il Suo indirizzo come quello di un genitore o tutore.',
      'Quartet accompagna nell’apprendimento: propone 28 frasi brevi e tre domande aperte e mostra come di solito si affrontano i compiti. Non è un test.',
      'Prima deve dare il consenso un genitore o tutore. Aprendo il link leggerà che cosa verrebbe conservato e chi lo vedrebbe. Poi potrà acconsentire o rifiutare. Aprire il link non decide ancora nulla.',
    ],
    button: 'Leggere e decidere',
    closing: [
      'Il link vale 14 giorni. Senza risposta, tutto ciò che riguarda questa richiesta viene eliminato. Se non conosce questa persona, rifiuti o non faccia nulla.',
      'La preghiamo di non inoltrare questa email alla persona giovane: la decisione è Sua.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Grazie per il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha acconsentito all’uso di Quartet da parte di {{name}}. L’account ora è aperto.',
      'Conservi questa email. Con il link può rileggere a che cosa ha acconsentito, vedere e salvare ciò che Quartet conserva su {{name}} e revocare il consenso in ogni momento. Dopo 30 giorni il link Le propone di riceverne uno nuovo.',
    ],
    button: 'Vedere o revocare il consenso',
    closing,
  },
  joining_request: {
    subject: '{{name}} vorrebbe entrare in un’organizzazione',
    greeting: 'Buongiorno,',
    paragraphs: [
      '{{name}} ha un account su Quartet con il Suo consenso e vorrebbe entrare in {{institution}}.',
      'La decisione spetta a Lei. Aprendo il link leggerà chi vedrebbe che cosa. Poi potrà acconsentire o rifiutare. Aprire il link non decide ancora nulla.',
    ],
    button: 'Leggere e decidere',
    closing: [
      'Il link vale 14 giorni. Se rifiuta o non risponde, {{name}} non entra e l’account resta com’è.',
      'La preghiamo di non inoltrare questa email a {{name}}: la decisione spetta a Lei.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Grazie per il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha acconsentito all’ingresso di {{name}} in {{institution}} su Quartet.',
      'Conservi questa email. Con il link può far terminare l’adesione in ogni momento. L’account resta.',
    ],
    button: 'Vedere o revocare il consenso',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Grazie per il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha acconsentito all’uso di Quartet da parte di {{name}}. L’account è pronto: {{name}} accede con l’indirizzo {{email}} e con la password che Lei ha scelto.',
      'Conservi questa email. Con il link può rileggere a che cosa ha acconsentito, vedere e salvare ciò che Quartet conserva su {{name}} e revocare il consenso in ogni momento. Dopo 30 giorni il link Le propone di riceverne uno nuovo.',
    ],
    button: 'Vedere o revocare il consenso',
    closing,
  },
  consent_address_taken: {
    subject: 'Ancora un passo: serve un altro indirizzo',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha acconsentito all’uso di Quartet da parte di {{name}}. Non è stato ancora possibile creare l’account: l’indirizzo {{email}} appartiene già a un account, e ogni account ha bisogno di un indirizzo suo.',
      'Apra di nuovo il link, scelga un altro indirizzo e confermi ancora una volta. Fino ad allora non viene creato nulla.',
    ],
    button: 'Scegliere un altro indirizzo',
    closing,
  },
  guardian_link: {
    subject: 'Il Suo nuovo link all’account di {{name}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ecco il nuovo link che ha chiesto. Con questo può vedere che cosa Quartet conserva su {{name}}, salvarne una copia e revocare il consenso. Vale 30 giorni; quello precedente non funziona più.',
    ],
    button: 'Apri la pagina',
    closing: [
      'Se non è stato chiesto da Lei, non deve fare nulla. Non inoltri questa e-mail.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'Ha revocato il Suo consenso',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha revocato il Suo consenso per {{name}}. L’account è chiuso, tutti i dispositivi sono stati disconnessi e nessuno nelle organizzazioni vede più i punteggi.',
      'Entro 14 giorni può acconsentire di nuovo con lo stesso link. Dopo, l’account e tutto ciò che contiene vengono eliminati.',
    ],
    button: 'Rileggere o acconsentire di nuovo',
    closing,
  },
  teen_consent_given: {
    subject: 'Il tuo account è aperto',
    greeting,
    paragraphs: [
      'Buone notizie: un tuo genitore o tutore ha dato il consenso. Accedi e inizia il questionario quando vuoi.',
    ],
    button: 'Accedi',
    closing,
  },
  teen_consent_refused: {
    subject: 'Il tuo account è stato eliminato',
    greeting,
    paragraphs: [
      'Un tuo genitore o tutore non ha acconsentito a farti usare Quartet. Per questo il tuo account e tutto ciò che avevamo su di te sono stati eliminati.',
      'Se vuoi sapere perché, parlane con loro. Se più avanti vorrai riprovare, ci farà piacere.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}} condivide con te un profilo di apprendimento',
    greeting: 'Ciao,',
    paragraphs: [
      '{{from}} ti manda il proprio profilo di apprendimento da Quartet. Lo trovi nel file allegato.',
      'Descrive come {{sender}} dice di affrontare di solito i compiti, in quattro schemi. È un punto di partenza per parlarne e per organizzarsi, e può cambiare con il tempo e la situazione. Non è un test e non dice nulla sulle capacità.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}} condivide con te il profilo di apprendimento di {{person}}',
    greeting: 'Ciao,',
    paragraphs: [
      '{{from}} ti manda il profilo di apprendimento di {{person}} da Quartet. Lo trovi nel file allegato.',
      'Descrive come {{person}} dice di affrontare di solito i compiti, in quattro schemi. È un punto di partenza per parlarne e per organizzarsi, e può cambiare con il tempo e la situazione. Non è un test e non dice nulla sulle capacità.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}} condivide con te un compito',
    greeting: 'Ciao,',
    paragraphs: [
      '{{from}} ti manda un compito con le proprie strategie da Quartet. Lo trovi nel file allegato.',
      'I quattro schemi descrivono come {{sender}} dice di affrontare di solito i compiti. Non sono un test e non dicono nulla sulle capacità.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}} condivide con te un compito di {{person}}',
    greeting: 'Ciao,',
    paragraphs: [
      '{{from}} ti manda un compito di {{person}} con le strategie, da Quartet. Lo trovi nel file allegato.',
      'I quattro schemi descrivono come {{person}} dice di affrontare di solito i compiti. Non sono un test e non dicono nulla sulle capacità.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}} condivide con te un profilo di lavoro',
    greeting: 'Ciao,',
    paragraphs: [
      '{{from}} ti manda il proprio profilo di lavoro personale da Quartet. Lo trovi nel file allegato.',
      'Descrive come {{sender}} dice di affrontare di solito i compiti, in quattro schemi, e che cosa ha scelto di dire sul lavorare insieme. Può cambiare con il tempo e la situazione. Confronta abitudini, non capacità, e non deve servire a mettere in classifica le persone né a decidere chi assumere.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: '{{sender}} ha condiviso con Lei una pagina di Quartet',
    greeting: 'Buongiorno,',
    paragraphs: [
      '{{from}} vuole mostrarLe una pagina sul proprio modo di affrontare i compiti. La trova in allegato.',
      'È un punto di partenza per parlarne e può cambiare con il tempo e la situazione. Non è un test e non dice nulla sulle capacità.',
      'L’allegato è solo per Lei. La preghiamo di non passarlo ad altri.',
    ],
    message: fromSender,
    closing: [
      'Questa email arriva una volta sola, perché Lei ha dato il consenso all’account di {{person}} su {{site}}. Se si tratta di un errore, scriva a {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: '{{sender}} ha condiviso con Lei una pagina di Quartet',
    greeting: 'Buongiorno,',
    paragraphs: [
      '{{from}} vuole mostrarLe una pagina su come {{person}} affronta i compiti. La trova in allegato.',
      'È un punto di partenza per parlarne e può cambiare con il tempo e la situazione. Non è un test e non dice nulla sulle capacità.',
      'L’allegato è solo per Lei. La preghiamo di non passarlo ad altri.',
    ],
    message: fromSender,
    closing: [
      'Questa email arriva una volta sola, perché Lei ha dato il consenso all’account di {{person}} su {{site}}. Se si tratta di un errore, scriva a {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'La tua password di Quartet è stata cambiata',
    greeting,
    paragraphs: [
      'La password del tuo account è stata appena cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» nella pagina di accesso.',
    ],
    button: 'Accedi',
    closing,
  },
  password_set: {
    subject: 'È stata impostata una password monouso per il tuo account Quartet',
    greeting,
    paragraphs: [
      'Un amministratore ha appena impostato una password monouso per il tuo account e tutti i dispositivi sono stati disconnessi.',
      'Vale una volta sola, fino al {{date}}: chi accede con questa password deve sceglierne una nuova e prima non vede nulla di te.',
      'Se non l’hai chiesto, imposta una password tua con «Password dimenticata?» nella pagina di accesso e chiedi al tuo amministratore.',
    ],
    button: 'Accedi',
    closing,
  },
  sign_in_linked: {
    subject: 'Un nuovo modo di accedere a Quartet',
    greeting,
    paragraphs: [
      'Ora puoi accedere anche con l’account {{email}} di un altro servizio.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  sign_in_unlinked: {
    subject: 'È stato rimosso un modo di accedere a Quartet',
    greeting,
    paragraphs: [
      'L’account {{email}} di un altro servizio non apre più il tuo account Quartet.',
      'Forse l’hai scollegato tu o la tua organizzazione. Accedi con indirizzo email e password; se non ne hai una, scegli «Password dimenticata?». I tuoi risultati ci sono ancora.',
      'Se non sai perché è stato scollegato, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  second_factor_added: {
    subject: 'Accesso in due passaggi attivato per il tuo account Quartet',
    greeting,
    paragraphs: [
      'È stata appena aggiunta un’app di autenticazione o una passkey. D’ora in poi serve insieme alla password.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  second_factor_removed: {
    subject: 'L’accesso in due passaggi a Quartet è cambiato',
    greeting,
    paragraphs: [
      'È stata appena rimossa un’app di autenticazione o una passkey. Se era l’ultima, ora basta la password per aprire l’account.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  second_factor_reset: {
    subject: 'L’accesso in due passaggi a Quartet è stato disattivato',
    greeting,
    paragraphs: [
      'L’amministrazione ha disattivato l’accesso in due passaggi del tuo account. Ora basta la password; attivalo di nuovo.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  second_factor_guessed: {
    subject: 'Qualcuno prova a indovinare i tuoi codici di Quartet',
    greeting,
    paragraphs: [
      'Oggi qualcuno ha inserito la tua password e poi 10 codici sbagliati. Il tuo account è ancora chiuso.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  recovery_codes_new: {
    subject: 'Nuovi codici di recupero per il tuo account Quartet',
    greeting,
    paragraphs: [
      'Sono stati appena creati nuovi codici di recupero. Quelli di prima non valgono più.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  recovery_code_used: {
    subject: 'È stato usato un codice di recupero del tuo account Quartet',
    greeting,
    paragraphs: [
      'Qualcuno, probabilmente tu, ha appena effettuato l’accesso con la tua password e un codice di recupero. Codici rimasti: {{count}}.',
      'Se non è stata una tua scelta, cambia subito la password e controlla questa pagina.',
    ],
    button: 'Apri la sicurezza',
    closing,
  },
  email_changed: {
    subject: 'Il tuo indirizzo email di Quartet è stato cambiato',
    greeting,
    paragraphs: [
      'Il tuo account usa ora un altro indirizzo email: {{name}}. Questo messaggio arriva a quello precedente.',
      'Se non sei stato tu, contatta subito chi gestisce questo sito.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'Questo indirizzo ha già un account Quartet',
    greeting,
    paragraphs: [
      'Qualcuno, probabilmente tu, ha provato a usare questo indirizzo per un altro account Quartet. Ne ha già uno, quindi non è cambiato nulla.',
    ],
    button: 'Accedi',
    closing: ['Se non sei stato tu, non devi fare nulla.', ...closing],
  },
  one_time_password_used: {
    subject: 'È stata usata una password monouso per il tuo account Quartet',
    greeting,
    paragraphs: [
      'Qualcuno ha appena effettuato l’accesso con la password monouso che {{name}} aveva impostato per te e ha scelto una nuova password.',
      'Se non sei stato tu, imposta subito una nuova password con «Password dimenticata?» nella pagina di accesso e avvisa la tua scuola o organizzazione.',
    ],
    button: 'Accedi',
    closing,
  },
  account_deletion_asked: {
    subject: 'Il tuo account Quartet sarà eliminato: {{date}}',
    greeting,
    paragraphs: [
      'Hai chiesto di eliminare il tuo account. Il giorno {{date}} sparirà, con le tue risposte, i tuoi risultati e tutto ciò che hai scritto.',
      'Fino ad allora puoi cambiare idea: accedi e scegli «Tieni il mio account».',
      'Se non sei stato tu, accedi, tieni il tuo account e cambia la password.',
    ],
    button: 'Tieni il mio account',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'L’account Quartet di {{name}} sarà eliminato: {{date}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Ha acconsentito a che {{name}} usi Quartet. Ora {{name}} ha chiesto di eliminare l’account. Il giorno {{date}} sparirà, con tutto ciò che contiene.',
      'Non deve fare nulla. Se l’account deve restare, {{name}} può accedere fino a quel giorno e scegliere «Tieni il mio account».',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Il tuo account Quartet resta',
    greeting,
    paragraphs: ['Hai cambiato idea: il tuo account non sarà eliminato e tutto è rimasto com’era.'],
    button: 'Accedi',
    closing,
  },
  school_admitted: {
    subject: 'Il tuo account è aperto',
    greeting,
    paragraphs: [
      'Buone notizie: la tua scuola ti ha fatto entrare. Puoi accedere e iniziare il questionario quando vuoi.',
    ],
    button: 'Accedi',
    closing,
  },
  school_refused: {
    subject: 'Il tuo account è stato eliminato',
    greeting,
    paragraphs: [
      'La tua scuola non ti ha fatto entrare. Perciò il tuo account e tutto ciò che avevamo su di te sono stati eliminati.',
      'Se vuoi sapere perché, chiedi al tuo insegnante.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'Ora fai parte di {{institution}}',
    greeting,
    paragraphs: [
      'su Quartet ora fai parte di {{institution}} e il tuo accesso viene da lì. Chi la gestisce vede il tuo nome e a che punto sei. I tuoi punteggi si vedono solo se sei d’accordo.',
      'Se il tuo piano si rinnovava da solo, abbiamo sospeso il rinnovo.',
    ],
    button: 'Guarda la mia organizzazione',
    closing,
  },
  institution_left: {
    subject: 'Hai lasciato {{institution}}',
    greeting,
    paragraphs: [
      'su Quartet non fai più parte di {{institution}}. Lì non si vede più nulla di te, e tutto quello che hai fatto resta tuo.',
      'Se non hai un piano tuo, puoi usare tutto ancora per 14 giorni.',
    ],
    button: 'Guarda come continuare',
    closing,
  },
  seat_offered: {
    subject: 'C’è un posto per te in {{institution}}',
    greeting,
    paragraphs: [
      'eri nella lista d’attesa di {{institution}}. Ora un posto è riservato a te fino al {{date}}.',
      'Se non lo prendi entro quel giorno, passa alla persona successiva.',
    ],
    button: 'Prendi il posto',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} ti seguirà',
    greeting,
    paragraphs: [
      '{{facilitator}} ora ti segue su Quartet. Vede i tuoi punteggi e il tuo profilo solo se sei d’accordo.',
    ],
    button: 'Decidi che cosa si vede',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet questa settimana: {{institution}}',
    greeting,
    paragraphs: [
      'Ecco a che punto sono questa settimana le persone di {{institution}}.',
      'Questionario compilato: {{inventory}} su {{people}}',
      'Profilo personalizzato: {{profile}} su {{people}}',
      'Almeno un compito decodificato: {{decoded}} su {{people}}',
      'In un team: {{team}} su {{people}}',
    ],
    button: 'Apri la panoramica',
    closing: [
      'Puoi disattivare questa email settimanale nel tuo account, in «Notifiche».',
      ...closing,
    ],
  },
  admissions_waiting: {
    subject: 'Alunni in attesa di entrare ({{count}})',
    greeting,
    paragraphs: [
      'La tua scuola dà il consenso per i suoi alunni. Perciò qualcuno deve confermare per nome che sono vostri, prima che il loro account si apra. In attesa ora: {{count}}.',
      'Fai entrare chi conosci e rifiuta gli altri. Senza risposta un account viene eliminato dopo 14 giorni.',
    ],
    button: 'Vedi chi è in attesa',
    closing,
  },
  erasure_ordered: {
    subject: 'Il tuo account Quartet è stato chiuso e sarà eliminato il {{date}}',
    greeting,
    paragraphs: [
      'Il tuo account è stato chiuso. Il {{date}} verrà eliminato, con le tue risposte, i tuoi risultati e tutto ciò che hai scritto. Fino ad allora nessuno può accedervi.',
      'Il motivo che ci è stato indicato: {{reason}}',
      'Se hai una domanda, o pensi che sia un errore, rivolgiti a {{contact}} prima di quel giorno: fino ad allora l’account può essere riaperto con tutto ciò che contiene.',
    ],
    reasons: {
      left: 'non fa più parte di questa scuola o di questo ente.',
      asked: 'è stato richiesto.',
      mistake: 'l’account era stato creato per errore.',
      other: 'un altro motivo; chiedere per saperne di più.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'L’account Quartet di {{name}} sarà eliminato il {{date}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Lei ha acconsentito a che {{name}} usi Quartet. Ora l’account è stato chiuso. Il {{date}} verrà eliminato, con tutto ciò che contiene.',
      'Il motivo che ci è stato indicato: {{reason}}',
      'Non deve fare nulla. Se ha una domanda, o pensa che sia un errore, si rivolga a {{contact}} prima di quel giorno: fino ad allora l’account può essere riaperto.',
    ],
    reasons: {
      left: 'non fa più parte di questa scuola o di questo ente.',
      asked: 'è stato richiesto.',
      mistake: 'l’account era stato creato per errore.',
      other: 'un altro motivo; chiedere per saperne di più.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Il tuo account Quartet resta',
    greeting,
    paragraphs: ['Il tuo account non verrà eliminato. Tutto è come prima e puoi accedere.'],
    button: 'Accedi',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'L’account Quartet di {{name}} resta',
    greeting: 'Buongiorno,',
    paragraphs: ['L’account di {{name}} non verrà eliminato. Tutto è come prima.'],
    closing,
  },
  contract_ended: {
    subject:
      'Il contratto di {{institution}} è terminato: i dati dei membri saranno eliminati il {{date}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Il contratto di {{institution}} con Quartet è terminato. Il {{date}} verranno eliminati gli account dei membri, con tutto ciò che contengono. Gli account che le persone pagano da sé restano.',
      'Prima di quel giorno scriviamo ai membri e ai genitori o tutori dei minori, così che tutti possano salvare una copia dei propri dati.',
      'Il contratto continua? Fatelo prolungare prima di quel giorno: non verrà eliminato nulla e tutti saranno avvisati.',
    ],
    button: 'Vedi l’ente',
    closing,
  },
  contract_erasure_soon: {
    subject: 'I dati dei membri di {{institution}} saranno eliminati il {{date}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Il contratto di {{institution}} con Quartet è terminato. Il {{date}} verranno eliminati gli account dei membri, con tutto ciò che contengono. Dopo quel giorno nessuno potrà recuperarli.',
      'Scriviamo ora ai membri e ai genitori o tutori dei minori, così che tutti possano salvare una copia dei propri dati.',
      'Il contratto continua? Fatelo prolungare prima di quel giorno.',
    ],
    button: 'Vedi l’ente',
    closing,
  },
  contract_continues: {
    subject: 'Il contratto di {{institution}} continua',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Il contratto di {{institution}} con Quartet continua. Gli account dei membri restano e non verrà eliminato nulla. Anche i membri già avvisati riceveranno un’e-mail.',
    ],
    button: 'Accedi',
    closing,
  },
  contract_erasure: {
    subject: 'Il tuo account Quartet sarà eliminato il {{date}}',
    greeting,
    paragraphs: [
      'Il contratto di {{institution}} con Quartet è terminato. Per questo il tuo account verrà eliminato il {{date}}, con le tue risposte, i tuoi risultati e tutto ciò che hai scritto.',
      'Se vuoi conservare i tuoi dati, salvane una copia prima di quel giorno: accedi, apri «I tuoi dati» e scegli «Prepara i miei dati».',
      'Se hai una domanda, rivolgiti a {{institution}}.',
    ],
    button: 'Salva i miei dati',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'L’account Quartet di {{name}} sarà eliminato il {{date}}',
    greeting: 'Buongiorno,',
    paragraphs: [
      'Lei ha acconsentito che {{name}} usi Quartet. Il contratto di {{institution}} con Quartet è terminato. Per questo l’account verrà eliminato il {{date}}, con tutto ciò che contiene.',
      'Non deve fare nulla. Se desidera conservare i dati, ne salvi una copia prima di quel giorno: con il link della nostra e-mail più recente che ne conteneva uno, oppure {{name}} dopo l’accesso, in «I tuoi dati».',
    ],
    closing,
  },
  export_ready: {
    subject: 'I tuoi dati sono pronti',
    greeting,
    paragraphs: [
      'Hai chiesto tutto ciò che Quartet conserva su di te. È pronto: un file con una pagina da leggere e stampare e gli stessi dati per i programmi.',
      'Lo trovi in «I tuoi dati» dopo l’accesso. Resta lì per 7 giorni.',
    ],
    button: 'Scarica i miei dati',
    closing: ['Se non sei stato tu a chiederlo, cambia la password, per favore.', ...closing],
  },
  roles_changed: {
    subject: 'I tuoi ruoli in Quartet sono cambiati',
    greeting,
    paragraphs: [
      'Una persona che si occupa del tuo account ha cambiato i tuoi ruoli in Quartet. Che cosa è diverso lo leggi in «Notifiche».',
      'Se hai domande, rivolgiti all’amministrazione.',
    ],
    button: 'Vedi che cosa è cambiato',
    closing: ['Puoi disattivare questa email nel tuo account, in «Notifiche».', ...closing],
  },
  retake_due: {
    subject: 'Puoi rifare il questionario',
    greeting,
    paragraphs: [
      'Sono passati tre mesi dall’ultimo questionario. Se vuoi, rifallo e guarda che cosa risponderesti oggi.',
      'Non è un esame e non c’è fretta.',
    ],
    button: 'Apri il mio profilo',
    closing: [
      'Ricevi questa email perché hai permesso i promemoria. Puoi disattivarli nel tuo account, in «Notifiche».',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'Il tuo questionario ti aspetta',
    greeting,
    paragraphs: [
      'Non hai ancora finito il questionario su come impari. Richiede circa 20 minuti e puoi fermarti quando vuoi.',
      'Non è un esame: non ci sono risposte giuste o sbagliate.',
    ],
    button: 'Apri il questionario',
    closing: ['Puoi disattivare questi promemoria nel tuo account, in «Notifiche».', ...closing],
  },
  retake_offered: {
    subject: 'Puoi rifare il questionario',
    greeting,
    paragraphs: [
      'Ti invitiamo a rifare il questionario su come impari. Alcune risposte hanno reso un po’ meno sicuro il tuo ultimo risultato.',
      'Non è un esame e non hai sbagliato nulla. Scegli un momento tranquillo; fino ad allora vale il tuo ultimo risultato.',
    ],
    button: 'Apri il mio profilo',
    closing: ['Puoi disattivare questa email nel tuo account, in «Notifiche».', ...closing],
  },
  // money
  trial_ending: {
    subject: 'La tua prova gratuita finisce il {{day}}',
    greeting,
    paragraphs: [
      'La tua prova gratuita finisce il {{day}}. Il tuo abbonamento si rinnova in automatico, quindi quel giorno addebiteremo {{amount}} sulla tua carta.',
      'Se non vuoi, disdici prima: non paghi nulla e l’accesso semplicemente finisce.',
    ],
    button: 'Apri il mio abbonamento',
    closing,
  },
  renewal_coming: {
    subject: 'Il tuo abbonamento si rinnova il {{day}}',
    greeting,
    paragraphs: [
      'Il tuo abbonamento si rinnova il {{day}}. Quel giorno addebiteremo {{amount}} sulla tua carta.',
      'Se non vuoi, disdici prima. Fino ad allora il tuo accesso resta.',
    ],
    button: 'Apri il mio abbonamento',
    closing,
  },
  access_ending: {
    subject: 'Il tuo accesso finisce il {{day}}',
    greeting,
    paragraphs: [
      'Il tuo accesso finisce il {{day}} e non verrà addebitato nulla. Se vuoi continuare, rinnova l’abbonamento quando preferisci: il tempo che ti resta si aggiunge.',
    ],
    button: 'Rinnova il mio abbonamento',
    closing,
  },
  access_expired: {
    subject: 'Il tuo accesso è finito',
    greeting,
    paragraphs: [
      'Il tuo abbonamento è finito. Puoi ancora leggere la tua etichetta, i tuoi punteggi e i tuoi dati.',
      'Se vuoi usare di nuovo tutto il resto, rinnova l’abbonamento.',
    ],
    button: 'Rinnova il mio abbonamento',
    closing,
  },
  payment_receipt: {
    subject: 'Ricevuta del tuo pagamento',
    greeting,
    paragraphs: [
      'Grazie. Abbiamo ricevuto il tuo pagamento di {{amount}}. Il numero della ricevuta è {{number}}.',
      'Il tuo accesso ora dura fino al {{day}}. Trovi tutte le ricevute nella pagina dell’abbonamento.',
    ],
    button: 'Apri il mio abbonamento',
    closing,
  },
  payment_failed: {
    subject: 'Il tuo pagamento non è riuscito',
    greeting,
    paragraphs: [
      'Non siamo riusciti ad addebitare {{amount}} sulla tua carta. {{reason}}',
      'Il tuo accesso resta fino al {{day}}. Fino ad allora riproveremo; puoi anche pagare subito o salvare un’altra carta.',
    ],
    button: 'Paga ora',
    closing,
    reasons: {
      card_declined: 'La tua banca ha rifiutato la carta.',
      card_expired: 'La carta è scaduta.',
      confirmation_needed: 'La tua banca vuole che tu confermi il pagamento.',
      not_completed: 'Il pagamento non è stato completato.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: '{{sender}} vuole averti tra i contatti',
    greeting,
    paragraphs: [
      '{{sender}} ti ha inviato una richiesta di contatto.',
      'I contatti possono lavorare insieme nei team, e ognuno vede ciò che l’altro scrive di sé. Decidi tu se accettare.',
    ],
    button: 'Guarda la richiesta',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} è ora tra i tuoi contatti',
    greeting,
    paragraphs: ['{{sender}} ha accettato: ora siete in contatto.'],
    button: 'Guarda i miei contatti',
    closing,
  },
  contact_invitation: {
    subject: '{{sender}} vuole averti tra i suoi contatti su Quartet',
    greeting,
    paragraphs: [
      '{{sender}} vuole averti tra i suoi contatti su Quartet.',
      'Con il link puoi accettare o rifiutare. Vale 14 giorni, e aprirlo non decide nulla.',
      'Se la pagina chiede un codice, scrivi questo:',
    ],
    button: 'Guarda l’invito',
    closing,
  },
  contact_invitation_new: {
    subject: '{{sender}} ti invita su Quartet',
    greeting: 'Ciao,',
    paragraphs: [
      '{{sender}} usa Quartet e vuole averti lì tra i suoi contatti.',
      'Se vuoi, crea un account con questo indirizzo: il link vale 14 giorni. Se non fai nulla, non succede nulla.',
    ],
    button: 'Crea un account',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: '{{sender}} ti invita nel team «{{team}}»',
    greeting,
    paragraphs: [
      '{{sender}} vuole lavorare con te su Quartet, nel team «{{team}}».',
      'Con il link leggi che cosa vedrebbe di te il team. Poi puoi accettare o rifiutare. Vale 14 giorni, e aprirlo non decide nulla.',
      'Se la pagina chiede un codice, scrivi questo:',
    ],
    button: 'Guarda l’invito',
    closing,
  },
  team_invitation_new: {
    subject: '{{sender}} ti invita nel team «{{team}}»',
    greeting: 'Ciao,',
    paragraphs: [
      '{{sender}} usa Quartet e vuole lavorare lì con te, nel team «{{team}}».',
      'Se vuoi, crea un account con questo indirizzo: il link vale 14 giorni. Il team non vede nulla di te finché non accetti. Se non fai nulla, non succede nulla.',
    ],
    button: 'Crea un account',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'Il tuo team «{{team}}» è partito',
    greeting,
    paragraphs: [
      'Il tuo team «{{team}}» può partire.',
      'Nella sua pagina trovi gli schemi di tutti, che cosa portate e di che cosa avete bisogno. Lì puoi anche scrivere come lavorerai con questo team.',
    ],
    button: 'Guarda il team',
    closing,
  },
  team_started_leader: {
    subject: 'Il tuo team «{{team}}» è partito',
    greeting,
    paragraphs: [
      'Il tuo team «{{team}}» può partire.',
      'Guardate insieme i vostri schemi. Poi tu, che guidi il team, puoi scrivere la sua dichiarazione: chi va avanti in quale schema e come decidete.',
    ],
    button: 'Guarda il team',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} ti invita nella sua famiglia su Quartet',
    greeting: 'Ciao,',
    paragraphs: [
      '{{sender}} ha un piano famiglia su Quartet e vorrebbe averti nella famiglia “{{family}}”. Per te è gratis.',
      'Segui il link per registrarti come membro. Se hai già un account, accedi e apri la pagina della famiglia. Questo è il codice della famiglia:',
    ],
    button: 'Entra nella famiglia',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'Non fai più parte della famiglia “{{family}}”',
    greeting,
    paragraphs: [
      'Non fai più parte della famiglia “{{family}}” su Quartet. Il tuo account e tutto ciò che contiene restano tuoi.',
      'Puoi usare tutto fino al {{date}}. Dopo potrai ancora leggere il tuo profilo, e un piano tuo riaprirà il resto.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'Cambia ciò che la famiglia vede di {{member}}',
    greeting,
    paragraphs: [
      '{{member}} ha qualche anno in più. Da ora chi gestisce la famiglia su Quartet vede meno dati di {{member}}, che decide di più per conto proprio.',
      'La pagina della famiglia dice esattamente chi vede che cosa.',
    ],
    button: 'Vedi la famiglia',
    closing,
  },
  tasks_assigned: {
    subject: '{{sender}} ha qualcosa di nuovo per te',
    greeting,
    paragraphs: ['{{sender}} ha messo qualcosa di nuovo nel tuo elenco dei compiti:'],
    more: { one: 'e un altro', other: 'e altri {{count}}' },
    button: 'Guarda i miei compiti',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Novità nel tuo elenco dei compiti',
    greeting,
    paragraphs: ['Nel tuo elenco dei compiti c’è qualcosa di nuovo:'],
    more: { one: 'e un altro', other: 'e altri {{count}}' },
    button: 'Guarda i miei compiti',
    closing,
  },
  team_task_added: {
    subject: 'Nuovo compito per il tuo team',
    greeting,
    paragraphs: ['Per uno dei tuoi team c’è un nuovo compito:'],
    button: 'Guarda il compito',
    closing,
  },
} as const satisfies Record<MailName, MailText>
