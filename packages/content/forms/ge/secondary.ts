import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Jugendliche',
  scale: ['Nie', 'Selten', 'Manchmal', 'Oft', 'Immer'],
  statements: {
    sequence: [
      'Ich fange erst an, wenn ich vollständige und klare Anweisungen habe.',
      'Ich arbeite eine Aufgabe der Reihe nach ab, einen Schritt nach dem anderen.',
      'Ich schreibe mir einen Zeitplan oder eine Liste mit allem, was ansteht.',
      'Ich ordne Papiere, Dateien und Werkzeug so, dass alles seinen Platz hat.',
      'Ich bringe eine Aufgabe zu Ende, bevor ich die nächste anfange.',
      'Ich werde unruhig, wenn sich ein Plan plötzlich ändert.',
      'Ich vergleiche meine fertige Arbeit Punkt für Punkt mit den Anweisungen.',
    ],
    precision: [
      'Ich lese an mehreren Stellen nach, bevor ich antworte.',
      'Ich stelle eine Frage nach der anderen, bis ich sicher bin.',
      'Ich mache mir ausführliche Notizen und lese sie später noch einmal.',
      'Schon ein winziger Fehler stört mich, bis ich ihn verbessert habe.',
      'Ich antworte ausführlich und suche für jede Einzelheit das genaue Wort.',
      'Bevor ich etwas glaube, will ich die Quelle oder die Zahlen sehen.',
      'Ich bringe gern Fakten ins Gespräch, die ich gesammelt habe.',
    ],
    technical_reasoning: [
      'Ich will sehen, wofür eine Aufgabe im echten Leben gut ist.',
      'Wenn ich ein Gerät benutze, frage ich mich, was darin vorgeht.',
      'Ich finde Dinge heraus, indem ich selbst etwas baue oder ausprobiere.',
      'Ich erledige Aufgaben gern allein und auf meine eigene Art.',
      'Ich zeige lieber, was ich meine, als viel darüber zu reden.',
      'Wenn etwas nicht klappt, bleibe ich dran, bis es funktioniert.',
      'Bevor ich etwas sage, brauche ich einen ruhigen Moment zum Nachdenken.',
    ],
    confluence: [
      'Ich folge lieber meiner eigenen, ungewöhnlichen Idee als dem, was alle erwarten.',
      'Ich riskiere einen Fehler, um einen neuen Weg auszuprobieren.',
      'Ich verbinde Dinge, die scheinbar nichts miteinander zu tun haben.',
      'Ich verliere die Lust, wenn ich das Gleiche zweimal machen muss.',
      'Ich verfolge mehrere Ideen gleichzeitig.',
      'Ich lege aus dem Bauch heraus los, bevor alles erklärt ist.',
      'Ich drücke meine Gedanken in Geschichten, Bildern, Musik oder Theater aus.',
    ],
  },
  open: [
    'Denk an Aufgaben, die dir auf die Nerven gehen. Was genau frustriert dich daran?',
    'Du kennst dich in einem Thema gut aus und darfst das zeigen, wie du willst. Was würdest du machen?',
    'Such dir etwas aus, das du in deiner Freizeit gern machst. Wie würdest du es jemandem von Grund auf beibringen?',
  ],
}
