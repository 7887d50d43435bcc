import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Segna la prima facile', body: 'Cerchia una domanda facile e comincia da lì. L’ordine delle altre può aspettare.' },
      { title: 'Un piano in prestito', body: 'Se i programmi ti opprimono, copia il piano di studio di qualcuno per due giorni soltanto.' },
      { title: 'Due metà', body: 'Dividi il tempo in due e guarda l’orologio una volta a metà.' },
    ],
    Intensify: [
      { title: 'Punti e minuti', body: 'Accanto a ogni domanda scrivi quanti minuti meritano i suoi punti.' },
      { title: 'Leggi due volte', body: 'Leggi le istruzioni due volte e sottolinea ogni verbo che ti dice che cosa fare.' },
      { title: 'Prepara la mattina', body: 'Stasera prepara penne, fogli e il percorso.' },
    ],
    Tether: [
      { title: 'Rispondi fuori ordine', body: 'Rispondi alle domande nell’ordine che preferisci e numera le risposte.' },
      { title: 'Lasciala a metà', body: 'Quando i minuti di una domanda sono finiti passa oltre, anche a metà frase.' },
      { title: 'Accogli la sorpresa', body: 'Se la prova è diversa da come pensavi, espira e leggi piano una domanda.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dieci schede', body: 'Prepara dieci schede, non di più, e ripassale tornando a casa.' },
      { title: 'Fatti interrogare', body: 'Se i fatti ti sfuggono e ti dispiace, fatti interrogare da qualcuno per cinque minuti.' },
      { title: 'Controlla ciò che vale di più', body: 'Negli ultimi minuti controlla solo la domanda con più punti.' },
    ],
    Intensify: [
      { title: 'Copri le opzioni', body: 'Nascondi le risposte proposte, scrivi la tua e poi confronta.' },
      { title: 'Cita ogni volta un fatto', body: 'In ogni risposta lunga metti almeno un nome, una data o una cifra.' },
      { title: 'Chiedi che cosa significa', body: 'Se una parola di una domanda non è chiara, chiedi a chi sorveglia.' },
    ],
    Tether: [
      { title: 'Prima trova l’errore', body: 'Cambia una risposta solo se sai dire qual è l’errore.' },
      { title: 'La lunghezza giusta', body: 'Adatta la lunghezza della risposta ai suoi punti, poi smetti di scrivere.' },
      { title: 'Stasera niente di nuovo', body: 'Chiudi i libri un’ora prima di dormire e non aggiungere niente.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Disegna una risposta', body: 'Prima di scrivere, fai un piccolo schizzo per una domanda.' },
      { title: 'Una vecchia verifica', body: 'Se esercitarti ti sembra inutile, fai metà di una vecchia verifica insieme a qualcuno.' },
      { title: 'Ripeti con le mani', body: 'Mima un procedimento con le mani mentre ne dici i passi.' },
    ],
    Intensify: [
      { title: 'Prova come dal vero', body: 'Fai una vecchia verifica con il tempo e gli strumenti veri.' },
      { title: 'Usa le risposte', body: 'Controlla ogni risultato rimettendolo nella domanda.' },
      { title: 'Trova il passo sbagliato', body: 'Prendi una domanda sbagliata e segna il passo esatto in cui è nato l’errore.' },
    ],
    Tether: [
      { title: 'Scrivi l’ovvio', body: 'Scrivi anche i passi che ti sembrano ovvi: danno punti.' },
      { title: 'Dagli appunti alle frasi', body: 'Prima di consegnare trasforma le parole chiave in tre frasi collegate.' },
      { title: 'Ripassa in compagnia', body: 'Ripassa per mezz’ora con gli altri e lascia che parlino prima loro.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Una risposta possibile', body: 'Quando una domanda è aperta, comincia con «Una risposta possibile è…» e continua.' },
      { title: 'Agganci per la memoria', body: 'Se le immagini strane ti sembrano sciocche, chiedine tre a qualcuno e usane una.' },
      { title: 'Un minuto per indovinare', body: 'Alla fine dedica un minuto alle domande vuote e prova a indovinare.' },
    ],
    Intensify: [
      { title: 'Palazzo della memoria', body: 'Metti ogni fatto in una stanza di casa e attraversala.' },
      { title: 'Inventa la verifica', body: 'Scrivi tre domande che faresti tu, una delle quali insolita.' },
      { title: 'Guarda dall’altra parte', body: 'Prima di concludere, aggiungi al tema un punto di vista inatteso.' },
    ],
    Tether: [
      { title: 'Attieniti al verbo', body: 'Sottolinea «elenca», «confronta» o «spiega» e fai solo quello.' },
      { title: 'Nella forma attesa', body: 'Usa la forma che ti hanno mostrato e tieni il tuo tocco personale per un’altra volta.' },
      { title: 'Prima tutta la domanda', body: 'Lascia la penna sul banco finché non hai letto la domanda fino alla fine.' },
    ],
  },
}
