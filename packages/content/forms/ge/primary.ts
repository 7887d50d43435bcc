import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Kinder',
  scale: ['Nie', 'Fast nie', 'Manchmal', 'Oft', 'Immer'],
  statements: {
    sequence: [
      'Bevor ich anfange, will ich alle Schritte kennen.',
      'Ich mache alles der Reihe nach, Schritt für Schritt.',
      'Ich schreibe auf eine Liste, was ich machen muss.',
      'Ich räume meine Sachen ordentlich an ihren Platz.',
      'Ich mache erst eine Sache fertig, dann die nächste.',
      'Ich mag es, wenn wir alles so machen wie geplant.',
      'Ich prüfe, ob meine Arbeit so aussieht wie das Beispiel.',
    ],
    precision: [
      'Ich finde erst viel heraus, bevor ich antworte.',
      'Ich frage so lange nach, bis ich ganz sicher bin.',
      'Ich schreibe viel auf und lese es später noch einmal.',
      'Kleine Fehler stören mich, darum verbessere ich sie.',
      'Ich gebe lange Antworten und erzähle alles ganz genau.',
      'Ich frage andere, woher sie wissen, dass etwas stimmt.',
      'Ich erzähle anderen gern, was ich über etwas weiß.',
    ],
    technical_reasoning: [
      'Ich will wissen, wofür eine Aufgabe gut ist.',
      'Ich will sehen, wie etwas innen drin funktioniert.',
      'Ich finde beim Bauen und Ausprobieren heraus, wie etwas geht.',
      'Ich arbeite gern allein und auf meine eigene Art.',
      'Ich sage wenig und zeige lieber, was ich meine.',
      'Wenn etwas kaputt ist, probiere ich, bis es wieder geht.',
      'Bevor ich rede, brauche ich Ruhe zum Nachdenken.',
    ],
    confluence: [
      'Ich nehme meine eigene Idee, auch wenn sie komisch ist.',
      'Ich probiere Neues aus, auch wenn es schiefgehen kann.',
      'Ich überlege, was ganz verschiedene Dinge gemeinsam haben.',
      'Mir wird langweilig, wenn ich das Gleiche noch einmal mache.',
      'Ich habe viele Ideen gleichzeitig im Kopf.',
      'Ich rate einfach, wie es geht, und fange gleich an.',
      'Ich mache aus meinen Ideen Geschichten, Bilder, Lieder oder Theater.',
    ],
  },
  open: [
    'Was kann dich ärgern, wenn du etwas machen sollst? Wann kommst du nicht weiter?',
    'Denk an etwas, worüber du viel weißt. Wie würdest du das gern zeigen?',
    'Denk an etwas, das du gern machst. Wie würdest du es einem anderen Kind beibringen?',
  ],
}
