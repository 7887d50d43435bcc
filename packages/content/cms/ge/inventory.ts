import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Bevor du beginnst',
    body_html:
      '<p>Du liest 28 kurze Sätze darüber, wie du etwas machst. Danach kommen drei Fragen.</p>' +
      '<h2>Das ist kein Test</h2>' +
      '<p>Keine Antwort ist richtig oder falsch. ' +
      'Denk daran, wie du es wirklich machst, und nicht daran, was andere gern hören möchten.</p>' +
      '<h2>Mach dich bereit</h2>' +
      '<ul>' +
      '<li>Bitte eine erwachsene Person, sich zu dir zu setzen. Sie darf dir vorlesen. Die Antworten gibst du.</li>' +
      '<li>Bist du 6 oder 7 Jahre alt? Dann antworte zusammen mit einer erwachsenen Person.</li>' +
      '<li>Such dir einen ruhigen Platz. Fang an, wenn du nicht müde bist.</li>' +
      '<li>Hat sich gerade etwas Großes verändert? Bist du zum Beispiel umgezogen? Dann warte vielleicht ein paar Wochen.</li>' +
      '</ul>' +
      '<h2>Wer kann es sehen?</h2>' +
      '<p>Du. Bist du mit deiner Familie gekommen? ' +
      'Dann sieht auch die erwachsene Person, die sich um das Konto deiner Familie kümmert, deine Werte.</p>' +
      '<p>Bist du mit einer Schule oder einem Verein gekommen? ' +
      'Dann sehen die Erwachsenen, die dich dort begleiten, deinen Namen und ob du fertig bist. ' +
      'Deine Werte sehen sie nur, wenn deine Familie oder die Erwachsenen in deiner Schule zugestimmt haben. ' +
      'Möchtest du das ändern? Dann sag es einer erwachsenen Person. Sie kann der Schule oder uns Bescheid sagen.</p>' +
      '<p>Auch die Leute, die dafür sorgen, dass Quartet läuft, können es anschauen, wenn es nötig ist.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'Was du machst',
    body_html:
      '<p>Du liest 28 kurze Sätze darüber, wie du etwas machst. Danach kommen drei Fragen. ' +
      'Du darfst etwas dazu schreiben oder sie auslassen. Das dauert etwa 15 Minuten, zusammen mit einer erwachsenen Person. ' +
      'Jede Antwort wird gespeichert. Du kannst aufhören und später weitermachen, auch auf einem anderen Gerät.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'So antwortest du',
    body_html:
      '<p>Lies einen Satz. Eine erwachsene Person darf ihn dir vorlesen. Denk daran, wie du es wirklich machst. ' +
      'Dann wähle <strong>Nie</strong>, <strong>Fast nie</strong>, <strong>Manchmal</strong>, <strong>Oft</strong> oder ' +
      '<strong>Immer</strong>. Jede Antwort ist in Ordnung. Kennst du ein Wort nicht? Dann frag eine erwachsene Person.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'Wie es weitergeht',
    body_html:
      '<p>Wenn du fertig bist, siehst du sofort deine eigene Seite. Dort steht, was deine Antworten erzählen: wie du an Aufgaben herangehst. ' +
      'Bist du mit deiner Familie gekommen? Dann sieht auch die erwachsene Person, die sich um das Konto kümmert, deine Seite. ' +
      'Bist du mit einer Schule oder einem Verein gekommen? Dann sehen die Erwachsenen dort deine Seite nur, ' +
      'wenn deine Familie oder die Erwachsenen in deiner Schule zugestimmt haben.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Bevor du beginnst',
    body_html:
      '<p>Du liest 28 Aussagen und gibst an, wie oft jede auf dich zutrifft. Danach kommen drei offene Fragen.</p>' +
      '<h2>Das ist kein Test</h2>' +
      '<p>Es gibt keine richtigen oder falschen Antworten, und kein Ergebnis ist besser als ein anderes. ' +
      'Denk daran, was du wirklich tust, nicht daran, was du dir wünschst oder was andere erwarten.</p>' +
      '<h2>Such dir einen guten Moment aus</h2>' +
      '<p>Fang an, wenn du ausgeruht bist und niemand dich stört. ' +
      'Hat sich vor Kurzem etwas Großes verändert, zum Beispiel durch einen Umzug oder einen neuen Job? ' +
      'Dann kann es helfen, ein paar Wochen zu warten.</p>' +
      '<h2>Wer es sieht</h2>' +
      '<p>Du. Wenn du unter 18 bist und zu einem Familienkonto gehörst, sieht auch die Person, die es führt, deine Werte.</p>' +
      '<p>Bist du mit dem Code einer Einrichtung hier, sehen alle, die dort für Quartet zuständig sind, deinen Namen ' +
      'und ob du den Fragebogen abgeschlossen hast. Deine Werte sehen sie nur, wenn du zugestimmt hast. ' +
      'Das kannst du jederzeit zurücknehmen: Sag dort oder uns Bescheid.</p>' +
      '<p>Die Menschen, die Quartet betreiben, können deine Daten ansehen, wenn das für den Betrieb nötig ist.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'Was dich erwartet',
    body_html:
      '<p>Zuerst liest du 28 Aussagen darüber, wie Menschen an Aufgaben herangehen. Dann beantwortest du drei offene Fragen ' +
      'mit deinen eigenen Worten. Das dauert etwa 10 Minuten. Jede Antwort wird sofort gespeichert. Du kannst also aufhören ' +
      'und innerhalb von 30 Tagen weitermachen, auch auf einem anderen Gerät.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'So antwortest du',
    body_html:
      '<p>Wähle bei jeder Aussage <strong>Nie</strong>, <strong>Selten</strong>, <strong>Manchmal</strong>, <strong>Oft</strong> oder ' +
      '<strong>Immer</strong>. Denk daran, was du wirklich tust: zu Hause, in der Schule oder bei der Arbeit. ' +
      'Es gibt keine richtigen oder falschen Antworten. Nimm also die ehrliche.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'Wie es weitergeht',
    body_html:
      '<p>Sobald du fertig bist, bekommst du dein Profil. Wenn du unter 18 bist und zu einem Familienkonto gehörst, ' +
      'sieht auch die Person, die es führt, deine Werte. ' +
      'Bist du mit dem Code einer Einrichtung hier, sehen alle, die dort für Quartet zuständig sind, deine Werte nur, wenn du zugestimmt hast.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Bevor du beginnst',
    body_html:
      '<p>Der Fragebogen besteht aus 28 Aussagen und drei offenen Fragen. ' +
      'Er beschreibt, wie du nach deinen eigenen Angaben meistens an Aufgaben herangehst.</p>' +
      '<h2>Das ist kein Test</h2>' +
      '<p>Der Fragebogen misst keine Fähigkeiten. ' +
      'Es gibt keine richtigen oder falschen Antworten, und kein Ergebnis ist besser als ein anderes. ' +
      'Antworte so, wie du wirklich vorgehst, nicht so, wie du gern vorgehen würdest.</p>' +
      '<h2>Such dir einen ruhigen Moment aus</h2>' +
      '<p>Fang an, wenn du ausgeruht und ungestört bist. ' +
      'Nach einer großen Veränderung, etwa einer neuen Stelle, einem Umzug oder einer Trennung, ' +
      'wartest du vielleicht besser ein paar Wochen.</p>' +
      '<h2>Wer es sieht</h2>' +
      '<p>Du. Bist du mit dem Code einer Einrichtung hier, sehen alle, die dort für Quartet zuständig sind, deinen Namen ' +
      'und ob du den Fragebogen abgeschlossen hast. Deine Werte sehen sie nur, wenn du zugestimmt hast. ' +
      'Das kannst du jederzeit zurücknehmen: Sag dort oder uns Bescheid.</p>' +
      '<p>Die Menschen, die Quartet betreiben, können deine Daten ansehen, wenn das für den Betrieb nötig ist.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'Was dich erwartet',
    body_html:
      '<p>Zuerst schätzt du 28 Aussagen dazu ein, wie man im Alltag an Aufgaben herangeht. ' +
      'Dann beantwortest du drei offene Fragen mit wenigen Worten. ' +
      'Das dauert etwa 10 Minuten. Jede Antwort wird sofort gespeichert. Du kannst also eine Pause machen ' +
      'und innerhalb von 30 Tagen weitermachen, auch auf einem anderen Gerät.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'So antwortest du',
    body_html:
      '<p>Gib an, wie oft jede Aussage auf dich zutrifft: <strong>Nie</strong>, <strong>Selten</strong>, ' +
      '<strong>Manchmal</strong>, <strong>Oft</strong> oder <strong>Immer</strong>. ' +
      'Denk dabei an deinen ganzen Alltag, nicht an eine einzelne Aufgabe. Keine Antwort ist besser als eine andere.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'Wie es weitergeht',
    body_html:
      '<p>Sobald du fertig bist, siehst du dein Profil. ' +
      'Bist du mit dem Code einer Einrichtung hier, sehen alle, die dort für Quartet zuständig sind, deine Werte nur, wenn du zugestimmt hast.</p>',
  },
]
