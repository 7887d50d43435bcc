import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur der erste Schritt', body: 'Hör nur darauf, was du als Erstes tun sollst.' },
      { title: 'An den Fingern zählen', body: 'Viele Schritte auf einmal? Zähl sie an den Fingern ab.' },
      { title: 'Noch einmal bitte', body: 'Lass dir die Schritte von dem Kind neben dir noch einmal sagen.' },
    ],
    Intensify: [
      { title: 'Schreib 1, 2, 3', body: 'Schreib 1, 2, 3 aufs Blatt und füll es beim Zuhören aus.' },
      { title: 'Achte auf „dann“', body: 'Mach jedes Mal einen Haken, wenn du „dann“ oder „danach“ hörst.' },
      { title: 'Platz bereit machen', body: 'Räum vorher Spielzeug weg und schlag eine leere Seite auf.' },
    ],
    Tether: [
      { title: 'Wörter überall', body: 'Nimm ein leeres Blatt und schreib die Wörter hin, wo du magst.' },
      { title: 'Spring mit', body: 'Kommt plötzlich etwas anderes? Male eine neue Blase und geh mit.' },
      { title: 'Schön kommt später', body: 'Schreib jetzt weiter und mach es nach dem Zuhören schön.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ein Wort pro Minute', body: 'Schreib ein Wort auf, das du hörst, dann hör weiter zu.' },
      { title: 'Zwei Dinge erzählen', body: 'Erzähl danach einem Kind zwei Dinge, die du gehört hast.' },
      { title: 'Einen Fakt malen', body: 'Mitschreiben macht müde? Male einen Fakt als winziges Bild.' },
    ],
    Intensify: [
      { title: 'Fang die Zahlen', body: 'Schreib jedes Datum und jede Zahl auf, die du hörst.' },
      { title: 'Danach fragen', body: 'Frag nach einer Sache, die du nicht verstanden hast.' },
      { title: 'Lücken füllen', body: 'Vergleich deine Notizen mit einem Kind und füll eine Lücke.' },
    ],
    Tether: [
      { title: 'Pause für den Stift', body: 'Leg den Stift zwei Minuten weg und hör einfach zu.' },
      { title: 'Nur wichtige Wörter', body: 'Schreib zu jedem Gedanken höchstens drei Wörter.' },
      { title: 'Die Frage wartet', body: 'Lass deine Frage auf dem Blatt, bis alles gesagt ist.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Etwas in der Hand', body: 'Frag, ob du das Ding halten darfst, um das es geht.' },
      { title: 'Zeig, was du hörst', body: 'Such etwas aus, das du hörst, und zeig es mit den Händen.' },
      { title: 'Lass es dir zeigen', body: 'Frag: „Wer kann mir das einmal zeigen?“' },
    ],
    Intensify: [
      { title: 'Pfeile und Kästchen', body: 'Male Kästchen und Pfeile, die zeigen, wie es geht.' },
      { title: 'Wo brauchst du es?', body: 'Denk an einen Ort, wo du das heute brauchen kannst.' },
      { title: 'Danach ausprobieren', body: 'Probier danach eine Sache mit deinen eigenen Händen aus.' },
    ],
    Tether: [
      { title: 'Schau hin', body: 'Lass die Sachen liegen und schau zu der Person, die spricht.' },
      { title: 'Mehr als Ja sagen', body: 'Sag, worüber du noch mehr wissen möchtest.' },
      { title: 'Erst hören, dann bauen', body: 'Warte, bis alles gesagt ist. Dann fang an zu bauen.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Bild im Kopf', body: 'Mach dir im Kopf ein Bild von dem, was du hörst.' },
      { title: 'Satz ergänzen', body: 'Frag ein Kind: „Womit kann man das vergleichen?“ Such eine Antwort aus.' },
      { title: 'Ein kleiner Hut', body: 'Lustige Bilder sind dir fremd? Male nur einem Wort einen Hut.' },
    ],
    Intensify: [
      { title: 'Zeichen erfinden', body: 'Erfinde für jeden wichtigen Gedanken ein kleines Zeichen.' },
      { title: 'Sing es nach', body: 'Sing eine Sache, die du gehört hast, zu einer bekannten Melodie.' },
      { title: 'Verbinde es', body: 'Zieh einen Strich vom neuen Gedanken zu etwas, das du magst.' },
    ],
    Tether: [
      { title: 'Ecke für Träume', body: 'Schreib Tagträume in eine Ecke der Seite und hör wieder zu.' },
      { title: 'Warte auf das Ende', body: 'Drück die Hände zusammen, bis alles gesagt ist. Dann sag deine Idee.' },
      { title: 'Beim Thema bleiben', body: 'Gedanken fliegen weg? Schau auf die Überschrift an der Tafel.' },
    ],
  },
}
