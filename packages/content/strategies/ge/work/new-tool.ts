import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur das erste Menü', body: 'Öffne das erste Menü und probier die obersten drei Befehle.' },
      {
        title: 'Eine kurze Einführung',
        body: 'Handbücher langweilen dich? Schau ein Video von fünf Minuten und mach den ersten Handgriff nach.',
      },
      { title: 'Rezept auf dem Zettel', body: 'Frag im Team nach den vier Klicks, die du brauchst, und kleb sie an den Bildschirm.' },
    ],
    Intensify: [
      { title: 'Eigene Schritte notieren', body: 'Schreib jeden Schritt beim Tun auf und nummerier ihn.' },
      { title: 'Einmal der Anleitung nach', body: 'Folge der Anleitung von der ersten Seite an mit einem echten Beispiel.' },
      { title: 'Täglich üben', body: 'Reservier diese Woche täglich die erste Viertelstunde für das Werkzeug.' },
    ],
    Tether: [
      { title: 'Abseits erkunden', body: 'Klapp die Anleitung zu und öffne drei Funktionen, die dir niemand gezeigt hat.' },
      { title: 'Erst nichts umstellen', body: 'Lass die neue Anordnung eine Woche, wie sie ist, bevor du etwas umstellst.' },
      { title: 'Halb eingerichtet starten', body: 'Erledige damit etwas Echtes, bevor alle Einstellungen in Ordnung sind.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Vier Begriffe', body: 'Schreib vier Begriffe des Werkzeugs auf und erklär sie mit eigenen Worten.' },
      { title: 'Eine Hilfeseite lesen', body: 'Hilfeseiten machen dich müde? Lies eine einzige und gib ihr höchstens zehn Minuten.' },
      { title: 'An Altem prüfen', body: 'Gib einen alten Fall ein und schau, ob die Zahlen übereinstimmen.' },
    ],
    Intensify: [
      { title: 'Nach der Bedeutung fragen', body: 'Frag die Herstellerfirma, wofür jedes Feld da ist, und notier die Antwort.' },
      { title: 'Ergebnisse vergleichen', body: 'Erledige dieselbe Aufgabe im alten und neuen Werkzeug und vergleich die Zahlen.' },
      { title: 'Neuerungen lesen', body: 'Lies nach, was sich in dieser Version geändert hat, bevor du Gewohntem vertraust.' },
    ],
    Tether: [
      { title: 'Seltenes weglassen', body: 'Lass jede Funktion beiseite, die du diesen Monat nicht gebraucht hast.' },
      { title: 'Erst tun, dann lesen', body: 'Fang ohne Handbuch an und schlag nur nach, was dich aufhält.' },
      { title: 'Kurze Notiz für andere', body: 'Erklär das Werkzeug jemandem aus dem Team in sechs Zeilen, nicht auf sechs Seiten.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Zu zweit, eine Maus', body: 'Bitte jemanden, neben dir zu sitzen, während du selbst klickst.' },
      { title: 'Sicherer Spielplatz', body: 'Hast du Angst, etwas kaputt zu machen? Nimm eine Testkopie und drück drei Knöpfe.' },
      { title: 'Ein eigener Nutzen', body: 'Such eine kleine eigene Aufgabe, die dieses Werkzeug erledigen könnte.' },
    ],
    Intensify: [
      { title: 'Auseinandernehmen', body: 'Öffne die Einstellungen und finde heraus, was welcher Teil bewirkt.' },
      { title: 'Heute etwas Echtes', body: 'Erledige eine heutige Aufgabe von Anfang bis Ende mit dem neuen Werkzeug.' },
      { title: 'Absichtlich falsch', body: 'Gib in einer Testkopie etwas Falsches ein und schau, wie das Werkzeug reagiert.' },
    ],
    Tether: [
      { title: 'Erst fragen, dann schrauben', body: 'Frag zwei Leute, wie sie damit arbeiten, bevor du Einstellungen änderst.' },
      { title: 'Bildschirm zeigen', body: 'Zeig jemandem aus dem Team deinen Bildschirm und sag, was du tust.' },
      { title: 'Erst lesen, dann drücken', body: 'Lass die Hände im Schoß, bis du die erste Ansicht gelesen hast.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Winzige Abwandlung', body: 'Ist dir Herumspielen zu heikel? Ändere eine Einstellung und stell sie wieder zurück.' },
      { title: 'Kniffe sammeln', body: 'Frag drei Leute im Team nach ihrem besten Kniff und probier einen aus.' },
      { title: 'Zehn freie Minuten', body: 'Gönn dir zehn Minuten ohne Ziel und schau, was du findest.' },
    ],
    Intensify: [
      { title: 'Ein anderer Zweck', body: 'Probier das Werkzeug an etwas Harmlosem, für das es nicht gedacht war.' },
      { title: 'Ein Spitzname', body: 'Beschreib das Werkzeug als Tier oder Fahrzeug, um dir sein Verhalten zu merken.' },
      { title: 'Zwei Werkzeuge verbinden', body: 'Verbinde es mit einem anderen Werkzeug und schau, was dadurch möglich wird.' },
    ],
    Tether: [
      { title: 'Erst einen Weg lernen', body: 'Bleib fünf Durchgänge lang beim empfohlenen Weg, bevor du ihn abwandelst.' },
      { title: 'Einführung beenden', body: 'Lass die Einführung bis zur letzten Seite offen, dann experimentiere.' },
      { title: 'Zusätze begrenzen', body: 'Setz verlockende Erweiterungen auf eine Wunschliste und installier heute keine.' },
    ],
  },
}
