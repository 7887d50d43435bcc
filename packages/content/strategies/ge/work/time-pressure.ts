import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Drei bis Mittag', body: 'Wähl drei Aufgaben für den Vormittag und deck den Rest der Liste zu.' },
      {
        title: 'Was kommt zuerst?',
        body: 'Kommt dir Sortieren wie verlorene Zeit vor? Lass dir von der Leitung die erste Aufgabe nennen.',
      },
      { title: 'Mit der Küchenuhr', body: 'Stell fünfundzwanzig Minuten ein, mach eine Aufgabe am Stück und steh dann auf.' },
    ],
    Intensify: [
      { title: 'Nach Frist ordnen', body: 'Schreib neben jede Aufgabe, bis wann sie fertig sein muss, und ordne danach.' },
      { title: 'Kleinkram bündeln', body: 'Leg alle Anrufe in einen Block und alle Mails in einen anderen.' },
      { title: 'Platz schaffen', body: 'Räum Tisch und Bildschirm leer, bis auf die nächste Aufgabe.' },
    ],
    Tether: [
      { title: 'Einen Schritt weglassen', body: 'Lass einen Schritt aus, den heute niemand vermissen wird.' },
      { title: 'Roh abgeben', body: 'Gib jetzt eine rohe Fassung ab und vereinbare eine Zeit für die saubere.' },
      { title: 'Die Liste darf sich ändern', body: 'Kommt etwas Dringendes, streich eine Zeile und leg los.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Was stimmen muss', body: 'Schreib die zwei Dinge auf, die stimmen müssen, und prüf nur die.' },
      {
        title: 'Jemand liest mit',
        body: 'Verkrampfst du beim Prüfen unter Druck? Bitte jemanden aus dem Team, die letzte Seite zu lesen.',
      },
      { title: 'Eine Minute prüfen', body: 'Halte vor dem Senden eine Minute inne und prüf Name, Betrag und Datum.' },
    ],
    Intensify: [
      { title: 'Was reicht aus?', body: 'Frag, wie genau das Ergebnis sein muss, und schreib die Antwort auf.' },
      { title: 'Stunden zählen', body: 'Schätz die Stunden für jede Aufgabe und zähl sie zusammen, bevor du zusagst.' },
      { title: 'Kurz Buch führen', body: 'Notier in je einer Zeile, was du entschieden hast und warum.' },
    ],
    Tether: [
      { title: 'Ohne Recherche antworten', body: 'Antworte mit dem, was du weißt, und markier, was noch ungeprüft ist.' },
      { title: 'Heute kurz antworten', body: 'Antworte auf alles, was kein Vertrag ist, in zwei Zeilen.' },
      { title: 'Hauptzahlen, dann senden', body: 'Liefere ab, sobald die Hauptzahlen stehen, und nenn die offenen.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Einen Kniff holen', body: 'Frag im Team, welche Taste oder Vorlage die meisten Minuten spart.' },
      { title: 'Mit den Händen beginnen', body: 'Liegen dir schnelle Lösungen nicht? Mach zuerst die einfachste praktische Aufgabe.' },
      { title: 'Kleiner machen', body: 'Kürz die Aufgabe in fünf Minuten auf die kleinste Fassung, die funktioniert.' },
    ],
    Intensify: [
      { title: 'Die Bremse lösen', body: 'Finde das, was dich am meisten aufhält, und behebe es zuerst.' },
      {
        title: 'Bewährtes wiederverwenden',
        body: 'Nimm eine Datei, ein Formular oder eine Formel, die schon funktioniert hat, und pass sie an.',
      },
      { title: 'Ruhiger Arbeitsplatz', body: 'Geh in einen Raum, in dem dich eine Stunde lang niemand erreicht.' },
    ],
    Tether: [
      { title: 'Hilfe holen', body: 'Bitte jetzt jemanden aus dem Team, ein bestimmtes Stück zu übernehmen.' },
      { title: 'Das Werkzeug ruhen lassen', body: 'Verbessere das Werkzeug erst, wenn die Lieferung draußen ist.' },
      { title: 'Stand melden', body: 'Schick jede Stunde eine Zeile darüber, wie weit du bist.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Eine bewährte Abkürzung',
        body: 'Beunruhigt dich Neues in Eile? Frag nach einer Abkürzung, die anderswo funktioniert hat.',
      },
      { title: 'Raten und weiter', body: 'Stell eine Vermutung an, kennzeichne sie als solche und mach weiter.' },
      { title: 'Auswege in zwei Minuten', body: 'Schreib in zwei Minuten drei Auswege auf und nimm den sichersten.' },
    ],
    Intensify: [
      { title: 'Die Frage ändern', body: 'Frag dich, ob sich die Aufgabe lösen lässt, ohne sie überhaupt zu machen.' },
      { title: 'Etwas tauschen', body: 'Biete der wartenden Person ein anderes Ergebnis zur selben Stunde an.' },
      { title: 'Musik und Bewegung', body: 'Arbeite den nächsten Abschnitt im Stehen, mit einem Lied in Dauerschleife.' },
    ],
    Tether: [
      { title: 'Nichts Neues anfangen', body: 'Fang nichts Neues an, bis das Heutige aus dem Haus ist.' },
      { title: 'Beim Bewährten bleiben', body: 'Nimm den Weg, der letztes Mal ging, und heb das Experiment auf.' },
      { title: 'Notieren und zurück', body: 'Schreib die Idee in fünf Wörtern auf und kehr zu deiner Zeile zurück.' },
    ],
  },
}
