import type { Page } from '../page.ts'

/**
 * Pages to read. They make legal promises that the product must fulfil: trial and prices D31,
 * consent D41-D43, rights D44, retention periods D45, wording D47.
 */
export const readingPages: Page[] = [
  {
    key: 'terms',
    age_group_id: null,
    order: 1,
    title: 'Nutzungsbedingungen',
    body_html:
      '<p>Diese Bedingungen gelten für alle, die Quartet auf dieser Website nutzen. „Wir“ sind diejenigen, die diese Website betreiben. ' +
      'Du erreichst uns, indem du auf eine E-Mail antwortest, die du von dieser Website bekommen hast.</p>' +
      '<h2>Wer Quartet nutzen darf</h2>' +
      '<p>Du kannst dich allein registrieren, sobald du so alt bist, dass du in deinem Land selbst zustimmen darfst: ' +
      'je nach Land mit 13 bis 16 Jahren. Bist du jünger, müssen zuerst deine Eltern oder andere Sorgeberechtigte zustimmen. ' +
      'Kinder von 6 bis 12 Jahren registrieren sich nie allein. ' +
      'Die Altersgrenzen stehen auf der Seite <a href="/page/privacy_children">Datenschutz für Kinder</a>.</p>' +
      '<h2>Dein Konto</h2>' +
      '<p>Bitte mach richtige Angaben, behalte dein Passwort für dich und nutze dein Konto nur selbst. ' +
      'Schade weder anderen noch der Website; tust du es doch, dürfen wir dein Konto schließen. ' +
      'Du kannst dein Konto jederzeit auf der Seite „Deine Daten“ beenden; danach hast du 14 Tage, um es dir anders zu überlegen.</p>' +
      '<h2>Testzeit und Abo</h2>' +
      '<ul>' +
      '<li>Die Testzeit ist kostenlos. Sie beginnt, wenn du deine Adresse bestätigst, und dauert 14 Tage.</li>' +
      '<li>Danach kostet ein Semester von vier Monaten 14,99 US-Dollar, ein Jahr 39,99 US-Dollar. ' +
      'Zeigt dir die Registrierung einen anderen Preis, dann gilt dieser.</li>' +
      '<li>Hast du „Automatisch verlängern“ angekreuzt, wird deine Karte am Ende der Testzeit ' +
      'mit dem Preis des gewählten Tarifs belastet, und danach jedes Mal, wenn er abläuft. ' +
      'Ohne das Häkchen endet dein Zugang nach der Testzeit, und du zahlst nichts.</li>' +
      '<li>Möchtest du nicht verlängern, lass das Häkchen weg oder schreib uns, bevor die bezahlte Zeit endet. ' +
      'Dein Zugang läuft dann noch bis zu ihrem Ende.</li>' +
      '<li>Nimm eine Karte nur, wenn sie dir gehört oder die Person, der sie gehört, einverstanden ist. ' +
      'Solange bei den Tarifen „Übungsmodus“ steht, wird keine Karte belastet, und es gehen nur Übungsnummern: Gib nie eine echte Karte ein.</li>' +
      '<li>Auch wenn dein Zugang abgelaufen ist, kannst du deine Werte noch lesen.</li>' +
      '</ul>' +
      '<p>Mit dem Code einer Schule, eines Unternehmens oder eines Vereins brauchst du keine Karte. ' +
      'Dein Zugang hängt dann von dieser Einrichtung ab.</p>' +
      '<h2>Keine Entscheidungen über Menschen</h2>' +
      '<p>Quartet entscheidet nichts über dich oder andere. Niemand darf Menschen nach Werten oder Bezeichnungen aus Quartet ' +
      'in eine Rangfolge bringen oder aussortieren, sei es für eine Einstellung, für Noten oder für die Einteilung in Klassen und Kurse. ' +
      'Das gilt auch für Einrichtungen.</p>' +
      '<h2>Texte und Namen</h2>' +
      '<p>Was du schreibst, gehört dir. Wir speichern es und zeigen es nur denen, die es sehen dürfen; ' +
      'wer das ist, steht unter <a href="/page/privacy">Datenschutz</a>. Die Software ist frei; ' +
      'mehr dazu unter <a href="/page/about">Über Quartet</a>. ' +
      '„Learning Connections Inventory“ ist der Name eines Instruments, das anderen gehört. ' +
      'Die Aussagen und Texte in Quartet sind eigene.</p>' +
      '<h2>Was wir versprechen können und was nicht</h2>' +
      '<p>Wir betreiben Quartet mit Sorgfalt, können aber nicht versprechen, dass es immer erreichbar und frei von Fehlern ist. ' +
      'Dein Profil ist ein Ausgangspunkt für deine Planung, kein Rat zu Gesundheit, Schule oder Beruf. ' +
      'Soweit das Gesetz es erlaubt, haften wir nur, wenn wir einen Schaden vorsätzlich oder grob fahrlässig verursachen ' +
      'oder eine Pflicht verletzen, auf die du dich verlassen können musst. ' +
      'Unberührt bleiben unsere Haftung für Schäden an Leben, Körper und Gesundheit ' +
      'und die Rechte, die dir der Verbraucherschutz in deinem Land gibt.</p>' +
      '<h2>Änderungen</h2>' +
      '<p>Auf dieser Seite stehen immer die Bedingungen, die gerade gelten. ' +
      'Eine Änderung berührt keine Zeit, die du schon bezahlt hast. Wo sie deine Zustimmung braucht, fragen wir dich vorher.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Datenschutz',
    body_html:
      '<p>Hier steht, was Quartet über dich speichert, wozu, wer es sieht und wie lange es bleibt. ' +
      '„Wir“ sind diejenigen, die diese Website betreiben; wir sind für deine Daten verantwortlich. ' +
      'Du erreichst uns, indem du auf eine E-Mail antwortest, die du von dieser Website bekommen hast. ' +
      'Bist du mit dem Code einer Schule, eines Unternehmens oder eines Vereins hier, kannst du dich auch dorthin wenden: ' +
      'Wir verarbeiten deine Daten dann für die Zwecke dieser Einrichtung und nach einem Vertrag mit ihr. ' +
      'Für Kinder gibt es die Seite <a href="/page/privacy_children">Datenschutz für Kinder</a>.</p>' +
      '<h2>Was wir speichern</h2>' +
      '<ul>' +
      '<li><strong>Konto:</strong> deinen Namen, deine E-Mail-Adresse, deine Altersgruppe, dein Land und deine Sprache. ' +
      'Von 13 bis 21 Jahren auch das Jahr, in dem du 18 wirst. Nach deinem Geburtsdatum fragen wir nicht. ' +
      'Außerdem, wenn du möchtest und 13 oder älter bist, ein Bild und was du über dich erzählst.</li>' +
      '<li><strong>Passwort:</strong> nur als Hashwert, aus dem es niemand ablesen kann.</li>' +
      '<li><strong>Fragebogen und Profil:</strong> deine Antworten, wie lange jede Aussage zu sehen war, deine Werte ' +
      'und was du in deinem Profil auswählst und schreibst. Das alles behandeln wir als sensible Daten.</li>' +
      '<li><strong>Aufgaben:</strong> den Text jeder Aufgabe, die du hierher bringst, die Wörter, die du markierst, deine Notizen ' +
      'und die Strategien, die du wählst. Das Foto einer Aufgabe wird gelöscht, sobald ihr Text gelesen ist.</li>' +
      '<li><strong>Zahlung:</strong> deinen Tarif und wie lange er läuft, die Marke deiner Karte, ihre letzten vier Ziffern, ' +
      'den Monat, in dem sie abläuft, und ein zufälliges Kennzeichen an Stelle ihrer Nummer. ' +
      'Kartennummer und Prüfnummer speichern wir nie.</li>' +
      '<li><strong>Zustimmungen:</strong> was du erlaubt hast und wann.</li>' +
      '<li><strong>Sicherheit:</strong> wann du dich angemeldet hast und wie lange das gilt; ein Protokoll, wer was geändert hat, ' +
      'unter einem zufälligen Namen und ohne deine Antworten oder Texte; wer dein Profil gelesen hat ' +
      'und an welche Adresse du es geschickt hast; und, damit niemand Passwörter errät, ' +
      'wie oft es von einer Netzwerkadresse aus oder mit einer E-Mail-Adresse versucht wurde, gelöscht nach höchstens zwei Tagen.</li>' +
      '</ul>' +
      '<h2>Wozu</h2>' +
      '<p>Wir brauchen diese Daten, um dir dein Konto und dein Profil zu geben, Quartet sicher zu halten und das Gesetz zu erfüllen. ' +
      'Drei Dinge geschehen nur, wenn du zustimmst: Alle, die dich in deiner Einrichtung begleiten, sehen deine Werte; ' +
      'du bekommst Erinnerungen per E-Mail; deine Antworten fließen ohne deinen Namen in Forschungsstatistiken ein. ' +
      'Es gibt keine Werbung und kein Tracking, und wir verkaufen nichts. Keine Maschine entscheidet über dich.</p>' +
      '<h2>Wer es sieht</h2>' +
      '<ul>' +
      '<li>Du und, wenn es nötig ist, die wenigen Menschen, die Quartet betreiben.</li>' +
      '<li>Wenn du mit dem Code einer Einrichtung hier bist: alle, die dort für Quartet zuständig sind. ' +
      'Sie sehen deinen Namen, deine E-Mail-Adresse, deine Altersgruppe, ob du den Fragebogen abgeschlossen hast, ' +
      'und die Namen und den Stand deiner Aufgaben. ' +
      'Deine Werte, dein Profil und was in deinen Aufgaben steht, sehen sie nur, wenn du zugestimmt hast.</li>' +
      '<li>Alle, denen du dein Profil oder eine Strategiekarte per E-Mail schickst.</li>' +
      '<li>Wenn du unter 18 bist und zu einem Familienkonto gehörst: die Person, die es führt; sie sieht auch deine Werte.</li>' +
      '<li>Der Maildienst und wer die Rechner dieser Website stellt, soweit sie für uns arbeiten. ' +
      'Sonst niemand, außer ein Gesetz verpflichtet uns dazu.</li>' +
      '</ul>' +
      '<h2>Wie lange</h2>' +
      '<ul>' +
      '<li>Ein Konto, das niemand nutzt: 36 Monate, das Konto eines Kindes 12 Monate. 30 Tage vor dem Löschen schreiben wir.</li>' +
      '<li>Ein Konto, das mit Karte angelegt und dessen Adresse nie bestätigt wurde: 7 Tage.</li>' +
      '<li>Die einzelnen Antworten im Fragebogen: 24 Monate. Die Werte: so lange wie das Konto.</li>' +
      '<li>Das Protokoll und wer dein Profil gelesen oder geschickt bekommen hat: 12 Monate. ' +
      'Eine Datei mit allen deinen Daten: 7 Tage. Fehlgeschlagene Anmeldungen und Ähnliches, mit einem groben Teil der Netzadresse: 30 Tage. Sicherungskopien: 35 Tage; so lange können gelöschte Daten noch darin liegen.</li>' +
      '<li>Mitteilungen: 180 Tage.</li>' +
      '<li>Daten, die wir für eine Einrichtung haben: höchstens 60 Tage, nachdem unser Vertrag mit ihr geendet hat.</li>' +
      '<li>Nachweise über Zahlungen und Zustimmungen: so lange, wie das Gesetz es verlangt.</li>' +
      '</ul>' +
      '<h2>Auf deinem Gerät</h2>' +
      '<p>Die Seiten laden nichts von fremden Servern. Dein Browser merkt sich einen Schlüssel, der dich angemeldet hält ' +
      'und beim Abmelden verschwindet; in zwei Cookies, ob du angemeldet bist und ein zufälliges Merkmal, an dem wir dieses Gerät bei der Anmeldung wiedererkennen (ein halbes Jahr lang); ' +
      'deine Sprache, Hell oder Dunkel und ähnliche Einstellungen; deine E-Mail-Adresse, bis du sie bestätigt hast; ' +
      'Antworten und Arbeit an einer Aufgabe, die noch nicht gesendet werden konnten; ' +
      'und, bis du den Tab schließt, deine Angaben bei der Registrierung, aber nie Karte und Passwort.</p>' +
      '<h2>Deine Rechte</h2>' +
      '<p>Du darfst deine Daten sehen, eine Kopie bekommen, sie berichtigen oder löschen lassen, ihrer Nutzung widersprechen ' +
      'und jede Zustimmung jederzeit zurücknehmen. Die Seite „Deine Daten“, unten auf jedem Bildschirm, zeigt, was wir speichern, ' +
      'bereitet eine Kopie vor und löscht dein Konto. Für alles andere schreib uns, und wir erledigen es innerhalb von 30 Tagen. ' +
      'Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'Was Quartet über dich weiß',
    body_html:
      '<p>Quartet merkt sich ein paar Dinge über dich, sonst würde es nicht funktionieren. Hier kannst du lesen, welche.</p>' +
      '<h2>Zuerst muss eine erwachsene Person Ja sagen</h2>' +
      '<p>Du bist noch nicht 13. Darum fragen wir zuerst eine erwachsene Person, die für dich sorgt. ' +
      'Manchmal darf auch deine Schule Ja sagen. Dann hat sie einen Vertrag mit uns unterschrieben. ' +
      'Vor dem Ja merken wir uns nur einen Spitznamen für dich und die E-Mail-Adresse der erwachsenen Person. ' +
      'Dazu schreiben wir auf: deine Schule, deine Altersgruppe, dein Land und deine Sprache.</p>' +
      '<h2>Was wir uns danach merken</h2>' +
      '<p>Deinen Namen, deine Antworten, wie lange du jeden Satz angeschaut hast, deine Werte, ' +
      'die Sätze, die du auswählst, und die Aufgaben, die du hier aufschreibst. ' +
      'Dein Passwort speichern wir in einer Geheimschrift, die niemand lesen kann.</p>' +
      '<h2>Wer es anschauen kann</h2>' +
      '<ul>' +
      '<li>Du selbst.</li>' +
      '<li>Wenn du mit deiner Familie gekommen bist: die erwachsene Person, die sich um das Konto kümmert.</li>' +
      '<li>Wenn du mit einer Schule oder einem Verein gekommen bist: Die Erwachsenen dort sehen deinen Namen, ob du fertig bist ' +
      'und wie deine Aufgaben heißen. Deine Werte und was in deinen Aufgaben steht, sehen sie nur, wenn deine Familie oder die Erwachsenen in deiner Schule zugestimmt haben.</li>' +
      '<li>Wenn es nötig ist: die Leute, die dafür sorgen, dass Quartet läuft.</li>' +
      '</ul>' +
      '<h2>Was es hier für dich nicht gibt</h2>' +
      '<p>Kein Foto von dir. Keine Werbung. Keine Links zu sozialen Netzwerken. Keine Seiten über Berufe. ' +
      'Du kannst nicht nach anderen Leuten suchen. ' +
      'Deine Seite wird nicht per E-Mail verschickt. Du kannst sie drucken oder jemandem zeigen, der erwachsen ist.</p>' +
      '<h2>Du darfst Stopp sagen</h2>' +
      '<p>Möchtest du wissen, was wir uns merken? Stimmt etwas nicht? Sollen wir es löschen? ' +
      'Sag es einer erwachsenen Person. Sie kann uns schreiben, an jedem Tag.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'Datenschutz für Kinder',
    body_html:
      '<p>Diese Seite ist für Eltern und andere Sorgeberechtigte. Sie sagt, was für Kinder zusätzlich zu dem gilt, was unter ' +
      '<a href="/page/privacy">Datenschutz</a> steht. „Wir“ sind diejenigen, die diese Website betreiben. ' +
      'Du erreichst uns, indem du auf eine E-Mail antwortest, die du von dieser Website bekommen hast, ' +
      'oder über die Schule deines Kindes.</p>' +
      '<h2>Wann deine Zustimmung nötig ist</h2>' +
      '<p>Für jedes Kind von 6 bis 12 Jahren, außer die Schule stimmt an deiner Stelle zu (siehe unten). ' +
      'Kinder in diesem Alter registrieren sich nie allein: Sie kommen mit dem Code einer Schule. ' +
      'Den Weg über eine Familie bereiten wir noch vor.</p>' +
      '<p>Ab 13 dürfen Jugendliche selbst zustimmen, sobald sie so alt sind, wie es ihr Land verlangt:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Malta, Portugal, Vereinigte Staaten</li>' +
      '<li><strong>14:</strong> Italien, Spanien</li>' +
      '<li><strong>15:</strong> Griechenland</li>' +
      '<li><strong>16:</strong> Deutschland und alle anderen Länder</li>' +
      '</ul>' +
      '<p>Mit 14 kann sich dein Kind also in Italien allein registrieren, in Deutschland braucht es dich dafür.</p>' +
      '<h2>Was geschieht, bevor du zustimmst</h2>' +
      '<p>Wir schreiben dir eine E-Mail, und das Konto wartet. Von einem Kind zwischen 6 und 12 Jahren speichern wir bis dahin ' +
      'nur einen Spitznamen und deine E-Mail-Adresse, dazu Schule, Altersgruppe, Land und Sprache. ' +
      'Das Konto eines älteren Kindes öffnet nur Hilfeseiten. Den Fragebogen kann dein Kind bis dahin nicht ausfüllen. ' +
      'Sagst du Nein oder antwortest du nicht, löschen wir, was wir für die Anfrage gespeichert haben. ' +
      'Sagst du Ja, halten wir fest, wer zugestimmt hat, wie, wann und welchem Text.</p>' +
      '<h2>Wenn eine Schule zustimmt</h2>' +
      '<p>Eine Schule darf nur dann an deiner Stelle zustimmen, wenn sie mit uns einen Vertrag zur Auftragsverarbeitung geschlossen hat. ' +
      'Wir nutzen die Daten dann nur für die Zwecke der Schule und so, wie sie es vorgibt. ' +
      'Hat die Schule die Entscheidung den Eltern überlassen, wartet das Konto jedes Kindes auf dessen Eltern.</p>' +
      '<h2>Was Kinder von 6 bis 12 Jahren hier nicht können</h2>' +
      '<ul>' +
      '<li>ein Foto von sich zeigen</li>' +
      '<li>ihr Profil per E-Mail schicken; sie können es drucken oder zeigen</li>' +
      '<li>Links zu sozialen Netzwerken nutzen</li>' +
      '<li>nach Kontakten suchen</li>' +
      '<li>Werbung, Berufsseiten oder ein Arbeitsprofil sehen</li>' +
      '</ul>' +
      '<p>Das gilt, welche Rechte das Konto auch hat.</p>' +
      '<h2>Deine Rechte</h2>' +
      '<p>Du kannst jederzeit sehen, was wir über dein Kind speichern, es berichtigen oder löschen lassen, ' +
      'die weitere Nutzung ablehnen und deine Zustimmung zurücknehmen. Antworte auf unsere E-Mail oder wende dich an die Schule; ' +
      'wir erledigen es so bald wie möglich, spätestens nach 30 Tagen. ' +
      'Wir geben nichts an andere für deren eigene Zwecke weiter. Sollte sich das je ändern, fragen wir dich dafür gesondert. ' +
      'Das Konto eines Kindes, das 12 Monate lang niemand genutzt hat, löschen wir und schreiben 30 Tage vorher.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'Was man weiß und was nicht',
    body_html:
      '<p>Dein Profil beschreibt, wie du nach deinen eigenen Angaben meistens an Aufgaben herangehst. ' +
      'Es ist ein Ausgangspunkt für deine Planung und kann sich mit der Zeit und je nach Umgebung ändern.</p>' +
      '<h2>Was man weiß</h2>' +
      '<p>Forschungsübersichten fanden keine ausreichenden Belege dafür, dass man besser lernt, ' +
      'wenn der Unterricht zum Lernstil passt (1, 2). Ihn so anzupassen, kann sogar schaden. ' +
      'Dennoch glaubten in einer Übersicht über 37 Studien 89 Prozent der Lehrenden daran (3). ' +
      'Gut belegt ist, dass es hilft, die eigene Arbeit zu planen, zu beobachten und zu beurteilen (4).</p>' +
      '<h2>Was man nicht weiß</h2>' +
      '<p>Wir kennen keine Studie, nach der dieser Fragebogen die Leistung eines Teams verbessert. ' +
      'Wie verlässlich die Aussagen unseres Fragebogens sind, ist noch nicht untersucht. ' +
      'Es gibt keine Normwerte; niemand wird mit anderen verglichen.</p>' +
      '<p>Die für eine Aufgabe vorgeschlagenen Grade stammen aus Signalwörtern und einer Tabelle. Ein Sprachmodell hat die Texte geschrieben und beurteilt, mit denen beides entstanden ist und gemessen wurde: Danach ist auf Englisch etwa einer von drei vorgeschlagenen Graden falsch. Ohne Tabelle, wie bisher in allen anderen Sprachen, war es etwa die Hälfte. Menschen haben sie noch nicht beurteilt.</p>' +
      '<h2>Quellen</h2>' +
      '<ol>' +
      '<li>Coffield u. a. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler u. a. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton und Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton u. a. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'Über Quartet',
    body_html:
      '<p>Quartet begleitet dich beim Lernen: allein, in der Schule oder im Unternehmen. ' +
      'Du antwortest auf 28 kurze Aussagen und drei offene Fragen und bekommst ein Profil. ' +
      'Es beschreibt, wie du nach deinen eigenen Angaben meistens an Aufgaben herangehst.</p>' +
      '<h2>Die vier Muster</h2>' +
      '<ul>' +
      '<li><strong>Sequenz:</strong> Ordnung und Planung</li>' +
      '<li><strong>Präzision:</strong> Fakten und Einzelheiten</li>' +
      '<li><strong>Technisches Denken:</strong> praktischer Nutzen und Ausprobieren</li>' +
      '<li><strong>Konfluenz:</strong> Ideen und neue Wege</li>' +
      '</ul>' +
      '<p>Alle Menschen haben alle vier. Verschieden ist, wie sehr sie jedes nutzen: „Zuerst nutzen“, „Nach Bedarf“ oder „Vermeiden“. ' +
      'Kein Grad der Nutzung ist besser als ein anderer.</p>' +
      '<h2>Was Quartet nicht ist</h2>' +
      '<p>Es ist kein Test deiner Fähigkeiten oder deiner Intelligenz, keine Diagnose ' +
      'und kein Mittel, um Menschen oder Berufe auszuwählen. ' +
      'Es verspricht nicht, dass du besser lernst, wenn man dich „auf deine Art“ unterrichtet. ' +
      'Was die Forschung dazu sagt, liest du unter <a href="/page/evidence">Was man weiß und was nicht</a>.</p>' +
      '<h2>Freie Software</h2>' +
      '<p>Quartet ist freie Software unter der GNU Affero General Public License, Version 3 oder später (AGPL-3.0-or-later). ' +
      'Nach dieser Lizenz dürfen alle sie nutzen, untersuchen, verändern und weitergeben. ' +
      'Der Quelltext der Version, die hier läuft, steht dir offen: Frag bei denen nach, die diese Website betreiben.</p>' +
      '<h2>Der Name des Fragebogens</h2>' +
      '<p>„Learning Connections Inventory“ ist der Name eines Instruments, das anderen gehört. ' +
      'Alle Aussagen und Texte in Quartet wurden für Quartet geschrieben; nichts davon stammt aus jenem Instrument. ' +
      'Wer eine Website mit Quartet betreibt, kann einen anderen Namen anzeigen lassen.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Barrierefreiheit',
    body_html:
      '<p>Alle sollen Quartet nutzen können. Unser Ziel ist die Stufe AA der Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>Was funktioniert</h2>' +
      '<ul>' +
      '<li>Alles lässt sich allein mit der Tastatur bedienen. Im Fragebogen wählst du mit den Tasten 1 bis 5 eine Antwort.</li>' +
      '<li>Die Seiten lassen sich auf 200 Prozent vergrößern und passen auf ein kleines Handy.</li>' +
      '<li>Es gibt ein helles und ein dunkles Design. Verlangt dein Gerät weniger Bewegung, bleibt alles ruhig.</li>' +
      '<li>In Sprachen, die von rechts nach links geschrieben werden, ist das ganze Layout gespiegelt.</li>' +
      '<li>Jedes Muster hat neben seiner Farbe eine eigene Form, einen Buchstaben und einen Namen.</li>' +
      '<li>Um dich zu registrieren, musst du kein Rätsel aus Bildern oder Tönen lösen.</li>' +
      '<li>Nichts drängt dich: Jede Antwort wird sofort gespeichert, und du hast 30 Tage Zeit.</li>' +
      '<li>Ein Knopf liest Aussagen, Fragen, Ergebnisse und Seiten wie diese vor und folgt dabei den Wörtern. ' +
      'Im Fragebogen darf dir auch ein Mensch vorlesen.</li>' +
      '</ul>' +
      '<h2>Was noch nicht funktioniert</h2>' +
      '<ul>' +
      '<li>Die Stimmen, die vorlesen, sind deutlich, aber nicht schön.</li>' +
      '<li>Nur der Fragebogen, die Texte zu seinem Ergebnis und wenige Seiten haben eine Fassung in einfacheren Worten für Kinder. ' +
      'In Gebärdensprache gibt es keine.</li>' +
      '<li>Eine unabhängige Prüfung ist uns nicht bekannt. Ein Programm sucht auf den Seiten nach Barrieren, findet aber nicht alle.</li>' +
      '</ul>' +
      '<h2>Sag uns Bescheid</h2>' +
      '<p>Wenn du auf eine Hürde stößt, antworte auf eine E-Mail, die du von dieser Website bekommen hast. ' +
      'Schreib uns, auf welcher Seite das war, was du tun wolltest und womit du den Bildschirm liest. ' +
      'Bist du mit einer Schule, einem Unternehmen oder einem Verein hier, kannst du auch dort Bescheid sagen.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'Wie dir das LCI hilft',
    body_html:
      '<p>Das LCI ist die Liste mit kurzen Sätzen, auf die du hier antwortest. Aus deinen Antworten wird eine Seite über dich. ' +
      'Sie heißt dein Profil.</p>' +
      '<h2>Wozu es da ist</h2>' +
      '<p>Wir schauen auf vier Arten, an eine Aufgabe heranzugehen. ' +
      'Sie heißen Muster: Sequenz, Präzision, Technisches Denken und Konfluenz. Alle Menschen haben alle vier. ' +
      'In deinem Profil siehst du, welche du zuerst nutzt, welche du nimmst, wenn du sie brauchst, ' +
      'und welche du lieber weglässt. Keines ist besser als ein anderes. Es kann sich auch ändern.</p>' +
      '<h2>Was du damit machen kannst</h2>' +
      '<ul>' +
      '<li>Lies es mit einer erwachsenen Person. Welche Sätze klingen nach dir?</li>' +
      '<li>Denk an eine Aufgabe, zum Beispiel Hausaufgaben oder Rucksack packen. Was machst du zuerst? Wobei brauchst du Hilfe?</li>' +
      '<li>Schau hinterher zurück. Was hat geholfen? Was probierst du beim nächsten Mal?</li>' +
      '</ul>' +
      '<h2>Was es nicht kann</h2>' +
      '<p>Es macht dich nicht schlauer, und es sagt nicht, was du gut kannst. ' +
      'Es gibt dir Wörter, mit denen du erzählen kannst, wie du etwas machst. ' +
      'Probier es mit einer eigenen Aufgabe aus: Schreib sie auf der Seite „Aufgaben für die Schule“ auf und schau, welche Wörter aufleuchten.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'Wie dir das LCI hilft',
    body_html:
      '<p>Das LCI ist ein Fragebogen: Du gibst an, wie oft 28 Aussagen auf dich zutreffen. Aus deinen Antworten entsteht dein Profil.</p>' +
      '<h2>Wozu ein Profil da ist</h2>' +
      '<p>Es gibt dir Worte für etwas, das meistens ganz von selbst passiert: wie du eine Aufgabe anfängst, wonach du zuerst greifst ' +
      'und was du aufschiebst. Es zeigt, wie sehr du jedes von vier Mustern nutzt. ' +
      'Du hast alle vier, und keines ist besser als ein anderes.</p>' +
      '<h2>Was du damit machen kannst</h2>' +
      '<ul>' +
      '<li>Prüf es. Lies die Aussagen und schau, welche nach dir klingen. ' +
      'Passt eine Beschreibung nicht, darfst du ihr widersprechen.</li>' +
      '<li>Frag dich vor einer Aufgabe, was sie verlangt: einen Plan, genaue Fakten, Ausprobieren, eine neue Idee? ' +
      'Ist das ein Muster, das du eher vermeidest, überleg dir, was helfen könnte.</li>' +
      '<li>Frag dich danach, was geklappt hat und was du anders machen willst.</li>' +
      '</ul>' +
      '<p>Auf den Aufgabenseiten entschlüsselst du eine Aufgabe Wort für Wort: Ihre Wörter leuchten in den Farben der Muster auf, ' +
      'du vergleichst, was sie verlangt, mit dem, was du meistens tust, und wählst Strategien für sie.</p>' +
      '<h2>Was es nicht kann</h2>' +
      '<p>Es sagt nicht, wie klug du bist oder welchen Beruf du wählen sollst, und es ist kein Grund, ein Fach links liegen zu lassen. ' +
      'Was die Forschung dazu sagt, liest du unter <a href="/page/evidence">Was man weiß und was nicht</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'Wie dir das LCI hilft',
    body_html:
      '<p>Das LCI ist ein Fragebogen mit 28 Aussagen und drei offenen Fragen. Aus deinen Antworten entsteht ein Profil. ' +
      'Es beschreibt, wie du nach deinen eigenen Angaben meistens an Aufgaben herangehst.</p>' +
      '<h2>Wozu ein Profil da ist</h2>' +
      '<p>Wie wir etwas anfangen, planen und beenden, ist oft Gewohnheit. ' +
      'Ein Profil fasst diese Gewohnheit in Worte, geordnet nach vier Mustern. ' +
      'So kannst du darüber nachdenken, sprechen und manchmal einen anderen Weg wählen. ' +
      'Alle Menschen haben alle vier Muster, und kein Grad der Nutzung ist besser als ein anderer.</p>' +
      '<h2>Was du damit machen kannst</h2>' +
      '<ul>' +
      '<li>Miss es an deiner Erfahrung. Lies die Aussagen und schau, welche nach dir klingen.</li>' +
      '<li>Frag dich vor einer Aufgabe, welche Muster sie verlangt und was dir bei einem helfen könnte, das du eher vermeidest.</li>' +
      '<li>Schau danach zurück: Was hat sich bewährt, was würdest du ändern?</li>' +
      '</ul>' +
      '<p>Auf den Aufgabenseiten entschlüsselst du eine Aufgabe Wort für Wort: Ihre Wörter leuchten in den Farben der Muster auf, ' +
      'du vergleichst, was sie verlangt, mit dem, was du meistens tust, und wählst Strategien für sie.</p>' +
      '<h2>Was es nicht kann</h2>' +
      '<p>Es misst keine Fähigkeiten und sollte nicht über einen Beruf entscheiden. Ein Profil allein verbessert nichts; ' +
      'die eigene Arbeit zu planen, zu beobachten und zu beurteilen, kann etwas bewirken. ' +
      'Was die Forschung dazu sagt, liest du unter <a href="/page/evidence">Was man weiß und was nicht</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Videos',
    body_html:
      '<p>Der Weg durch Quartet in fünf kurzen Schritten:</p>' +
      '<ol>' +
      '<li><strong>Bereite dich vor.</strong> Such dir eine ruhige Zeit, in der du ausgeruht bist. Das ist kein Test.</li>' +
      '<li><strong>Antworte.</strong> Lies 28 kurze Aussagen und gib an, wie oft sie auf dich zutreffen. Dann kommen drei offene Fragen. ' +
      'Du kannst jederzeit aufhören und innerhalb von 30 Tagen weitermachen.</li>' +
      '<li><strong>Lies dein Profil.</strong> Es zeigt, wie sehr du jedes von vier Mustern nutzt: Sequenz, Präzision, ' +
      'Technisches Denken und Konfluenz.</li>' +
      '<li><strong>Prüf es.</strong> Schau, welche Aussagen nach dir klingen. ' +
      'Bist du nah an einer Grenze, lies beide Beschreibungen.</li>' +
      '<li><strong>Nutze es.</strong> Überleg vor einer Aufgabe, was sie verlangt und was dir helfen könnte. ' +
      'Schau danach zurück, was geklappt hat.</li>' +
      '</ol>',
  },
]
