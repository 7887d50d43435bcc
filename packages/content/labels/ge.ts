import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'Diesmal ergeben deine Antworten: Verbindendes Lernen. Du nutzt alle vier Muster, immer dann, wenn du sie brauchst. Oft hörst du erst zu und hilfst dann mit, dass alle gut zusammenarbeiten. Das ist eine schöne Art zu lernen! Manchmal wartest du vielleicht so lange, dass niemand von deiner eigenen Idee erfährt. Dann trau dich und sag sie laut: Auch du bist mal dran.',
      dynamic:
        'Diesmal ergeben deine Antworten: Dynamisches Lernen. Meistens sind ein oder zwei Muster zuerst dran. Die anderen holst du dazu, wenn du sie brauchst. Oft machst du es mal so und mal so, wie es gerade zur Aufgabe passt. Das ist eine schöne Art zu lernen! Manchmal läuft dein erstes Muster vielleicht zu schnell los. Dann halt an und frag dich: Was braucht diese Aufgabe?',
      strong_willed:
        'Diesmal ergeben deine Antworten: Entschlossenes Lernen. Drei oder vier Muster sind bei dir zuerst dran. Oft übernimmst du eine ganze Aufgabe und zeigst den anderen, wie es gehen kann. Das ist eine schöne Art zu lernen! Manchmal entscheidest du vielleicht schon, bevor die anderen etwas gesagt haben. Dann warte ein bisschen und frag sie: Und was meint ihr dazu? Was würdet ihr machen?',
    },
    provisional:
      'Diesmal ergeben deine Antworten erst einmal: Dynamisches Lernen. Noch ist kein Muster zuerst dran, und mindestens eines lässt du lieber weg. Vielleicht suchst du dir bei jeder Aufgabe einen neuen Weg. Das ist eine schöne Art zu lernen! Vielleicht warst du an dem Tag auch müde oder in Eile. Wenn du ausgeruht bist, darfst du den Fragebogen noch einmal ausfüllen.',
    bands: {
      sequence: {
        Avoid:
          'Schritte, Listen und feste Pläne findest du vielleicht anstrengend. Du legst lieber einfach los, wie du magst. Ein Bild mit drei Schritten kann dir helfen. Probier es aus: Frag jemanden, was als Allererstes kommt.',
        'As Needed':
          'Du nutzt Schritte und Listen, wenn eine Aufgabe sie braucht. An anderen Tagen geht es auch ohne. Es kann helfen, wenn du weißt, wann ein Plan nützlich ist. Probier es aus: Schreib vor einer großen Aufgabe drei kleine Schritte auf.',
        'Use First':
          'Du kennst gern alle Schritte und machst sie der Reihe nach. Oft schreibst du Listen und hältst Ordnung. Vielleicht brauchst du Zeit, um dich vorzubereiten. Probier es aus: Wenn sich der Plan ändert, atme tief durch und schreib eine neue Liste.',
      },
      precision: {
        Avoid:
          'Viele Fakten, lange Antworten und winzige Verbesserungen machen dich vielleicht müde. Du kommst gern schnell zur Sache. Kurze Texte können dir helfen. Probier es aus: Such drei Fakten, die wichtig sind, und erzähl sie mit deinen eigenen Worten.',
        'As Needed':
          'Du suchst nach Fakten und Einzelheiten, wenn sie wichtig sind. Sonst dürfen Kleinigkeiten auch mal bleiben, wie sie sind. Es kann helfen, wenn du weißt, was stimmen muss. Probier es aus: Such dir einen Teil deiner Arbeit aus und prüf ihn ganz genau.',
        'Use First':
          'Du magst Fakten und fragst, bis du sicher bist. Oft suchst du nach kleinen Fehlern. Vielleicht möchtest du Bücher und Zeit für Fragen haben. Probier es aus: Stell einen Wecker. Wenn er klingelt, hör auf zu suchen und fang an.',
      },
      technical_reasoning: {
        Avoid:
          'Dinge auseinandernehmen oder ganz still arbeiten: Das kommt dir vielleicht komisch vor. Du bist gern mit anderen zusammen und redest gern. Es kann helfen, wenn du erst einmal jemandem zuschaust. Probier es aus: Bau mit einem anderen Kind zusammen etwas Kleines.',
        'As Needed':
          'Du probierst Dinge mit den Händen aus, wenn es nützlich ist. Sonst liest, fragst oder redest du. Es kann helfen, wenn du die Sache selbst vor dir hast. Probier es aus: Wenn Worte nicht reichen, mal es auf oder bau es nach.',
        'Use First':
          'Du probierst, baust und reparierst gern, oft allein und mit wenigen Worten. Vielleicht möchtest du Ruhe und echtes Werkzeug haben. Probier es aus: Wenn du fertig bist, erzähl jemandem, wie du es gemacht hast.',
      },
      confluence: {
        Avoid:
          'Raten, Theater spielen oder dir etwas Neues ausdenken: Das macht dich vielleicht nervös. Du weißt gern vorher, was passiert. Ein Beispiel zum Anschauen kann dir helfen. Probier es aus: Ändere nur eine kleine Sache und schau, wie sich das anfühlt.',
        'As Needed':
          'Du denkst dir etwas Neues aus, wenn es gefragt ist. Sonst machst du es gern so wie immer. Eine nette Gruppe kann dir helfen. Probier es aus: Sag eine neue Idee laut, auch wenn sie lustig klingt.',
        'Use First':
          'Du magst neue Ideen, Überraschungen und deinen eigenen Weg. Oft fängst du an, bevor du alles gehört hast. Vielleicht brauchst du Platz zum Spielen. Probier es aus: Schreib deine Ideen auf, such dir eine aus und lies die Aufgabe noch einmal.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'Diesmal ergeben deine Antworten: Verbindendes Lernen. Du nutzt alle vier Muster meist so, wie die Aufgabe es verlangt, und keines drängt sich vor. Oft hörst du zu, wägst ab und hilfst anderen, sich zu einigen. Einer Gruppe kann das Ruhe und Gleichgewicht geben. Das hat auch seinen Preis: Vielleicht fühlt sich kein Muster richtig nach dir an, oder du hältst dich zurück, bis andere entschieden haben. Lass bei jeder Aufgabe ein Muster führen und sag früh, was du denkst.',
      dynamic:
        'Diesmal ergeben deine Antworten: Dynamisches Lernen. Meist fängst du mit einem oder zwei Mustern an; die anderen warten, bis du sie rufst, oder bleiben im Hintergrund. Oft änderst du dein Vorgehen, je nachdem, worum es geht. Einer Gruppe kann das Richtung und Bewegung geben. Das hat auch seinen Preis: Vielleicht reißt ein Muster die Führung an sich, oder du vergisst eines, das du vermeidest. Lies zuerst die Aufgabe und entscheide dann, welches Muster führt und welches dazukommen muss.',
      strong_willed:
        'Diesmal ergeben deine Antworten: Entschlossenes Lernen. Du setzt meist drei oder vier Muster gleich von Anfang an ein. Oft bringst du eine Aufgabe selbst vom Plan bis zum Ergebnis und gehst voran, wenn etwas getan werden muss. Einer Gruppe kann das Schwung und eine klare Linie geben. Das hat auch seinen Preis: Vielleicht wirkt es so, als würdest du für alle entscheiden, oder du lädst dir zu viel auf. Frag andere nach ihrer Meinung und überlass ihnen einen Teil.',
    },
    provisional:
      'Diesmal ergeben deine Antworten vorläufig: Dynamisches Lernen. Kein Muster liegt bei „Zuerst nutzen“ und mindestens eines bei „Vermeiden“; noch führt also keines deiner Muster deutlich. Vielleicht wählst du deinen Weg bei jeder Aufgabe neu, und das kann dich offen und beweglich halten. Das hat auch seinen Preis: Ohne ein Muster, das führt, dauert der Anfang vielleicht länger. Es kann auch einfach ein müder oder hektischer Tag gewesen sein. Behalte das Ergebnis oder füll den Fragebogen ausgeruht noch einmal aus.',
    bands: {
      sequence: {
        Avoid:
          'Genaue Anweisungen und strenge Zeitpläne sind dir eher eine Last. Vielleicht fängst du deshalb mittendrin an und planst unterwegs. Es kann helfen, zuerst ein fertiges Beispiel zu sehen. Setz dir bei einer längeren Aufgabe drei Haltepunkte, statt einen ganzen Plan zu schreiben.',
        'As Needed':
          'Du planst und ordnest deine Arbeit, wenn eine Aufgabe es verlangt; sonst lässt du den Dingen ihren Lauf. Es kann helfen, früh zu erkennen, ob ein Plan nötig ist. Fallen mehrere Termine zusammen, schreib sie der Reihe nach auf, den frühesten zuerst.',
        'Use First':
          'Du suchst meist nach klaren Anweisungen, machst einen Plan und bringst eine Sache zu Ende, bevor die nächste kommt. Vielleicht brauchst du Ruhe und willst früh wissen, wenn sich etwas ändert. Lass in jedem Plan eine Lücke frei, damit eine Überraschung nicht alles umwirft.',
      },
      precision: {
        Avoid:
          'Lange Texte, viele Korrekturen und ständige Fragen nach Belegen ermüden dich vielleicht; meist gibst du die Kurzfassung. Es kann helfen, zu wissen, welche Einzelheiten wirklich zählen. Frag nach den drei wichtigsten und prüf genau diese, bevor du etwas abgibst.',
        'As Needed':
          'Du gehst in die Einzelheiten, wenn das Thema es verlangt oder viel davon abhängt; sonst fasst du dich kurz. Klare Erwartungen können helfen. Leg am Anfang fest, wie genau diese Arbeit sein muss, und plan fürs Prüfen eine feste Zeit ein.',
        'Use First':
          'Du sammelst meist Fakten, stellst viele Fragen und verbesserst kleine Fehler, bevor du dich bereit fühlst. Vielleicht brauchst du verlässliche Quellen und Zeit zum Lesen. Setz der Suche ein Ende: Ist die Hauptfrage beantwortet, fang an zu schreiben und ergänze den Rest später.',
      },
      technical_reasoning: {
        Avoid:
          'Dinge zu zerlegen, allein zu arbeiten oder stundenlang zu tüfteln, ist dir vielleicht lästig; oft bist du lieber mit anderen im Gespräch. Es kann helfen, erst jemandem dabei zuzusehen. Fang mit einem kleinen praktischen Teil an und sag laut, was du gerade tust.',
        'As Needed':
          'Du probierst etwas mit den Händen aus, wenn das nützlich ist; sonst liest du oder sprichst mit anderen darüber. Es kann helfen, zu wissen, wozu eine Aufgabe dient. Führt eine Erklärung nicht weiter, zeichne die Sache auf, bau sie nach oder teste ein Stück davon.',
        'Use First':
          'Du fragst meist nach dem echten Nutzen, arbeitest gern für dich, testest selbst und sagst wenig, bis es läuft. Vielleicht brauchst du Ruhe und Zeit. Sag deiner Gruppe in zwei Sätzen, wo du stehst, damit niemand raten muss.',
      },
      confluence: {
        Avoid:
          'Offene Aufgaben, plötzliche Änderungen und Handeln auf gut Glück machen dich vielleicht nervös; meist bleibst du bei dem, was du kennst. Ein paar Beispiele zur Auswahl können helfen. Nimm einen sicheren Ausgangspunkt und ändere daran nur eine einzige Sache.',
        'As Needed':
          'Du bringst neue Ideen ein, wenn sie gefragt sind, und bist sonst mit dem üblichen Weg zufrieden. Eine lockere Gruppe kann helfen. Wenn du feststeckst, schreib schnell fünf Ideen auf, ohne sie zu bewerten, und behalte eine davon.',
        'Use First':
          'Du fängst oft aus dem Bauch heraus an, verfolgst mehrere Ideen und suchst deinen eigenen Weg. Vielleicht brauchst du Raum zum Experimentieren. Lies die Aufgabe einmal bis zum Ende, bevor du loslegst, und nimm die Idee, die am besten zu ihr passt.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'Dein Ergebnis ist Verbindendes Lernen: Alle vier Muster liegen im Bereich „Nach Bedarf“, und du greifst auf jedes zurück, wenn eine Situation es verlangt. Im Alltag wägst du eher ab, bevor du handelst, stellst dich auf andere ein und bringst Menschen zusammen, die verschieden denken. Andere schätzen vielleicht diese Ausgeglichenheit. Die Kehrseite: Du schiebst Entscheidungen vielleicht auf oder hast das Gefühl, dass keines der Muster wirklich deins ist. Es kann helfen, für jede Aufgabe ein Muster zu bestimmen, das führt.',
      dynamic:
        'Dein Ergebnis ist Dynamisches Lernen: Meist liegen ein oder zwei Muster im Bereich „Zuerst nutzen“, während du die anderen in Reserve oder auf Abstand hältst. Im Alltag beginnst du eher mit deinen führenden Mustern und änderst den Kurs, wenn sich das Ziel ändert. Andere schätzen vielleicht diese Beweglichkeit. Die Kehrseite: Du machst vielleicht einfach wie gewohnt weiter oder übersiehst, was ein vermiedenes Muster bemerken würde. Es kann helfen, dich vorher zu fragen, was die Aufgabe verlangt.',
      strong_willed:
        'Dein Ergebnis ist Entschlossenes Lernen: Drei oder vier Muster liegen im Bereich „Zuerst nutzen“ und kommen gleichzeitig ins Spiel. Im Alltag behältst du Plan, Gespräch und Ergebnis eher selbst in der Hand und gehst voran, wo andere abwarten. Andere schätzen vielleicht diese Entschlossenheit. Die Kehrseite: Es wirkt vielleicht so, als würdest du anderen wenig Raum lassen, oder du trägst mehr als deinen Teil. Es kann helfen, noch eine andere Sicht einzuholen, bevor du entscheidest.',
    },
    provisional:
      'Dein Ergebnis ist vorläufig Dynamisches Lernen: Diesmal liegt keines deiner Muster im Bereich „Zuerst nutzen“ und mindestens eines bei „Vermeiden“. Kein Muster führt deutlich. Vielleicht entscheidest du von Fall zu Fall, wie du an eine Aufgabe herangehst; andere schätzen vielleicht diese Offenheit. Die Kehrseite: Der erste Schritt kommt vielleicht spät, oder du übersiehst, was ein vermiedenes Muster bemerken würde. Auch ein müder oder hektischer Tag kann der Grund sein. Behalte das Ergebnis oder füll den Fragebogen ausgeruht noch einmal aus.',
    bands: {
      sequence: {
        Avoid:
          'Feste Abläufe, Zeitpläne und Ordnungssysteme engen dich vielleicht ein; du suchst dir eher deinen eigenen Weg durch den Tag. Es kann helfen, wenn das Ziel feststeht und der Weg offen ist. Vereinbare einen Termin und ein Ergebnis und lass den Rest offen.',
        'As Needed':
          'Du bringst Ordnung und Planung in Aufgaben, die das brauchen, und kommst sonst gut ohne beides aus. Ein kurzer Blick darauf, was schiefgehen könnte, kann dir bei der Entscheidung helfen. Schreib bei gemeinsamer Arbeit auf, wer was bis wann macht.',
        'Use First':
          'Du legst meist Schritte, Termine und Listen fest, bevor du handelst, und führst zu Ende, was du angefangen hast. Vielleicht brauchst du vollständige Anweisungen und wenige Unterbrechungen. Arbeiten andere lockerer, verabrede mit ihnen die Etappen und überlass ihnen die Schritte dazwischen.',
      },
      precision: {
        Avoid:
          'Lange Dokumente, exakte Zahlen und genaues Prüfen ermüden dich vielleicht; du gehst eher vom Grundgedanken aus. Zusammenfassungen können helfen, ebenso ein zweites Paar Augen. Benenne die zwei Einzelheiten, die stimmen müssen, und lass sie dir bestätigen.',
        'As Needed':
          'Du gehst ins Einzelne, wo es auf Genauigkeit ankommt, und begnügst dich sonst mit dem Überblick. Es kann helfen, zu wissen, was ein Fehler kosten würde. Frag gleich am Anfang, welche Zahlen, Namen oder Termine genau stimmen müssen.',
        'Use First':
          'Du recherchierst, fragst und prüfst meist nach, bevor du dich festlegst, und ungenaue Formulierungen stören dich. Vielleicht brauchst du Zugang zu Quellen und Zeit zum Lesen. Überleg, wie viel Gewissheit diese Entscheidung verlangt, und hör auf zu sammeln, sobald du sie erreicht hast.',
      },
      technical_reasoning: {
        Avoid:
          'Reparaturen, technische Einzelheiten und viele Stunden allein strengen dich vielleicht an; du suchst eher Gesellschaft oder eine Erklärung. Es kann helfen, wenn dir jemand den Nutzen in einfachen Worten zeigt. Lass es dir einmal vormachen und wiederhole dann selbst den ersten Teil.',
        'As Needed':
          'Du legst selbst Hand an, wenn ein Problem es verlangt; sonst kommst du mit Reden oder Lesen voran. Ein klarer praktischer Zweck kann helfen. Dreht sich ein Gespräch im Kreis, schlag einen kurzen Versuch vor und schau, was passiert.',
        'Use First':
          'Du fragst meist, was funktioniert, probierst es selbst aus und bleibst dran, oft mit wenigen Worten. Vielleicht brauchst du Freiraum und Zeit ohne Störung. Lass andere ab und zu wissen, was du gerade testest und wann sie mit einer Antwort rechnen können.',
      },
      confluence: {
        Avoid:
          'Improvisieren, häufige Veränderungen und Ideen ohne festen Boden verunsichern dich vielleicht; du vertraust eher dem, was sich bewährt hat. Eine frühe Ankündigung kann helfen. Wird etwas Neues von dir verlangt, probier es erst im Kleinen aus, wo wenig davon abhängt.',
        'As Needed':
          'Du entwickelst neue Ansätze, wenn die Lage es verlangt, und bleibst sonst bei vertrauten. Zeit, die eigens für Ideen da ist, kann helfen. Funktioniert eine Routine nicht mehr, schreib drei andere Wege auf, bevor du zu ihr zurückkehrst.',
        'Use First':
          'Du siehst meist früh, was möglich wäre, handelst nach Gefühl und hältst mehrere Ideen am Leben. Vielleicht brauchst du Freiheit zum Experimentieren. Bevor du die nächste Idee vorstellst, such dir eine aus der letzten Runde aus und sag, was ihr erster Schritt wäre.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'Das Ergebnis dieser Person ist Verbindendes Lernen: Alle vier Muster liegen im Bereich „Nach Bedarf“ und kommen zum Einsatz, wenn eine Situation es verlangt. Menschen mit diesem Ergebnis hören oft zu, wägen ab, bevor sie handeln, und bringen zusammen, wer verschieden denkt. Andere schätzen vielleicht diese Ausgeglichenheit. Die Kehrseite: Eine Entscheidung bleibt vielleicht liegen, oder kein Muster fühlt sich wirklich eigen an. Es kann helfen, für jede Aufgabe ein Muster zu vereinbaren, das führt.',
    dynamic:
      'Das Ergebnis dieser Person ist Dynamisches Lernen: Ein oder zwei Muster liegen im Bereich „Zuerst nutzen“, die anderen bleiben in Reserve oder auf Abstand. Menschen mit diesem Ergebnis beginnen oft mit ihren führenden Mustern und ändern den Kurs, wenn sich das Ziel ändert. Andere schätzen vielleicht diese Beweglichkeit. Die Kehrseite: Vielleicht geht es einfach wie gewohnt weiter, oder es fehlt, was ein vermiedenes Muster bemerken würde. Es kann helfen, vorher zu fragen, was die Aufgabe verlangt.',
    strong_willed:
      'Das Ergebnis dieser Person ist Entschlossenes Lernen: Drei oder vier Muster liegen im Bereich „Zuerst nutzen“ und kommen gleichzeitig ins Spiel. Menschen mit diesem Ergebnis behalten Plan, Gespräch und Ergebnis oft selbst in der Hand und gehen voran, wo andere abwarten. Andere schätzen vielleicht diese Entschlossenheit. Die Kehrseite: Es wirkt vielleicht so, als bliebe anderen wenig Raum, oder sie tragen mehr als ihren Teil. Es kann helfen, eine andere Sicht anzubieten und einen Teil zu übernehmen.',
  },
  provisional:
    'Das Ergebnis dieser Person ist vorläufig Dynamisches Lernen: Diesmal liegt keines der Muster im Bereich „Zuerst nutzen“ und mindestens eines bei „Vermeiden“. Kein Muster führt deutlich. Menschen mit so einem Ergebnis entscheiden vielleicht von Fall zu Fall, wie sie an eine Aufgabe herangehen; andere schätzen vielleicht diese Offenheit. Die Kehrseite: Der erste Schritt kommt vielleicht spät. Auch ein müder oder hektischer Tag kann der Grund sein; an einem ruhigen Tag lässt sich der Fragebogen noch einmal ausfüllen.',
}
