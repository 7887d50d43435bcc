import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur zwei Termine', body: 'Schreib zwei Termine auf: wann du anfängst und wann du das Projekt zeigst.' },
      {
        title: 'Andere planen lassen',
        body: 'Engen dich Zeitpläne ein? Bitte jemanden aus der Gruppe um einen und kreise deinen Teil ein.',
      },
      { title: 'Titelfolie jetzt', body: 'Mach in den nächsten zehn Minuten die Titelfolie und speichere sie.' },
    ],
    Intensify: [
      { title: 'Rückwärts planen', body: 'Schreib alle Arbeiten auf, ordne sie vom Ende her und gib jeder ein Datum.' },
      { title: 'Der Reihe nach proben', body: 'Probe deinen Vortrag von der ersten bis zur letzten Folie mit der Uhr.' },
      { title: 'Aufgabe vergleichen', body: 'Vergleich dein Projekt vor dem letzten Wochenende Zeile für Zeile mit der Aufgabenstellung.' },
    ],
    Tether: [
      { title: 'Ein Feld bleibt leer', body: 'Lass einen Teil des Zeitplans frei für das, was dazwischenkommt.' },
      { title: 'Frei sprechen', body: 'Trag einen Abschnitt deines Vortrags mit nur einem Stichwort vor.' },
      { title: 'Späte Änderung zulassen', body: 'Ändert sich ein Teil, schreib nur diese Karte neu und lass die anderen.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eine Zahl, eine Quelle', body: 'Such eine Zahl zu deinem Thema und notier, woher sie stammt.' },
      {
        title: 'Jemanden befragen',
        body: 'Recherche ist dir zu trocken? Nimm zwei Minuten Gespräch mit einer Person auf, die sich auskennt.',
      },
      { title: 'Zwanzig Minuten suchen', body: 'Gib der Recherche zwanzig Minuten, dann klapp den Laptop zu.' },
    ],
    Intensify: [
      { title: 'Quellen auflisten', body: 'Beginn heute eine Quellenliste und trag jedes Buch und jede Seite gleich ein.' },
      { title: 'Fragen vorhersehen', body: 'Schreib fünf Fragen auf, die das Publikum stellen könnte, und such die Antworten.' },
      { title: 'Alles beschriften', body: 'Gib jedem Bild und jedem Diagramm einen genauen Titel, die Einheit und die Quelle.' },
    ],
    Tether: [
      { title: 'Ein Fakt pro Folie', body: 'Lass auf jeder Folie den stärksten Fakt und schieb den Rest in deine Notizen.' },
      { title: 'Schluss mit Suchen', body: 'Leg einen Tag fest, ab dem du nur noch baust und nicht mehr suchst.' },
      { title: 'In einem Atemzug', body: 'Beantworte jede Frage aus dem Publikum in einem Satz und bitte um die nächste.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Modell aus Papier', body: 'Baue ein schnelles Modell aus Papier oder Karton. Es darf grob aussehen.' },
      { title: 'Neben jemandem bauen', body: 'Werkzeug schreckt dich ab? Setz dich zu geübten Leuten und mach einen Handgriff.' },
      { title: 'Jeden Knopf drücken', body: 'Probier im leeren Raum fünf Minuten lang Beamer, Ton und Fernbedienung aus.' },
    ],
    Intensify: [
      { title: 'Vorführen', body: 'Plane eine echte Vorführung von dem, was du beschreibst.' },
      { title: 'Früh bauen, früh testen', body: 'Baue jetzt eine grobe Fassung und lass sie von zwei Leuten testen.' },
      { title: 'Für einen echten Fall', body: 'Such dir einen echten Menschen oder Ort und richte das Projekt darauf aus.' },
    ],
    Tether: [
      { title: 'Von Menschen reden', body: 'Ergänz eine Folie darüber, wen das betrifft, und nicht nur, wie es funktioniert.' },
      { title: 'Einen Teil abgeben', body: 'Lass jemanden aus der Gruppe ein Stück bauen und erklär, wie es geht.' },
      { title: 'Erst das Ziel aufschreiben', body: 'Schreib eine halbe Seite über dein Ziel, bevor du das Werkzeug holst.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Einen Stil leihen', body: 'Leere Folien machen dich nervös? Übernimm den Stil eines Plakats, das dir gefällt.' },
      { title: 'Drei Leute fragen', body: 'Lass dir von drei Leuten je eine verrückte Idee geben und nimm die harmloseste.' },
      { title: 'Mit einer Frage beginnen', body: 'Ersetz deinen ersten Satz durch eine Frage ans Publikum.' },
    ],
    Intensify: [
      { title: 'Eine Szene spielen', body: 'Mach aus einem Punkt des Vortrags eine kurze Szene.' },
      { title: 'Zwei Themen kreuzen', body: 'Kreuze dein Thema mit etwas ganz anderem und notier, was dabei entsteht.' },
      { title: 'Weg mit Fassung eins', body: 'Skizzier eine zweite Fassung, die der ersten überhaupt nicht ähnelt.' },
    ],
    Tether: [
      { title: 'Eine Idee festhalten', body: 'Entscheide dich bis heute Abend für eine Idee und schreib sie oben auf das Aufgabenblatt.' },
      { title: 'Proben statt Stegreif', body: 'Leg den ersten und letzten Satz fest und sag sie zweimal genau gleich.' },
      { title: 'Extras zum Schluss', body: 'Mach fertig, was die Aufgabe verlangt, bevor du Effekte hinzufügst.' },
    ],
  },
}
