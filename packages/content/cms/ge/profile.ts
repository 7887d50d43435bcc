import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Ordnung und Planung',
    body_html:
      '<ul>' +
      '<li>Menschen, die dieses Muster zuerst nutzen, wollen vorher die ganze Anleitung kennen.</li>' +
      '<li>Sie machen Listen oder Zeitpläne und gehen Schritt für Schritt danach vor.</li>' +
      '<li>Sie halten ihre Sachen geordnet und bringen eine Aufgabe zu Ende, bevor sie die nächste anfangen.</li>' +
      '<li>Sie wissen gern früh, wenn sich ein Plan ändert.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Fakten und Einzelheiten',
    body_html:
      '<ul>' +
      '<li>Menschen, die dieses Muster zuerst nutzen, sammeln viele Informationen, bevor sie antworten.</li>' +
      '<li>Sie stellen Fragen, machen sich Notizen und lesen sie später wieder durch.</li>' +
      '<li>Sie antworten ausführlich und suchen nach dem genauen Wort.</li>' +
      '<li>Sie prüfen Fakten und Zahlen und wollen wissen, woher sie stammen.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Praktischer Nutzen und Ausprobieren',
    body_html:
      '<ul>' +
      '<li>Menschen, die dieses Muster zuerst nutzen, wollen sehen, wozu eine Aufgabe gut ist.</li>' +
      '<li>Sie finden heraus, wie etwas funktioniert, indem sie es in die Hand nehmen und ausprobieren.</li>' +
      '<li>Sie arbeiten gern für sich und bleiben an einem Problem dran, bis es gelöst ist.</li>' +
      '<li>Sie denken erst in Ruhe nach und zeigen lieber etwas, als viel zu reden.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideen und neue Wege',
    body_html:
      '<ul>' +
      '<li>Menschen, die dieses Muster zuerst nutzen, verfolgen mehrere eigene Ideen gleichzeitig.</li>' +
      '<li>Sie verbinden, was weit auseinanderzuliegen scheint, und gehen unerprobte Wege.</li>' +
      '<li>Sie fangen mit einer Vermutung an und suchen Abwechslung vom Gewohnten.</li>' +
      '<li>Was sie meinen, drücken sie durch Geschichten, Bilder oder Schauspiel aus.</li>' +
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
