import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nimm nur eine', body: 'Leg alle Aufgaben auf den Tisch und nimm nur eine.' },
      { title: 'Plan aus Bildern', body: 'Lass dir den Nachmittag von Erwachsenen in drei Bildern malen.' },
      { title: 'Ein Lied lang', body: 'Stillsitzen ist schwer? Arbeite, bis ein Lied zu Ende ist.' },
    ],
    Intensify: [
      { title: 'Meine Nachmittagsliste', body: 'Schreib deine Aufgaben auf eine Liste und streich jede fertige durch.' },
      { title: 'Gleicher Platz, gleiche Zeit', body: 'Setz dich heute zur gewohnten Zeit an den gewohnten Tisch.' },
      { title: 'Tasche prüfen', body: 'Lies im Aufgabenheft nach und pack ein, was du morgen brauchst.' },
    ],
    Tether: [
      { title: 'Zwischendurch wechseln', body: 'Wechsle nach zehn Minuten die Aufgabe, auch wenn sie noch offen ist.' },
      { title: 'Jeder Platz ist gut', body: 'Mach eine Aufgabe auf dem Boden oder unter dem Tisch.' },
      { title: 'Pläne dürfen wandern', body: 'Kommt Besuch? Schieb eine Aufgabe auf nach dem Abendessen.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Einmal lesen', body: 'Lies die Aufgabe einmal laut, dann fang an.' },
      { title: 'Prüfen lassen', body: 'Lass Erwachsene eine Aufgabe prüfen und schau dabei zu.' },
      { title: 'Einen Fehler jagen', body: 'Nachschauen ist öde? Such einen Fehler und male einen Stern daneben.' },
    ],
    Intensify: [
      { title: 'Schlag es nach', body: 'Schlag eine Sache nach, bei der du nicht sicher bist.' },
      { title: 'Erst prüfen, dann packen', body: 'Geh deine Antworten noch einmal durch, bevor du einpackst.' },
      { title: 'Frag nach mehr', body: 'Frag zu Hause nach noch einem Fakt über das Thema.' },
    ],
    Tether: [
      { title: 'Fertig ist fertig', body: 'Sind alle Felder voll? Pack das Blatt in die Tasche.' },
      { title: 'Nur einmal fragen', body: 'Frag einmal, ob es stimmt, dann geh spielen.' },
      { title: 'Halt am Strich', body: 'Zieh einen Strich auf der Seite. Dort endet deine Antwort.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mit Bohnen probieren', body: 'Leg eine Aufgabe mit Bohnen oder Flaschendeckeln nach.' },
      { title: 'Neben jemandem werken', body: 'Setz dich zu jemandem und mach eine Aufgabe mit den Händen.' },
      { title: 'Ein echtes Ding', body: 'Such zu Hause ein Ding, das mit deiner Aufgabe zu tun hat.' },
    ],
    Intensify: [
      { title: 'Zu Hause nutzen', body: 'Nutz beim Kochen, Einkaufen oder Reparieren, was du heute gelernt hast.' },
      { title: 'Eigenes Werkzeug', body: 'Bastle eine Merkkarte oder einen Zahlenstreifen für deine Aufgabe.' },
      { title: 'Wo hängt es?', body: 'Zeig auf die Stelle, wo es hängt, und probier etwas aus.' },
    ],
    Tether: [
      { title: 'Erzähl vom Tag', body: 'Erzähl jemandem zu Hause, was du heute herausgefunden hast.' },
      { title: 'Nach drei Versuchen', body: 'Ruf nach dem dritten Versuch ein anderes Kind an und frag.' },
      { title: 'Auch aufschreiben', body: 'Sind deine Hände fertig? Schreib zwei Zeilen darüber.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Der Würfel wählt', body: 'Neues ist dir fremd? Lass den Würfel die nächste Aufgabe wählen.' },
      { title: 'Ein neuer Platz', body: 'Lass jemanden einen neuen Platz für deine nächste Aufgabe aussuchen.' },
      { title: 'Ein neuer Stift', body: 'Nimm einen Stift, den du nie nimmst, und schreib die Überschrift.' },
    ],
    Intensify: [
      { title: 'Mach ein Spiel daraus', body: 'Mach aus deinen Wörtern oder Fakten ein Spiel.' },
      { title: 'Als Geschichte', body: 'Erzähl deine Aufgabe beim Abendessen als Geschichte.' },
      { title: 'Zwei Stifte reden', body: 'Lass zwei Stifte miteinander über deine Aufgabe reden.' },
    ],
    Tether: [
      { title: 'Deck den Rest zu', body: 'Leg beim Arbeiten ein Tuch über alle anderen Sachen.' },
      { title: 'Erst wie es dasteht', body: 'Mach die Aufgabe so, wie sie dasteht. Dann kommt dein Extra.' },
      { title: 'Ideenglas', body: 'Steck neue Ideen in ein Glas. Öffne es nach den Hausaufgaben.' },
    ],
  },
}
