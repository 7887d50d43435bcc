import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur Nummer eins', body: 'Deck die Seite zu, bis du nur noch die erste Aufgabe siehst.' },
      { title: 'Schritte zu zweit', body: 'Lass ein Kind den ersten Schritt sagen und schreib ihn auf.' },
      { title: 'Kästchen für Zahlen', body: 'Reihen sind dir zu ordentlich? Nimm Karopapier: eine Zahl pro Kästchen.' },
    ],
    Intensify: [
      { title: 'Zeile für Zeile', body: 'Schreib jeden Schritt in eine eigene Zeile.' },
      { title: 'Die Reihenfolge zeigen', body: 'Schreib 1, 2 und 3 über das, was du tun musst.' },
      { title: 'Ordentlicher Tisch', body: 'Räum den Tisch leer. Leg Stift, Lineal und Papier hin.' },
    ],
    Tether: [
      { title: 'Andere Reihenfolge', body: 'Rechne eine Aufgabe in anderer Reihenfolge und schau, was herauskommt.' },
      { title: 'Fang an, wo du magst', body: 'Rechne zuerst eine Aufgabe, die dir gefällt, nicht die oberste.' },
      { title: 'Lass eine Lücke', body: 'Ein Schritt fällt dir nicht ein? Lass Platz und mach weiter.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ein Ergebnis prüfen', body: 'Such ein Ergebnis aus und zähl es mit den Fingern nach.' },
      { title: 'Zweimal vorlesen', body: 'Genaue Zahlen machen müde? Lass dir die Aufgabe zweimal vorlesen.' },
      { title: 'Zahlen einkreisen', body: 'Nimm einen bunten Stift und kreise nur die Zahlen ein.' },
    ],
    Intensify: [
      { title: 'Was zählst du?', body: 'Schreib hinter jede Zahl, was es ist: Äpfel, Münzen oder Schritte.' },
      { title: 'Was heißt das?', body: 'Zeig auf ein Rechenwort und lass dir zeigen, was es heißt.' },
      { title: 'Dreh es um', body: 'Prüf eine Plusaufgabe mit Minus.' },
    ],
    Tether: [
      { title: 'Nicht alles prüfen', body: 'Prüf nur die letzten zwei Aufgaben, dann blättere um.' },
      { title: 'Ungefähr reicht', body: 'Steht da „ungefähr“? Dann schätz die Zahl und hör auf.' },
      { title: 'Kurze Antwort', body: 'Schreib deine Antwort in eine kurze Zeile, ohne weitere Wörter.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Fünf kleine Dinge', body: 'Leg fünf Knöpfe auf den Tisch und nutz sie für eine Aufgabe.' },
      { title: 'Erst schauen, dann legen', body: 'Schau einem Kind beim Legen zu. Dann leg selbst einen Klotz.' },
      { title: 'Kreise malen', body: 'Male Kreise für die Zahlen, nur bei der ersten Aufgabe.' },
    ],
    Intensify: [
      { title: 'Baue die Aufgabe', body: 'Baue die Aufgabe mit Klötzen oder Münzen vor dir auf.' },
      { title: 'Miss es zu Hause', body: 'Miss zu Hause etwas mit dem Lineal, so wie in der Aufgabe.' },
      { title: 'Den Fehler jagen', body: 'Falsches Ergebnis? Such genau die Stelle, wo es schiefging.' },
    ],
    Tether: [
      { title: 'Sag deine Schritte', body: 'Erzähl jemandem Schritt für Schritt, wie du gerechnet hast.' },
      { title: 'Auch die Mitte', body: 'Schreib auch den Schritt in der Mitte auf, nicht nur das Ergebnis.' },
      { title: 'Zu zweit rechnen', body: 'Mach die nächste Aufgabe mit einem anderen Kind statt allein.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein lustiges Tier', body: 'Mach aus einer Aufgabe eine mit Fröschen oder Katzen. Dann rechne.' },
      { title: 'Such einen Weg aus', body: 'Lass dir von Erwachsenen zwei Wege zeigen und nimm einen.' },
      { title: 'Erst raten', body: 'Raten ist dir zu wild? Flüstere einen Tipp, dann rechne nach.' },
    ],
    Intensify: [
      { title: 'Zweiter Weg', body: 'Such noch einen Weg zum gleichen Ergebnis.' },
      { title: 'Rechnung als Comic', body: 'Male die Aufgabe als Comic mit zwei Bildern.' },
      { title: 'Deine eigene Aufgabe', body: 'Denk dir eine Aufgabe über deinen Geburtstag aus.' },
    ],
    Tether: [
      { title: 'Bei dieser bleiben', body: 'Deck die anderen Aufgaben zu, bis dieses Ergebnis dasteht.' },
      { title: 'So wie im Buch', body: 'Mach die erste Aufgabe genau so wie im Buch.' },
      { title: 'Halt vor dem Raten', body: 'Leg die Hand aufs Blatt und lies die Frage noch einmal.' },
    ],
  },
}
