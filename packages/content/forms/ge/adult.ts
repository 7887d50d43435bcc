import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Erwachsene',
  scale: ['Nie', 'Selten', 'Manchmal', 'Oft', 'Immer'],
  statements: {
    sequence: [
      'Bevor ich anfange, möchte ich alle Anweisungen vollständig vor mir haben.',
      'Ich gehe Schritt für Schritt und in einer festen Reihenfolge vor.',
      'Ich halte meine Aufgaben in einem schriftlichen Zeitplan oder einer Liste fest.',
      'Ich sortiere, was ich benutze, und gebe allem einen festen Platz.',
      'Ich führe eine Aufgabe zu Ende, bevor ich mich der nächsten zuwende.',
      'Ich fühle mich unwohl, wenn sich Pläne kurzfristig ändern.',
      'Ich vergleiche, was ich gemacht habe, mit der Anleitung oder einem Beispiel.',
    ],
    precision: [
      'Bevor ich antworte, trage ich Informationen aus vielen Quellen zusammen.',
      'Ich stelle viele Fragen, um sicherzugehen, bevor ich weitermache.',
      'Ich mache mir genaue Notizen, in denen ich später nachlese.',
      'Kleine Fehler stören mich so, dass ich innehalte und sie korrigiere.',
      'Ich antworte ausführlich, damit jede Einzelheit genau stimmt.',
      'Bevor ich eine Behauptung gelten lasse, suche ich Belege oder genaue Zahlen.',
      'Ich erzähle anderen gern von Fakten, auf die ich gestoßen bin.',
    ],
    technical_reasoning: [
      'Ich suche bei allem, was ich tun soll, nach dem praktischen Nutzen.',
      'Ich möchte verstehen, wie ein Gerät oder System im Inneren funktioniert.',
      'Neue Geräte oder Programme lerne ich kennen, indem ich sie selbst ausprobiere.',
      'Ich erledige die Dinge gern allein und auf meine eigene Weise.',
      'Ich rede wenig und zeige stattdessen, was ich meine.',
      'Bei einem praktischen Problem bleibe ich dran, bis es gelöst ist.',
      'Bevor ich etwas bespreche, brauche ich Zeit, um allein nachzudenken.',
    ],
    confluence: [
      'Ich setze auf eigene, ungewöhnliche Ideen statt auf vertraute.',
      'Ich gehe unerprobte Wege, auch auf die Gefahr hin, Fehler zu machen.',
      'Ich verknüpfe Dinge, die für andere nichts miteinander zu tun haben.',
      'Es langweilt mich, zu wiederholen, was ich schon einmal gemacht habe.',
      'Ich habe mehrere Ideen gleichzeitig in Arbeit.',
      'Ich fange nach Gefühl an, bevor ich alle Anweisungen gehört habe.',
      'Was ich meine, drücke ich durch Geschichten, Bilder, Musik oder Schauspiel aus.',
    ],
  },
  open: [
    'Was frustriert dich an manchen Aufgaben oder an der Art, wie du sie bekommst?',
    'Du darfst frei wählen, wie du zeigst, was du weißt. Welchen Weg nimmst du, und warum?',
    'Denk an etwas, das du gern tust. Wie würdest du vorgehen, um es einem anderen Menschen beizubringen?',
  ],
}
