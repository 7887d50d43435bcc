import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Eine Aufgabe mit Datum', body: 'Lass dir eine Aufgabe mit festem Datum geben und trag sie ins Handy ein.' },
      { title: 'Einem Plan folgen', body: 'Auch wenn dich fremde Pläne einengen: Folge diesem hier ein einziges Treffen lang.' },
      { title: 'Fünf Minuten Reihenfolge', body: 'Klärt in den ersten fünf Minuten, was zuerst gemacht wird.' },
    ],
    Intensify: [
      { title: 'Wer, was, bis wann', body: 'Schreib auf, wer was bis wann macht, und schick es allen.' },
      { title: 'Reihum sprechen', body: 'Schlag vor, dass alle einmal drankommen, bevor jemand zum zweiten Mal spricht.' },
      { title: 'Mit Rückblick beginnen', body: 'Beginn das Treffen damit, was fertig ist und was als Nächstes kommt.' },
    ],
    Tether: [
      { title: 'Andere ordnen lassen', body: 'Lass heute eine andere Person die Reihenfolge festlegen und halte dich daran.' },
      { title: 'Zwei offene Punkte', body: 'Lass mit Absicht zwei Punkte bis zum nächsten Treffen offen.' },
      { title: 'Die Liste abgeben', body: 'Gib deine Liste jemandem aus der Gruppe und lass zu, dass sie sich ändert.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Beschlüsse notieren', body: 'Schreib nur auf, was die Gruppe beschließt, je eine Zeile.' },
      { title: 'Zu zweit prüfen', body: 'Wenn dich Prüfen langweilt: Prüft zu zweit die beiden wichtigsten Fakten.' },
      { title: 'Eine klare Frage', body: 'Stell eine Frage, die mit „Wie viele“ oder „Bis wann“ beginnt.' },
    ],
    Intensify: [
      { title: 'Nachsagen und nachfragen', body: 'Wiederhole mit eigenen Worten, was vereinbart wurde, und frag, ob es stimmt.' },
      { title: 'Belege mitbringen', body: 'Bring für jeden Punkt, von dem du die Gruppe überzeugen willst, eine Quelle mit.' },
      { title: 'Begriffe klären', body: 'Frag alle in der Gruppe, was sie unter dem wichtigsten Wort der Aufgabe verstehen.' },
    ],
    Tether: [
      { title: 'Nur drei Korrekturen', body: 'Verbessere pro Treffen höchstens drei Dinge und hör sonst zu.' },
      { title: 'Erst das Gute nennen', body: 'Sag zuerst, was an einem Entwurf gelungen ist, und erst dann den ersten Fehler.' },
      { title: 'Kurzfassung zuerst', body: 'Sag, was du meinst, in zwei Sätzen und warte auf Fragen.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mit anpacken', body: 'Frag jemanden aus der Gruppe, ob du daneben ein Teil zusammenbauen darfst.' },
      {
        title: 'Die App gemeinsam öffnen',
        body: 'Macht dir das gemeinsame Programm Sorgen? Öffnet es zu zweit und klickt euch einmal durch die Menüs.',
      },
      { title: 'Einmal testen', body: 'Biete an, fünf Minuten lang etwas zu testen, das die Gruppe gemacht hat.' },
    ],
    Intensify: [
      { title: 'Ein grobes Muster', body: 'Bring statt einer Meinung ein grobes Muster zum Anfassen mit.' },
      { title: 'Wo hakt es?', body: 'Frag die Gruppe, wo der Plan scheitern könnte, und bessere eine Stelle aus.' },
      { title: 'Gespräch als Skizze', body: 'Zeichne an die Tafel, wie die Teile der Aufgabe zusammenhängen.' },
    ],
    Tether: [
      { title: 'Am selben Tisch', body: 'Mach deinen Teil am gemeinsamen Tisch statt allein in einer Ecke.' },
      { title: 'Sag, was du tust', body: 'Erzähl der Gruppe alle zehn Minuten, woran du gerade arbeitest.' },
      { title: 'Erst fragen, dann ändern', body: 'Frag nach, bevor du am Teil von jemand anderem etwas änderst.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Für eine Idee stimmen', body: 'Wenn dich lautes Ideensammeln verunsichert: Sammelt still und stimmt mit Klebepunkten ab.' },
      { title: 'Eine Idee ergänzen', body: 'Nimm eine Idee von jemandem aus der Gruppe und füg eine Einzelheit hinzu.' },
      { title: 'Eine verrückte Runde', body: 'Vereinbart zwei Minuten, in denen jede Idee zählt, und sag selbst eine.' },
    ],
    Intensify: [
      {
        title: 'Aufgabe umdrehen',
        body: 'Frag, wie die Gruppe das Projekt scheitern lassen könnte, und kehr jede Antwort ins Gegenteil um.',
      },
      {
        title: 'Zwei Vorschläge mischen',
        body: 'Verbinde zwei Vorschläge, die nicht zusammenzupassen scheinen, und beschreib das Ergebnis.',
      },
      { title: 'Publikum spielen', body: 'Versetz dich ins Publikum und sag, was dich überraschen würde.' },
    ],
    Tether: [
      { title: 'Ideen aufsparen', body: 'Sag pro Runde eine Idee und behalt die anderen auf deinem Zettel.' },
      { title: 'Die Wahl mittragen', body: 'Wenn sich die Gruppe entschieden hat, sag etwas, das dieser Entscheidung hilft.' },
      { title: 'Fertig vor neu', body: 'Bring einen vereinbarten Teil zu Ende, bevor du eine Änderung vorschlägst.' },
    ],
  },
}
