import type { mails as english } from './en.ts'
import type { MailText } from './mail.ts'

const greeting = 'Ciao {{first_name}},'
const closing = ['Un saluto', 'Quartet']

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
  password_reset: {
    subject: 'Scegli una nuova password per Quartet',
    greeting,
    paragraphs: ['Con questo link puoi scegliere una nuova password. Puoi usarlo una volta sola, entro un’ora.'],
    button: 'Scegli una nuova password',
    closing: ['Se non l’hai chiesto tu, puoi ignorare questa email: la tua password resta com’è.', ...closing],
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
} as const satisfies Record<keyof typeof english, MailText>
