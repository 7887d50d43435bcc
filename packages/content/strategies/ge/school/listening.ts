import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Drei Stationen', body: 'Achte auf Anfang, Wendepunkt und Ende und schreib zu jedem ein Wort.' },
      {
        title: 'Ein fertiges Gerüst',
        body: 'Engt dich geordnetes Mitschreiben ein? Bitte um die Gliederung des Vortrags und füll nur die Lücken.',
      },
      { title: 'Datum nach oben', body: 'Schreib oben Datum und Thema hin, der Rest darf frei bleiben.' },
    ],
    Intensify: [
      { title: 'Punkte nummerieren', body: 'Nummerier jeden Punkt, den du hörst, und lass dazwischen eine Zeile frei.' },
      { title: 'Seite mit zwei Spalten', body: 'Zieh vor dem Vortrag zwei Spalten: links die Hauptpunkte, rechts die Einzelheiten.' },
      { title: 'Am selben Tag ansehen', body: 'Geh deine Notizen der Reihe nach durch, bevor der Tag vorbei ist.' },
    ],
    Tether: [
      { title: 'Notizen wandern lassen', body: 'Nimm ein leeres Blatt und schreib die Wörter dorthin, wo Platz ist.' },
      { title: 'Den Umweg mitgehen', body: 'Wenn der Vortrag von der Gliederung abweicht, leg die Gliederung weg und hör zu.' },
      { title: 'Nicht neu abschreiben', body: 'Lass deine Notizen, wie sie sind, und nutz die Zeit, um dich selbst abzufragen.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Fünf Fakten', body: 'Schreib fünf Fakten auf, dann leg den Stift weg.' },
      {
        title: 'Vom Nachbarplatz',
        body: 'Wenn dich ausführliche Notizen erschöpfen: Schreib vom Nachbarplatz nur eine fehlende Einzelheit ab.',
      },
      { title: 'Einen Teil aufnehmen', body: 'Frag, ob du die wichtigsten zehn Minuten aufnehmen darfst.' },
    ],
    Intensify: [
      { title: 'Namen und Zahlen', body: 'Schreib jeden Namen, jedes Datum und jede Zahl genau so auf, wie du sie hörst.' },
      { title: 'Unklares markieren', body: 'Setz an jede unklare Stelle ein Fragezeichen und frag bei zweien nach.' },
      { title: 'Wortlaut der Definition', body: 'Schreib Definitionen Wort für Wort mit und den Rest in Kurzform.' },
    ],
    Tether: [
      { title: 'Mit leeren Händen', body: 'Lass fünf Minuten lang die Hände leer und hör nur zu.' },
      { title: 'Stichwörter statt Sätze', body: 'Schreib zu jedem Punkt höchstens vier Wörter.' },
      { title: 'Fragen aufheben', body: 'Heb deine Fragen bis zum Schluss auf und stell dann die nützlichste.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Um Vorführen bitten', body: 'Wenn Technisches an dir vorbeirauscht: Bitte darum, dass es einmal gezeigt wird.' },
      { title: 'Ein Beispiel in der Hand', body: 'Nimm beim Zuhören ein Beispiel in die Hand oder schlag eines auf.' },
      { title: 'Eine Skizze abzeichnen', body: 'Zeichne eine Skizze von der Tafel ab und beschrifte nur drei Stellen.' },
    ],
    Intensify: [
      { title: 'Das Ganze zeichnen', body: 'Zeichne beim Zuhören, wie die Teile aufeinander wirken.' },
      { title: 'Wozu nützt es?', body: 'Schreib zu jedem Hauptpunkt, wo du ihn anwenden könntest.' },
      { title: 'Am selben Tag probieren', body: 'Probier noch vor dem Abend etwas aus dem Vortrag aus.' },
    ],
    Tether: [
      { title: 'Aufschauen und nicken', body: 'Schau die Person, die spricht, eine ganze Minute an, bevor du weiterzeichnest.' },
      { title: 'Jemandem erklären', body: 'Erklär es danach jemandem in mindestens fünf Sätzen.' },
      { title: 'Gerät in die Tasche', body: 'Lass Handy und Werkzeug in der Tasche, solange jemand spricht.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein kleines Bild', body: 'Zeichne zum Hauptgedanken ein kleines Bild. Ein Strichmännchen reicht.' },
      { title: 'Nach dem Bezug fragen', body: 'Wenn dich Gedankensprünge abhängen: Frag, wie die beiden Themen zusammengehören.' },
      { title: 'Den nächsten Punkt raten', body: 'Rate einmal, was als Nächstes kommt, und achte darauf, ob es stimmt.' },
    ],
    Intensify: [
      { title: 'Mindmap', body: 'Schreib das Thema in die Mitte und lass Äste in alle Richtungen wachsen.' },
      { title: 'Ein Sprachbild finden', body: 'Womit lässt sich der ganze Vortrag vergleichen? Schreib ein einziges Bild dafür auf.' },
      { title: 'Zwei Fächer verbinden', body: 'Zieh einen Pfeil von einem neuen Punkt zu etwas aus einem anderen Fach.' },
    ],
    Tether: [
      { title: 'Ein Rand für Einfälle', body: 'Gib Einfällen einen schmalen Rand und kehr zum Gesagten zurück.' },
      { title: 'Erst das Gesagte', body: 'Schreib auf, was gesagt wurde, bevor du ergänzt, was du denkst.' },
      { title: 'Drei Sekunden warten', body: 'Warte nach dem letzten Wort drei Sekunden, bevor du etwas dazu sagst.' },
    ],
  },
}
