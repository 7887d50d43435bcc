import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Alten Bericht nutzen',
        body: 'Engt dich ein fester Aufbau ein? Öffne einen alten Bericht und überschreib seine Überschriften.',
      },
      { title: 'Drei Zeilen vorab', body: 'Schreib zuerst drei Zeilen: was geschah, was es bedeutet, worum du bittest.' },
      {
        title: 'Eine Viertelstunde am Stück',
        body: 'Schreib fünfzehn Minuten von oben nach unten, ohne zwischen Abschnitten zu springen.',
      },
    ],
    Intensify: [
      { title: 'Für die Leserschaft ordnen', body: 'Schreib zuerst, was zu tun ist, und danach, was noch interessant sein könnte.' },
      { title: 'Vor dem Senden prüfen', body: 'Prüf der Reihe nach Adresse, Betreff, Anhang und Frist, bevor du sendest.' },
      { title: 'Feste Schreibzeit', body: 'Halte dir täglich dieselbe halbe Stunde für Mails frei und lass das Postfach sonst zu.' },
    ],
    Tether: [
      { title: 'Das Ergebnis zuerst', body: 'Schreib das Ergebnis zuerst, auch wenn die Vorgeschichte noch fehlt.' },
      { title: 'Die Vorlage verlassen', body: 'Lösch die Abschnitte der Vorlage, die hier niemand braucht.' },
      { title: 'Antworten vor Sortieren', body: 'Beantworte die eine dringende Nachricht, bevor du das Postfach aufräumst.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eine Zahl pro Absatz', body: 'Setz in jeden Absatz eine Zahl und nicht mehr.' },
      { title: 'Vier Augen', body: 'Erschöpft dich das Korrekturlesen? Bitte jemanden aus dem Team, Namen und Zahlen zu prüfen.' },
      { title: 'Zuerst der Betreff', body: 'Nimm dir eine Minute für einen Betreff, der genau sagt, was du brauchst.' },
    ],
    Intensify: [
      { title: 'Datum, Name, Menge', body: 'Ersetz „bald“, „jemand“ und „einige“ durch ein Datum, einen Namen und eine Menge.' },
      { title: 'Belege anfügen', body: 'Füg zu jeder Zahl, die du nennst, einen Link zur Quelle ein.' },
      { title: 'Mit fremden Augen', body: 'Drucke die Seite aus und markier jedes Wort, das Außenstehende missverstehen könnten.' },
    ],
    Tether: [
      { title: 'Mail mit fünf Sätzen', body: 'Begrenz diese Nachricht auf fünf Sätze und schieb den Rest in den Anhang.' },
      { title: 'Zwei Fakten pro Aussage', body: 'Behalt die zwei Fakten, die eine Aussage tragen, und lösch die anderen.' },
      { title: 'Senden, wenn es klingelt', body: 'Stell einen Wecker auf zwanzig Minuten und schick, was du dann hast.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Die Sache fotografieren', body: 'Mach ein Foto von dem, worüber du berichtest, und schreib darum herum.' },
      {
        title: 'Fachleute erklären lassen',
        body: 'Schreckt dich Technisches ab? Lass dir von Fachleuten einen Teil erklären und tipp gleich mit.',
      },
      { title: 'Eine kleine Tabelle', body: 'Mach aus einem Absatz eine Tabelle mit zwei Spalten.' },
    ],
    Intensify: [
      { title: 'Sagen, was läuft', body: 'Schreib zu jedem Punkt, was läuft, was nicht läuft und was hilft.' },
      { title: 'Den Ablauf skizzieren', body: 'Setz über den Text eine einfache Zeichnung des Ablaufs.' },
      { title: 'Jeden Link anklicken', body: 'Probier jeden Link, jede Formel und jede Datei aus, bevor der Bericht hinausgeht.' },
    ],
    Tether: [
      { title: 'Mit Gruß beginnen', body: 'Beginn mit einem Gruß und einem ganzen Satz, bevor die Fakten kommen.' },
      { title: 'Auch das Warum', body: 'Schreib nach jeder kurzen Aussage in einem Satz den Grund.' },
      { title: 'Früh etwas zeigen', body: 'Schick jemandem aus dem Team einen Entwurf, bevor du alles allein gelöst hast.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Guten Anfang leihen', body: 'Sammle Anfänge aus anderen Mails, die dir gefallen, und wandle heute einen ab.' },
      { title: 'Ein Vergleich', body: 'Wirken Wortspiele unsachlich auf dich? Erlaub dir pro Bericht einen einzigen Vergleich.' },
      { title: 'Um eine Überschrift bitten', body: 'Bitte jemanden um drei Überschriften für deinen Bericht und nimm eine.' },
    ],
    Intensify: [
      { title: 'Als Fall erzählen', body: 'Beginn den Bericht mit einer kurzen Szene aus einem echten Tag.' },
      { title: 'Drei Betreffzeilen', body: 'Schreib drei ungleiche Betreffzeilen und nimm die, die du selbst öffnen würdest.' },
      { title: 'Den Bericht umdrehen', body: 'Entwirf ihn einmal aus der Sicht der Person, die widersprechen würde.' },
    ],
    Tether: [
      { title: 'Eine Nachricht, ein Thema', body: 'Kommt ein zweites Thema dazu, schreib dafür eine eigene Nachricht.' },
      { title: 'Ideendatei', body: 'Nimm Nebenideen aus dem Bericht und leg sie in eine Datei für später.' },
      { title: 'Die Hausform halten', body: 'Nutz die vereinbarte Form bis zur letzten Überschrift und notier deine Variante extra.' },
    ],
  },
}
