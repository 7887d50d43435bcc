import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Drei Klebezettel', body: 'Schreib Anfang, Mitte und Ende auf drei Klebezettel, bevor du loslegst.' },
      {
        title: 'Ein Gerüst übernehmen',
        body: 'Wenn dich Gliederungen nerven: Leih dir eine von jemandem und füll sie mit deinen Punkten.',
      },
      {
        title: 'Eine Viertelstunde am Stück',
        body: 'Stell den Wecker auf fünfzehn Minuten und schreib von oben nach unten, ohne zu springen.',
      },
    ],
    Intensify: [
      { title: 'Erst gliedern, dann schreiben', body: 'Ordne deine Punkte so, wie man sie beim Lesen braucht.' },
      { title: 'Vom Abgabetag zurück', body: 'Zähl vom Abgabetag zurück und notier je einen Tag für Entwurf, Prüfen und Reinschrift.' },
      { title: 'Anforderungen abhaken', body: 'Leg die Aufgabe neben deinen Text und hak ab, was du schon erfüllt hast.' },
    ],
    Tether: [
      { title: 'Mittendrin beginnen', body: 'Schreib den Absatz, den du am klarsten vor dir siehst, egal wohin er gehört.' },
      { title: 'Aussehen ist egal', body: 'Schreib ohne jede Gestaltung, bis der Entwurf steht.' },
      { title: 'Einen Punkt streichen', body: 'Streich einen Punkt deiner Gliederung, wenn der Text ihn nicht mehr braucht.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Drei Fakten einbauen', body: 'Such drei Stellen im Text und füg je einen Namen, ein Datum oder eine Zahl ein.' },
      { title: 'Fehlersuche tauschen', body: 'Kommasuche erschöpft dich? Tauscht zu zweit die Texte und prüft je die erste Seite.' },
      { title: 'Eine Quelle auf dem Tisch', body: 'Öffne eine Quelle, nimm ein Zitat heraus und schließ sie wieder.' },
    ],
    Intensify: [
      { title: 'Vage Wörter ersetzen', body: 'Such nach „Sache“, „sehr“ und „viel“ und setz jedes Mal ein genaues Wort ein.' },
      { title: 'Jede Aussage belegen', body: 'Füg nach jeder Behauptung einen Grund, ein Beispiel oder eine Quelle an.' },
      { title: 'Von hinten lesen', body: 'Lies den letzten Satz zuerst und arbeite dich nach oben: So findest du kleine Fehler.' },
    ],
    Tether: [
      { title: 'Jedes zehnte Wort weg', body: 'Kürz einen Absatz um ein Zehntel, ohne etwas nachzuschlagen.' },
      { title: 'Quellen schließen', body: 'Schließ alles am Bildschirm und schreib eine Seite aus dem Kopf.' },
      {
        title: 'Erst am Ende verbessern',
        body: 'Schreib in einem Zug durch und heb die Rechtschreibung für die letzten zehn Minuten auf.',
      },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mit einem Ding beginnen', body: 'Leg einen echten Gegenstand auf den Tisch und schreib in vier Zeilen, was er kann.' },
      { title: 'Reden und zusammenlegen', body: 'Schieb mit jemandem deine Absätze als Papierstreifen hin und her, bis der Text hält.' },
      { title: 'Einen Absatz richten', body: 'Überarbeiten ist dir lästig? Bessere nur den Absatz aus, der dich am meisten stört.' },
    ],
    Intensify: [
      { title: 'Eine Zeichnung dazu', body: 'Zeichne ein Schaubild mit der Hauptaussage und schreib deinen Text darum herum.' },
      { title: 'An jemandem testen', body: 'Lass jemanden deinem Text wie einer Anleitung folgen und schau, wo es stockt.' },
      { title: 'Den Nutzen zeigen', body: 'Schreib einen Absatz darüber, wo das im Alltag wichtig ist.' },
    ],
    Tether: [
      { title: 'Mehr als die Antwort', body: 'Schreib nach jeder kurzen Antwort zwei Sätze für Leute, die nicht dabei waren.' },
      { title: 'Zuhören lassen', body: 'Lies jemandem deinen Entwurf laut vor, bevor du etwas verbesserst.' },
      { title: 'Ein Gefühl nennen', body: 'Füg einen Satz hinzu, wie das Thema Menschen berührt.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ein geliehener Anfang', body: 'Schlag ein Buch auf, nimm den ersten Satz und schreib von dort fünf Zeilen.' },
      { title: 'Um einen Vergleich bitten', body: 'Lass jemanden „Dein Thema ist wie ...“ ergänzen und nimm, was dir gefällt.' },
      { title: 'Geheimer wilder Entwurf', body: 'Ist dir Erfinden peinlich? Schreib vier Minuten auf Papier, das niemand sieht.' },
    ],
    Intensify: [
      { title: 'Drei seltsame Anfänge', body: 'Schreib drei verschiedene erste Sätze und behalt den überraschendsten.' },
      { title: 'Den Blick wechseln', body: 'Erzähl einen Absatz aus der Sicht eines Menschen, der anderer Meinung ist.' },
      { title: 'Ein Bild hineinwerfen', body: 'Ersetz einen trockenen Satz durch ein Bild oder eine winzige Szene.' },
    ],
    Tether: [
      { title: 'Ein roter Faden', body: 'Schreib deinen Hauptgedanken auf eine Karte und streich jeden Absatz, der davon abweicht.' },
      { title: 'Einmal die Form halten', body: 'Halte dich die ganze erste Seite an die verlangte Form, bevor du sie abwandelst.' },
      { title: 'Ideen ins Lager', body: 'Schieb übrige Ideen in eine zweite Datei und kehr zu deinem Absatz zurück.' },
    ],
  },
}
