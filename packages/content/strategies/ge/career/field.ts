import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Zwei Felder, eine Seite', body: 'Lasten lange Pläne auf dir? Vergleich nur zwei Berufsfelder auf einer Seite.' },
      {
        title: 'In Begleitung beginnen',
        body: 'Lass dich von einem vertrauten Menschen durch den ersten Schritt führen und mach dort Halt.',
      },
    ],
    Intensify: [
      { title: 'Maßstäbe ordnen', body: 'Schreib auf, was dir an einem Berufsfeld wichtig ist, und ordne die Liste.' },
      {
        title: 'Ein Schritt pro Woche',
        body: 'Trag für jede Woche einen Schritt in den Kalender ein: lesen, fragen, besuchen, entscheiden.',
      },
    ],
    Tether: [
      { title: 'Ungeplante Stunde', body: 'Leg die Liste weg und beschäftige dich eine Stunde mit einem Feld, an das du nie dachtest.' },
      { title: 'Halb entscheiden', body: 'Wähl eine Richtung für sechs Monate und lass den weiteren Weg offen.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei Fakten pro Feld', body: 'Such zu einem Berufsfeld drei Fakten: Aufgaben, Lohn, Ausbildung.' },
      { title: 'Gemeinsame Faktensuche', body: 'Ermüdet dich das Lesen über Berufe? Lest zu zweit zwanzig Minuten lang.' },
    ],
    Intensify: [
      { title: 'Jemanden vom Fach fragen', body: 'Schreib fünf genaue Fragen auf und stell sie einem Menschen, der dort arbeitet.' },
      { title: 'Zahlen prüfen', body: 'Vergleich Löhne und offene Stellen in zwei unabhängigen Quellen.' },
    ],
    Tether: [
      { title: 'Seiten schließen', body: 'Lass drei Seiten über das Berufsfeld offen und schließ alle anderen.' },
      { title: 'Eine Frage lassen', body: 'Nimm eine unbeantwortete Frage hin und mach trotzdem einen Besuch aus.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Einen halben Tag zusehen', body: 'Frag, ob du jemandem einen halben Tag bei der Arbeit zusehen darfst, ohne mitzumachen.' },
      { title: 'Eine Kleinigkeit versuchen', body: 'Macht dich Ausprobieren nervös? Versuch zu Hause unbeobachtet eine typische Aufgabe.' },
    ],
    Intensify: [
      { title: 'Einen Probetag machen', body: 'Vereinbare einen Probetag und erledige ein Stück echte Arbeit.' },
      { title: 'An einem Problem testen', body: 'Frag, welches Problem das Berufsfeld löst, und skizzier deine eigene Lösung.' },
    ],
    Tether: [
      { title: 'Fragen, wie es sich anfühlt', body: 'Frag jemanden vom Fach, wie sich die Tage anfühlen, nicht nur, was zu tun ist.' },
      { title: 'Laut durchsprechen', body: 'Erzähl zwei Menschen, worüber du nachdenkst, und lass sie Fragen stellen.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine Karte ziehen', body: 'Kommt dir Träumen unnütz vor? Schreib zehn Berufsfelder auf Karten und zieh eine.' },
      { title: 'Einen Traum leihen', body: 'Lass dir von jemandem ein Berufsfeld nennen, das zu dir passt, und lies darüber.' },
    ],
    Intensify: [
      { title: 'Zwei Felder mischen', body: 'Nimm zwei Felder, die dich reizen, und nenn einen Beruf dazwischen.' },
      { title: 'Brief aus der Zukunft', body: 'Schreib eine halbe Seite aus deinem Leben in zehn Jahren.' },
    ],
    Tether: [
      { title: 'Nur drei Ideen', body: 'Kürz deine Ideen auf drei und erkunde diesen Monat nur die.' },
      {
        title: 'Ein ganz normaler Tag',
        body: 'Beschreib einen gewöhnlichen Dienstag in diesem Beruf, bevor du dich in die Idee verliebst.',
      },
    ],
  },
}
