import type { CareerStatements } from './career-statements.ts'

/** Ab 13 Jahren: für den ersten Ferienjob, für viele Jahre im Beruf und fürs Ehrenamt. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'So arbeite ich am besten',
    statements: {
      sequence: {
        Avoid: [
          'Feste Schritte machen mich unruhig; ich komme besser voran, wenn ich den Anfang selbst wähle.',
          'Ein Tag nach Stundenplan engt mich ein; ich wünsche mir freie Zeiten dazwischen.',
          'Auf den ganzen Plan zu warten macht mich ungeduldig; ich möchte mit einem Stück anfangen.',
          'Jeden Tag dieselbe Runde ermüdet mich; ich tausche gern einmal die Reihenfolge.',
        ],
        'As Needed': [
          'Hat eine Arbeit viele Teile, schreibe ich mir die Schritte vorher auf.',
          'Für einen wichtigen Termin mache ich einen Plan; sonst lasse ich es laufen.',
          'Ich halte mich an den üblichen Ablauf, wenn ein Versehen Zeit oder Geld kostet.',
          'Wenn sich alles häuft, halte ich an, sortiere und mache weiter.',
        ],
        'Use First': [
          'Ich arbeite am besten, wenn ich alle Schritte kenne, bevor ich anfange.',
          'Mein Tag beginnt mit einer Liste, und die arbeite ich von oben ab.',
          'Ich bringe eine Sache zu Ende und räume sie weg, bevor die nächste kommt.',
          'Ich vergleiche meine Arbeit Punkt für Punkt mit dem, was verlangt war.',
        ],
      },
      precision: {
        Avoid: [
          'Dicke Anleitungen bedrücken mich; ich lege los, wenn mir jemand das Wichtigste sagt.',
          'Alles aufzuschreiben strengt mich an; ich bespreche es lieber und fange an.',
          'Ich werde nervös, wenn jede Zahl geprüft wird; zu zweit prüfe ich lieber.',
          'Zu viele Fakten auf einmal verwirren mich; drei für den Anfang sind genug.',
        ],
        'As Needed': [
          'Wenn ein Fehler Folgen hätte, lese ich vor dem Abgeben alles noch einmal.',
          'Ich mache mir Notizen, wenn Namen, Termine oder Beträge vorkommen.',
          'Ist ein Auftrag unklar, stelle ich ein, zwei Fragen und fange dann an.',
          'Ich schlage nach, wenn sich jemand auf meine Antwort verlässt.',
        ],
        'Use First': [
          'Ich arbeite am besten, wenn ich alles gelesen habe, was es dazu gibt.',
          'Ich frage nach, bis ich genau weiß, was gewünscht ist.',
          'Ich schreibe auf, was gesagt wurde, damit ich später nachsehen kann.',
          'Ich prüfe Namen, Zahlen und Daten, bevor ich etwas aus der Hand gebe.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Ein Gerät allein zu zerlegen ist mir unheimlich; ich hätte gern jemanden neben mir.',
          'Den ganzen Tag allein zu arbeiten macht mich einsam; ich wünsche mir Leute zum Reden.',
          'Ein Werkzeug, das nicht will, ärgert mich; ich bin froh, wenn es mir jemand zeigt.',
          'Langes Ausprobieren zermürbt mich; eine kurze Erklärung vorher ist mir lieber.',
        ],
        'As Needed': [
          'Geht etwas kaputt, versuche ich es zu richten, bevor ich Hilfe hole.',
          'Ich baue schnell ein Muster, wenn Worte es nicht klar machen.',
          'Braucht ein Problem Ruhe, arbeite ich eine Stunde für mich allein.',
          'Ein neues Werkzeug probiere ich aus, bis ich damit umgehen kann.',
        ],
        'Use First': [
          'Ich arbeite am besten, wenn ich die Sache selbst anfassen und ausprobieren kann.',
          'Ich bleibe an einem Problem, bis ich weiß, wie es funktioniert.',
          'Ich brauche Ruhe und Platz für mich, um eine Arbeit zu durchdenken.',
          'Ich zeige lieber, was ich gemacht habe, als darüber zu schreiben.',
        ],
      },
      confluence: {
        Avoid: [
          'Ein leeres Blatt macht mich unsicher; ich beginne gern mit einem Beispiel.',
          'Plötzliche Änderungen regen mich auf; ich wüsste gern einen Tag vorher davon.',
          'Laute Ideenrunden ermüden mich; ich würde meine Ideen lieber auf Papier abgeben.',
          'Ganz Neues zu wagen macht mir Angst; ein kleiner Versuch vorher beruhigt mich.',
        ],
        'As Needed': [
          'Wenn es auf dem üblichen Weg nicht weitergeht, suche ich einen anderen.',
          'Ist Zeit dafür, sammle ich ein paar Ideen, bevor ich mich entscheide.',
          'Ich wage etwas, wenn wenig schiefgehen kann.',
          'Wird eine Arbeit eintönig, ändere ich eine Kleinigkeit daran.',
        ],
        'Use First': [
          'Ich arbeite am besten, wenn ich eine Sache auf meine Art machen darf.',
          'Ich fange mit einer Idee an, und der Plan ergibt sich unterwegs.',
          'Ich habe mehrere Dinge zugleich in Arbeit und wechsle zwischen ihnen.',
          'Ich schaue, was andere anderswo machen, und mische es in meine Arbeit.',
        ],
      },
    },
  },
  bring: {
    title: 'Das bringe ich in einen Betrieb mit',
    statements: {
      sequence: {
        Avoid: [
          'Strenge Abläufe machen mich unruhig; gern übernehme ich die Tage, an denen sich alles ändert.',
          'Ist alles geordnet, wird mir langweilig; lasst mich Bewegung bringen, wo es stockt.',
          'Weit vorauszuplanen ermüdet mich; ich würde lieber heute einspringen, wo jemand fehlt.',
          'Ablage und Listen lassen mich seufzen; ich tausche sie gern gegen Arbeit auf den Beinen.',
        ],
        'As Needed': [
          'Ich halte Ordnung, wo andere nach mir etwas finden müssen.',
          'Kommt eine volle Woche, helfe ich zu planen, wer was macht.',
          'Ich kann nach einem festen Ablauf arbeiten, und es geht auch ohne.',
          'Ich bringe eine Arbeit zurück auf den Weg, wenn der Faden verloren ist.',
        ],
        'Use First': [
          'Ich bringe Ordnung mit: Nach mir findet man alles dort, wo es hingehört.',
          'Ich halte Termine ein und sage früh, wenn einer nicht klappt.',
          'Ich mache aus einer großen Arbeit Schritte, denen auch andere folgen können.',
          'Was ich anfange, bringe ich zu Ende.',
        ],
      },
      precision: {
        Avoid: [
          'Lange Berichte machen mir das Herz schwer; gern erzähle ich es kurz im Gespräch.',
          'Alles belegen zu müssen spannt mich an; ich würde lieber zeigen, was herauskam.',
          'Zahlenreihen zu prüfen ermüdet mich; dafür übernehme ich gern Telefon oder Empfang.',
          'Im Wettstreit um Fakten ist mir unwohl; ich möchte lieber helfen, sich zu einigen.',
        ],
        'As Needed': [
          'Ich schreibe klare Notizen, wenn jemand von mir übernimmt.',
          'Wenn Geld gezählt wird, zähle ich zweimal.',
          'Wer mehr wissen will, bekommt von mir die ganze Erklärung.',
          'Sieht eine Zahl falsch aus, fällt es mir auf, und ich sage es.',
        ],
        'Use First': [
          'Ich bringe Sorgfalt mit: Was ich weitergebe, ist geprüft.',
          'Von mir bekommt man vollständige und genaue Antworten.',
          'Ich lese das Kleingedruckte und sage den anderen, was es bedeutet.',
          'Meine Unterlagen versteht man auch ein Jahr später noch.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Reparaturen machen mich nervös; ich würde mich gern um die Leute kümmern, die warten.',
          'Den ganzen Tag an der Werkbank fühle ich mich allein; ich wäre gern unter Leuten.',
          'Fachgespräche über Technik strengen mich an; gern übersetze ich sie in einfache Worte.',
          'Neue Maschinen machen mir erst Sorgen; danach möchte ich sie gern anderen zeigen.',
        ],
        'As Needed': [
          'Ich helfe bei einer Reparatur, wenn sonst niemand da ist.',
          'Ich kann so lange allein arbeiten, wie es die Sache braucht.',
          'Kommt ein neues Werkzeug, probiere ich es aus und berichte den anderen.',
          'Ich frage, wozu etwas gut ist, bevor wir Zeit hineinstecken.',
        ],
        'Use First': [
          'Ich bringe Lösungen mit, die im Alltag halten und nicht nur auf dem Papier.',
          'Ich finde heraus, warum etwas nicht geht, und mache es wieder ganz.',
          'Ich arbeite, ohne dass mir jemand zusehen muss.',
          'Was ich baue, hält, und ich weiß, wie es gemacht ist.',
        ],
      },
      confluence: {
        Avoid: [
          'Ständig neue Ideen bringen mich durcheinander; gern halte ich am Laufen, was sich bewährt.',
          'Beim Improvisieren fühle ich mich ungeschützt; ich möchte lieber Vorbereitetes mitbringen.',
          'Große Wagnisse machen mir Sorgen; ich wünsche mir, dass man meine Bedenken hört.',
          'Dauernder Wechsel ermüdet mich; gern pflege ich, woran die Kundschaft gewöhnt ist.',
        ],
        'As Needed': [
          'Steckt das Team fest, habe ich oft eine Idee anzubieten.',
          'Ich mache bei Neuem mit, wenn ich den Grund verstehe.',
          'Fällt ein Plan aus, helfe ich, einen anderen Weg zu finden.',
          'Ich erzähle eine Geschichte oder zeichne etwas, wenn Worte nicht ankommen.',
        ],
        'Use First': [
          'Ich bringe Ideen mit und nehme es leicht, wenn die meisten verworfen werden.',
          'Ich sehe Verbindungen zwischen Dingen, die weit auseinander scheinen.',
          'Ich traue mich an etwas, das hier noch niemand probiert hat.',
          'Ich bleibe ruhig, wenn sich alles ändert, und mache etwas daraus.',
        ],
      },
    },
  },
  need: {
    title: 'Das brauche ich von einem Arbeitsplatz',
    statements: {
      sequence: {
        Avoid: [
          'Feste Zeiten engen mich ein; ich wünsche mir zu wählen, wann ich was mache.',
          'Regeln für jeden Handgriff ärgern mich; nennt mir das Ziel, den Weg suche ich.',
          'Nur eine Aufgabe am Tag zermürbt mich; ich brauche zwei zum Wechseln.',
          'Am Plan von gestern zu kleben macht mich unruhig; Pläne dürften sich gern ändern.',
        ],
        'As Needed': [
          'Arbeiten viele an einer Sache, brauche ich einen klaren Plan.',
          'Ist alles eilig, hilft mir eine Liste, was zuerst kommt.',
          'Im neuen Job brauche ich die Schritte; später brauche ich sie weniger.',
          'Änderungen sind in Ordnung, wenn mir jemand sagt, was sie für mich bedeuten.',
        ],
        'Use First': [
          'Ich brauche klare Anweisungen und ein Beispiel, wie es aussehen soll.',
          'Ich muss früh wissen, wenn sich etwas ändert.',
          'Ich brauche Zeit, eine Sache abzuschließen, bevor die nächste kommt.',
          'Ich brauche für alles einen Platz und Leute, die zurücklegen, was sie nehmen.',
        ],
      },
      precision: {
        Avoid: [
          'Seitenlange E-Mails entmutigen mich; ich wünsche mir, dass man mir das Wichtige sagt.',
          'Wird jeder Fehler genannt, fühle ich mich klein; zwei freundliche Hinweise helfen mir mehr.',
          'Lange Gespräche über Einzelheiten ermüden mich; ich brauche Treffen, die ein Ende haben.',
          'Fragen vor allen anderen spannen mich an; ich wünsche mir ein Wort unter vier Augen.',
        ],
        'As Needed': [
          'Für eine große Entscheidung brauche ich die Fakten schriftlich.',
          'Ich brauche jemanden zum Fragen, wenn es schwierig wird.',
          'Bei wichtigen Arbeiten brauche ich Zeit für eine zweite Prüfung.',
          'Ich höre gern den Grund für eine Regel, wenn es einen gibt.',
        ],
        'Use First': [
          'Ich brauche alle Informationen, bevor ich entscheiden soll.',
          'Ich brauche Leute, die meine Fragen beantworten, auch wenn es viele sind.',
          'Ich brauche Zeit, eine Arbeit gründlich zu machen.',
          'Ich muss genau hören, was gestimmt hat und was nicht.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Ein Gerät ohne ein Wort dazu macht mich ratlos; bitte zeigt es mir.',
          'Ein Zimmer für mich allein fühlt sich einsam an; ich brauche Leute in Hörweite.',
          'Es nervt mich, wenn ein Werkzeug immer wieder ausfällt; ich möchte jemanden anrufen dürfen.',
          'Allein mit einem Problem werde ich unruhig; ich möchte laut darüber nachdenken.',
        ],
        'As Needed': [
          'Für manche Arbeiten brauche ich Ruhe, für andere Gesellschaft.',
          'Ab und zu muss ich sehen, wozu unsere Arbeit gut ist.',
          'Kommt etwas Neues, brauche ich eine Stunde zum Ausprobieren.',
          'Ich habe gern passendes Werkzeug zur Hand, wenn eine Arbeit es verlangt.',
        ],
        'Use First': [
          'Ich brauche echte Probleme zu lösen statt Arbeit, die nur beschäftigt.',
          'Ich brauche ordentliches Werkzeug und Platz dafür.',
          'Ich brauche meine Ruhe, während ich nachdenke.',
          'Ich muss sehen, wozu gut ist, was ich tue.',
        ],
      },
      confluence: {
        Avoid: [
          'Ändert sich alles zugleich, werde ich unruhig; ich wünsche mir eine Änderung nach der anderen.',
          'Aufgaben ohne Vorgabe machen mir Sorgen; ich muss sehen, was herauskommen soll.',
          'Unvorbereitet zu sprechen macht mir Angst; ich brauche etwas Zeit davor.',
          'Überraschungen spannen mich an; ich wünsche mir, dass morgen ähnlich wird wie heute.',
        ],
        'As Needed': [
          'Ich brauche etwas Raum für eigene Ideen, aber nicht den ganzen Tag.',
          'Ab und zu eine Änderung hält mich wach.',
          'Ich muss wissen, wann Ideen gefragt sind und wann geliefert werden soll.',
          'Ich bin froh, wenn ich einen anderen Weg versuchen darf, sobald der übliche scheitert.',
        ],
        'Use First': [
          'Ich brauche Freiheit darin, wie ich zum Ergebnis komme.',
          'Ich brauche Leute, die einer seltsamen Idee bis zum Ende zuhören.',
          'Ich brauche Abwechslung; kein Tag sollte wie der andere sein.',
          'Ich brauche einen Arbeitsplatz, an dem ein Versuch misslingen darf.',
        ],
      },
    },
  },
}
