import type { Page } from '../page.ts'

/**
 * The five steps at work (method D13), and the texts next to strategies, on the career match and on
 * the Personal Work Profile (D24, D25, D40).
 */
export const careerPages: Page[] = [
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 1,
    title: 'Lesen',
    body_html:
      '<p>Lies den ganzen Auftrag einmal: die Mail, die Bestellung, den Plan. Was wird verlangt, bis wann, und wer verlässt sich darauf?</p>' +
      '<p>Denk an eine ähnliche Arbeit. Was hat dir da geholfen?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Entschlüsseln',
    body_html:
      '<p>Markiere die Wörter, die sagen, was zu tun ist: einplanen, berichten, reparieren, vorschlagen. Jedes davon ruft nach einem der vier Muster.</p>' +
      '<p>Dann schätze ein: Welches Muster verlangt die Arbeit stark, welches ein wenig, welches kaum?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Vergleiche, was die Arbeit verlangt, mit dem, wie du meistens herangehst. FIT steht für drei Wege, beides zusammenzubringen:</p>' +
      '<ul>' +
      '<li><strong>Heranwagen (Forge)</strong>: Die Arbeit braucht ein Muster, das du meidest. Nimm dir eine kleine Sache vor, die es leichter macht, oder frag jemanden im Team.</li>' +
      '<li><strong>Mehr davon (Intensify)</strong>: Ein Muster nutzt du bei Bedarf. Dreh es für diese Arbeit auf.</li>' +
      '<li><strong>Zurückhalten (Tether)</strong>: Ein Muster nutzt du zuerst, und es steht im Weg. Halte es eine Weile zurück.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Tun',
    body_html:
      '<p>Arbeite mit dem, was du dir vorgenommen hast, und behalte es im Blick. Kommst du nicht weiter? Schau noch einmal, was verlangt war, ' +
      'bevor du deinen Plan änderst, und sag denen Bescheid, die darauf warten.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Zurückblicken',
    body_html:
      '<p>Entspricht das Ergebnis dem, was verlangt war? Welches Muster hat geholfen, welches stand im Weg?</p>' +
      '<p>Notiere eine Sache, die du beim nächsten Mal anders machen würdest, und eine, die auch anderen im Team nützt.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Such dir aus, was dir hilft',
    body_html:
      '<p>Such dir für jedes Muster, das die Aufgabe braucht, eine Idee aus. Eine reicht, mehr als drei gehen nicht.</p>' +
      '<p>Passt keine? Schreib eine eigene. Sag uns danach, ob sie geholfen hat.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Wähle deine Strategien',
    body_html:
      '<p>Wähle für jedes Muster, bei dem Aufgabe und Gewohnheit auseinandergehen, eine Strategie, höchstens drei. Zuerst kommen deine eigenen angekreuzten Aussagen, ' +
      'dann Strategien zum Thema. Passt keine, schreib eine in deinen Worten.</p>' +
      '<p>Es sind Vorschläge, keine Vorschriften. Wenn die Aufgabe fertig ist, sag, welche geholfen haben: Die stehen beim nächsten Mal vorn.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'Was der Berufsvergleich ist',
    body_html:
      '<p>Du nimmst einen echten Beruf: eine Anzeige oder eine Liste dessen, was man dort tut. Du entschlüsselst die Tätigkeiten wie jede andere Aufgabe und siehst, ' +
      'welche Muster sie verlangen. Daneben steht, wie du nach eigener Aussage meistens an Aufgaben herangehst.</p>' +
      '<p>So siehst du, wo deine Gewohnheiten dem Beruf nahe sind und wo du dich überwinden müsstest. ' +
      'Das ist ein Anfang für Fragen an Menschen, die diesen Beruf ausüben.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'Was er nicht ist',
    body_html:
      '<p><strong>Das vergleicht Gewohnheiten, nicht Können, und sollte nicht über einen Beruf entscheiden.</strong></p>' +
      '<p>Es weiß nicht, was du kannst, was du lernen willst, was man verdient oder wo du glücklich wärst. Gewohnheiten können sich mit der Zeit und je nach Umgebung ändern. ' +
      'Was die Forschung sagt, steht auf der Seite <a href="/page/evidence">Was man weiß und was nicht</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Sammle, was bei der Arbeit auf dich zutrifft',
    body_html:
      '<p>Unter drei Fragen stehen Aussagen zu jedem Muster. Die zu deinem Grad der Nutzung stehen zuerst; auch die anderen kannst du ansehen. ' +
      'Kreuze an, was auf dich zutrifft; jedes Kreuz wird sofort gespeichert.</p>' +
      '<p>Sammle auch die Tätigkeiten eines Berufs, der dich neugierig macht, eine pro Zeile, und sag zu jeder, ob du sie gern tust, ob sie dir gleich ist oder ob sie dich Kraft kostet. ' +
      'Drei von jeder Art sind ein guter Anfang.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'Wie man einen Beruf entschlüsselt',
    body_html:
      '<ol>' +
      '<li>Leg einen Beruf an: seinen Namen und seine Tätigkeiten, eine pro Zeile. Nimm sie aus einer Anzeige oder frag jemanden, der ihn ausübt.</li>' +
      '<li>Sag zu jeder Tätigkeit: gern, gleich oder anstrengend.</li>' +
      '<li>Sieh dir die farbigen Wörter an und verbessere sie, wo sie nicht stimmen.</li>' +
      '<li>Vergleiche Muster für Muster, was der Beruf braucht, mit deinem Grad der Nutzung.</li>' +
      '<li>Wähle Strategien für das, was nicht zusammenpasst, und notiere, was du fragen willst.</li>' +
      '</ol>' +
      '<p>Das vergleicht Gewohnheiten, nicht Können, und sollte nicht über einen Beruf entscheiden.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Zwölf Felder zum Umsehen',
    body_html:
      '<p>Sieh dich auch in Feldern um, an die du nicht gedacht hättest: In jedem gibt es Berufe, die jedes der vier Muster verlangen. ' +
      'Die Zahlen sind Hauptgruppen der Einteilung O*NET-SOC, in der du Berufe nachschlagen kannst.</p>' +
      '<ul>' +
      '<li><strong>Leiten und Wirtschaft</strong>: ein Team, einen Laden oder ein Projekt führen, einkaufen, Buchhaltung, Firmen beraten (11, 13)</li>' +
      '<li><strong>Computer und Technik</strong>: Programme, Netze, Daten, Maschinen und Brücken auf dem Reißbrett (15, 17)</li>' +
      '<li><strong>Forschung</strong>: Labor, Arbeit im Gelände, Wetter, Gesellschaft und ihre Fragen (19)</li>' +
      '<li><strong>Beratung und Recht</strong>: Menschen beistehen, soziale Arbeit, Gerichte und Verträge (21, 23)</li>' +
      '<li><strong>Unterricht</strong>: Kita, Schule, Ausbildung, Bibliotheken und Museen (25)</li>' +
      '<li><strong>Kunst, Medien und Sport</strong>: Gestaltung, Bühne, Texte, Bilder, Ton, Training und Spiel (27)</li>' +
      '<li><strong>Gesundheit und Pflege</strong>: behandeln, pflegen, untersuchen, Arzneien, Hilfe zu Hause (29, 31)</li>' +
      '<li><strong>Sicherheit</strong>: Feuerwehr, Polizei, Bewachung, Streitkräfte (33, 55)</li>' +
      '<li><strong>Gäste, Essen und Dienste</strong>: Küche, Hotel, Reinigung, Gärten, Haare, Reisen (35, 37, 39)</li>' +
      '<li><strong>Verkauf und Büro</strong>: Läden, Kundschaft, Post, Termine, Löhne (41, 43)</li>' +
      '<li><strong>Land und Bau</strong>: Höfe, Wälder, Fischerei, Baustellen, Straßen (45, 47)</li>' +
      '<li><strong>Reparieren, Herstellen, Bewegen</strong>: Werkstätten, Fabriken, Fahrzeuge, Lager (49, 51, 53)</li>' +
      '</ul>' +
      '<p>Diese Seite nutzt Angaben der Datenbank O*NET 28.2 des U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'verwendet unter der Lizenz <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. O*NET® ist eine Marke des USDOL/ETA. ' +
      'Die Felder und ihre Namen sind unsere eigenen; USDOL/ETA hat sie weder genehmigt noch empfohlen noch geprüft.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'Dein persönliches Arbeitsprofil',
    body_html:
      '<p>Drei Fragen: wie du am besten arbeitest, was du in einen Betrieb mitbringst und was du von einem Arbeitsplatz brauchst. ' +
      'Kreuze an, was auf dich zutrifft. Zwei bis vier Aussagen zu jeder Frage sind genug.</p>' +
      '<p>Nimm es als Anfang: für eine Bewerbung, ein Vorstellungsgespräch oder ein Gespräch darüber, wie ihr zusammenarbeitet. ' +
      'Es kann sich mit der Zeit und je nach Umgebung ändern.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'Wie man diese Seite liest',
    body_html:
      '<p>Die Balken zeigen, wie dieser Mensch nach eigener Aussage meistens an Aufgaben herangeht: Grade der Nutzung, keiner besser als ein anderer. ' +
      'Die Sätze unter den drei Fragen hat er selbst ausgesucht.</p>' +
      '<p>Das vergleicht Gewohnheiten, nicht Können, und sollte nicht über einen Beruf entscheiden. ' +
      'Es darf nicht dazu dienen, Menschen in eine Rangfolge zu bringen oder auszuwählen, wer eingestellt wird.</p>',
  },
]
