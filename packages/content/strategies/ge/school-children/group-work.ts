import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Eine kleine Aufgabe', body: 'Bitte die Gruppe um eine kleine Aufgabe und erledige sie.' },
      { title: 'Bis du drankommst', body: 'Dauert das Warten lang? Halte einen Stift fest, bis du drankommst.' },
      { title: 'Foto vom Plan', body: 'Lass dir von Erwachsenen ein Foto vom Plan der Gruppe machen.' },
    ],
    Intensify: [
      { title: 'Wer macht was?', body: 'Schreib jeden Namen neben eine Aufgabe.' },
      { title: 'Was kommt jetzt?', body: 'Ist ein Teil fertig? Frag die Gruppe, was als Nächstes kommt.' },
      { title: 'Tisch frei machen', body: 'Räum den Tisch leer und leg hin, was die Gruppe braucht.' },
    ],
    Tether: [
      { title: 'Andere fangen an', body: 'Lass heute ein anderes Kind den ersten Schritt aussuchen.' },
      { title: 'Andere Reihenfolge', body: 'Mach eine Aufgabe in der Reihenfolge, die ein anderes Kind mag.' },
      { title: 'Lockerer Plan', body: 'Plane nur die ersten zehn Minuten, dann frag die Gruppe wieder.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eins aufschreiben', body: 'Schreib eine Sache auf, bei der sich alle einig sind.' },
      { title: 'Eine Frage stellen', body: 'Stell der Gruppe eine Frage, die mit „Was“ beginnt.' },
      { title: 'Fakten zu zweit', body: 'Fakten sind dir zu schwer? Schlagt zu zweit einen nach.' },
    ],
    Intensify: [
      { title: 'Sag es nach', body: 'Sag nach, was ein Kind gesagt hat, und frag: „Stimmt das so?“' },
      { title: 'Zusammen prüfen', body: 'Lies das Blatt der Gruppe laut vor und such nach Fehlern.' },
      { title: 'Nach dem Grund fragen', body: 'Frag ein Kind aus der Gruppe: „Warum denkst du das?“' },
    ],
    Tether: [
      { title: 'Bis fünf zählen', body: 'Zähl im Kopf bis fünf, bevor du jemanden verbesserst.' },
      { title: 'Nur zwei Fragen', body: 'Stell zwei Fragen, dann lass die anderen reden.' },
      { title: 'Kleine Fehler warten', body: 'Schreib kleine Fehler auf eine Liste für die letzten fünf Minuten.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Etwas festhalten', body: 'Die anderen bauen? Biete an, etwas zu halten oder zu schneiden.' },
      { title: 'Nachmachen', body: 'Schau zu, was ein Kind mit den Teilen macht. Mach es einmal nach.' },
      { title: 'Ein Teil befestigen', body: 'Such ein loses Teil und mach es mit Hilfe wieder fest.' },
    ],
    Intensify: [
      { title: 'Mit den Händen zeigen', body: 'Zeig der Gruppe deine Idee mit Sachen vom Tisch.' },
      { title: 'Ausprobieren', body: 'Bitte die Gruppe, erst ein Teil zu testen und dann weiterzumachen.' },
      { title: 'Wofür ist es gut?', body: 'Erzähl der Gruppe, wozu man das brauchen kann, was ihr macht.' },
    ],
    Tether: [
      { title: 'Laut denken', body: 'Sag, was du denkst, während deine Hände arbeiten.' },
      { title: 'Werkzeug teilen', body: 'Gib die Schere einem Kind, das noch nicht dran war.' },
      { title: 'Zur Gruppe rücken', body: 'Rück deinen Stuhl zur Gruppe und bleib zehn Minuten da.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ja, und ...', body: 'Sag zu einer Idee von einem anderen Kind: „Ja, und ...“' },
      { title: 'Idee aus dem Hut', body: 'Neue Ideen sind dir fremd? Zieht zusammen eine aus einem Hut.' },
      { title: 'Ein Vielleicht', body: 'Sag eine Idee, die mit „Vielleicht könnten wir“ anfängt.' },
    ],
    Intensify: [
      { title: 'Was wäre, wenn?', body: 'Frag die Gruppe: „Was wäre, wenn wir es andersherum machen?“' },
      { title: 'Name für die Gruppe', body: 'Denk dir einen lustigen Namen und ein Zeichen für eure Gruppe aus.' },
      { title: 'Ideen mischen', body: 'Nimm zwei Ideen von zwei Kindern und mische sie.' },
    ],
    Tether: [
      { title: 'Eine Idee pro Runde', body: 'Sag eine Idee, dann warte, bis alle eine gesagt haben.' },
      { title: 'Der Wahl helfen', body: 'Hilf nach der Abstimmung bei der Idee, die gewählt wurde.' },
      { title: 'Für später malen', body: 'Male weitere Ideen auf dein Blatt, während die Gruppe arbeitet.' },
    ],
  },
}
