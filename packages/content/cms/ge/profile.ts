import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Ordnung und Planung',
    body_html:
      '<ul>' +
      '<li>Vor dem Anfang die ganze Anleitung kennen wollen.</li>' +
      '<li>Listen oder Zeitpläne machen und Schritt für Schritt danach vorgehen.</li>' +
      '<li>Sachen geordnet halten und eine Aufgabe zu Ende bringen, bevor die nächste anfängt.</li>' +
      '<li>Gern früh wissen, wenn sich ein Plan ändert.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Fakten und Einzelheiten',
    body_html:
      '<ul>' +
      '<li>Viele Informationen sammeln, bevor eine Antwort kommt.</li>' +
      '<li>Fragen stellen, Notizen machen und sie später wieder durchlesen.</li>' +
      '<li>Ausführlich antworten und nach dem genauen Wort suchen.</li>' +
      '<li>Fakten und Zahlen prüfen und wissen wollen, woher sie stammen.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Praktischer Nutzen und Ausprobieren',
    body_html:
      '<ul>' +
      '<li>Sehen wollen, wozu eine Aufgabe gut ist.</li>' +
      '<li>Herausfinden, wie etwas funktioniert, durch Anfassen und Ausprobieren.</li>' +
      '<li>Gern allein arbeiten und an einem Problem dranbleiben, bis es gelöst ist.</li>' +
      '<li>Erst in Ruhe nachdenken und lieber etwas zeigen, als viel zu reden.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideen und neue Wege',
    body_html:
      '<ul>' +
      '<li>Mehrere eigene Ideen gleichzeitig verfolgen.</li>' +
      '<li>Verbinden, was weit auseinanderzuliegen scheint, und unerprobte Wege gehen.</li>' +
      '<li>Mit einer Vermutung anfangen und Abwechslung vom Gewohnten suchen.</li>' +
      '<li>Was gemeint ist, durch Geschichten, Bilder oder Schauspiel ausdrücken.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'Was die Werte sagen',
    body_html:
      '<p>Die Werte kommen aus deinen eigenen Antworten. Für jedes Muster werden sieben Antworten zusammengezählt. ' +
      'Dabei kommt eine Zahl von 7 bis 35 heraus.</p>' +
      '<p>„Vermeiden“ geht von 7 bis 17, „Nach Bedarf“ von 18 bis 24, „Zuerst nutzen“ von 25 bis 35. ' +
      'Nichts davon ist besser als das andere. ' +
      'Bist du nah an einer Grenze? Dann lies beide Texte.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'Was die Werte nicht sagen',
    body_html:
      '<p>Das war kein Test. Die Werte sagen nicht, wie schlau du bist oder was du kannst. Sie können sich ändern.</p>' +
      '<p>Du kannst alle vier Muster nutzen, auch die, die du nicht so magst. Darum ist kein Wert ein Grund, eine Aufgabe auszulassen.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'Was die Werte sagen',
    body_html:
      '<p>Die Werte beschreiben, wie du nach deinen eigenen Angaben meistens an Aufgaben herangehst. ' +
      'Für jedes Muster werden sieben deiner Antworten zusammengezählt; ein Wert liegt also zwischen 7 und 35. ' +
      'Sieben Antworten ergeben nur ein grobes Bild, und deine Werte werden nicht mit denen anderer Menschen verglichen.</p>' +
      '<p>Der Wert zeigt einen Grad der Nutzung: „Vermeiden“ (7 bis 17), „Nach Bedarf“ (18 bis 24) oder „Zuerst nutzen“ (25 bis 35). ' +
      'Keiner ist besser als ein anderer. Bist du nah an einer Grenze, lies am besten beide Beschreibungen. ' +
      'Nimm dein Profil als Ausgangspunkt für deine Planung und schau, welche Aussagen nach dir klingen.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'Was die Werte nicht sagen',
    body_html:
      '<p>Die Werte kommen aus deinen eigenen Antworten. Sie sind kein Test dafür, was du kannst oder wie klug du bist, ' +
      'und sie können dir keinen Beruf aussuchen. Sie können sich mit der Zeit und je nach Umgebung ändern. ' +
      'Wie beständig sie von einem Mal zum nächsten sind, ist noch nicht untersucht.</p>' +
      '<p>Forschungsübersichten fanden keine ausreichenden Belege dafür, dass man besser lernt, wenn man „auf die eigene Art“ unterrichtet wird. ' +
      'Ein Muster ist also kein Grund, etwas wegzulassen. ' +
      'Nutze dein Profil, um darüber nachzudenken, wie du eine Aufgabe planst und angehst und wie du hinterher auf sie zurückblickst.</p>',
  },
]
