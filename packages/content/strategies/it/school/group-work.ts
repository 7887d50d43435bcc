import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Un compito con una data', body: 'Chiedi un solo compito con una data e segnalo nel telefono.' },
      { title: 'Segui il piano di altri', body: 'Se i piani degli altri ti stanno stretti, seguine uno per un solo incontro.' },
      { title: 'Cinque minuti per l’ordine', body: 'Usa i primi cinque minuti per decidere insieme che cosa fare prima.' },
    ],
    Intensify: [
      { title: 'Chi, che cosa, quando', body: 'Scrivi chi fa che cosa ed entro quando, e mandalo a tutto il gruppo.' },
      { title: 'Un giro di parola', body: 'Proponi che ognuno parli una volta, a turno, prima di riprendere la parola.' },
      { title: 'Apri con un riassunto', body: 'Comincia l’incontro con ciò che è fatto e ciò che viene dopo.' },
    ],
    Tether: [
      { title: 'L’ordine lo scelgono altri', body: 'Oggi chiedi a qualcun altro di fissare l’ordine del lavoro e seguilo.' },
      { title: 'Due punti aperti', body: 'Lascia apposta due punti aperti fino al prossimo incontro.' },
      { title: 'Presta la lista', body: 'Passa la tua lista a un’altra persona del gruppo e lascia che cambi.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Annota le decisioni', body: 'Scrivi solo ciò che il gruppo decide, una riga per ogni cosa.' },
      { title: 'Verifica in due', body: 'Se controllare ti annoia, fallo in coppia: verificate i due fatti più importanti.' },
      { title: 'Una domanda chiara', body: 'Fai una domanda che comincia con «Quanti» o «Entro quando».' },
    ],
    Intensify: [
      { title: 'Ripeti per conferma', body: 'Ripeti con parole tue ciò che avete deciso e chiedi se è giusto.' },
      { title: 'Porta le prove', body: 'Porta una fonte per ogni punto che vuoi far accettare al gruppo.' },
      { title: 'Accordatevi sulle parole', body: 'Chiedi al gruppo che cosa significa per ognuno la parola principale del compito.' },
    ],
    Tether: [
      { title: 'Tre correzioni, poi ascolta', body: 'Fai al massimo tre correzioni a incontro e per il resto ascolta.' },
      { title: 'Prima ciò che funziona', body: 'Di’ che cosa funziona in una bozza prima di nominare il primo errore.' },
      { title: 'Prima la versione breve', body: 'Spiega la tua idea in due frasi e aspetta le domande.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Un pezzo insieme', body: 'Chiedi a chi costruisce di lasciarti montare un pezzo al suo fianco.' },
      { title: 'Provate l’app insieme', body: 'Se lo strumento comune ti preoccupa, aprilo con qualcuno del gruppo e scorrete i menu.' },
      { title: 'Fai una prova', body: 'Offriti di provare per cinque minuti una cosa fatta dal gruppo.' },
    ],
    Intensify: [
      { title: 'Porta un modello grezzo', body: 'Invece di un’opinione porta un modello grezzo.' },
      { title: 'Chiedi dove si rompe', body: 'Chiedi al gruppo dove il piano potrebbe cedere e sistema un punto.' },
      { title: 'Disegna la discussione', body: 'Disegna alla lavagna come le parti del compito stanno insieme.' },
    ],
    Tether: [
      { title: 'Allo stesso tavolo', body: 'Fai la tua parte al tavolo comune e non in un angolo.' },
      { title: 'Di’ che cosa fai', body: 'Ogni dieci minuti di’ al gruppo a che cosa stai lavorando.' },
      { title: 'Chiedi prima di aggiustare', body: 'Prima di cambiare una parte, chiedi a chi l’ha fatta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Vota un’idea', body: 'Se cercare idee insieme ti agita, raccoglietele in silenzio e votate con dei punti.' },
      { title: 'Continua un pensiero', body: 'Prendi l’idea di un’altra persona del gruppo e aggiungi un solo dettaglio.' },
      { title: 'Un giro di idee folli', body: 'Concordate due minuti in cui ogni idea vale e proponine una.' },
    ],
    Intensify: [
      { title: 'Rovescia il compito', body: 'Chiedi come il gruppo potrebbe far fallire il progetto, poi rovescia ogni risposta.' },
      { title: 'Mescola due proposte', body: 'Unisci due proposte che sembrano non andare insieme e descrivi il risultato.' },
      { title: 'Fai il pubblico', body: 'Mettiti nei panni del pubblico e di’ che cosa ti sorprenderebbe.' },
    ],
    Tether: [
      { title: 'Trattieni la terza idea', body: 'Di’ un’idea per giro e tieni le altre sul tuo foglio.' },
      { title: 'Sostieni la scelta', body: 'Quando il gruppo ha scelto, di’ una cosa che aiuta quella scelta.' },
      { title: 'Finisci prima di inventare', body: 'Porta a termine una parte concordata prima di proporre un cambiamento.' },
    ],
  },
}
