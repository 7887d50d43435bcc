import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ein Klebezettel', body: 'Schreib die allererste Aufgabe auf einen Klebezettel und mach sie.' },
      { title: 'Zu zweit planen', body: 'Lass ein anderes Kind den Plan malen. Du nennst drei Aufgaben.' },
      { title: 'Zehn Minuten Start', body: 'Pläne sind dir zu lang? Arbeite zehn Minuten, dann mach Pause.' },
    ],
    Intensify: [
      { title: 'Tage auf Papier', body: 'Male für jeden Tag ein Kästchen und schreib eine Aufgabe hinein.' },
      { title: 'Karten mit Nummern', body: 'Schreib deinen Vortrag auf Karten und nummerier sie.' },
      { title: 'Liste prüfen', body: 'Lies die Liste laut vor und hak ab, was fertig ist.' },
    ],
    Tether: [
      { title: 'Einen Plan ändern', body: 'Schieb eine Aufgabe auf einen anderen Tag und schau, wie es geht.' },
      { title: 'Etwas offen lassen', body: 'Lass den letzten Teil vom Plakat bis zum Schluss leer.' },
      { title: 'In der Mitte beginnen', body: 'Mach zuerst den Teil, der dir gefällt, und häng ihn auf.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Zwei Fakten reichen', body: 'Such zwei Fakten zu deinem Thema und schreib sie groß auf.' },
      { title: 'Frag jemanden', body: 'Stell einem Menschen, der das Thema gut kennt, eine Frage.' },
      { title: 'Ein Buch, eine Seite', body: 'So viele Fakten? Schlag ein Buch auf und lies eine Seite.' },
    ],
    Intensify: [
      { title: 'Woher ist das?', body: 'Schreib zu jedem Fakt das Buch oder die Seite auf.' },
      { title: 'Nenn die Zahl', body: 'Schreib eine genaue Zahl aufs Plakat: wie viele, wie hoch, wie alt.' },
      { title: 'Fragen üben', body: 'Lass dir von einem Kind drei Fragen zu deinem Projekt stellen.' },
    ],
    Tether: [
      { title: 'Fünf Fakten passen', body: 'Wähl fünf Fakten fürs Plakat. Die anderen kommen in eine Mappe.' },
      { title: 'Erzählen statt vorlesen', body: 'Dreh deine Zettel um und erzähl einen Teil mit eigenen Worten.' },
      { title: 'Schluss mit Suchen', body: 'Klapp nach dem Mittagessen die Bücher zu und fang an zu basteln.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Nur eine Form', body: 'Schneide eine Form aus und kleb sie auf dein Plakat.' },
      { title: 'Hände neben Händen', body: 'Setz dich zu einem Kind, das baut, und mach einen Handgriff nach.' },
      { title: 'Aus der Bastelkiste', body: 'Bauen ist schwer? Nimm drei Dinge aus der Bastelkiste und verbinde sie.' },
    ],
    Intensify: [
      { title: 'Modell bauen', body: 'Baue ein kleines Modell, das alle anfassen dürfen.' },
      { title: 'Erst testen', body: 'Probier jedes Teil aus, bevor du es zeigst.' },
      { title: 'Werkzeug bereitlegen', body: 'Leg Schere, Kleber und Klebeband bereit, bevor du anfängst.' },
    ],
    Tether: [
      { title: 'Sag, wie du gebaut hast', body: 'Sag drei Sätze darüber, wie du dein Modell gebaut hast.' },
      { title: 'Andere kleben lassen', body: 'Lass ein anderes Kind einen Teil mit dir bauen.' },
      { title: 'Hände still', body: 'Lasst die Hände zwei Minuten ruhen und redet darüber.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine Form aussuchen', body: 'Such eine Form aus, zum Beispiel Sterne, fürs ganze Plakat.' },
      { title: 'Drei Plakate ansehen', body: 'Schau dir drei andere Plakate an und leih dir eine Idee.' },
      { title: 'Kleine Überraschung', body: 'Überraschungen sind dir zu wild? Kleb nur eine kleine Klappe aufs Plakat.' },
    ],
    Intensify: [
      { title: 'Mit einer Geschichte', body: 'Beginn deinen Vortrag mit einer winzigen Geschichte zum Thema.' },
      { title: 'Verkleiden', body: 'Bring etwas zum Anziehen oder Halten für deinen Vortrag mit.' },
      { title: 'Zwei Dinge mischen', body: 'Mische dein Thema mit einem Sport, einem Lied oder einem Tier.' },
    ],
    Tether: [
      { title: 'Bis morgen wählen', body: 'Schreib deine Ideen auf Sterne und behalt bis morgen einen Stern.' },
      { title: 'Zurück zum Thema', body: 'Lies die Karte mit dem Thema, bevor du etwas Neues dazutust.' },
      { title: 'Eine Ecke fertig', body: 'Mach eine Ecke vom Plakat fertig, bevor du die nächste beginnst.' },
    ],
  },
}
