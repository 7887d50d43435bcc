import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Drei Zeilen abschreiben',
        body: 'Ermüden dich lange Anzeigen? Schreib nur drei Zeilen ab: Aufgaben, Anforderungen, Angebot.',
      },
      { title: 'Vorlesen lassen', body: 'Lass dir die Aufgaben einzeln vorlesen und nicke oder schüttle den Kopf.' },
    ],
    Intensify: [
      { title: 'Tabelle der Aufgaben', body: 'Trag alle Aufgaben in eine Tabelle ein und schreib zu jeder ein eigenes Beispiel.' },
      { title: 'Zuerst die Frist', body: 'Trag den letzten Tag der Frist ein und rechne zurück bis zu deinem ersten Entwurf.' },
    ],
    Tether: [
      { title: 'Reihenfolge vergessen', body: 'Beginn mit der Zeile, die dich anzieht, egal wo sie steht.' },
      { title: 'Mit Lücken bewerben', body: 'Markier, was du erfüllst, und mach weiter, auch wenn zwei Zeilen leer bleiben.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei schwere Wörter', body: 'Schlag drei Wörter der Anzeige nach, über die du sonst hinweglesen würdest.' },
      { title: 'Zehn Minuten Firma', body: 'Langweilt dich Hintergrundlesen? Gib der Website des Betriebs nur zehn Minuten.' },
    ],
    Intensify: [
      { title: 'Muss und Wunsch', body: 'Unterstreich Pflichtanforderungen einmal und Wünsche zweimal, Wort für Wort.' },
      { title: 'Mit zwei Fragen anrufen', body: 'Ruf bei der Kontaktstelle an und stell zwei genaue Fragen zur Stelle.' },
    ],
    Tether: [
      { title: 'Nicht zu viel deuten', body: 'Lies die Anzeige zweimal und leg sie dann weg.' },
      { title: 'Eine Zeile pro Anforderung', body: 'Schreib zu jeder Anforderung einen einzigen Beleg und lass es dabei.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Das Werkzeug ansehen', body: 'Schüchtert dich das Technische ein? Such ein Foto von einem der genannten Werkzeuge.' },
      { title: 'Beim Benutzen zusehen', body: 'Bitte jemanden, dir die genannte Maschine oder das Programm fünf Minuten zu zeigen.' },
    ],
    Intensify: [
      { title: 'Aus Aufgaben Handgriffe', body: 'Schreib neben jede Aufgabe, was deine Hände dabei tun würden.' },
      { title: 'Das Programm ausprobieren', body: 'Installier eine Probeversion eines genannten Programms und mach damit eine Sache.' },
    ],
    Tether: [
      { title: 'Die Menschen suchen', body: 'Markier jedes Wort über Team, Kundschaft und Kontakt, bevor du über die Arbeit urteilst.' },
      { title: 'Nach dem Warum sehen', body: 'Such den Satz, der sagt, wofür der Betrieb steht, und schreib ihn ab.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine Szene vorstellen', body: 'Ist dir Vorstellen zu vage? Male dir nur die ersten zehn Minuten der Arbeit aus.' },
      { title: 'Zwei andere Berufe', body: 'Lass dir zwei andere Berufe nennen, in denen diese Aufgaben vorkommen.' },
    ],
    Intensify: [
      { title: 'Anzeige umschreiben', body: 'Schreib die Anzeige so um, als würde sie genau dich suchen.' },
      { title: 'Lesen, was fehlt', body: 'Notier, was die Anzeige nicht sagt und was du mitbringen könntest.' },
    ],
    Tether: [
      { title: 'Beim Text bleiben', body: 'Such zu allem, was du dir über die Stelle ausmalst, eine Zeile der Anzeige.' },
      { title: 'Heute eine Anzeige', body: 'Lies diese Anzeige zu Ende, bevor du die nächste öffnest.' },
    ],
  },
}
