import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Leicht anfangen', body: 'Kreise eine leichte Frage ein und fang dort an. Die Reihenfolge der anderen kann warten.' },
      { title: 'Einen Lernplan leihen', body: 'Wenn dich Zeitpläne bedrücken: Übernimm für nur zwei Tage den Plan von jemand anderem.' },
      { title: 'Zwei Hälften', body: 'Teile die Zeit in zwei Hälften und schau in der Mitte einmal auf die Uhr.' },
    ],
    Intensify: [
      { title: 'Punkte und Minuten', body: 'Schreib neben jede Frage, wie viele Minuten ihre Punkte wert sind.' },
      { title: 'Anweisung zweimal lesen', body: 'Lies die Anweisung zweimal und unterstreich jedes Verb, das dir sagt, was zu tun ist.' },
      { title: 'Den Morgen vorbereiten', body: 'Leg heute Abend Stifte und Unterlagen bereit und schau dir den Weg an.' },
    ],
    Tether: [
      { title: 'In freier Folge antworten', body: 'Nimm die Fragen in der Reihenfolge, die dir gefällt, und nummerier deine Antworten.' },
      { title: 'Unfertig stehen lassen', body: 'Geh weiter, wenn die Minuten für eine Frage um sind, auch mitten im Satz.' },
      { title: 'Mit Überraschung umgehen', body: 'Sieht der Test anders aus als erwartet, atme aus und lies in Ruhe eine Frage.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Zehn Lernkarten', body: 'Mach zehn Lernkarten, nicht mehr, und geh sie auf dem Heimweg durch.' },
      { title: 'Dich abfragen lassen', body: 'Dir entfallen Fakten und das stört dich? Lass dich von jemandem fünf Minuten abfragen.' },
      { title: 'Prüfen, was viel zählt', body: 'Prüf in den letzten Minuten nur die Frage mit den meisten Punkten.' },
    ],
    Intensify: [
      { title: 'Antworten abdecken', body: 'Deck die Auswahl ab, schreib deine eigene Antwort auf und vergleich dann.' },
      { title: 'Immer ein Fakt', body: 'Bring in jede lange Antwort mindestens einen Namen, ein Datum oder eine Zahl.' },
      { title: 'Nach dem Wortlaut fragen', body: 'Frag die Aufsicht nach jedem Wort in einer Frage, das dir nicht klar ist.' },
    ],
    Tether: [
      { title: 'Erst den Fehler nennen', body: 'Ändere eine Antwort nur, wenn du den Fehler benennen kannst.' },
      { title: 'So lang wie nötig', body: 'Richte die Länge deiner Antwort nach den Punkten und hör dann auf zu schreiben.' },
      { title: 'Heute nichts Neues mehr', body: 'Klapp die Bücher eine Stunde vor dem Schlafen zu und lern nichts Neues mehr.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Eine Antwort skizzieren', body: 'Zeichne zu einer Frage eine kleine Skizze, bevor du schreibst.' },
      { title: 'Einen alten Test machen', body: 'Üben kommt dir sinnlos vor? Mach mit jemandem nebeneinander einen halben alten Test.' },
      { title: 'Mit den Händen durchgehen', body: 'Spiele einen Ablauf mit den Händen durch und sag dabei die Schritte.' },
    ],
    Intensify: [
      { title: 'Wie im Ernstfall üben', body: 'Mach einen alten Test mit der echten Zeit und den echten Hilfsmitteln.' },
      { title: 'Ergebnisse einsetzen', body: 'Prüf jedes Ergebnis, indem du es in die Frage einsetzt.' },
      { title: 'Den falschen Schritt finden', body: 'Nimm eine falsch gelöste Frage und markier genau den Schritt, an dem es schiefging.' },
    ],
    Tether: [
      {
        title: 'Selbstverständliches schreiben',
        body: 'Schreib auch die Schritte auf, die dir klar erscheinen, denn dafür gibt es Punkte.',
      },
      { title: 'Aus Notizen Sätze machen', body: 'Mach aus deinen Stichwörtern drei verbundene Sätze, bevor du abgibst.' },
      { title: 'Gemeinsam wiederholen', body: 'Wiederhole eine halbe Stunde mit anderen und lass sie zuerst reden.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine mögliche Antwort', body: 'Ist eine Frage offen, fang mit „Eine mögliche Antwort ist ...“ an und schreib weiter.' },
      { title: 'Eselsbrücken sammeln', body: 'Seltsame Merkbilder findest du albern? Lass dir drei nennen und nimm eines davon.' },
      { title: 'Eine Minute raten', body: 'Gib unbeantworteten Fragen am Ende eine Minute und rate bei jeder.' },
    ],
    Intensify: [
      { title: 'Gedächtnispalast bauen', body: 'Leg jeden Fakt in Gedanken in ein Zimmer deiner Wohnung und geh im Kopf hindurch.' },
      { title: 'Den Test erfinden', body: 'Schreib drei Fragen, die du stellen würdest, eine davon ungewöhnlich.' },
      { title: 'Die andere Seite', body: 'Füg bei der Aufsatzfrage vor dem Schluss einen unerwarteten Blickwinkel ein.' },
    ],
    Tether: [
      { title: 'Beim Verb bleiben', body: 'Unterstreich „nenne“, „vergleiche“ oder „erkläre“ und tu genau das.' },
      { title: 'Die erwartete Form', body: 'Nimm die Form, die dir gezeigt wurde, und heb deine eigene Art für ein andermal auf.' },
      { title: 'Erst die ganze Frage', body: 'Lass den Stift liegen, bis du die Frage bis zum Ende gelesen hast.' },
    ],
  },
}
