import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: 'Was bringst du mit, was brauchst du?',
    body_html:
      '<p>Es hilft, wenn in einem Team alle ein bisschen voneinander wissen. Hier sagst du zwei Dinge über dich: was du in ein Team mitbringst und was du von ihm brauchst.</p>' +
      '<p>Kreuze die Sätze an, die auf dich zutreffen. Einer oder zwei je Muster reichen. Keine Antwort ist falsch.</p>' +
      '<p>Die Mitglieder deiner Teams können lesen, was du ankreuzt. Du kannst es jederzeit ändern.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'Was du mitbringst und was du brauchst',
    body_html:
      '<p>Bevor Menschen zusammen planen, hilft es zu wissen, wie jede und jeder von ihnen gern arbeitet. Darum stellt dir dieser Schritt zwei Fragen: Was bringst du in ein Team mit, und was brauchst du von ihm?</p>' +
      '<p>Zu jedem Muster siehst du zuerst die Aussagen, die zu deinem eigenen Grad der Nutzung passen. Die anderen sind nur einen Fingertipp entfernt, denn niemand passt genau in einen Grad. Kreuze an, was an einem gewöhnlichen Tag auf dich zutrifft, nicht was gut klingt. Eine bis drei Aussagen je Muster genügen.</p>' +
      '<p>Die Aussagen beschreiben Gewohnheiten. Wie viel jemand kann, sagen sie nicht. Die Mitglieder deiner Teams können sie lesen, sobald du angenommen hast; du kannst sie jederzeit ändern.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: 'Wer ist in deinem Team?',
    body_html:
      '<p>Ein Team hat einen Namen und mindestens drei Leute. Du zählst mit.</p>' +
      '<p>Denk an Leute, die verschieden arbeiten: jemand mag Listen, jemand fragt viel, jemand baut gern, jemand hat verrückte Ideen. Alle sind nützlich.</p>' +
      '<p>Wer eingeladen ist, darf Ja oder Nein sagen. Frag Erwachsene, wenn du nicht sicher bist, wen du einladen sollst.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Leute für dein Team finden',
    body_html:
      '<p>Ein Team braucht einen Namen und mindestens drei Menschen, dich eingerechnet. Wer das Team anlegt, leitet es und kann die Leitung später abgeben.</p>' +
      '<p>Lade ein, wen die Arbeit braucht. Kannst du wählen, dann achte auf verschiedene Gewohnheiten: Menschen, die planen, die prüfen, die bauen, die Neues ausprobieren. Keine Mischung ist die richtige, und kein Muster muss vorkommen. Eine Lücke heißt nur, dass das Team dafür planen muss.</p>' +
      '<p>Alle entscheiden selbst. Wer annimmt, teilt Werte und Aussagen mit diesem Team; sonst sieht sie deswegen niemand. Wer ablehnt, muss keinen Grund nennen.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Lernt euch kennen',
    body_html:
      '<p>Hier siehst du, wer Ja gesagt hat. Du kannst lesen, was die anderen mitbringen und was sie brauchen.</p>' +
      '<p>Achte auf zwei Dinge. Was machen mehrere von euch gern? Und was mag niemand? Redet darüber, wer es versuchen könnte und wer dabei hilft.</p>' +
      '<p>Kein Muster ist besser als ein anderes. Benutze die Zahlen nie, um andere zu ärgern.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Lest, was ihr gewählt habt',
    body_html:
      '<p>Sobald Mitglieder annehmen, siehst du ihre Werte in einem Schaubild und ihre Aussagen Muster für Muster. Nehmt euch Zeit dafür, am besten gemeinsam.</p>' +
      '<p>Drei Fragen lohnen sich. Gibt es ein Muster, das niemand zuerst nutzt? Dann plant, wer sich darum kümmert und was es leichter macht. Gibt es eines, das fast alle zuerst nutzen? Dann legt fest, wann es genug ist. Wo seid ihr zu zweit weit auseinander? Redet früh darüber, solange noch nichts davon abhängt.</p>' +
      '<p>Die Werte beschreiben Gewohnheiten, nicht Können oder Wert. Stellt daraus keine Rangliste auf, und behaltet im Team, was ihr lest.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Fangt euer Projekt an',
    body_html:
      '<p>Schreib mit eigenen Worten, wie du in diesem Team arbeiten willst. Was machst du? Was sollen die anderen wissen?</p>' +
      '<p>Dann lest die Aufgabe zusammen. Welche Wörter sagen, was zu tun ist? Teilt die Arbeit so auf, dass alle etwas tun, was sie mögen, und etwas Neues probieren.</p>' +
      '<p>Schaut danach gemeinsam zurück: Was lief gut, und was macht ihr nächstes Mal anders?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'Erst vereinbaren, dann anfangen',
    body_html:
      '<p>Jedes Mitglied schreibt ein paar Sätze darüber, wie es mit diesem Team arbeiten will, nicht mit irgendeinem. Danach schreibt die Leitung die Teamerklärung: wer bei welchem Muster vorangeht, was ihr tut, wenn Muster aufeinanderprallen, und wie ihr entscheidet.</p>' +
      '<p>Dann entschlüsselt ihr eure erste Aufgabe gemeinsam. Markiert, was sie verlangt, vergleicht es mit dem, was ihr habt, und teilt die Arbeit auf. Seht euch eure Vereinbarungen nach ein oder zwei Wochen wieder an und ändert, was nicht hilft.</p>' +
      '<p>Bessere Ergebnisse verspricht das nicht. Keine Studie zeigt, dass Teams mehr erreichen, weil sie ihre Muster kennen. Es ist ein Anlass, früh über die Zusammenarbeit zu reden.</p>',
  },
]
