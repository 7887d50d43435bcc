import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Weg und Uhrzeit', body: 'Magst du kein Vorbereiten nach Plan? Leg nur den Weg und die Abfahrt fest.' },
      { title: 'Den Anfang proben', body: 'Spiele mit jemandem die ersten drei Minuten des Gesprächs durch.' },
    ],
    Intensify: [
      { title: 'Antworten in drei Teilen', body: 'Bereite jede Antwort in drei Teilen vor: Lage, Handeln, Ergebnis.' },
      { title: 'Liste am Vorabend', body: 'Leg am Abend davor Unterlagen, Kleidung und Adresse bereit.' },
    ],
    Tether: [
      { title: 'Seltsame Frage willkommen', body: 'Lass dir eine seltsame Frage stellen und antworte ganz ohne Vorbereitung.' },
      { title: 'Ohne fertigen Text', body: 'Kürz jede vorbereitete Antwort auf ein Stichwort.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei Fakten zum Betrieb', body: 'Schreib drei Fakten über den Betrieb auf eine Karte und lies sie unterwegs.' },
      { title: 'Eine Sache fragen', body: 'Ist dir Fragen unangenehm? Schreib eine Frage auf und lies sie vor.' },
    ],
    Intensify: [
      { title: 'Genaue Beispiele', body: 'Bereite vier Beispiele mit Ort, Aufgabe und Zahl vor.' },
      { title: 'Erst klären, dann antworten', body: 'Frag nach, wenn eine Frage zwei Dinge bedeuten kann.' },
    ],
    Tether: [
      { title: 'Antworten mit Uhr', body: 'Übe mit der Uhr und beende jede Antwort nach spätestens zwei Minuten.' },
      { title: 'Die Zahl stehen lassen', body: 'Nenn eine Zahl einmal und lass weg, woher sie kommt.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Etwas mitbringen', body: 'Bring ein Stück deiner Arbeit mit und beginn damit das Gespräch.' },
      { title: 'Den Videoanruf testen', body: 'Verunsichern dich Videoanrufe? Lass dich zur Probe zwei Minuten lang anrufen.' },
    ],
    Intensify: [
      { title: 'Anbieten, es zu zeigen', body: 'Biete an zu zeigen, wie du eine ihrer Aufgaben angehen würdest.' },
      { title: 'Den Weg ausprobieren', body: 'Fahr den Weg vorher einmal ab oder teste die Videoverbindung.' },
    ],
    Tether: [
      { title: 'Gedanken aussprechen', body: 'Bekommst du ein Problem gestellt, sag laut, wie du denkst.' },
      { title: 'Erst etwas plaudern', body: 'Antworte auf die Begrüßung mit zwei freundlichen Sätzen, bevor ihr über die Arbeit sprecht.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine wahre Geschichte', body: 'Fühlt sich Erzählen wie Schauspielern an? Erzähl dem Spiegel eine wahre Geschichte.' },
      { title: '„Was wäre, wenn“ üben', body: 'Lass dir drei Fragen mit „Was wäre, wenn“ stellen und antworte je in einem Satz.' },
    ],
    Intensify: [
      { title: 'Eine frische Idee', body: 'Bring eine Idee für ihr Angebot mit und beschreib sie in einer Minute.' },
      { title: 'Mit einem Bild antworten', body: 'Such ein Bild, das zeigt, wie du arbeitest, und nutz es einmal.' },
    ],
    Tether: [
      { title: 'Antworten, dann Schluss', body: 'Beantworte die gestellte Frage, dann hör auf und warte auf die nächste.' },
      { title: 'Die kühne Idee aufheben', body: 'Behalt deine kühnste Idee, bis du gefragt wirst, was du ändern würdest.' },
    ],
  },
}
