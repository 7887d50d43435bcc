import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Die Münze entscheidet', body: 'Wenn dich Planen bremst: Wirf eine Münze zwischen zwei Aufgaben und fang an.' },
      { title: 'Nur eins vor dir', body: 'Leg nur ein Buch auf den Tisch und alles andere hinter dich.' },
      { title: 'Gemeinsamer Start', body: 'Mach mit jemandem eine Minute aus, in der ihr beide anfangt.' },
    ],
    Intensify: [
      { title: 'Den Abend planen', body: 'Schreib zu jeder Aufgabe, wie viele Minuten sie dauern darf.' },
      { title: 'Feste Lernzeit', body: 'Such dir für diese ganze Woche eine feste Stunde und einen festen Platz.' },
      { title: 'Aufräumen, notieren, los', body: 'Räum den Tisch leer und notier, was du für die erste Aufgabe brauchst.' },
    ],
    Tether: [
      { title: 'Zwei Blöcke tauschen', body: 'Tausch heute zwei Lernblöcke und mach trotzdem weiter.' },
      { title: 'Gut genug ist gut', body: 'Hör auf, wenn alles Verlangte dasteht, auch wenn die Seite unordentlich aussieht.' },
      { title: 'Eine freie halbe Stunde', body: 'Lass eine halbe Stunde ohne Plan und nutz sie, wie du magst.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aufgabe vorlesen', body: 'Lies jemandem die Aufgabe laut vor, damit keine Einzelheit verloren geht.' },
      { title: 'Zu zweit vergleichen', body: 'Wenn dich Prüfen allein ermüdet: Vergleich drei Antworten mit jemandem aus der Klasse.' },
      { title: 'Zwei Zeilen Fakten', body: 'Schreib zwei Zeilen mit Fakten von heute, dann klapp das Heft zu.' },
    ],
    Intensify: [
      { title: 'Zweimal nachschlagen', body: 'Such zwei Dinge aus, bei denen du unsicher bist, und schlag sie nach.' },
      { title: 'Aus einem Fehler lernen', body: 'Nimm einen korrigierten Fehler und schreib auf, warum er passiert ist.' },
      { title: 'Aus dem Kopf abfragen', body: 'Klapp das Buch zu, schreib auf, was du noch weißt, und vergleich.' },
    ],
    Tether: [
      { title: 'Recherche begrenzen', body: 'Öffne für diese Aufgabe höchstens drei Seiten.' },
      { title: 'Abgeben', body: 'Gib die Aufgabe ab, sobald jede Frage ihre Antwort hat.' },
      { title: 'Halb so viele Wörter', body: 'Sag deine Antwort mit halb so vielen Wörtern und behalt diese Fassung.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mit Dingen lernen', body: 'Spiele eine Aufgabe mit Bechern, Karten oder Münzen durch.' },
      { title: 'Jemanden dazuholen', body: 'Allein zieht es sich hin? Ruf jemanden an und löst gemeinsam eine praktische Aufgabe.' },
      { title: 'Den Schreibtisch richten', body: 'Reparier etwas an deinem Schreibtisch, das dich stört, oder stell es richtig ein.' },
    ],
    Intensify: [
      { title: 'Heute Abend anwenden', body: 'Such heute Abend zu Hause eine Stelle, an der dieses Thema vorkommt.' },
      { title: 'Lernhilfe bauen', body: 'Bastle Karten, eine Drehscheibe oder eine Tabelle, mit der du dich abfragen kannst.' },
      { title: 'Den Haken finden', body: 'Nenn genau die Stelle, an der du festhängst, und probier einen Weg darum herum.' },
    ],
    Tether: [
      { title: 'Nach drei Versuchen fragen', body: 'Hol dir nach drei Versuchen an derselben Aufgabe Hilfe.' },
      { title: 'Die lange Fassung', body: 'Schreib eine Antwort so, dass sie auch versteht, wer nicht dabei war.' },
      { title: 'In Gesellschaft lernen', body: 'Setz dich an den Küchentisch oder in die Bücherei statt allein in dein Zimmer.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine Gewohnheit ändern', body: 'Wenn dich Neues verunsichert: Ändere nur den Ort, den Stift oder die Musik.' },
      { title: 'Andere wählen lassen', body: 'Lass jemanden eine ungewöhnliche Art aussuchen, wie du dir eine Seite merkst.' },
      { title: 'Ein Bild als Anstoß', body: 'Such im Internet ein Bild und verbinde es in einem Satz mit dem Thema.' },
    ],
    Intensify: [
      { title: 'Ein Spiel daraus machen', body: 'Mach aus dem Stoff von heute ein Quiz, ein Brettspiel oder einen Rap.' },
      { title: 'Auf der Bühne erklären', body: 'Erklär das Thema, als stündest du auf einer Bühne.' },
      { title: 'Seltsame Verbindung', body: 'Finde die seltsamste Verbindung zwischen zwei Fächern von heute.' },
    ],
    Tether: [
      { title: 'Nur ein Fenster offen', body: 'Lass am Bildschirm nur ein Fenster offen, bis diese Aufgabe fertig ist.' },
      { title: 'Ideenliste an der Tür', body: 'Schreib neue Ideen auf eine Liste an der Tür und setz dich wieder hin.' },
      { title: 'Erst wie verlangt', body: 'Lös die Aufgabe so, wie sie verlangt ist, bevor du deine eigene Fassung ergänzt.' },
    ],
  },
}
