import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Mit einer anfangen', body: 'Leg den Finger auf Frage eins und mach nur diese.' },
      { title: 'Was kommt zuerst?', body: 'Weißt du nicht, wie du anfangen sollst? Frag die Lehrkraft.' },
      { title: 'Haken und atmen', body: 'Der Test wirkt streng? Mach nach jeder Antwort einen Haken und atme.' },
    ],
    Intensify: [
      { title: 'Alles lesen', body: 'Lies die Anweisung von oben bis unten, bevor du schreibst.' },
      { title: 'Fragen zählen', body: 'Zähl die Fragen und mach an die mittlere einen kleinen Punkt.' },
      { title: 'Am Abend packen', body: 'Pack heute Abend zwei Stifte und einen Radiergummi in die Tasche.' },
    ],
    Tether: [
      { title: 'Hüpf darüber', body: 'Hält dich eine Frage auf? Markier sie und hüpf zur nächsten.' },
      { title: 'Reihenfolge ist egal', body: 'Fang mit der Frage an, die nach Spaß aussieht.' },
      { title: 'Ein neuer Test', body: 'Der Test sieht neu aus? Sag „Macht nichts“ und lies eine Frage.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ein wichtiges Wort', body: 'Kreise in der Frage das Wort ein, das sagt, was du tun sollst.' },
      { title: 'Einmal zurückschauen', body: 'Geh zu nur einer Antwort zurück und lies sie noch einmal.' },
      { title: 'Drei Karten', body: 'Schreib drei Fakten auf Karten und lass dich abfragen.' },
    ],
    Intensify: [
      { title: 'Such das „nicht“', body: 'Such nach kleinen Wörtern wie „nicht“, „alle“ und „nie“.' },
      { title: 'Sag alles', body: 'Schreib in jede lange Antwort noch einen Fakt.' },
      { title: 'Namen und Zahlen', body: 'Prüf am Ende deinen Namen, das Datum und alle Zahlen.' },
    ],
    Tether: [
      { title: 'Nur klare Fehler', body: 'Lass deine erste Antwort stehen, außer du siehst einen klaren Fehler.' },
      { title: 'Wenig Platz, kurze Antwort', body: 'Ist wenig Platz? Dann schreib nur einen Satz hinein.' },
      { title: 'Mit der Uhr gehen', body: 'Schau auf die Uhr. Ist die Hälfte vorbei? Dann geh weiter.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mit Fingern und Stift', body: 'Zähl für eine Frage mit den Fingern oder male in eine Ecke.' },
      { title: 'Zu Hause probieren', body: 'Bitte jemanden, mit dir eine alte Testfrage zu machen.' },
      { title: 'Bild in der Ecke', body: 'Fühlst du dich allein? Male ein winziges Bild von dem, was du weißt.' },
    ],
    Intensify: [
      { title: 'Male die Frage', body: 'Male, was die Frage will, bevor du antwortest.' },
      { title: 'Wie beim echten Test', body: 'Mach zwei alte Fragen an einem ruhigen Tisch, wie beim Test.' },
      { title: 'Antwort testen', body: 'Setz deine Antwort in die Frage ein und schau, ob sie passt.' },
    ],
    Tether: [
      { title: 'Ganze Sätze', body: 'Antworte mit einem ganzen Satz, der mit Wörtern der Frage beginnt.' },
      { title: 'Sag, warum', body: 'Häng an eine kurze Antwort ein „weil“ an.' },
      { title: 'Früh um Hilfe bitten', body: 'Melde dich nach zwei Versuchen an der gleichen Frage.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Schreib irgendetwas', body: 'Eine offene Frage macht dir Angst? Schreib etwas, das stimmen könnte.' },
      { title: 'Reim leihen', body: 'Lass dir einen Reim geben, mit dem du dir einen Fakt merkst.' },
      { title: 'Das ist wie ...', body: 'Ergänz leise: „Das ist ein bisschen wie ...“ Dann schreib.' },
    ],
    Intensify: [
      { title: 'Ein Bild zum Merken', body: 'Denk dir zu jedem Fakt ein lustiges Bild aus.' },
      { title: 'Schule spielen', body: 'Erfinde eine Testfrage wie eine Lehrkraft und beantworte sie laut.' },
      { title: 'Zwei Ideen, dann eine', body: 'Denk dir bei einer offenen Frage zwei Antworten aus und wähl.' },
    ],
    Tether: [
      { title: 'Antworte auf die Frage', body: 'Zeig auf das Fragewort, dann beantworte nur das.' },
      { title: 'Ohne Kritzeleien', body: 'Mach aus jedem Bild ein Wort und kehr zum Test zurück.' },
      { title: 'Bis zum Ende lesen', body: 'Lass den Stift liegen, bis du beim Fragezeichen bist.' },
    ],
  },
}
