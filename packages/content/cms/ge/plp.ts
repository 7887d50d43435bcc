import type { Page } from '../page.ts'

/**
 * The introduction to the Personal Learning Profile (plp_box), and the five steps for using it
 * (method D13).
 */
export const plpPages: Page[] = [
  {
    key: 'plp_box',
    age_group_id: 1,
    order: 1,
    title: 'Dein Lernprofil',
    body_html:
      '<p>Hier steht, was du angekreuzt und geschrieben hast. Zwei bis vier Sätze zu jedem Muster reichen.</p>' +
      '<p>Zeig es jemand Erwachsenem und sprecht darüber. Du kannst es jederzeit ändern.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'Dein persönliches Lernprofil',
    body_html:
      '<p>Diese Seite gehört dir: was du angekreuzt und was du darüber geschrieben hast, wie du meistens an Aufgaben herangehst. Zwei bis vier Aussagen zu jedem Muster sind genug.</p>' +
      '<p>Nimm sie als Anfang, um zu planen und anderen zu sagen, was dir hilft. Das kann sich mit der Zeit und je nach Umgebung ändern. Komm also wieder und ändere es.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Lesen',
    body_html:
      '<p>Lies die ganze Aufgabe oder lass sie dir vorlesen. Was sollst du tun?</p>' +
      '<p>Hast du so etwas schon einmal gemacht? Was hat geholfen?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Entschlüsseln',
    body_html:
      '<p>Such die Wörter, die sagen, was du tun sollst: sortieren, erzählen, bauen, ausdenken. Mal jedes Wort in der Farbe seines Musters an.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Schau in dein Profil. Braucht die Aufgabe ein Muster, das du weniger magst? Dann überleg dir eine Sache, die dir dabei hilft. Du kannst auch um Hilfe bitten.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Tun',
    body_html:
      '<p>Jetzt geht es los. Kommst du nicht weiter? Schau die Aufgabe noch einmal an.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Zurückblicken',
    body_html:
      '<p>Ist alles da, was verlangt war? Was ging gut? Was probierst du nächstes Mal?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Lesen',
    body_html:
      '<p>Lies die ganze Aufgabe einmal in Ruhe. Was wird verlangt, bis wann, und wer sieht es?</p>' +
      '<p>Denk an etwas Ähnliches, das du schon gemacht hast. Was hat dir da geholfen?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Entschlüsseln',
    body_html:
      '<p>Markiere die Wörter, die sagen, was zu tun ist: ordnen, erklären, bauen, erfinden. Jedes davon ruft nach einem der vier Muster.</p>' +
      '<p>Dann schätze ein: Welches Muster verlangt die Aufgabe stark, welches ein wenig, welches kaum?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Vergleiche, was die Aufgabe verlangt, mit dem, wie du meistens an Aufgaben herangehst. FIT steht für drei Wege, beides zusammenzubringen:</p>' +
      '<ul>' +
      '<li><strong>Heranwagen (Forge)</strong>: Die Aufgabe braucht ein Muster, das du meidest. Nimm dir eine kleine Sache vor, die es leichter macht.</li>' +
      '<li><strong>Mehr davon (Intensify)</strong>: Ein Muster nutzt du bei Bedarf. Dreh es für diese Aufgabe auf.</li>' +
      '<li><strong>Zurückhalten (Tether)</strong>: Ein Muster nutzt du zuerst, und es steht im Weg. Halte es eine Weile zurück.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Tun',
    body_html:
      '<p>Arbeite mit dem, was du dir vorgenommen hast, und behalte es im Blick. Kommst du nicht weiter? Schau noch einmal, was die Aufgabe verlangt, bevor du deinen Plan änderst.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Zurückblicken',
    body_html:
      '<p>Entspricht die Arbeit dem, was verlangt war? Welches Muster hat geholfen, welches stand im Weg?</p>' +
      '<p>Notiere eine Sache, die du beim nächsten Mal anders machen würdest.</p>',
  },
]
