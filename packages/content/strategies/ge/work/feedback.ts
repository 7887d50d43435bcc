import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Notiz in zwei Schritten', body: 'Schreib auf, was bleiben und was sich ändern soll, in dieser Reihenfolge.' },
      { title: 'Einer Form folgen', body: 'Stören dich feste Formen? Leih dir eine für ein einziges Gespräch und ändere sie später.' },
      { title: 'Zuerst der Termin', body: 'Schick die Einladung zum Gespräch jetzt ab. Die Worte können später kommen.' },
    ],
    Intensify: [
      { title: 'Punkte ordnen', body: 'Ordne deine Punkte: Ziel, Beobachtung, Wirkung, Bitte.' },
      { title: 'Liste nach dem Zuhören', body: 'Schreib auf, was du gehört hast, und gib jedem Punkt einen Schritt und ein Datum.' },
      { title: 'Regelmäßig zehn Minuten', body: 'Leg alle zwei Wochen zehn Minuten für Rückmeldungen in beide Richtungen fest.' },
    ],
    Tether: [
      { title: 'Ein Gespräch zulassen', body: 'Leg deine Liste umgedreht hin und lass die andere Person anfangen.' },
      { title: 'Dem Neuen folgen', body: 'Kommt ein neuer Punkt auf, geh darauf ein und streich einen von deinen.' },
      { title: 'Eine Frage offen lassen', body: 'Beende das Gespräch mit einer offenen Frage und komm nächste Woche darauf zurück.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ein Beispiel bereit', body: 'Schreib vor dem Gespräch ein Beispiel mit Tag und Ort auf.' },
      { title: 'Um ein Beispiel bitten', body: 'Kränken dich Einzelheiten? Bitte um ein genaues Beispiel und bedank dich dafür.' },
      { title: 'Verstandenes wiederholen', body: 'Sag in einem Satz, was du verstanden hast, und lass dich berichtigen.' },
    ],
    Intensify: [
      { title: 'Fakten vor Meinung', body: 'Beschreib, was du gesehen oder gehört hast, bevor du sagst, was du denkst.' },
      { title: 'Ein Wort klären', body: 'Frag, woran man „besser“, „schneller“ oder „freundlicher“ erkennen würde.' },
      { title: 'Wortlaut notieren', body: 'Schreib die genauen Worte auf, solange du sie im Ohr hast.' },
    ],
    Tether: [
      { title: 'Drei Punkte, nicht zehn', body: 'Wähl die drei wichtigsten Punkte und lass die anderen los.' },
      {
        title: 'Nicht gleich berichtigen',
        body: 'Lass die Sicht der anderen Person eine Minute stehen, bevor du Einzelheiten richtigstellst.',
      },
      { title: 'Dank ohne Beweis', body: 'Nimm ein Danke an, ohne nach Gründen zu fragen.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Auf die Arbeit zeigen', body: 'Leg das Arbeitsstück auf den Tisch und zeig auf eine Stelle.' },
      { title: 'Einen Satz proben', body: 'Üben kommt dir sinnlos vor? Probier deinen ersten Satz einmal bei jemandem aus dem Team aus.' },
      { title: 'Heute eins ändern', body: 'Greif eine Bemerkung auf und ändere innerhalb einer Stunde eine Sache.' },
    ],
    Intensify: [
      { title: 'Den besseren Weg zeigen', body: 'Zeig, wie du es machen würdest, und schau dann der anderen Person beim Probieren zu.' },
      { title: 'Den Rat testen', body: 'Probier einen Rat einen Tag lang aus, bevor du darüber urteilst.' },
      { title: 'Das Gelungene finden', body: 'Nenn den Teil, der funktioniert, und sag, warum er funktioniert.' },
    ],
    Tether: [
      { title: 'Erst fühlen, dann lösen', body: 'Frag, wie die andere Person es erlebt, bevor du eine Lösung anbietest.' },
      { title: 'In ganzen Sätzen', body: 'Gib die Rückmeldung in mindestens vier ganzen Sätzen.' },
      { title: 'Im Raum bleiben', body: 'Sprich es persönlich an, statt die Arbeit still noch einmal zu machen.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein Bild nehmen', body: 'Ist dir offenes Reden zu unsicher? Such ein Bild aus, das zeigt, wie sich das Projekt anfühlte.' },
      { title: 'Ein Wunsch', body: 'Schließ mit einem Wunsch, der mit „Ich könnte mir vorstellen“ beginnt.' },
      { title: 'Um zwei Ideen bitten', body: 'Bitte die andere Person um zwei Ideen, auf die du nicht gekommen bist.' },
    ],
    Intensify: [
      { title: 'Bild der Zukunft', body: 'Beschreib, wie es in drei Monaten aussähe, wenn alles gut liefe.' },
      { title: 'Plätze tauschen', body: 'Setz dich auf den anderen Stuhl und gib die Rückmeldung aus dieser Sicht.' },
      { title: 'Ein neuer Rahmen', body: 'Führt das Gespräch beim Gehen oder beim Tee statt am Schreibtisch.' },
    ],
    Tether: [
      { title: 'Ein Thema pro Gespräch', body: 'Bleib bei der Arbeit, um die es geht, und heb andere Ideen auf.' },
      { title: 'Bis zum Ende hören', body: 'Drück die Füße auf den Boden, bis die andere Person fertig ist.' },
      { title: 'Zuerst das Übliche', body: 'Sag, wie es vereinbart ist, bevor du etwas Neues vorschlägst.' },
    ],
  },
}
