import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nur der erste Satz', body: 'Schreib nur einen Satz darüber, was zuerst kommt.' },
      { title: 'Drei Kästchen', body: 'Ordnen ist schwer? Lass dir drei Kästchen malen und füll eins.' },
      { title: 'Schneiden und legen', body: 'Schreib drei Ideen auf drei Streifen und leg sie in eine Reihe.' },
    ],
    Intensify: [
      { title: 'Plan aus fünf Wörtern', body: 'Schreib fünf Wörter der Reihe nach auf, bevor du den Text schreibst.' },
      { title: 'Mit dem Muster', body: 'Leg das Muster neben dein Blatt und vergleich Teil für Teil.' },
      { title: 'Anfang, Mitte, Ende', body: 'Falte dein Blatt in drei Teile: Anfang, Mitte, Ende. Füll jeden.' },
    ],
    Tether: [
      { title: 'Erst die wilde Seite', body: 'Schreib zuerst eine wilde Seite. Die schöne kommt später.' },
      { title: 'Fang an, wo du magst', body: 'Schreib zuerst deinen liebsten Teil, auch wenn er am Ende kommt.' },
      { title: 'Heute ohne Liste', body: 'Dreh deinen Plan um und schreib fünf Minuten ohne ihn.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Etwas Genaues', body: 'Schreib einen Namen, eine Zahl oder ein Geräusch in deinen Text.' },
      { title: 'Zwei Fragezeichen', body: 'Genaues ist öde? Lass dir zwei Fragen stellen und schreib die Antworten.' },
      { title: 'Drei Wörter prüfen', body: 'Schlag drei Wörter im Wörterbuch nach, dann hör auf.' },
    ],
    Intensify: [
      { title: 'Tausch ein müdes Wort', body: 'Such das Wort „schön“ oder „groß“ und schreib ein genaueres.' },
      { title: 'Häng „weil“ an', body: 'Such einen Satz aus und häng „weil“ mit deinem Grund an.' },
      { title: 'Lesen mit Lineal', body: 'Leg ein Lineal unter jede Zeile und such nach Schreibfehlern.' },
    ],
    Tether: [
      { title: 'Radiergummi-Pause', body: 'Lass den Radiergummi in der Tasche, bis die letzte Zeile dasteht.' },
      { title: 'Dein bester Fakt', body: 'Nimm den Fakt, den du am liebsten magst. Lass die anderen weg.' },
      { title: 'Nur fünf Sätze', body: 'Erzähl es in fünf Sätzen, dann leg den Stift weg.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Das Ding anfassen', body: 'Leg das Ding auf den Tisch und fass es an, bevor du schreibst.' },
      { title: 'Karten schieben', body: 'Schieb mit einem anderen Kind Wortkarten herum, bis sie passen.' },
      { title: 'Aus Knete formen', body: 'Forme fünf Minuten lang etwas aus deinem Text mit Knete.' },
    ],
    Intensify: [
      { title: 'Erst tun, dann schreiben', body: 'Mach es einmal, dann schreib auf, was deine Hände getan haben.' },
      { title: 'Ein kleines Bild', body: 'Male neben deinen Text ein Bild mit Pfeilen.' },
      { title: 'Wozu ist es da?', body: 'Schreib einen Satz darüber, wozu man das brauchen kann.' },
    ],
    Tether: [
      { title: 'Noch ein Satz', body: 'Schreib nach jedem kurzen Satz noch einen, wie es sich anfühlte.' },
      { title: 'Jemandem vorlesen', body: 'Lies deinen Text einem Kind vor, bevor du „fertig“ sagst.' },
      { title: 'Erst Wörter, dann malen', body: 'Lass die Stifteschachtel zu, bis drei Zeilen dastehen.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Eine Bildkarte ziehen', body: 'Erfinden ist dir fremd? Zieh eine Bildkarte und schreib darüber.' },
      { title: 'Geliehener Anfang', body: 'Lass dir einen ersten Satz geben und schreib von dort weiter.' },
      { title: 'Ein wildes Wort', body: 'Schreib ein lustiges Wort in deinen Text und schau, was passiert.' },
    ],
    Intensify: [
      { title: 'Ein Ding, das spricht', body: 'Lass in deinem Text einen Schuh, einen Baum oder eine Wolke sprechen.' },
      { title: 'Drei Überschriften', body: 'Denk dir drei verrückte Überschriften aus und kreise eine ein.' },
      { title: 'Ideenspaziergang', body: 'Geh durchs Zimmer und finde etwas für deinen Text.' },
    ],
    Tether: [
      { title: 'Eine Idee gewinnt', body: 'Male alle Ideen als Blasen und gib nur einer einen Stern.' },
      { title: 'Schau auf die Aufgabe', body: 'Lies nach je fünf Zeilen die Aufgabe laut.' },
      { title: 'Fürs nächste Mal', body: 'Steck neue Ideen in einen Umschlag mit dem Namen „Nächstes Mal“.' },
    ],
  },
}
