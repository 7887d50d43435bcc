import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Drei Seiten am Stück',
        body: 'Wenn dich Lesen der Reihe nach langweilt: Markier drei Seiten, lies sie durch und hör dann auf.',
      },
      { title: 'Überblick geben lassen', body: 'Lass dir die drei Hauptteile des Textes nennen und lies nur den ersten.' },
      { title: 'Lineal unter die Zeile', body: 'Leg im schwersten Absatz ein Lineal unter jede Zeile, damit du nichts überspringst.' },
    ],
    Intensify: [
      { title: 'Überschriften als Liste', body: 'Schreib vor dem Lesen alle Überschriften in eine Liste und hak sie nacheinander ab.' },
      { title: 'Ereignisse ordnen', body: 'Schreib die fünf wichtigsten Ereignisse auf Karten und leg sie in zeitlicher Folge aus.' },
      {
        title: 'Eine Lesestunde festlegen',
        body: 'Halte dir für dieses Kapitel eine Stunde frei und trag sie gleich in den Kalender ein.',
      },
    ],
    Tether: [
      {
        title: 'Das Ende zuerst',
        body: 'Beginn mit der Zusammenfassung oder der letzten Seite und lies dann nur, was dir noch fehlt.',
      },
      { title: 'Eine Stelle loslassen', body: 'Wenn dich eine Stelle aufhält, markier sie und lies weiter, ohne sie abzuschließen.' },
      { title: 'Den Plan umdrehen', body: 'Dreh den Leseplan um und lies zehn Minuten lang den Abschnitt, der dir ins Auge fällt.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ein Satz, ein Fakt', body: 'Such einen einzigen Fakt auf dieser Seite und schreib ihn mit eigenen Worten auf.' },
      { title: 'Schwere Wörter teilen', body: 'Teilt euch zu zweit die unbekannten Wörter, schlagt je drei nach und tauscht.' },
      {
        title: 'Sieben Minuten Spurensuche',
        body: 'Einzelheiten ermüden dich? Such sieben Minuten lang Namen und Daten, dann lies frei weiter.',
      },
    ],
    Intensify: [
      { title: 'Den Beleg zitieren', body: 'Unterstreich genau den Satz, der deine Antwort stützt, und notier die Seite.' },
      { title: 'Den Text befragen', body: 'Schreib drei Fragen zum Kapitel auf und such zu jeder die Antwort im Text.' },
      { title: 'Zweite Quelle', body: 'Such eine Behauptung aus dem Text in einer anderen Quelle und vergleich.' },
    ],
    Tether: [
      { title: 'Eine Zeile markieren', body: 'Erlaub dir pro Absatz eine markierte Zeile, dann kommt die Kappe auf den Stift.' },
      { title: 'Die Hauptsache sagen', body: 'Klapp das Buch zu und sag die Hauptsache in einem Satz.' },
      { title: 'Später nachschlagen', body: 'Sammle unbekannte Wörter am Rand und schlag sie erst nach dem Abschnitt nach.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      {
        title: 'Einen Gegenstand finden',
        body: 'Such dir einen Gegenstand aus dem Text und nimm ihn in die Hand oder such ein Foto.',
      },
      {
        title: 'Technik zu zweit',
        body: 'Technik lässt dich kalt? Bitte jemanden, sie zu skizzieren, während du die Stelle vorliest.',
      },
      { title: 'Vier Kästchen', body: 'Zeichne für die Hauptteile des Textes vier Kästchen und verbinde sie mit Pfeilen.' },
    ],
    Intensify: [
      { title: 'Wozu ist das gut?', body: 'Schreib neben jeden Absatz, wofür man das brauchen könnte.' },
      {
        title: 'Gedankengang nachbauen',
        body: 'Nimm den Text auseinander: eine Karte für jede Behauptung. Dann setz die Karten wieder zusammen.',
      },
      { title: 'Etwas ausprobieren', body: 'Probier eine Sache aus, die der Text beschreibt, bevor du die nächste Seite liest.' },
    ],
    Tether: [
      { title: 'Jemandem vorlesen', body: 'Lies jemandem eine Seite laut vor, statt sie allein durchzuarbeiten.' },
      { title: 'Ganze Sätze am Rand', body: 'Ersetz jedes einzelne Wort am Rand durch einen ganzen Satz.' },
      { title: 'Erst lesen, dann basteln', body: 'Lass das Experiment in der Schachtel, bis du die ganze Beschreibung gelesen hast.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Den Satz beenden',
        body: 'Raten fühlt sich unsicher an? Ergänz einmal „Das erinnert mich an ...“ und behalt es für dich.',
      },
      { title: 'Eins von drei Bildern', body: 'Lass dir drei Titelbilder für diesen Text beschreiben und wähl das passende.' },
      { title: 'Zwei Minuten träumen', body: 'Stell den Wecker auf zwei Minuten, klapp das Buch zu und sieh eine Szene wie einen Film.' },
    ],
    Intensify: [
      { title: 'Eine Sache ändern', body: 'Frag dich, was geschähe, wenn ein Mensch oder ein Fakt im Text anders wäre.' },
      { title: 'Zwei Welten verbinden', body: 'Verbinde dieses Kapitel mit einem Film, einem Spiel oder einem Lied und schreib es auf.' },
      { title: 'Mit verstellter Stimme', body: 'Lies eine Stelle laut wie in den Nachrichten und danach böse wie im Gruselfilm.' },
    ],
    Tether: [
      {
        title: 'Bis zur Pause dranbleiben',
        body: 'Lass alle anderen Bücher und Internetseiten zu, bis du zur nächsten Überschrift kommst.',
      },
      { title: 'Erst der Text', body: 'Zeig auf die Zeile im Text, bevor du deine Deutung erzählst.' },
      { title: 'Ein Blatt für Einfälle', body: 'Leg ein Blatt für Einfälle daneben und kehr nach jedem gleich zum Absatz zurück.' },
    ],
  },
}
