import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Einen Teil ausfüllen', body: 'Ermüden dich Lebensläufe? Trag heute nur deine letzte Stelle mit Daten ein.' },
      { title: 'Fertige Vorlage nutzen', body: 'Lass dir von jemandem eine saubere Vorlage geben und tipp deine Angaben hinein.' },
    ],
    Intensify: [
      { title: 'Daten in einer Reihe', body: 'Liste alle Stellen und Ausbildungen nach Datum auf, das Neueste oben.' },
      { title: 'Vor dem Absenden', body: 'Prüf Anschreiben, Lebenslauf, Zeugnisse, Dateinamen und Adresse, bevor du sendest.' },
    ],
    Tether: [
      { title: 'Text vor Gestaltung', body: 'Schreib den Brief in eine einfache Mail und gestalte ihn erst am Ende.' },
      { title: 'Anders als üblich', body: 'Setz deine passendste Erfahrung an den Anfang, egal aus welchem Jahr.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eine Zahl pro Stelle', body: 'Schreib zu jeder Stelle eine Zahl: Menschen, Stück, Stunden oder Geld.' },
      {
        title: 'Tauschen und prüfen',
        body: 'Erschöpft dich die Fehlersuche? Tauscht zu zweit die Bewerbungen und prüft sie gegenseitig.',
      },
    ],
    Intensify: [
      { title: 'Ihre Worte nehmen', body: 'Benutz für das, was du getan hast, genau die Begriffe der Anzeige.' },
      { title: 'Alles belegen', body: 'Schreib zu jeder Stärke, die du nennst, einen Fakt oder ein Ergebnis.' },
    ],
    Tether: [
      { title: 'Platz begrenzen', body: 'Kürz den Lebenslauf auf eine Seite: Streich Einzelheiten, die älter als zehn Jahre sind.' },
      { title: 'Bis Mittag senden', body: 'Setz dir den Mittag als Grenze, lies alles noch einmal und schick es ab.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Eine Arbeit zeigen', body: 'Leg ein Foto oder einen Link zu etwas bei, das du gemacht hast.' },
      { title: 'Hilfe am Computer', body: 'Bringt dich das Hochladen ins Schwitzen? Hol dir jemanden mit Erfahrung dazu.' },
    ],
    Intensify: [
      { title: 'Eine Arbeitsprobe', body: 'Mach eine kleine Probe, die eine Aufgabe aus der Anzeige löst.' },
      { title: 'Die Datei testen', body: 'Öffne deine Datei vor dem Senden auf einem Handy und einem anderen Computer.' },
    ],
    Tether: [
      { title: 'Den Menschen zeigen', body: 'Schreib zwei Sätze darüber, wie du mit anderen zusammenarbeitest.' },
      { title: 'Jemanden lesen lassen', body: 'Gib das Anschreiben jemandem zu lesen, bevor du es fertig nennst.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Lebendigen Satz leihen',
        body: 'Fällt dir Schreiben über dich schwer? Wandle einen lebendigen Satz aus einem Musterbrief ab.',
      },
      { title: 'Drei Wörter über dich', body: 'Bitte drei Menschen, die dich mögen, um je ein Wort über dich und nimm eines.' },
    ],
    Intensify: [
      { title: 'Mit einer Szene beginnen', body: 'Beginn das Anschreiben mit einer Szene aus deinem Arbeitsleben.' },
      { title: 'Ungewöhnlicher Beleg', body: 'Verbinde in zwei Zeilen ein Hobby mit einer Anforderung der Stelle.' },
    ],
    Tether: [
      { title: 'Zuerst ihr Formular', body: 'Füll ihr Formular genau so aus, wie es ist, bevor du Eigenes ergänzt.' },
      { title: 'Eine Gestaltung wählen', body: 'Wähl für alle Seiten eine Gestaltung und schließ die Vorlagensammlung.' },
    ],
  },
}
