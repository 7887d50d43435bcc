import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Schritt null', body: 'Schreib auf, was geschah, kurz bevor das Problem auftauchte.' },
      {
        title: 'Prüfliste leihen',
        body: 'Sind dir feste Abläufe zu langsam? Nimm eine vorhandene Prüfliste und mach die ersten drei Punkte.',
      },
      { title: 'Zehn ruhige Minuten', body: 'Gib immer nur einer Ursache zehn Minuten, dann wechsle, wenn du magst.' },
    ],
    Intensify: [
      { title: 'Zeitstrahl des Fehlers', body: 'Bring die Ereignisse in Reihenfolge und schreib zu jedem die Uhrzeit.' },
      { title: 'Eins nach dem anderen', body: 'Ändere eine einzige Sache, teste, notier das Ergebnis und nimm dann die nächste.' },
      { title: 'Ursachen ordnen', body: 'Ordne die möglichen Ursachen und beginn mit der, die sich am leichtesten prüfen lässt.' },
    ],
    Tether: [
      { title: 'Direkt zum Verdacht', body: 'Geh gleich zur wahrscheinlichsten Ursache und lass die üblichen Prüfungen für später.' },
      { title: 'Den Ablauf lockern', body: 'Finde heraus, wer eine Ausnahme erlauben darf, und ruf dort an.' },
      { title: 'Mit halbem Plan handeln', body: 'Mach einen ungefährlichen Schritt, bevor der ganze Plan geschrieben ist.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei genaue Angaben', body: 'Beschreib das Problem in einer Zeile mit Ort, Uhrzeit und einer Zahl.' },
      { title: 'Faktensuche teilen', body: 'Erschöpft dich das Wühlen in Daten? Teilt euch die Daten zu zweit, je eine Hälfte.' },
      { title: 'Ein Anruf zum Prüfen', body: 'Prüf mit einem Anruf den Fakt, von dem am meisten abhängt.' },
    ],
    Intensify: [
      { title: 'Was ist es nicht?', body: 'Schreib auf, wo das Problem nicht auftritt, und vergleich.' },
      { title: 'Belege sammeln', body: 'Sammle Meldungen, Zahlen und Fotos in einem Ordner, bevor jemand sie deutet.' },
      { title: 'Fünfmal warum', body: 'Frag fünfmal „Warum?“ und schreib jede Antwort auf.' },
    ],
    Tether: [
      { title: 'Mit Lücken entscheiden', body: 'Schreib auf eine Karte, was du weißt, und entscheide danach.' },
      { title: 'Schuldfrage vertagen', body: 'Lass Schuld und genauen Wortlaut ruhen, bis alles wieder läuft.' },
      { title: 'Sammelschluss', body: 'Nenn eine Uhrzeit, zu der das Sammeln endet und das Handeln beginnt.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Zur Ursache gehen', body: 'Geh dorthin, wo das Problem ist, und schau es dir fünf Minuten an.' },
      { title: 'Hände leihen', body: 'Machen dich Reparaturen nervös? Hol jemanden mit Geschick dazu und gib das Werkzeug weiter.' },
      { title: 'Eins neu starten', body: 'Starte etwas neu, steck es neu an oder tausch es aus und schau, was sich ändert.' },
    ],
    Intensify: [
      { title: 'Den Fehler nachbauen', body: 'Lass das Problem im Kleinen noch einmal entstehen.' },
      { title: 'Von innen her', body: 'Öffne das Gerät, die Datei oder den Ablauf und verfolg, wo es stockt.' },
      { title: 'Das Einfache zuerst', body: 'Probier die einfachste Abhilfe zuerst und beobachte sie eine Stunde lang.' },
    ],
    Tether: [
      { title: 'Erst beschreiben', body: 'Sag jemandem, was nicht stimmt, bevor du zum Werkzeug greifst.' },
      { title: 'Betroffene fragen', body: 'Frag zwei Betroffene, was sie am dringendsten brauchen, bis es wieder geht.' },
      { title: 'Schluss nach zwei Stunden', body: 'Hol jemanden dazu, wenn zwei Stunden ohne Ergebnis vergangen sind.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Außenstehende fragen', body: 'Sind dir seltsame Ideen unangenehm? Lass jemanden von außen drei einfache Fragen stellen.' },
      { title: 'Eine wilde Möglichkeit', body: 'Schreib eine Lösung auf, die du nie wählen würdest, und finde darin etwas Brauchbares.' },
      { title: 'Vier Minuten skizzieren', body: 'Skizzier vier Minuten lang eine Lösung ohne Richtig und Falsch.' },
    ],
    Intensify: [
      { title: 'Das Problem umdrehen', body: 'Frag dich, wie du dieses Problem auslösen würdest, und kehr die Antwort um.' },
      { title: 'Woanders abschauen', body: 'Schau, wie eine Küche, ein Flughafen oder ein Ameisenhaufen dasselbe löst.' },
      { title: 'Weg vom Schreibtisch', body: 'Geh mit dem Problem spazieren und komm mit drei Ideen zurück.' },
    ],
    Tether: [
      { title: 'Erst testen', body: 'Teste die erste Idee zu Ende, bevor du eine zweite nennst.' },
      { title: 'Bei der Frage bleiben', body: 'Schreib das Problem auf eine Karte und halte sie beim Nachdenken in der Hand.' },
      { title: 'Behalten, was läuft', body: 'Schreib auf, was noch läuft, und lass die Finger davon.' },
    ],
  },
}
