import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur der nächste Schritt', body: 'Schreib nur den nächsten Schritt auf und wer ihn macht.' },
      {
        title: 'Planen lassen',
        body: 'Ermüden dich lange Pläne? Gib jemandem mit Freude am Planen zwanzig Minuten und beantworte Fragen.',
      },
      { title: 'Tafel mit drei Feldern', body: 'Häng drei Felder auf, „zu tun“, „läuft“ und „fertig“, und schieb eine Karte weiter.' },
    ],
    Intensify: [
      { title: 'Meilensteine', body: 'Zieh eine Linie, markier fünf Meilensteine und schreib unter jeden ein Datum.' },
      { title: 'Was muss zuerst fertig sein?', body: 'Markier, welche Aufgabe fertig sein muss, bevor eine andere beginnen kann.' },
      { title: 'Plan wöchentlich prüfen', body: 'Leg jede Woche zehn Minuten fest, um den Plan mit dem Geschehenen zu vergleichen.' },
    ],
    Tether: [
      { title: 'Zwei Wochen, nicht zehn', body: 'Plane die nächsten zwei Wochen genau und den Rest in groben Strichen.' },
      { title: 'Puffer ohne Namen', body: 'Lass einen Tag im Plan frei und vergib ihn nicht.' },
      { title: 'Anfangen mit Lücken', body: 'Beginn heute ein kleines Stück, auch wenn der Plan noch Lücken hat.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei sichere Fakten', body: 'Schreib drei Dinge auf, die feststehen: Geld, Termin, Beteiligte.' },
      { title: 'Nach Zahlen fragen', body: 'Ist dir Zahlensammeln lästig? Bitte jemanden, dir die zwei wichtigsten zu schicken.' },
      { title: 'Eine halbe Stunde genau', body: 'Beschreib eine Aufgabe dreißig Minuten lang ganz genau, dann lass sie liegen.' },
    ],
    Intensify: [
      { title: 'Was heißt „fertig“?', body: 'Schreib zu jeder Aufgabe, woran alle sehen können, dass sie fertig ist.' },
      { title: 'Schätzungen prüfen', body: 'Vergleich jede Schätzung damit, wie lange es beim letzten Mal gedauert hat.' },
      { title: 'Annahmen auflisten', body: 'Schreib auf, was der Plan voraussetzt, und prüf die unsicherste Zeile.' },
    ],
    Tether: [
      { title: 'Genug zum Entscheiden', body: 'Entscheide, sobald du zwei unabhängige Quellen hast, und hör auf zu sammeln.' },
      { title: 'Stunden runden', body: 'Plane in halben Tagen und lass die Minuten weg.' },
      { title: 'Plan auf einer Seite', body: 'Kürz den Plan auf eine Seite und schieb den Rest in den Anhang.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Papier schieben', body: 'Schreib Aufgaben auf Zettel und schieb sie zehn Minuten lang mit der Hand umher.' },
      { title: 'Vor Ort gehen', body: 'Planst du lieber aus der Ferne? Lass dich einmal vor Ort herumführen.' },
      { title: 'Was geht zuerst kaputt?', body: 'Frag in der Technik, welcher Teil wohl zuerst ausfällt, und notier es.' },
    ],
    Intensify: [
      { title: 'Ein Stück erproben', body: 'Nimm das kleinste Stück, das laufen kann, und probier es diese Woche aus.' },
      { title: 'Mit dem Werkzeug planen', body: 'Prüf, ob jedes Werkzeug aus dem Plan da ist und funktioniert.' },
      { title: 'Plan B für einen Fehler', body: 'Nimm den wahrscheinlichsten Fehler und schreib auf, wie du ihn behebst.' },
    ],
    Tether: [
      { title: 'Erst Plan, dann Teile', body: 'Bestell und baue nichts, bis zwei Leute dem Plan zugestimmt haben.' },
      { title: 'Mit Betroffenen reden', body: 'Ruf jemanden an, den das Ergebnis betrifft, bevor du etwas löst.' },
      { title: 'Arbeit teilen', body: 'Gib eine Aufgabe ab, die du lieber allein machen würdest.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Mutigen Plan leihen', body: 'Macht dich leeres Papier unruhig? Geh von einem mutigen Plan anderer aus.' },
      { title: 'Ein „Was wäre, wenn“', body: 'Stell dir zum Plan eine Frage mit „Was wäre, wenn“ und schreib zwei Zeilen.' },
      { title: 'Blick von außen', body: 'Lass jemanden aus einer anderen Abteilung sagen, was anders gehen könnte.' },
    ],
    Intensify: [
      { title: 'Zwei ungleiche Pläne', body: 'Skizzier einen zweiten Plan für dasselbe Ziel mit halb so viel Geld.' },
      { title: 'Schlagzeile der Zukunft', body: 'Schreib die Schlagzeile, die du lesen willst, wenn alles vorbei ist.' },
      { title: 'Spannendes zuerst', body: 'Beginn mit dem spannendsten Teil und plane von dort nach außen.' },
    ],
    Tether: [
      { title: 'Die Ideentür schließen', body: 'Nenn einen Tag, ab dem keine neue Idee mehr ins Projekt kommt.' },
      { title: 'Nach drei Maßstäben', body: 'Bewerte jede Idee nach Kosten, Zeit und Nutzen und behalt eine.' },
      { title: 'Eine Woche dabeibleiben', body: 'Folge dem gewählten Plan eine Woche, bevor du eine Zeile änderst.' },
    ],
  },
}
