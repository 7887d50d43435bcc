import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ein Datum', body: 'Lastet das Planen auf dir? Wähl nur den Tag für deinen ersten Schritt.' },
      { title: 'Zu zweit planen', body: 'Lass jemanden deine nächsten drei Schritte aufschreiben, während du redest.' },
    ],
    Intensify: [
      { title: 'Schritte bis zum Wechsel', body: 'Schreib mit Datum auf, was von der Kündigung bis zum ersten Tag geschehen muss.' },
      { title: 'Feste Suchzeit', body: 'Reservier jede Woche dieselben zwei Stunden für deine Suche.' },
    ],
    Tether: [
      { title: 'Eine Lücke lassen', body: 'Gönn dir zwischen zwei Stellen zwei Wochen, für die nichts geplant ist.' },
      { title: 'Reden ohne Plan', body: 'Triff einen Menschen aus einem anderen Beruf, ganz ohne Fragenliste.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Daten im Vertrag', body: 'Ermüdet dich Kleingedrucktes? Such nur drei Angaben: Kündigungsfrist, Urlaubstage, Rente.' },
      { title: 'Zahlen mit Hilfe', body: 'Rechne deine monatlichen Kosten zusammen mit jemandem aus.' },
    ],
    Intensify: [
      { title: 'Alt und neu vergleichen', body: 'Vergleich beide Stellen Zeile für Zeile: Aufgaben, Lohn, Arbeitszeit, Weg.' },
      { title: 'Schriftlich geben lassen', body: 'Lass dir jede Zusage schriftlich geben, bevor du kündigst.' },
    ],
    Tether: [
      { title: 'Der Fakt, der entscheidet', body: 'Schreib den einen Fakt auf, der entscheiden würde, und such nur den.' },
      { title: 'Tag der Entscheidung', body: 'Wähl einen Tag, an dem du mit dem entscheidest, was du bis dahin weißt.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Kleine Probe', body: 'Ist dir Ausprobieren vor anderen unangenehm? Mach die neue Arbeit einen Abend lang zu Hause.' },
      { title: 'Erfahrene fragen', body: 'Such Menschen, die ebenso gewechselt haben, und lass dir einen normalen Tag zeigen.' },
    ],
    Intensify: [
      { title: 'Die neue Arbeit testen', body: 'Nimm einen Tag frei und arbeite dort zur Probe.' },
      { title: 'Was du mitnimmst', body: 'Schreib auf, welche Werkzeuge und Arbeitsweisen du mitnehmen kannst.' },
    ],
    Tether: [
      { title: 'Mit Worten gehen', body: 'Sag deinem Team persönlich, warum du gehst, bevor du den Schreibtisch räumst.' },
      {
        title: 'Über das Warum reden',
        body: 'Sprich mit jemandem eine Stunde darüber, was du willst, nicht darüber, wie du es erreichst.',
      },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein anderes Leben', body: 'Macht dir das Unbekannte Angst? Beschreib in fünf Zeilen ein anderes Arbeitsleben.' },
      { title: 'Das kleinste Wagnis', body: 'Frag jemanden, welcher Teil des Wechsels am wenigsten Risiko hat, und fang dort an.' },
    ],
    Intensify: [
      {
        title: 'Drei mögliche Leben',
        body: 'Skizzier drei Leben, die du als Nächstes führen könntest, und notier, was sie gemeinsam haben.',
      },
      { title: 'Eine Grenze überqueren', body: 'Such Stellen, wo deine Erfahrung ungewöhnlich wäre, und schreib an eine.' },
    ],
    Tether: [
      { title: 'Drei Nächte schlafen', body: 'Warte nach einem plötzlichen Wunsch drei Nächte, bevor du ein Wort schreibst.' },
      { title: 'Offenes beenden', body: 'Bring eine offene Arbeit zu Ende, bevor du irgendetwas ankündigst.' },
    ],
  },
}
