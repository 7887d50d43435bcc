import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Musterlösung abschreiben', body: 'Schreib eine Musterlösung Zeile für Zeile ab und ändere dann nur die Zahlen.' },
      {
        title: 'Nach Schritt eins fragen',
        body: 'Lange Rechenwege schrecken dich ab? Lass dir nur den ersten Schritt sagen und schreib ihn auf.',
      },
      { title: 'Eine Zeile, ein Schritt', body: 'Nimm liniertes Papier und ändere in jeder Zeile nur eine Sache.' },
    ],
    Intensify: [
      { title: 'Gegeben und gesucht', body: 'Schreib auf, was gegeben ist, was gesucht ist und welche Formel beides verbindet.' },
      { title: 'Schritte nummerieren', body: 'Nummerier jede Zeile der Lösung, damit du einen Fehler wiederfindest.' },
      { title: 'Der Reihe nach', body: 'Rechne eine halbe Stunde lang der Reihe nach, das Handy liegt im Nebenzimmer.' },
    ],
    Tether: [
      {
        title: 'Eine Abkürzung suchen',
        body: 'Such bei einer Aufgabe einen kürzeren Weg, auch wenn das Lösungsblatt einen anderen zeigt.',
      },
      { title: 'Vom Ende her', body: 'Beginn mit der Antwort, die du erwartest, und rechne rückwärts.' },
      { title: 'Wildes Schmierpapier', body: 'Mach den ersten Versuch auf Schmierpapier, ganz ohne saubere Spalten.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Nur die Vorzeichen', body: 'Geh eine Lösung noch einmal durch und prüf nur Plus und Minus.' },
      { title: 'Gemeinsam erklären', body: 'Lass dir von jemandem aus der Klasse einen Begriff erklären und schreib ihn auf eine Karte.' },
      { title: 'Einheiten anhängen', body: 'Wenn dich Genauigkeit ermüdet: Schreib nur hinter jede Zahl die Einheit.' },
    ],
    Intensify: [
      { title: 'Schätzen und vergleichen', body: 'Schreib zuerst einen Schätzwert auf und vergleich ihn mit dem genauen Ergebnis.' },
      { title: 'Die Regel nennen', body: 'Schreib neben jeden Schritt die Regel, die ihn erlaubt.' },
      { title: 'Anders nachrechnen', body: 'Rechne ein zweites Mal, auf einem anderen Weg oder mit dem Taschenrechner.' },
    ],
    Tether: [
      { title: 'Einmal prüfen reicht', body: 'Prüf jedes Ergebnis einmal und geh dann zur nächsten Aufgabe.' },
      { title: 'Mit Absicht runden', body: 'Runde im ersten Durchgang die Zahlen, wenn die Aufgabe es erlaubt.' },
      { title: 'Heute ohne Beweis', body: 'Nimm die gegebene Formel hin und benutz sie, ohne sie erst herzuleiten.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Echte Dinge schieben', body: 'Leg die erste Aufgabe mit Münzen oder Büroklammern und schieb sie umher.' },
      { title: 'Beim Bauen zusehen', body: 'Modelle sagen dir wenig? Schau ein kurzes Video, in dem diese Aufgabe nachgebaut wird.' },
      { title: 'Zwei Punkte einzeichnen', body: 'Zeichne ein Achsenkreuz und trag nur zwei Punkte ein.' },
    ],
    Intensify: [
      { title: 'Erst zeichnen, dann rechnen', body: 'Mach eine Skizze mit allen Maßen, bevor du eine Gleichung aufschreibst.' },
      { title: 'Einen echten Fall finden', body: 'Such einen Preis, ein Tempo oder ein Zimmer, für das man diese Rechnung braucht.' },
      { title: 'Die Lösung testen', body: 'Setz in jeden Schritt einfache Zahlen ein, bis du findest, wo es hakt.' },
    ],
    Tether: [
      { title: 'Gedanken aufschreiben', body: 'Schreib neben jede im Kopf gerechnete Zeile einen kurzen Grund in Worten.' },
      { title: 'Laut erklären', body: 'Erklär eine Lösung einem Menschen, der die Aufgabe nicht kennt.' },
      { title: 'Zehn Minuten Theorie', body: 'Lies zehn Minuten lang die Erklärung, bevor du die erste Aufgabe anfasst.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Mit Bleistift raten', body: 'Fühlt sich Raten falsch an? Schreib den Tipp mit Bleistift hin und radier ihn später weg.' },
      { title: 'Ein zweiter Weg', body: 'Lass dir einen anderen Weg zeigen und probier nur seine erste Zeile.' },
      { title: 'Wiederholtes einkreisen', body: 'Kreise jede Zahl ein, die sich wiederholt, und schau, welches Bild entsteht.' },
    ],
    Intensify: [
      { title: 'Eine Aufgabe erfinden', body: 'Erfinde eine Aufgabe mit dem Ergebnis 42 und gib sie jemandem zum Lösen.' },
      { title: 'Als Geschichte erzählen', body: 'Mach aus der Gleichung eine Geschichte mit zwei Menschen und einem Streit.' },
      { title: 'Drei Anfänge', body: 'Skizzier drei mögliche Anfänge, bevor du dich für einen entscheidest.' },
    ],
    Tether: [
      { title: 'Erst der bekannte Weg', body: 'Rechne den üblichen Weg bis zur letzten Zeile, bevor du deinen eigenen versuchst.' },
      { title: 'Die Ahnung beweisen', body: 'Schreib deine Ahnung an den Rand und beweis sie Zeile für Zeile.' },
      { title: 'Eine Aufgabe pro Seite', body: 'Gib jeder Aufgabe eine eigene Seite und blättere erst um, wenn sie gelöst ist.' },
    ],
  },
}
