import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Anruf in drei Teilen', body: 'Halte dich an drei Teile: Gruß, Frage, nächster Schritt. Der Rest darf frei laufen.' },
      { title: 'Karte am Telefon', body: 'Wirken Leitfäden steif? Leg eine Karte hin, auf der nur der erste und letzte Satz stehen.' },
      { title: 'Einen Fall abschließen', body: 'Bring heute ein Anliegen zu Ende, bevor du das nächste beginnst.' },
    ],
    Intensify: [
      { title: 'Nächsten Kontakt notieren', body: 'Trag den Tag des nächsten Kontakts ein, bevor du auflegst.' },
      { title: 'Alte Fälle zuerst', body: 'Arbeite heute Vormittag die offenen Fälle vom ältesten zum neuesten ab.' },
      { title: 'Immer gleich bereit', body: 'Leg Formular, Stift und Angebot bereit, bevor die Kundschaft hereinkommt.' },
    ],
    Tether: [
      { title: 'Dein Gegenüber ordnet', body: 'Lass dein Gegenüber irgendwo anfangen und füll dein Formular erst danach aus.' },
      { title: 'Eine Zeile auslassen', body: 'Lass eine Frage aus dem Leitfaden weg, wenn sie schon beantwortet ist.' },
      { title: 'Unangemeldet willkommen', body: 'Verschieb eine geplante Aufgabe, wenn jemand am Schalter steht.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eine Angabe wiederholen', body: 'Wiederhole eine Angabe deines Gegenübers und frag, ob du sie richtig verstanden hast.' },
      { title: 'Blatt mit Zahlen', body: 'Produktdaten langweilen dich? Leg dir ein Blatt mit den fünf meistgefragten Zahlen bereit.' },
      { title: 'Noch eine Frage', body: 'Stell eine Frage mehr, bevor du etwas anbietest.' },
    ],
    Intensify: [
      { title: 'Die eigenen Worte', body: 'Notier das Anliegen genau in den Worten der Person, die es vorbringt.' },
      { title: 'Zusagen prüfen', body: 'Prüf Preis, Termin und Bedingungen, bevor du sie aussprichst.' },
      { title: 'Das Kleingedruckte', body: 'Erklär in zwei Minuten die eine Klausel, die viele übersehen.' },
    ],
    Tether: [
      { title: 'Antworten, dann Pause', body: 'Gib die kurze Antwort und mach eine Pause. Einzelheiten kommen auf Nachfrage.' },
      { title: 'Zwei Angebote genügen', body: 'Biete zwei passende Produkte an statt der ganzen Auswahl.' },
      { title: 'Kleinen Irrtum lassen', body: 'Lass einen falschen Produktnamen einfach stehen und kümmere dich um das Anliegen.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'In die Hand geben', body: 'Gib deinem Gegenüber das Produkt in die Hand, während du sprichst.' },
      { title: 'Werkstatt dazuholen', body: 'Technische Fragen verunsichern dich? Hol jemanden aus der Werkstatt dazu und hör zu.' },
      { title: 'Selbst ausprobieren', body: 'Benutz das Produkt vor deiner Schicht fünf Minuten lang selbst.' },
    ],
    Intensify: [
      { title: 'Zeigen, wie es läuft', body: 'Zeig in einer Minute, wie es läuft, und lass dann dein Gegenüber probieren.' },
      { title: 'Sofort beheben', body: 'Such eine Beschwerde aus, die du heute mit eigenen Händen erledigen kannst.' },
      { title: 'Nach dem Einsatz fragen', body: 'Frag, wo und wie das Produkt benutzt werden soll.' },
    ],
    Tether: [
      { title: 'Bis zum Ende zuhören', body: 'Lass dein Gegenüber zu Ende erzählen, bevor du mit der Reparatur beginnst.' },
      { title: 'Sag, was du tust', body: 'Nenn jeden Schritt, während du an dem Problem arbeitest.' },
      { title: 'Ein freundlicher Satz', body: 'Sag einen Satz zum Ärger deines Gegenübers, bevor du von Ersatzteilen sprichst.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Geplante Überraschung', body: 'Ist dir Spontanes zu heikel? Bereite eine kleine Zugabe vor und biete sie heute an.' },
      { title: 'Nach dem Wunsch fragen', body: 'Frag: „Was wäre für Sie ideal?“ und schreib die Antwort auf.' },
      { title: 'Einen Satz leihen', body: 'Hör jemandem aus dem Team zehn Minuten zu und übernimm einen freundlichen Satz.' },
    ],
    Intensify: [
      { title: 'Ein dritter Weg', body: 'Schlag eine Lösung vor, die nicht auf der Liste steht.' },
      { title: 'Von anderen erzählen', body: 'Erzähl kurz, wie jemand anderes das Produkt ungewöhnlich genutzt hat.' },
      { title: 'Rollen tauschen', body: 'Geh durch euren Eingang, als wärst du zum Einkaufen da, und ändere eine Sache.' },
    ],
    Tether: [
      { title: 'Dieses Anliegen zuerst', body: 'Erledige, worum du gebeten wurdest, bevor du etwas Neues vorschlägst.' },
      { title: 'Bekanntes versprechen', body: 'Versprich nur, was es heute bei euch gibt, und notier den Rest als Wunsch.' },
      { title: 'Eine Geschichte reicht', body: 'Erzähl nur eine Geschichte und frag dann nach der Entscheidung.' },
    ],
  },
}
