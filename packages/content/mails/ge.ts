import type { mails as english } from './en.ts'
import type { MailText } from './mail.ts'

const greeting = 'Hallo {{first_name}},'
const closing = ['Viele Grüße', 'Quartet']

export const mails = {
  verify_code: {
    subject: 'Dein Code für Quartet',
    greeting: 'Hallo,',
    paragraphs: ['bitte gib diesen Code ein, um deine Adresse zu bestätigen. Er gilt 30 Minuten.'],
    closing: ['Wenn du keinen Code angefordert hast, kannst du diese E-Mail ignorieren.', ...closing],
  },
  welcome: {
    subject: 'Willkommen bei Quartet',
    greeting,
    paragraphs: [
      'deine Adresse ist bestätigt und dein Konto ist bereit.',
      'Als Nächstes kommt der Fragebogen: 28 kurze Aussagen und drei offene Fragen. Er ist kein Test und dauert etwa 10 Minuten. Such dir dafür einen Moment, in dem du ausgeruht bist.',
    ],
    button: 'Fragebogen beginnen',
    closing,
  },
  password_reset: {
    subject: 'Neues Passwort für Quartet festlegen',
    greeting,
    paragraphs: ['mit diesem Link kannst du ein neues Passwort festlegen. Er funktioniert nur einmal und gilt eine Stunde.'],
    button: 'Neues Passwort festlegen',
    closing: ['Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.', ...closing],
  },
  password_changed: {
    subject: 'Dein Passwort für Quartet wurde geändert',
    greeting,
    paragraphs: [
      'das Passwort deines Kontos wurde gerade geändert, und alle Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, leg sofort ein neues Passwort fest: mit „Passwort vergessen?“ auf der Anmeldeseite.',
    ],
    button: 'Anmelden',
    closing,
  },
  already_registered: {
    subject: 'Du hast schon ein Konto bei Quartet',
    greeting,
    paragraphs: [
      'jemand hat versucht, sich mit dieser Adresse zu registrieren, wahrscheinlich du selbst. Zu dieser Adresse gibt es schon ein Konto, deshalb haben wir kein zweites angelegt.',
      'Melde dich mit deinem Passwort an oder leg ein neues fest: mit „Passwort vergessen?“ auf der Anmeldeseite.',
    ],
    button: 'Anmelden',
    closing: ['Wenn du das nicht warst, musst du nichts tun.', ...closing],
  },
} as const satisfies Record<keyof typeof english, MailText>
