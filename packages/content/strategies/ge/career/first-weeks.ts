import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Drei Zeilen am Tag', body: 'Lastet Routine auf dir? Schreib jeden Abend drei Zeilen: getroffen, getan, als Nächstes.' },
      { title: 'Begleitung am Morgen', body: 'Bitte jemanden aus dem Team, dir jeden Morgen zu sagen, was zuerst kommt.' },
    ],
    Intensify: [
      { title: 'Namen und Aufgaben', body: 'Schreib auf, wer was macht, und ergänz die Liste jeden Tag.' },
      { title: 'Täglich gleich', body: 'Erledige die täglichen Aufgaben in der ersten Woche immer in derselben Reihenfolge.' },
    ],
    Tether: [
      { title: 'Der Ordnung dort folgen', body: 'Folge zwei Wochen der Ordnung des Betriebs, bevor du deine vorschlägst.' },
      { title: 'Freie Stunde annehmen', body: 'Ist nichts geplant, frag jemanden aus dem Team, ob du zuschauen darfst.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Fünf Begriffe pro Woche', body: 'Such dir fünf Begriffe aus dem Betrieb und frag, was sie bedeuten.' },
      { title: 'Notizen ins Handy', body: 'Ermüdet dich Mitschreiben? Sprich nach jeder Einweisung eine Minute ins Handy.' },
    ],
    Intensify: [
      { title: 'Fragen, bis es klar ist', body: 'Frag, wie eine fertige Arbeit aussehen soll.' },
      { title: 'Jeden Tag eine Regel', body: 'Lies täglich eine Regel des Betriebs und klär sie mit jemandem aus dem Team.' },
    ],
    Tether: [
      { title: 'Eine Frage pro Stunde', body: 'Sammle deine Fragen und stell einmal pro Stunde die dringendste.' },
      { title: 'Kleine Fehler lassen', body: 'Notier kleine Fehler, die du siehst, und erwähne in der ersten Woche keinen.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Handgriff unter Aufsicht', body: 'Sind dir Maschinen unheimlich? Mach einen Handgriff, während jemand neben dir steht.' },
      { title: 'Langsam zeigen lassen', body: 'Bitte jemanden, dir eine Aufgabe zweimal langsam zu zeigen.' },
    ],
    Intensify: [
      { title: 'Am ersten Tag etwas Echtes', body: 'Bitte an deinem ersten Tag um eine kleine echte Aufgabe.' },
      { title: 'Werkzeuge kennenlernen', body: 'Probier jedes Werkzeug an deinem Platz aus und notier, was es kann.' },
    ],
    Tether: [
      { title: 'Mittagessen mit anderen', body: 'Iss mittags mit anderen, statt an deinem Platz zu bleiben.' },
      { title: 'Fragen vor Verbessern', body: 'Frag, warum es so gemacht wird, bevor du etwas änderst.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein neues Gesicht', body: 'Ermüdet dich so viel Neues? Begrüß jeden Tag nur einen neuen Menschen.' },
      { title: 'Raten, dann fragen', body: 'Vermute im Kleinen, wie etwas gemacht wird, und frag, ob es stimmt.' },
    ],
    Intensify: [
      { title: 'Heft mit frischem Blick', body: 'Notier, was dich überrascht, solange dir noch alles neu ist.' },
      { title: 'Eine Idee anbieten', body: 'Biete eine Idee von anderswo an, sobald du weißt, warum es hier so ist.' },
    ],
    Tether: [
      { title: 'Ideen für später', body: 'Führ eine Liste mit Ideen und zeig sie nach dem ersten Monat.' },
      { title: 'Erst nachmachen', body: 'Mach jede Aufgabe einmal genau so, wie sie dir gezeigt wurde.' },
    ],
  },
}
