import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Bis zum Lesezeichen', body: 'Steck ein Lesezeichen zwei Seiten weiter und lies nur bis dahin.' },
      { title: 'Wo fange ich an?', body: 'Lass dir von Erwachsenen die erste und die letzte Zeile zeigen.' },
      { title: 'Zeile für Zeile', body: 'Der Reihe nach ist langsam? Schieb eine Karte Zeile für Zeile hinunter.' },
    ],
    Intensify: [
      { title: 'Teile mit Nummern', body: 'Schreib neben jeden Teil eine kleine Zahl und lies der Reihe nach.' },
      { title: 'Zuerst, dann, zuletzt', body: 'Erzähl einem Kind, was zuerst, was dann und was zuletzt geschah.' },
      { title: 'Erst die Aufgabe', body: 'Lies vor der Geschichte die Aufgabe und zeig auf jeden Schritt.' },
    ],
    Tether: [
      { title: 'Springen und zurück', body: 'Hängst du an einer Zeile? Spring weiter und komm später zurück.' },
      { title: 'Bei einem Bild beginnen', body: 'Schlag ein Bild auf, das dir gefällt, und fang dort an.' },
      { title: 'Plan in die Schublade', body: 'Leg den Leseplan in die Schublade und genieß zwei Seiten.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Einen Fakt finden', body: 'Such einen Fakt im Text und leg den Finger darauf.' },
      { title: 'Nach einem Wort fragen', body: 'Such ein schweres Wort aus und frag, was es heißt.' },
      { title: 'Namenjagd', body: 'Stell den Wecker auf drei Minuten und such im Text nach Namen.' },
    ],
    Intensify: [
      { title: 'Wer, wo, wann', body: 'Schreib auf, wer im Text vorkommt, wo es ist und wann.' },
      { title: 'Zeig die Zeile', body: 'Beantworte eine Frage und such dann die Zeile, die es zeigt.' },
      { title: 'Woher weißt du das?', body: 'Frag ein Kind: „Woher weißt du das?“ Sucht es zusammen im Text.' },
    ],
    Tether: [
      { title: 'Punkt und weiter', body: 'Kennst du ein Wort nicht? Mach einen Punkt und lies weiter.' },
      { title: 'Drei Fakten, dann zu', body: 'Schreib nur drei Fakten von dieser Seite auf. Dann Heft zu.' },
      { title: 'Fragen aufheben', body: 'Schreib Fragen auf einen Klebezettel und stell sie nach der letzten Seite.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Das echte Ding', body: 'Liest du von einem Blatt oder einer Münze? Nimm eins in die Hand.' },
      { title: 'Zu zweit bauen', body: 'Baue mit einem anderen Kind eine Sache aus der Geschichte.' },
      { title: 'Zwei Minuten malen', body: 'Male in zwei Minuten etwas aus dem Text. Es darf krumm sein.' },
    ],
    Intensify: [
      { title: 'Male, wie es geht', body: 'Such ein Ding im Text und male, wie es funktioniert.' },
      { title: 'Einen Schritt tun', body: 'Such einen Schritt von der Seite aus und mach ihn selbst.' },
      { title: 'Zeigen ohne Worte', body: 'Zeig einem Kind eine Stelle aus dem Text ohne Worte.' },
    ],
    Tether: [
      { title: 'Zwei ganze Sätze', body: 'Erzähl jemandem in zwei ganzen Sätzen von der Seite.' },
      { title: 'Abwechselnd vorlesen', body: 'Setz dich zu einem Kind und lest abwechselnd laut vor.' },
      { title: 'Klötze warten', body: 'Leg Klötze und Werkzeug weit weg, bis diese Seite gelesen ist.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Raten mit „vielleicht“', body: 'Rate, was nun geschieht, und beginn mit „vielleicht“. Kein Tipp ist falsch.' },
      { title: 'Ein Ende aussuchen', body: 'Lass dir von Erwachsenen zwei lustige Enden sagen und nimm eins.' },
      { title: 'Film im Kopf', body: 'Neue Bilder sind dir fremd? Sieh die Geschichte eine Minute mit geschlossenen Augen.' },
    ],
    Intensify: [
      { title: 'Ein neues Ende', body: 'Denk dir ein anderes Ende aus und erzähl es einem Kuscheltier.' },
      { title: 'Sei die Hauptfigur', body: 'Lies eine Stelle laut mit der Stimme der Hauptfigur.' },
      { title: 'Womit vergleichen?', body: 'Sag, wie die Geschichte ist: wie ein Spiel, eine Reise, ein Lied?' },
    ],
    Tether: [
      { title: 'Nur ein Buch', body: 'Lass ein Buch auf dem Tisch und räum die anderen weg.' },
      { title: 'Erst lesen, dann raten', body: 'Lies die letzten zwei Zeilen noch einmal, bevor du rätst.' },
      { title: 'Idee auf den Zettel', body: 'Schreib deine eigene Idee auf einen Zettel und lies weiter.' },
    ],
  },
}
