import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Hallo {{first_name}},'
const closing = ['Viele Grüße', 'Quartet']

/** Below every mail. */
export const footer =
  'Quartet hilft dir zu sehen, wie du an Aufgaben herangehst und was eine Aufgabe von dir verlangt.'

// shared by the mails with which people share something
const onlyForYou = 'Der Anhang ist nur für dich bestimmt. Bitte gib ihn nicht weiter.'
const fromSender = '{{sender}} schreibt dir dazu:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'Diese E-Mail kommt ein einziges Mal, weil {{sender}} deine Adresse bei {{site}} eingegeben hat. Wenn du die Person nicht kennst, lösche sie bitte. Wenn du solche E-Mails nicht möchtest, wende dich bitte an {{contact}}.',
  staff:
    'Diese E-Mail kommt ein einziges Mal, weil du in deiner Einrichtung für {{person}} zuständig bist.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'Antworten gehen an {{sender}}.',
  nobody: 'Antworten auf diese E-Mail kommen bei {{sender}} nicht an. Besser ist ein Gespräch.',
}

export const mails = {
  verify_code: {
    subject: 'Dein Code für Quartet',
    greeting: 'Hallo,',
    paragraphs: ['bitte gib diesen Code ein, um deine Adresse zu bestätigen. Er gilt 30 Minuten.'],
    closing: [
      'Wenn du keinen Code angefordert hast, kannst du diese E-Mail ignorieren.',
      ...closing,
    ],
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
  invited: {
    subject: 'Für dich wurde ein Konto bei Quartet angelegt',
    greeting,
    paragraphs: [
      'Jemand, der Quartet verwaltet, hat ein Konto für dich angelegt. Mit diesem Link wählst du dein Passwort. Er gilt einmal, innerhalb von sieben Tagen.',
    ],
    button: 'Passwort wählen',
    closing: [
      'Wenn du das nicht erwartet hast, musst du nichts tun: Ohne den Link kommt niemand hinein.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Neues Passwort für Quartet festlegen',
    greeting,
    paragraphs: [
      'mit diesem Link kannst du ein neues Passwort festlegen. Er funktioniert nur einmal und gilt eine Stunde.',
    ],
    button: 'Neues Passwort festlegen',
    closing: [
      'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
      ...closing,
    ],
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
  account_deletion_scheduled: {
    subject: 'Dein Konto bei Quartet wird am {{date}} gelöscht',
    greeting,
    paragraphs: [
      'du hast dein Konto lange nicht benutzt. Wir behalten ein Konto nur, solange es benutzt wird. Deshalb wird deines am {{date}} gelöscht, mit deinen Antworten, deinen Ergebnissen und deinen eigenen Aussagen.',
      'Wenn du es behalten möchtest, melde dich vor diesem Tag einmal an. Wenn du es nicht mehr brauchst, musst du nichts tun.',
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
  // consent: to parents and guardians (formal address), and to the young person waiting for them
  consent_request: {
    subject: 'Ihre Zustimmung wird erbeten',
    greeting: 'Guten Tag,',
    paragraphs: [
      'ein junger Mensch, der sich {{name}} nennt, möchte Quartet nutzen und hat uns Ihre Adresse als die eines Elternteils oder einer sorgeberechtigten Person genannt.',
      'Quartet begleitet beim Lernen: Es stellt 28 kurze Aussagen und drei offene Fragen und zeigt, wie jemand meistens an Aufgaben herangeht. Es ist kein Test.',
      'Dort, wo Sie leben, muss zuerst ein Elternteil oder eine sorgeberechtigte Person zustimmen. Hinter dem Link lesen Sie, was gespeichert würde und wer es sähe. Dann stimmen Sie zu oder lehnen ab. Den Link zu öffnen entscheidet noch nichts.',
    ],
    button: 'Lesen und entscheiden',
    closing: [
      'Der Link gilt 14 Tage. Ohne Antwort wird alles zu dieser Anfrage gelöscht. Wenn Sie die Person nicht kennen, lehnen Sie ab oder tun Sie nichts.',
      'Bitte geben Sie diese E-Mail nicht an den jungen Menschen weiter: Die Entscheidung liegt bei Ihnen.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Ihre Zustimmung wird erbeten',
    greeting: 'Guten Tag,',
    paragraphs: [
      'ein junger Mensch, der sich {{name}} nennt, möchte Quartet mit {{institution}} nutzen und hat uns Ihre Adresse als die eines Elternteils oder einer sorgeberechtigten Person genannt.',
      'Quartet begleitet beim Lernen: Es stellt 28 kurze Aussagen und drei offene Fragen und zeigt, wie jemand meistens an Aufgaben herangeht. Es ist kein Test.',
      'Zuerst muss ein Elternteil oder eine sorgeberechtigte Person zustimmen. Hinter dem Link lesen Sie, was gespeichert würde und wer es sähe. Dann stimmen Sie zu oder lehnen ab. Den Link zu öffnen entscheidet noch nichts.',
    ],
    button: 'Lesen und entscheiden',
    closing: [
      'Der Link gilt 14 Tage. Ohne Antwort wird alles zu dieser Anfrage gelöscht. Wenn Sie die Person nicht kennen, lehnen Sie ab oder tun Sie nichts.',
      'Bitte geben Sie diese E-Mail nicht an den jungen Menschen weiter: Die Entscheidung liegt bei Ihnen.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Danke für Ihre Zustimmung',
    greeting: 'Guten Tag,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet nutzt. Das Konto ist jetzt offen.',
      'Bitte bewahren Sie diese E-Mail auf. Über den Link können Sie nachlesen, wozu Sie zugestimmt haben, sehen und sichern, was Quartet über {{name}} aufbewahrt, und Ihre Zustimmung jederzeit zurücknehmen. Nach 30 Tagen bietet der Link an, Ihnen einen neuen zu schicken.',
    ],
    button: 'Zustimmung ansehen oder zurücknehmen',
    closing,
  },
  joining_request: {
    subject: '{{name}} möchte einer Einrichtung beitreten',
    greeting: 'Guten Tag,',
    paragraphs: [
      '{{name}} hat mit Ihrer Zustimmung ein Konto bei Quartet und möchte dort {{institution}} beitreten.',
      'Darüber entscheiden Sie. Hinter dem Link lesen Sie, wer was sehen würde. Dann stimmen Sie zu oder lehnen ab. Den Link zu öffnen entscheidet noch nichts.',
    ],
    button: 'Lesen und entscheiden',
    closing: [
      'Der Link gilt 14 Tage. Wenn Sie ablehnen oder nicht antworten, tritt {{name}} nicht bei, und das Konto bleibt, wie es ist.',
      'Bitte leiten Sie diese E-Mail nicht an {{name}} weiter: Die Entscheidung liegt bei Ihnen.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Danke für Ihre Zustimmung',
    greeting: 'Guten Tag,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} bei Quartet {{institution}} beitritt.',
      'Bitte bewahren Sie diese E-Mail auf. Über den Link können Sie die Mitgliedschaft jederzeit beenden. Das Konto selbst bleibt.',
    ],
    button: 'Zustimmung ansehen oder zurücknehmen',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Danke für Ihre Zustimmung',
    greeting: 'Guten Tag,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet nutzt. Das Konto ist bereit: {{name}} meldet sich mit der Adresse {{email}} und dem Passwort an, das Sie festgelegt haben.',
      'Bitte bewahren Sie diese E-Mail auf. Über den Link können Sie nachlesen, wozu Sie zugestimmt haben, sehen und sichern, was Quartet über {{name}} aufbewahrt, und Ihre Zustimmung jederzeit zurücknehmen. Nach 30 Tagen bietet der Link an, Ihnen einen neuen zu schicken.',
    ],
    button: 'Zustimmung ansehen oder zurücknehmen',
    closing,
  },
  consent_address_taken: {
    subject: 'Noch ein Schritt: eine andere Adresse ist nötig',
    greeting: 'Guten Tag,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet nutzt. Das Konto konnte noch nicht angelegt werden: Die Adresse {{email}} gehört schon zu einem Konto, und jedes Konto braucht eine eigene.',
      'Bitte öffnen Sie den Link noch einmal, wählen Sie eine andere Adresse und stimmen Sie erneut zu. Bis dahin wird nichts angelegt.',
    ],
    button: 'Andere Adresse wählen',
    closing,
  },
  guardian_link: {
    subject: 'Ihr neuer Link zum Konto von {{name}}',
    greeting: 'Hallo,',
    paragraphs: [
      'Hier ist der neue Link, um den Sie gebeten haben. Damit sehen Sie, was Quartet über {{name}} aufbewahrt, können eine Kopie sichern und Ihre Zustimmung zurücknehmen. Er gilt 30 Tage; der frühere gilt nicht mehr.',
    ],
    button: 'Seite öffnen',
    closing: [
      'Wenn nicht Sie darum gebeten haben, müssen Sie nichts tun. Bitte geben Sie diese E-Mail nicht weiter.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'Sie haben Ihre Zustimmung zurückgenommen',
    greeting: 'Guten Tag,',
    paragraphs: [
      'Sie haben Ihre Zustimmung für {{name}} zurückgenommen. Das Konto ist geschlossen, alle Geräte wurden abgemeldet, und in keiner Schule oder Einrichtung sieht noch jemand die Werte.',
      'Innerhalb von 14 Tagen können Sie mit demselben Link wieder zustimmen. Danach werden das Konto und alles darin gelöscht.',
    ],
    button: 'Nachlesen oder wieder zustimmen',
    closing,
  },
  teen_consent_given: {
    subject: 'Dein Konto ist offen',
    greeting,
    paragraphs: [
      'gute Nachricht: Deine Eltern oder Sorgeberechtigten haben zugestimmt. Melde dich an und beginne mit dem Fragebogen, wann du möchtest.',
    ],
    button: 'Anmelden',
    closing,
  },
  teen_consent_refused: {
    subject: 'Dein Konto wurde gelöscht',
    greeting,
    paragraphs: [
      'deine Eltern oder Sorgeberechtigten haben nicht zugestimmt, dass du Quartet nutzt. Deshalb wurden dein Konto und alles, was wir über dich hatten, gelöscht.',
      'Wenn du wissen möchtest, warum, sprich am besten mit ihnen. Später bist du gern wieder willkommen.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}} teilt ein Lernprofil mit dir',
    greeting: 'Hallo,',
    paragraphs: [
      '{{from}} schickt dir das eigene Lernprofil aus Quartet. Du findest es in der angehängten Datei.',
      'Es beschreibt, wie {{sender}} nach eigenen Worten Aufgaben meistens angeht, in vier Mustern. Es ist ein Anfang für ein Gespräch und für die Planung und kann sich mit der Zeit und der Umgebung ändern. Es ist kein Test und sagt nichts über Fähigkeiten.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}} teilt das Lernprofil von {{person}} mit dir',
    greeting: 'Hallo,',
    paragraphs: [
      '{{from}} schickt dir das Lernprofil von {{person}} aus Quartet. Du findest es in der angehängten Datei.',
      'Es beschreibt, wie {{person}} nach eigenen Worten Aufgaben meistens angeht, in vier Mustern. Es ist ein Anfang für ein Gespräch und für die Planung und kann sich mit der Zeit und der Umgebung ändern. Es ist kein Test und sagt nichts über Fähigkeiten.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}} teilt eine Aufgabe mit dir',
    greeting: 'Hallo,',
    paragraphs: [
      '{{from}} schickt dir eine Aufgabe mit den eigenen Strategien dafür aus Quartet. Du findest sie in der angehängten Datei.',
      'Die vier Muster darin beschreiben, wie {{sender}} nach eigenen Worten Aufgaben meistens angeht. Sie sind kein Test und sagen nichts über Fähigkeiten.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}} teilt eine Aufgabe von {{person}} mit dir',
    greeting: 'Hallo,',
    paragraphs: [
      '{{from}} schickt dir eine Aufgabe von {{person}} mit den Strategien dafür aus Quartet. Du findest sie in der angehängten Datei.',
      'Die vier Muster darin beschreiben, wie {{person}} nach eigenen Worten Aufgaben meistens angeht. Sie sind kein Test und sagen nichts über Fähigkeiten.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}} teilt ein Arbeitsprofil mit dir',
    greeting: 'Hallo,',
    paragraphs: [
      '{{from}} schickt dir das eigene persönliche Arbeitsprofil aus Quartet. Du findest es in der angehängten Datei.',
      'Es beschreibt, wie {{sender}} nach eigenen Worten Aufgaben meistens angeht, in vier Mustern, und was {{sender}} über das Arbeiten mit anderen sagen möchte. Es kann sich mit der Zeit und der Umgebung ändern. Es vergleicht Gewohnheiten, nicht Können, und darf nicht dazu dienen, Menschen in eine Rangfolge zu bringen oder zu entscheiden, wer eingestellt wird.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: '{{sender}} möchte Ihnen etwas aus Quartet zeigen',
    greeting: 'Guten Tag,',
    paragraphs: [
      '{{from}} möchte Ihnen eine Seite über die eigene Art zeigen, an Aufgaben heranzugehen. Sie finden sie im Anhang.',
      'Sie ist ein guter Anfang für ein Gespräch und kann sich mit der Zeit und der Umgebung ändern. Sie ist kein Test und sagt nichts über Fähigkeiten.',
      'Der Anhang ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
    ],
    message: fromSender,
    closing: [
      'Diese E-Mail kommt ein einziges Mal, weil Sie dem Konto von {{person}} bei {{site}} zugestimmt haben. Wenn das ein Irrtum ist, wenden Sie sich bitte an {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: '{{sender}} möchte Ihnen etwas aus Quartet zeigen',
    greeting: 'Guten Tag,',
    paragraphs: [
      '{{from}} möchte Ihnen eine Seite darüber zeigen, wie {{person}} an Aufgaben herangeht. Sie finden sie im Anhang.',
      'Sie ist ein guter Anfang für ein Gespräch und kann sich mit der Zeit und der Umgebung ändern. Sie ist kein Test und sagt nichts über Fähigkeiten.',
      'Der Anhang ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
    ],
    message: fromSender,
    closing: [
      'Diese E-Mail kommt ein einziges Mal, weil Sie dem Konto von {{person}} bei {{site}} zugestimmt haben. Wenn das ein Irrtum ist, wenden Sie sich bitte an {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'Dein Passwort für Quartet wurde geändert',
    greeting,
    paragraphs: [
      'Das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, setze auf der Anmeldeseite mit „Passwort vergessen?“ sofort ein neues.',
    ],
    button: 'Anmelden',
    closing,
  },
  password_set: {
    subject: 'Für dein Konto bei Quartet wurde ein Einmalpasswort gesetzt',
    greeting,
    paragraphs: [
      'Jemand von der Verwaltung hat gerade ein Einmalpasswort für dein Konto gesetzt, und alle Geräte wurden abgemeldet.',
      'Es gilt einmal, bis {{date}}: Wer sich damit anmeldet, muss ein neues Passwort wählen und sieht vorher nichts von dir.',
      'Wenn du nicht darum gebeten hast, setze auf der Anmeldeseite mit „Passwort vergessen?“ ein eigenes und frage bei der Verwaltung nach.',
    ],
    button: 'Anmelden',
    closing,
  },
  sign_in_linked: {
    subject: 'Ein neuer Weg, dich bei Quartet anzumelden',
    greeting,
    paragraphs: [
      'Du kannst dich jetzt auch mit dem Konto {{email}} eines anderen Dienstes anmelden.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  sign_in_unlinked: {
    subject: 'Ein Weg zur Anmeldung bei Quartet wurde entfernt',
    greeting,
    paragraphs: [
      'Das Konto {{email}} eines anderen Dienstes öffnet dein Konto bei Quartet nicht mehr.',
      'Vielleicht hast du oder deine Einrichtung die Verknüpfung entfernt. Melde dich mit E-Mail-Adresse und Passwort an; wenn du keins hast, wähle „Passwort vergessen?“. Deine Ergebnisse sind noch da.',
      'Wenn du nicht weißt, warum sie entfernt wurde, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  second_factor_added: {
    subject: 'Anmeldung in zwei Schritten für dein Konto bei Quartet',
    greeting,
    paragraphs: [
      'Gerade wurde eine Authentifizierungs-App oder ein Passkey hinzugefügt. Beim Anmelden brauchst du sie von nun an zusätzlich zum Passwort.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  second_factor_removed: {
    subject: 'Anmeldung in zwei Schritten bei Quartet geändert',
    greeting,
    paragraphs: [
      'Gerade wurde eine Authentifizierungs-App oder ein Passkey entfernt. War es das letzte Verfahren, öffnet jetzt das Passwort allein dein Konto.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  second_factor_reset: {
    subject: 'Anmeldung in zwei Schritten bei Quartet ausgeschaltet',
    greeting,
    paragraphs: [
      'Die Administration hat die Anmeldung in zwei Schritten für dein Konto ausgeschaltet. Jetzt öffnet es das Passwort allein; richte sie bitte neu ein.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  second_factor_guessed: {
    subject: 'Jemand rät deine Codes für Quartet',
    greeting,
    paragraphs: [
      'Jemand hat heute dein Passwort und danach zehn falsche Codes eingegeben. Dein Konto ist noch zu.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  recovery_codes_new: {
    subject: 'Neue Wiederherstellungscodes für dein Konto bei Quartet',
    greeting,
    paragraphs: [
      'Gerade wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  recovery_code_used: {
    subject: 'Ein Wiederherstellungscode deines Kontos bei Quartet wurde benutzt',
    greeting,
    paragraphs: [
      'Gerade hat sich jemand, vermutlich du, mit deinem Passwort und einem Wiederherstellungscode angemeldet. Übrige Codes: {{count}}.',
      'Wenn du das nicht warst, ändere sofort dein Passwort und sieh auf dieser Seite nach.',
    ],
    button: 'Sicherheit öffnen',
    closing,
  },
  email_changed: {
    subject: 'Deine E-Mail-Adresse für Quartet wurde geändert',
    greeting,
    paragraphs: [
      'Dein Konto verwendet jetzt eine andere E-Mail-Adresse: {{name}}. Diese Nachricht geht an die bisherige.',
      'Wenn du das nicht warst, wende dich bitte sofort an die Betreiber dieser Seite.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'Diese Adresse hat schon ein Konto bei Quartet',
    greeting,
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Konto bei Quartet verwenden. Sie hat schon eines, deshalb wurde nichts geändert.',
    ],
    button: 'Anmelden',
    closing: ['Wenn du das nicht warst, musst du nichts tun.', ...closing],
  },
  one_time_password_used: {
    subject: 'Das Einmalpasswort für dein Konto bei Quartet wurde benutzt',
    greeting,
    paragraphs: [
      'Gerade hat sich jemand mit dem Einmalpasswort angemeldet, das {{name}} für dich gesetzt hatte, und damit ein neues Passwort gewählt.',
      'Wenn du das nicht warst, setze auf der Anmeldeseite mit „Passwort vergessen?“ sofort ein neues und sag deiner Schule oder Einrichtung Bescheid.',
    ],
    button: 'Anmelden',
    closing,
  },
  account_deletion_asked: {
    subject: 'Dein Konto bei Quartet wird am {{date}} gelöscht',
    greeting,
    paragraphs: [
      'Du hast darum gebeten, dein Konto zu löschen. Am {{date}} verschwindet es mit deinen Antworten, deinen Ergebnissen und allem, was du geschrieben hast.',
      'Bis dahin kannst du es dir anders überlegen: Melde dich an und wähle „Mein Konto behalten“.',
      'Wenn du das nicht warst, melde dich an, behalte dein Konto und ändere dein Passwort.',
    ],
    button: 'Mein Konto behalten',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'Das Konto von {{name}} bei Quartet wird am {{date}} gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet benutzt. {{name}} hat nun darum gebeten, das Konto zu löschen. Am {{date}} verschwindet es mit allem, was darin ist.',
      'Sie müssen nichts tun. Wenn das Konto bleiben soll, kann {{name}} sich bis dahin anmelden und „Mein Konto behalten“ wählen.',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Dein Konto bei Quartet bleibt',
    greeting,
    paragraphs: [
      'Du hast es dir anders überlegt: Dein Konto wird nicht gelöscht, und alles darin ist, wie es war.',
    ],
    button: 'Anmelden',
    closing,
  },
  school_admitted: {
    subject: 'Dein Konto ist offen',
    greeting,
    paragraphs: [
      'Gute Nachricht: Deine Schule hat dich hereingelassen. Du kannst dich anmelden und mit dem Fragebogen beginnen, wann du möchtest.',
    ],
    button: 'Anmelden',
    closing,
  },
  school_refused: {
    subject: 'Dein Konto wurde gelöscht',
    greeting,
    paragraphs: [
      'Deine Schule hat dich nicht hereingelassen. Deshalb wurden dein Konto und alles, was wir über dich hatten, gelöscht.',
      'Wenn du wissen möchtest, warum, frage bitte deine Lehrerin oder deinen Lehrer.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'Du gehörst jetzt zu {{institution}}',
    greeting,
    paragraphs: [
      'du gehörst bei Quartet jetzt zu {{institution}} und nutzt den Zugang von dort. Wer die Einrichtung verwaltet, sieht deinen Namen und wie weit du bist. Deine Werte sieht man dort nur, wenn du zustimmst.',
      'Falls sich dein eigener Plan verlängert hätte, haben wir das angehalten.',
    ],
    button: 'Meine Einrichtung ansehen',
    closing,
  },
  institution_left: {
    subject: 'Du hast {{institution}} verlassen',
    greeting,
    paragraphs: [
      'du gehörst bei Quartet nicht mehr zu {{institution}}. Dort sieht man nichts mehr von dir, und alles, was du gemacht hast, bleibt bei dir.',
      'Wenn du keinen eigenen Plan hast, kannst du noch 14 Tage lang alles nutzen.',
    ],
    button: 'Ansehen, wie es weitergeht',
    closing,
  },
  seat_offered: {
    subject: 'Bei {{institution}} ist ein Platz für dich frei',
    greeting,
    paragraphs: [
      'du standest auf der Warteliste von {{institution}}. Bis {{date}} ist jetzt ein Platz für dich reserviert.',
      'Wenn du ihn bis dahin nicht nimmst, bekommt ihn die nächste Person.',
    ],
    button: 'Platz nehmen',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} begleitet dich',
    greeting,
    paragraphs: [
      '{{facilitator}} begleitet dich jetzt bei Quartet. Deine Werte und dein Profil sind dabei nur zu sehen, wenn du zustimmst.',
    ],
    button: 'Entscheiden, was zu sehen ist',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet in dieser Woche: {{institution}}',
    greeting,
    paragraphs: [
      'So weit sind die Menschen bei {{institution}} in dieser Woche.',
      'Fragebogen ausgefüllt: {{inventory}} von {{people}}',
      'Profil angepasst: {{profile}} von {{people}}',
      'Aufgabe entschlüsselt: {{decoded}} von {{people}}',
      'In einem Team: {{team}} von {{people}}',
    ],
    button: 'Übersicht öffnen',
    closing: [
      'Du kannst diese wöchentliche Mail in deinem Konto unter „Mitteilungen“ abstellen.',
      ...closing,
    ],
  },
  admissions_waiting: {
    subject: 'Schülerinnen und Schüler warten auf Einlass ({{count}})',
    greeting,
    paragraphs: [
      'Deine Schule stimmt für ihre Schülerinnen und Schüler zu. Deshalb muss jemand namentlich bestätigen, dass sie zu euch gehören, bevor ihr Konto aufgeht. Zurzeit warten: {{count}}.',
      'Lass herein, wen du kennst, und lehne alle anderen ab. Ohne Antwort wird ein Konto nach 14 Tagen gelöscht.',
    ],
    button: 'Zeigen, wer wartet',
    closing,
  },
  erasure_ordered: {
    subject: 'Dein Konto bei Quartet wurde geschlossen und wird am {{date}} gelöscht',
    greeting,
    paragraphs: [
      'Dein Konto wurde geschlossen. Am {{date}} wird es gelöscht, mit deinen Antworten, deinen Ergebnissen und allem, was du geschrieben hast. Bis dahin kann sich niemand damit anmelden.',
      'Als Grund wurde uns genannt: {{reason}}',
      'Wenn du eine Frage hast oder das für einen Irrtum hältst, wende dich bitte vor diesem Tag an {{contact}}: So lange lässt sich das Konto mit allem, was darin ist, wieder öffnen.',
    ],
    reasons: {
      left: 'nicht mehr an dieser Schule oder Einrichtung.',
      asked: 'Es wurde darum gebeten.',
      mistake: 'Das Konto wurde versehentlich angelegt.',
      other: 'ein anderer Grund; bitte frage nach.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'Das Konto von {{name}} bei Quartet wird am {{date}} gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet nutzt. Das Konto wurde jetzt geschlossen. Am {{date}} wird es mit allem, was darin ist, gelöscht.',
      'Als Grund wurde uns genannt: {{reason}}',
      'Sie müssen nichts tun. Wenn Sie eine Frage haben oder das für einen Irrtum halten, wenden Sie sich bitte vor diesem Tag an {{contact}}: So lange lässt sich das Konto wieder öffnen.',
    ],
    reasons: {
      left: 'nicht mehr an dieser Schule oder Einrichtung.',
      asked: 'Es wurde darum gebeten.',
      mistake: 'Das Konto wurde versehentlich angelegt.',
      other: 'ein anderer Grund; bitte frage nach.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Dein Konto bei Quartet bleibt',
    greeting,
    paragraphs: [
      'Dein Konto wird doch nicht gelöscht. Alles darin ist, wie es war, und du kannst dich anmelden.',
    ],
    button: 'Anmelden',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'Das Konto von {{name}} bei Quartet bleibt',
    greeting: 'Hallo,',
    paragraphs: ['Das Konto von {{name}} wird doch nicht gelöscht. Alles darin ist, wie es war.'],
    closing,
  },
  contract_ended: {
    subject:
      'Der Vertrag von {{institution}} ist beendet: Die Daten der Mitglieder werden am {{date}} gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      'Der Vertrag von {{institution}} mit Quartet ist beendet. Am {{date}} werden die Konten der Mitglieder gelöscht, mit allem, was darin ist. Konten, die jemand selbst bezahlt, bleiben.',
      'Vor diesem Tag schreiben wir den Mitgliedern und den Sorgeberechtigten von Minderjährigen, damit alle eine Kopie der eigenen Daten sichern können.',
      'Geht der Vertrag weiter? Dann lassen Sie ihn vor diesem Tag verlängern: Es wird nichts gelöscht, und alle erfahren davon.',
    ],
    button: 'Einrichtung ansehen',
    closing,
  },
  contract_erasure_soon: {
    subject: 'Die Daten der Mitglieder von {{institution}} werden am {{date}} gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      'Der Vertrag von {{institution}} mit Quartet ist beendet. Am {{date}} werden die Konten der Mitglieder gelöscht, mit allem, was darin ist. Danach kann sie niemand zurückholen.',
      'Wir schreiben jetzt den Mitgliedern und den Sorgeberechtigten von Minderjährigen, damit alle eine Kopie der eigenen Daten sichern können.',
      'Geht der Vertrag weiter? Dann lassen Sie ihn vor diesem Tag verlängern.',
    ],
    button: 'Einrichtung ansehen',
    closing,
  },
  contract_continues: {
    subject: 'Der Vertrag von {{institution}} geht weiter',
    greeting: 'Hallo,',
    paragraphs: [
      'Der Vertrag von {{institution}} mit Quartet geht weiter. Die Konten der Mitglieder bleiben, und es wird nichts gelöscht. Wer schon eine andere Nachricht hatte, bekommt ebenfalls eine E-Mail.',
    ],
    button: 'Anmelden',
    closing,
  },
  contract_erasure: {
    subject: 'Dein Konto bei Quartet wird am {{date}} gelöscht',
    greeting,
    paragraphs: [
      'Der Vertrag von {{institution}} mit Quartet ist beendet. Deshalb wird dein Konto am {{date}} gelöscht, mit deinen Antworten, deinen Ergebnissen und allem, was du geschrieben hast.',
      'Wenn du deine Daten behalten möchtest, sichere vor diesem Tag eine Kopie: Melde dich an, öffne „Deine Daten“ und wähle „Meine Daten vorbereiten“.',
      'Wenn du eine Frage hast, wende dich bitte an {{institution}}.',
    ],
    button: 'Meine Daten sichern',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'Das Konto von {{name}} bei Quartet wird am {{date}} gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      'Sie haben zugestimmt, dass {{name}} Quartet nutzt. Der Vertrag von {{institution}} mit Quartet ist beendet. Deshalb wird das Konto am {{date}} gelöscht, mit allem, was darin ist.',
      'Sie müssen nichts tun. Wenn Sie die Daten behalten möchten, sichern Sie vor diesem Tag eine Kopie: mit dem Link aus unserer neuesten E-Mail, die einen enthielt, oder {{name}} tut es nach der Anmeldung unter „Deine Daten“.',
    ],
    closing,
  },
  export_ready: {
    subject: 'Deine Daten sind bereit',
    greeting,
    paragraphs: [
      'Du hast um alles gebeten, was Quartet über dich aufbewahrt. Es ist bereit: eine Datei mit einer Seite zum Lesen und Drucken und denselben Daten für Programme.',
      'Du findest sie nach der Anmeldung unter „Deine Daten“. Dort liegt sie 7 Tage lang.',
    ],
    button: 'Meine Daten holen',
    closing: ['Wenn du das nicht warst, ändere bitte dein Passwort.', ...closing],
  },
  roles_changed: {
    subject: 'Deine Rollen in Quartet haben sich geändert',
    greeting,
    paragraphs: [
      'Jemand, der sich um dein Konto kümmert, hat deine Rollen in Quartet geändert. Was anders ist, liest du unter „Mitteilungen“.',
      'Wenn du Fragen hast, wende dich bitte an deine Verwaltung.',
    ],
    button: 'Ansehen, was anders ist',
    closing: ['Diese E-Mail kannst du in deinem Konto unter „Mitteilungen“ abstellen.', ...closing],
  },
  retake_due: {
    subject: 'Du kannst den Fragebogen noch einmal machen',
    greeting,
    paragraphs: [
      'Vor drei Monaten hast du den Fragebogen zuletzt gemacht. Wenn du magst, mach ihn noch einmal und sieh, was du heute antworten würdest.',
      'Es ist kein Test, und es eilt nicht.',
    ],
    button: 'Mein Profil öffnen',
    closing: [
      'Du bekommst diese E-Mail, weil du Erinnerungen erlaubt hast. Du kannst sie in deinem Konto unter „Mitteilungen“ abstellen.',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'Dein Fragebogen wartet auf dich',
    greeting,
    paragraphs: [
      'Du hast den Fragebogen dazu, wie du lernst, noch nicht abgeschlossen. Er dauert etwa 20 Minuten, und du kannst jederzeit eine Pause machen.',
      'Es ist kein Test: Es gibt keine richtigen oder falschen Antworten.',
    ],
    button: 'Fragebogen öffnen',
    closing: [
      'Du kannst diese Erinnerungen in deinem Konto unter „Mitteilungen“ abstellen.',
      ...closing,
    ],
  },
  retake_offered: {
    subject: 'Du kannst den Fragebogen noch einmal machen',
    greeting,
    paragraphs: [
      'Du bist eingeladen, den Fragebogen dazu, wie du lernst, noch einmal auszufüllen. Einige Antworten haben dein letztes Ergebnis etwas weniger sicher gemacht.',
      'Es ist kein Test, und du hast nichts falsch gemacht. Such dir einen ruhigen Moment aus; bis dahin zählt dein letztes Ergebnis.',
    ],
    button: 'Mein Profil öffnen',
    closing: ['Du kannst diese E-Mail in deinem Konto unter „Mitteilungen“ abstellen.', ...closing],
  },
  // money
  trial_ending: {
    subject: 'Deine Probezeit endet am {{day}}',
    greeting,
    paragraphs: [
      'Deine kostenlose Probezeit endet am {{day}}. Weil sich dein Abonnement automatisch verlängert, belasten wir dann deine Karte mit {{amount}}.',
      'Wenn du das nicht möchtest, kündige vor diesem Tag: Du zahlst nichts, und dein Zugang endet einfach.',
    ],
    button: 'Mein Abonnement öffnen',
    closing,
  },
  renewal_coming: {
    subject: 'Dein Abonnement verlängert sich am {{day}}',
    greeting,
    paragraphs: [
      'Dein Abonnement verlängert sich am {{day}}. Wir belasten dann deine Karte mit {{amount}}.',
      'Wenn du das nicht möchtest, kündige vor diesem Tag. Bis dahin behältst du deinen Zugang.',
    ],
    button: 'Mein Abonnement öffnen',
    closing,
  },
  access_ending: {
    subject: 'Dein Zugang endet am {{day}}',
    greeting,
    paragraphs: [
      'Dein Zugang endet am {{day}}, und es wird nichts abgebucht. Wenn du weitermachen möchtest, verlängere dein Abonnement, wann du willst: Die restliche Zeit kommt dazu.',
    ],
    button: 'Mein Abonnement verlängern',
    closing,
  },
  access_expired: {
    subject: 'Dein Zugang ist zu Ende',
    greeting,
    paragraphs: [
      'Dein Abonnement ist abgelaufen. Deine Bezeichnung, deine Werte und deine Daten kannst du weiterhin lesen.',
      'Wenn du alles andere wieder nutzen möchtest, verlängere dein Abonnement.',
    ],
    button: 'Mein Abonnement verlängern',
    closing,
  },
  payment_receipt: {
    subject: 'Quittung für deine Zahlung',
    greeting,
    paragraphs: [
      'Danke. Wir haben deine Zahlung von {{amount}} erhalten. Die Nummer deiner Quittung ist {{number}}.',
      'Dein Zugang läuft jetzt bis zum {{day}}. Alle Quittungen findest du bei deinem Abonnement.',
    ],
    button: 'Mein Abonnement öffnen',
    closing,
  },
  payment_failed: {
    subject: 'Deine Zahlung hat nicht geklappt',
    greeting,
    paragraphs: [
      'Wir konnten {{amount}} nicht von deiner Karte abbuchen. {{reason}}',
      'Deinen Zugang behältst du bis zum {{day}}. Bis dahin versuchen wir es noch einmal; du kannst auch jetzt zahlen oder eine andere Karte speichern.',
    ],
    button: 'Jetzt zahlen',
    closing,
    reasons: {
      card_declined: 'Deine Bank hat die Karte abgelehnt.',
      card_expired: 'Die Karte ist abgelaufen.',
      confirmation_needed: 'Deine Bank möchte, dass du die Zahlung selbst bestätigst.',
      not_completed: 'Die Zahlung wurde nicht abgeschlossen.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: '{{sender}} möchte mit dir in Kontakt sein',
    greeting,
    paragraphs: [
      '{{sender}} hat dir eine Kontaktanfrage geschickt.',
      'Kontakte können in Teams zusammenarbeiten und sehen voneinander, was sie über sich selbst schreiben. Du entscheidest, ob du annimmst.',
    ],
    button: 'Anfrage ansehen',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} und du seid jetzt in Kontakt',
    greeting,
    paragraphs: ['{{sender}} hat angenommen: Ihr seid jetzt in Kontakt.'],
    button: 'Meine Kontakte ansehen',
    closing,
  },
  contact_invitation: {
    subject: '{{sender}} möchte sich bei Quartet mit dir vernetzen',
    greeting,
    paragraphs: [
      '{{sender}} möchte bei Quartet mit dir in Kontakt sein.',
      'Über den Link kannst du annehmen oder ablehnen. Er gilt 14 Tage, und wer ihn öffnet, hat noch nichts entschieden.',
      'Wenn die Seite nach einem Code fragt, gib diesen ein:',
    ],
    button: 'Einladung ansehen',
    closing,
  },
  contact_invitation_new: {
    subject: '{{sender}} lädt dich zu Quartet ein',
    greeting: 'Hallo,',
    paragraphs: [
      '{{sender}} nutzt Quartet und möchte dort mit dir in Kontakt sein.',
      'Wenn du magst, erstelle mit dieser Adresse ein Konto: Der Link gilt 14 Tage. Wenn du nichts tust, geschieht auch nichts.',
    ],
    button: 'Konto erstellen',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: '{{sender}} lädt dich ins Team „{{team}}“ ein',
    greeting,
    paragraphs: [
      '{{sender}} möchte bei Quartet im Team „{{team}}“ mit dir zusammenarbeiten.',
      'Über den Link liest du, was das Team von dir sehen würde. Dann kannst du annehmen oder ablehnen. Er gilt 14 Tage, und wer ihn öffnet, hat noch nichts entschieden.',
      'Wenn die Seite nach einem Code fragt, gib diesen ein:',
    ],
    button: 'Einladung ansehen',
    closing,
  },
  team_invitation_new: {
    subject: '{{sender}} lädt dich ins Team „{{team}}“ ein',
    greeting: 'Hallo,',
    paragraphs: [
      '{{sender}} nutzt Quartet und möchte dort mit dir im Team „{{team}}“ zusammenarbeiten.',
      'Wenn du magst, erstelle mit dieser Adresse ein Konto: Der Link gilt 14 Tage. Das Team sieht nichts von dir, bis du zustimmst. Wenn du nichts tust, geschieht auch nichts.',
    ],
    button: 'Konto erstellen',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'Dein Team „{{team}}“ ist gestartet',
    greeting,
    paragraphs: [
      'Dein Team „{{team}}“ kann starten.',
      'Auf seiner Seite findest du die Muster von euch allen und was ihr mitbringt und braucht. Dort kannst du auch schreiben, wie du mit diesem Team arbeiten wirst.',
    ],
    button: 'Team ansehen',
    closing,
  },
  team_started_leader: {
    subject: 'Dein Team „{{team}}“ ist gestartet',
    greeting,
    paragraphs: [
      'Dein Team „{{team}}“ kann starten.',
      'Seht euch eure Muster gemeinsam an. Als Leitung kannst du dann die Aussage des Teams schreiben: wer bei welchem Muster vorangeht und wie ihr entscheidet.',
    ],
    button: 'Team ansehen',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} lädt dich in die Familie auf Quartet ein',
    greeting: 'Hallo,',
    paragraphs: [
      '{{sender}} hat ein Familien-Abo bei Quartet und möchte dich in die Familie „{{family}}“ aufnehmen. Dich kostet das nichts.',
      'Über den Link meldest du dich als Mitglied an. Wenn du schon ein Konto hast, logge dich ein und öffne deine Familienseite. Das ist der Familiencode:',
    ],
    button: 'Der Familie beitreten',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'Du gehörst nicht mehr zur Familie „{{family}}“',
    greeting,
    paragraphs: [
      'du gehörst bei Quartet nicht mehr zur Familie „{{family}}“. Dein Konto und alles darin bleiben dir erhalten.',
      'Bis {{date}} kannst du alles benutzen. Danach kannst du dein Profil weiter lesen, und ein eigenes Abo öffnet den Rest wieder.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'Deine Familie sieht ab jetzt weniger von {{member}}',
    greeting,
    paragraphs: [
      '{{member}} ist älter geworden. Wer die Familie bei Quartet verwaltet, sieht ab jetzt weniger Daten von {{member}}, und {{member}} entscheidet mehr allein.',
      'Auf der Familienseite steht genau, wer was sieht.',
    ],
    button: 'Zur Familie',
    closing,
  },
  tasks_assigned: {
    subject: '{{sender}} hat etwas Neues für dich',
    greeting,
    paragraphs: ['{{sender}} hat etwas Neues in deine Aufgabenliste gelegt:'],
    more: { one: 'und {{count}} weitere', other: 'und {{count}} weitere' },
    button: 'Meine Aufgaben ansehen',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Neues in deiner Aufgabenliste',
    greeting,
    paragraphs: ['In deiner Aufgabenliste steht etwas Neues:'],
    more: { one: 'und {{count}} weitere', other: 'und {{count}} weitere' },
    button: 'Meine Aufgaben ansehen',
    closing,
  },
  team_task_added: {
    subject: 'Neue Aufgabe für dein Team',
    greeting,
    paragraphs: ['Für eines deiner Teams gibt es eine neue Aufgabe:'],
    button: 'Aufgabe ansehen',
    closing,
  },
} as const satisfies Record<MailName, MailText>
