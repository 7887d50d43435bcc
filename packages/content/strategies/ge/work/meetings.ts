import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ein Punkt auf Papier', body: 'Bring einen Punkt auf einem Zettel mit und sprich ihn an, wenn er dran ist.' },
      { title: 'Nach der Liste fragen', body: 'Tagesordnungen langweilen dich? Frag vorher nach den zwei Punkten, die dich betreffen.' },
      { title: 'Eine halbe Stunde folgen', body: 'Nimm dir vor, die erste halbe Stunde der festgelegten Reihenfolge zu folgen.' },
    ],
    Intensify: [
      { title: 'Tagesordnung schicken', body: 'Schick die Punkte einen Tag vorher, mit Minuten neben jedem.' },
      { title: 'Wer macht was bis wann', body: 'Lies in den letzten fünf Minuten vor, wer was bis wann macht.' },
      { title: 'Uhr für alle', body: 'Stell eine Uhr hin, die alle sehen, und sag die Halbzeit an.' },
    ],
    Tether: [
      { title: 'Das Gespräch treiben lassen', body: 'Lass die Runde fünf Minuten abschweifen, bevor du sie zurückholst.' },
      { title: 'Ein Punkt bleibt offen', body: 'Beende die Sitzung mit einem offenen Punkt und nenn ein Datum dafür.' },
      { title: 'Die Leitung abgeben', body: 'Bitte jemanden aus dem Team, heute zu leiten, und folge dieser Ordnung.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Beschlüsse notieren', body: 'Schreib „Beschlossen“ auf eine Karte und darunter eine Zeile, sobald etwas feststeht.' },
      { title: 'Eine Zahl parat', body: 'Erschlagen dich Einzelheiten? Schlag vorher eine Zahl nach und steck sie auf einem Zettel ein.' },
      { title: 'Protokoll teilen', body: 'Teilt euch zu zweit das Protokoll: je eine Hälfte.' },
    ],
    Intensify: [
      { title: 'Was genau?', body: 'Frag bei jedem Punkt einmal: „Was genau meinen wir damit?“' },
      { title: 'Zahlen vorher prüfen', body: 'Prüf vor Beginn die beiden Zahlen, die du nennen willst.' },
      { title: 'Schriftlich bestätigen', body: 'Schick nach der Sitzung eine kurze Notiz mit dem, was vereinbart wurde.' },
    ],
    Tether: [
      { title: 'Fußnote für später', body: 'Lass einen kleinen Fehler durchgehen und erwähne ihn danach unter vier Augen.' },
      { title: 'Dreißig Sekunden', body: 'Antworte in dreißig Sekunden und biete Einzelheiten allen an, die sie wollen.' },
      { title: 'Höchstens zwei Fragen', body: 'Wähl deine zwei nützlichsten Fragen und lass den Rest auf dem Papier.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Etwas zum Anfassen', body: 'Leg ein Muster oder einen Ausdruck auf den Tisch und sprich darüber.' },
      { title: 'Neben Fachleute setzen', body: 'Verlierst du bei Technik den Faden? Setz dich neben Fachleute und frag leise nach.' },
      { title: 'Fünf Minuten probieren', body: 'Reg an, einen Vorschlag fünf Minuten auszuprobieren, statt weiterzureden.' },
    ],
    Intensify: [
      { title: 'Mitzeichnen', body: 'Zeichne das Problem an die Tafel, während andere es beschreiben.' },
      { title: 'Nach nächster Woche fragen', body: 'Frag, wie der Beschluss nächste Woche in der Praxis aussieht.' },
      { title: 'Die Sache selbst zeigen', body: 'Ersetz deine Folien zwei Minuten lang durch die Sache selbst.' },
    ],
    Tether: [
      { title: 'In Runde eins sprechen', body: 'Sag in der ersten Runde einen ganzen Satz, auch wenn du noch nachdenkst.' },
      { title: 'Reparieren nach der Sitzung', body: 'Schreib deine Lösung auf eine Karte und lass zuerst andere das Problem beschreiben.' },
      { title: 'Laptop zu', body: 'Klapp den Laptop zu und schau die Person an, die spricht.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Erst schreiben, dann sagen', body: 'Verunsichert dich freies Reden? Schreib einen Vorschlag auf und lies ihn vor.' },
      { title: 'Auf andere bauen', body: 'Greif eine Idee auf, die jemand begonnen hat, und füg eine Einzelheit hinzu.' },
      { title: 'Fünf Minuten für Ideen', body: 'Bitte um eine Grenze von fünf Minuten für wilde Ideen und bleib so lange da.' },
    ],
    Intensify: [
      { title: 'Und wenn wir es lassen?', body: 'Frag, was geschähe, wenn das Team diesen Punkt ganz fallen ließe.' },
      { title: 'Den Rahmen ändern', body: 'Schlag vor, diesen Punkt im Stehen oder beim Gehen zu besprechen.' },
      { title: 'Frage als Bild', body: 'Biete ein Bild für das Problem an: eine Brücke, ein Leck, einen Knoten.' },
    ],
    Tether: [
      { title: 'Eine Idee, dann Ohren', body: 'Nenn eine Idee und warte dann, bis drei andere gesprochen haben.' },
      { title: 'Nach dem Punkt fragen', body: 'Frag, welcher Punkt gerade dran ist, bevor du etwas Neues bringst.' },
      { title: 'Eine Ecke für später', body: 'Schreib weitere Ideen in die Ecke „Später“ der Tafel und lass sie dort.' },
    ],
  },
}
