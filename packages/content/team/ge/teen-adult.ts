import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** Ab 13 Jahren: für ein Projekt in der Schule, einen Verein und ein Team im Beruf. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'Das bringe ich in ein Team mit',
    statements: {
      sequence: {
        Avoid: [
          'Zeitpläne machen mich unruhig; ich möchte lieber dort helfen, wo gerade etwas anfällt.',
          'Die Liste fürs Team zu führen ermüdet mich; gern übernehme ich, was niemand vorhergesehen hat.',
          'Streng der Reihe nach wird mir langweilig; lasst mich nehmen, was gerade liegen bleibt.',
          'Zwischentermine setzen mich unter Druck; ich würde meinen Teil gern zeigen, wenn er steht.',
        ],
        'As Needed': [
          'Weiß niemand mehr, wer was macht, schreibe ich es für alle auf.',
          'Rückt der Termin näher, helfe ich, unsere Schritte zu planen.',
          'Ich richte mich nach dem Plan des Teams und mache weiter, wenn er sich ändert.',
          'Geraten zwei Aufgaben durcheinander, helfe ich beim Sortieren.',
        ],
        'Use First': [
          'Ich mache aus unserem Ziel Schritte, jeden mit einem Namen und einem Datum.',
          'Ich habe die Zeit im Blick und sage früh, wenn es knapp wird.',
          'Ich erinnere uns an das, was wir ausgemacht haben und was als Nächstes kommt.',
          'Ich sorge dafür, dass fertig wird, was wir zusammen anfangen.',
        ],
      },
      precision: {
        Avoid: [
          'Protokoll zu führen spannt mich an; gern erzähle ich denen, die fehlten, das Wichtige.',
          'Langes Suchen nach Fakten ermüdet mich; ich würde lieber Leute fragen, die Bescheid wissen.',
          'Allein alles zu prüfen ist mir unwohl; ich möchte es lieber zu zweit tun.',
          'Langes Reden über ein Wort zermürbt mich; ich möchte helfen, dass wir uns entscheiden.',
        ],
        'As Needed': [
          'Muss etwas stimmen, lese ich es vor dem Abgeben noch einmal durch.',
          'Ist sich das Team bei etwas nicht sicher, schlage ich es nach.',
          'Ich schreibe mit, wenn es sonst niemand tut.',
          'Meinen wir mit einem Wort Verschiedenes, frage ich nach.',
        ],
        'Use First': [
          'Ich sammle, was wir wissen müssen, und sage, woher es kommt.',
          'Ich stelle die Fragen, die zeigen, was noch offen ist.',
          'Ich halte fest, was wir beschlossen haben, damit niemand raten muss.',
          'Ich prüfe Namen, Zahlen und Rechtschreibung, bevor unsere Arbeit hinausgeht.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Geräte aufzubauen macht mich nervös; ich würde mich solange gern um die Gäste kümmern.',
          'Allein an meinem Teil fühle ich mich einsam; gern mache ich zwei Teile mit jemandem.',
          'Langes Tüfteln macht mich ungeduldig; ich möchte lieber erzählen, was ihr gebaut habt.',
          'Stilles Arbeiten drückt meine Stimmung; ich möchte gern mit euch laut nachdenken.',
        ],
        'As Needed': [
          'Will ein Gerät nicht, sehe ich es mir an, bevor wir aufgeben.',
          'Reden wir aneinander vorbei, baue ich schnell ein Modell.',
          'Braucht ein Teil Ruhe, ziehe ich mich damit zurück.',
          'Ich frage, wie eine Idee gehen soll, wenn es noch niemand gesagt hat.',
        ],
        'Use First': [
          'Ich probiere unsere Idee früh aus, damit wir etwas zum Anschauen haben.',
          'Ich suche, warum etwas nicht geht, und bleibe dran, bis es geht.',
          'Ich rede wenig und komme mit etwas wieder, das funktioniert.',
          'Ich frage, wofür unsere Arbeit gebraucht wird, und baue sie dafür.',
        ],
      },
      confluence: {
        Avoid: [
          'Wilde Ideenrunden ermüden mich; gern arbeite ich die Idee aus, die wir nehmen.',
          'Ein neuer Kurs auf halbem Weg macht mir Sorgen; ich möchte bewahren, was fertig ist.',
          'Vortragen ohne Notizen macht mich nervös; gern bereite ich vor, was wir sagen.',
          'Große Wagnisse beunruhigen mich; ich möchte fragen dürfen, was wir tun, wenn es misslingt.',
        ],
        'As Needed': [
          'Stecken wir fest, schlage ich einen anderen Weg vor.',
          'Fehlt den Ideen der anderen noch etwas, gebe ich etwas dazu.',
          'Ich riskiere etwas, wenn das Team mit jedem Ausgang leben kann.',
          'Geht unser Plan nicht auf, helfe ich, einen neuen zu machen.',
        ],
        'Use First': [
          'Ich bringe viele Ideen mit und freue mich, wenn das Team eine davon besser macht.',
          'Ich nehme, was verschiedene Leute gesagt haben, und mache etwas Neues daraus.',
          'Ich traue mich voran, wenn niemand weiß, wie es ausgeht.',
          'Ändert sich alles auf einmal, finde ich einen Weg, wie es weitergeht.',
        ],
      },
    },
  },
  need: {
    title: 'Das brauche ich von einem Team',
    statements: {
      sequence: {
        Avoid: [
          'Ein voller Terminplan engt mich ein; ich wünsche mir freie Zeit zwischen den Treffen.',
          'Ist jeder Schritt vorgegeben, verliere ich die Lust; sagt mir einfach, was ihr euch erhofft.',
          'Müssen alle gleich vorgehen, werde ich unruhig; ich würde gern etwas abwandeln.',
          'Auf den Teil vor meinem zu warten macht mich ungeduldig; ich möchte gleich anfangen.',
        ],
        'As Needed': [
          'Kommen viele Aufgaben zugleich, brauche ich einen Plan vom Team.',
          'Ich muss wissen, wann etwas fertig sein soll; den Weg finde ich meist selbst.',
          'Wartet jemand auf meinen Teil, muss ich die Reihenfolge kennen.',
          'In einem neuen Team höre ich gern, wie ihr die Dinge macht.',
        ],
        'Use First': [
          'Ich muss wissen, wer was macht und bis wann.',
          'Ich brauche Treffen mit einer Tagesordnung, an die wir uns halten.',
          'Von Änderungen muss ich hören, bevor ich die Arbeit gemacht habe.',
          'Ich brauche die Gewissheit, dass wir eine Sache abschließen, bevor die nächste kommt.',
        ],
      },
      precision: {
        Avoid: [
          'Lange Nachrichten überrollen mich; ich wünsche mir drei Zeilen mit dem, was zählt.',
          'Wird jedes Wort verbessert, kränkt mich das; sagt mir bitte zuerst, was passt.',
          'Fragen nach Einzelheiten aus dem Stand machen mich nervös; ich möchte morgen antworten dürfen.',
          'Reden wir lange über Kleinigkeiten, verliere ich den Mut; ich wünsche mir eine Entscheidung.',
        ],
        'As Needed': [
          'Soll ich über etwas abstimmen, brauche ich von euch die Fakten.',
          'Ab und zu brauche ich jemanden, der meinen Teil durchsieht.',
          'Ist eine Aufgabe neu für mich, brauche ich Zeit für Fragen.',
          'War ich nicht dabei, wüsste ich gern, warum ihr so entschieden habt.',
        ],
        'Use First': [
          'Ich brauche alles, was die anderen wissen, und nicht nur die Zusammenfassung.',
          'Ich brauche Leute, die meine Fragen als Hilfe verstehen und nicht als Zweifel.',
          'Ich brauche Zeit, unsere Arbeit zu prüfen, bevor sie hinausgeht.',
          'Ich brauche unsere Beschlüsse schriftlich, damit ich nachlesen kann.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Vor einem fremden Gerät werde ich ratlos; ich wünsche mir, dass es mir jemand zeigt.',
          'Arbeiten wir lange getrennt, fühle ich mich außen vor; ich brauche häufige Treffen.',
          'Technik, die streikt, regt mich auf; ich brauche jemanden im Team, den ich fragen darf.',
          'Gespräche über Technik ermüden mich; sagt mir lieber, was wir davon haben.',
        ],
        'As Needed': [
          'Reichen Worte nicht, muss ich eine Sache sehen oder anfassen.',
          'Manches muss ich allein machen; bei anderem habe ich gern Gesellschaft.',
          'Wird es mühsam, muss ich wissen, wofür wir es tun.',
          'Hängt viel davon ab, brauche ich vorher einen Probelauf.',
        ],
        'Use First': [
          'Ich brauche eine echte Aufgabe, an deren Ende etwas Brauchbares steht.',
          'Ich brauche Zeit für mich, bevor ich euch sagen kann, was ich denke.',
          'Ich muss Dinge selbst ausprobieren und nicht nur über sie reden.',
          'Ich brauche ein Team, das mich ohne viele Worte arbeiten lässt.',
        ],
      },
      confluence: {
        Avoid: [
          'Plötzliche Wendungen machen mir Angst; ich brauche vor dem Treffen einen Hinweis.',
          'Schwirren Ideen durcheinander, fühle ich mich überrollt; ich möchte meine kurz aufschreiben dürfen.',
          'Ohne Beispiel werde ich unsicher; ich wünsche mir eines, das funktioniert hat.',
          'Zu einem Wagnis gedrängt zu werden spannt mich an; ich möchte es erst klein versuchen.',
        ],
        'As Needed': [
          'Ab und zu brauche ich Platz für eine eigene Idee.',
          'Ich muss wissen, ob wir noch Ideen sammeln oder schon entschieden haben.',
          'Machen wir wochenlang dasselbe, tut mir eine Änderung gut.',
          'Bei einem kühnen Plan brauche ich den Grund, bevor ich mitgehe.',
        ],
        'Use First': [
          'Ich brauche ein Team, das eine Idee zu Ende hört, bevor es Nein sagt.',
          'Ich brauche die Freiheit, meinen Teil auf meine Art zu machen.',
          'Ich brauche Abwechslung: andere Leute, andere Aufgaben, andere Orte.',
          'Ich brauche ein Team, in dem mir auch einmal etwas misslingen darf.',
        ],
      },
    },
  },
}
