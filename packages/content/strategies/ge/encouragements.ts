import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Ordnung geht voran', body: 'Hier kommt Ordnung zuerst, genau wie bei dir: Schreib Schritt eins auf.' },
      { title: 'Hak es ab', body: 'Nutz heute deine Liste und hak jeden Teil ab, sobald er fertig ist.' },
    ],
    precision: [
      { title: 'Fakten gehen voran', body: 'Diese Aufgabe will genaue Fakten, wie du sie magst: Such den ersten.' },
      { title: 'Frag drauflos', body: 'Nutz heute deine Fragen: Stell eine und such die Antwort.' },
    ],
    technical_reasoning: [
      { title: 'Deine Hände gehen voran', body: 'Hier geht es ums Tun, und damit fängst du an: Probier einen Teil aus.' },
      { title: 'Bring es zum Laufen', body: 'Du probierst gern aus: Bessere einen Teil aus und teste ihn.' },
    ],
    confluence: [
      { title: 'Ideen gehen voran', body: 'Diese Aufgabe will neue Ideen, und damit fängst du an: Schreib drei auf.' },
      { title: 'Folge dem Funken', body: 'Nimm heute deinen ersten Einfall und mach etwas daraus.' },
    ],
  },
  work: {
    sequence: [
      {
        title: 'Geh mit dem Plan voran',
        body: 'Die Aufgabe verlangt Ordnung, und so arbeitest du ohnehin: Leg die Schritte fest und fang an.',
      },
      { title: 'Behalt den Faden', body: 'Nimm die Liste in die Hand und sag den anderen, was als Nächstes kommt.' },
    ],
    precision: [
      { title: 'Geh mit Fakten voran', body: 'Die Aufgabe verlangt Genauigkeit, und so arbeitest du ohnehin: Nenn die wichtigste Zahl.' },
      { title: 'Die offene Frage', body: 'Stell die Frage, die noch niemand gestellt hat, und notier die Antwort.' },
    ],
    technical_reasoning: [
      {
        title: 'Geh mit dem Tun voran',
        body: 'Die Aufgabe verlangt ein Ergebnis, das läuft, und damit beginnst du ohnehin: Baue eine rohe Fassung.',
      },
      { title: 'Geh hin und schau', body: 'Geh dorthin, wo die Sache läuft, und probier sie selbst aus.' },
    ],
    confluence: [
      { title: 'Geh mit einer Idee voran', body: 'Die Aufgabe verlangt Neues, und damit beginnst du ohnehin: Bring deine Idee früh ein.' },
      { title: 'Öffne ein Fenster', body: 'Schlag einen Weg vor, den hier noch niemand versucht hat.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Mit Schritten beginnen', body: 'Hier braucht es Ordnung, dein üblicher Anfang: Schreib die Schritte bis zur Frist auf.' },
      { title: 'Vertrau deiner Liste', body: 'Arbeite deine Liste ab und erledige heute die oberste Zeile.' },
    ],
    precision: [
      {
        title: 'Mit Bekanntem beginnen',
        body: 'Hier braucht es Fakten, dein üblicher Anfang: Sammle die drei, die am meisten entscheiden.',
      },
      { title: 'Nutz deine Fragen', body: 'Bring deine aufgeschriebenen Fragen mit und stell sie nacheinander.' },
    ],
    technical_reasoning: [
      { title: 'Mit einer Probe beginnen', body: 'Hier braucht es Praxis, dein üblicher Anfang: Erledige ein Stück der echten Arbeit.' },
      { title: 'Die Arbeit sprechen lassen', body: 'Such etwas aus, das du gemacht hast, und zeig, wie es funktioniert.' },
    ],
    confluence: [
      {
        title: 'Mit einem Bild beginnen',
        body: 'Hier braucht es Vorstellungskraft, dein üblicher Anfang: Skizzier, wohin es führen könnte.',
      },
      { title: 'Einer neuen Spur folgen', body: 'Schreib jemandem an einem unerwarteten Ort von deiner Idee.' },
    ],
  },
}
