import type { CareerStatements } from './career-statements.ts'

/** Dai 13 anni: vale per il primo lavoretto estivo, per anni di mestiere e per il volontariato. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'Come lavoro meglio',
    statements: {
      sequence: {
        Avoid: [
          'I passi fissi mi mettono irrequietezza; lavoro meglio se scelgo da dove cominciare.',
          'Una giornata piena ora per ora mi sta stretta; vorrei spazi liberi.',
          'Aspettare tutto il piano mi spazientisce; vorrei cominciare da un pezzo.',
          'Lo stesso giro ogni giorno mi stanca; mi piace cambiare l’ordine.',
        ],
        'As Needed': [
          'Se un lavoro ha molte parti, scrivo i passi prima di cominciare.',
          'Per una scadenza importante faccio un piano; gli altri giorni vado a vista.',
          'Seguo la procedura solita quando una svista costerebbe tempo o soldi.',
          'Se le cose si accumulano, mi fermo, le ordino e vado avanti.',
        ],
        'Use First': [
          'Lavoro meglio quando conosco tutti i passi prima di cominciare.',
          'Comincio la giornata con una lista e la seguo dall’alto.',
          'Finisco una cosa e la metto via prima di prendere la successiva.',
          'Confronto il mio lavoro punto per punto con quello che era chiesto.',
        ],
      },
      precision: {
        Avoid: [
          'I manuali lunghi mi pesano; parto bene se qualcuno mi dice l’essenziale.',
          'Scrivere tutto mi toglie energia; preferisco parlarne e cominciare.',
          'Mi agito quando si controlla ogni cifra; vorrei controllare insieme a qualcuno.',
          'Troppi dati in una volta mi confondono; per cominciare me ne bastano tre.',
        ],
        'As Needed': [
          'Quando un errore avrebbe conseguenze, rileggo tutto prima di consegnare.',
          'Prendo appunti se ci sono nomi, date o importi da ricordare.',
          'Se una richiesta non è chiara, faccio una o due domande e poi comincio.',
          'Controllo le informazioni quando qualcuno conta sulla mia risposta.',
        ],
        'Use First': [
          'Lavoro meglio quando ho letto tutto quello che c’è su un compito.',
          'Faccio domande finché so esattamente che cosa si vuole.',
          'Scrivo quello che è stato detto, per ritrovarlo più tardi.',
          'Controllo nomi, cifre e date prima che qualcosa lasci le mie mani.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Smontare un apparecchio senza nessuno accanto mi agita; vorrei compagnia.',
          'Lavorare in solitudine tutto il giorno mi intristisce; vorrei persone con cui parlare.',
          'Un attrezzo che non funziona mi innervosisce; mi fa piacere se qualcuno mi mostra.',
          'Andare per tentativi mi logora; preferisco prima una breve spiegazione.',
        ],
        'As Needed': [
          'Quando qualcosa si rompe, provo ad aggiustarlo prima di chiedere aiuto.',
          'Costruisco un modello veloce se le parole non bastano a capirsi.',
          'Lavoro per conto mio per un’ora quando un problema vuole silenzio.',
          'Se uno strumento è nuovo, lo provo finché so usarlo.',
        ],
        'Use First': [
          'Lavoro meglio quando posso toccare la cosa vera e provarla.',
          'Resto su un problema finché scopro come funziona.',
          'Mi servono silenzio e uno spazio mio per pensare a un lavoro.',
          'Preferisco mostrare quello che ho fatto che scriverne.',
        ],
      },
      confluence: {
        Avoid: [
          'Un foglio bianco mi mette a disagio; mi piace partire da un esempio.',
          'I cambi di programma improvvisi mi turbano; vorrei saperlo il giorno prima.',
          'I giri di idee rumorosi mi stancano; preferirei dare le mie per iscritto.',
          'Provare ciò che nessuno ha provato mi mette ansia; una piccola prova mi calma.',
        ],
        'As Needed': [
          'Quando la strada solita si blocca, ne cerco un’altra.',
          'Se c’è tempo, raccolgo qualche idea prima di scegliere.',
          'Rischio quando c’è poco che può andare storto.',
          'Se un lavoro diventa noioso, ne cambio qualche piccola cosa.',
        ],
        'Use First': [
          'Lavoro meglio quando posso fare una cosa a modo mio.',
          'Parto da un’idea e trovo il piano strada facendo.',
          'Ho più cose in corso insieme e passo dall’una all’altra.',
          'Guardo che cosa si fa altrove e lo porto nel mio lavoro.',
        ],
      },
    },
  },
  bring: {
    title: 'Che cosa porto a chi mi dà lavoro',
    statements: {
      sequence: {
        Avoid: [
          'La routine rigida mi mette irrequietezza; prendo volentieri i giorni in cui il piano cambia.',
          'Quando tutto è in ordine mi annoio; vorrei portare movimento dove ci si blocca.',
          'Pianificare molto in anticipo mi stanca; vorrei dare una mano oggi, dove serve.',
          'Archivi e liste mi fanno sospirare; li scambio volentieri con un lavoro in piedi.',
        ],
        'As Needed': [
          'Tengo in ordine dove altre persone devono trovare le cose dopo di me.',
          'Quando arriva una settimana piena, aiuto a decidere chi fa che cosa.',
          'So seguire una procedura fissa, e so anche farne a meno.',
          'Riporto un lavoro in carreggiata quando si è perso il filo.',
        ],
        'Use First': [
          'Porto ordine: dopo di me le cose si trovano al loro posto.',
          'Rispetto gli orari e dico presto quando uno non va.',
          'Divido un lavoro grande in passi che anche altre persone possono seguire.',
          'Porto a termine quello che comincio.',
        ],
      },
      precision: {
        Avoid: [
          'Le relazioni lunghe mi scoraggiano; racconto volentieri in breve, di persona.',
          'Dover provare ogni cosa mi mette tensione; vorrei mostrare i risultati.',
          'Controllare colonne di cifre mi stanca; prendo volentieri il telefono o l’accoglienza.',
          'Una gara di dati mi mette a disagio; preferirei aiutare a trovare un accordo.',
        ],
        'As Needed': [
          'Lascio appunti chiari quando qualcuno prende il mio posto.',
          'Quando si contano i soldi, conto due volte.',
          'Spiego per intero a chi vuole saperne di più.',
          'Mi accorgo quando una cifra sembra sbagliata, e lo dico.',
        ],
        'Use First': [
          'Porto cura: quello che consegno è stato controllato.',
          'Do risposte complete ed esatte.',
          'Leggo le clausole piccole e spiego che cosa vogliono dire.',
          'Le mie carte si capiscono anche un anno dopo.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Le riparazioni mi innervosiscono; vorrei occuparmi delle persone che aspettano.',
          'Al banco tutto il giorno mi intristisco; vorrei stare dove la gente va e viene.',
          'I discorsi tecnici mi affaticano; li metto volentieri in parole semplici per i clienti.',
          'Le macchine nuove all’inizio mi preoccupano; poi vorrei mostrarle a chi arriva dopo.',
        ],
        'As Needed': [
          'Aiuto in una riparazione quando non c’è nessun altro.',
          'So lavorare per conto mio per tutto il tempo che serve.',
          'Quando arriva uno strumento nuovo, lo provo e racconto come va.',
          'Chiedo a che cosa serve una cosa prima di spenderci tempo.',
        ],
        'Use First': [
          'Porto soluzioni che funzionano davvero, non solo sulla carta.',
          'Scopro perché una cosa non va, e la aggiusto.',
          'Porto avanti il mio lavoro senza che qualcuno mi controlli.',
          'Faccio cose che durano, e so come sono costruite.',
        ],
      },
      confluence: {
        Avoid: [
          'Le idee sempre nuove mi disorientano; curo volentieri quello che già funziona.',
          'Improvvisare mi fa sentire allo scoperto; vorrei portare quello che ho preparato.',
          'I grandi rischi mi preoccupano; vorrei che mi si chiedesse che cosa può andare storto.',
          'Cambiare per cambiare mi stanca; curo volentieri ciò a cui la clientela tiene.',
        ],
        'As Needed': [
          'Ho un’idea da offrire quando il gruppo si blocca.',
          'Seguo una novità se ne capisco il motivo.',
          'Quando un piano salta, aiuto a trovare un’altra strada.',
          'So raccontare una storia o fare un disegno quando le parole non arrivano.',
        ],
        'Use First': [
          'Porto idee, e non mi dispiace se molte vengono scartate.',
          'Vedo legami tra cose che sembrano lontane.',
          'Oso provare quello che qui non si è ancora provato.',
          'Resto in calma quando tutto cambia, e ne ricavo qualcosa.',
        ],
      },
    },
  },
  need: {
    title: 'Che cosa mi serve in un posto di lavoro',
    statements: {
      sequence: {
        Avoid: [
          'Gli orari fissi mi stringono; vorrei scegliere quando fare che cosa.',
          'Le regole per ogni gesto mi irritano; ditemi lo scopo e la strada la trovo.',
          'Un solo compito tutto il giorno mi logora; me ne servono due da alternare.',
          'Restare al piano di ieri mi mette irrequietezza; vorrei che i piani potessero cambiare.',
        ],
        'As Needed': [
          'Mi serve un piano chiaro quando si lavora in molti alla stessa cosa.',
          'Quando tutto è urgente, mi aiuta una lista di ciò che viene prima.',
          'In un lavoro nuovo mi servono i passi; più tardi mi servono meno.',
          'I cambiamenti vanno bene se qualcuno mi dice che cosa comportano per me.',
        ],
        'Use First': [
          'Mi servono istruzioni chiare e un esempio di come deve venire.',
          'Mi serve sapere presto quando qualcosa sta per cambiare.',
          'Mi serve il tempo di finire una cosa prima che arrivi la successiva.',
          'Mi serve un posto per ogni cosa, e persone che rimettono a posto.',
        ],
      },
      precision: {
        Avoid: [
          'Le email lunghe pagine mi scoraggiano; vorrei che mi si dicesse ciò che conta.',
          'Se si nota ogni svista mi rattristo; due osservazioni gentili mi aiutano di più.',
          'I lunghi discorsi sui dettagli mi stancano; mi servono riunioni che finiscono.',
          'Le domande davanti a tutti mi mettono tensione; vorrei due parole in privato.',
        ],
        'As Needed': [
          'Mi servono i fatti per iscritto quando devo decidere qualcosa di grosso.',
          'Mi serve qualcuno a cui chiedere quando la cosa si fa difficile.',
          'Per un lavoro importante mi serve il tempo di ricontrollare.',
          'Mi piace sentire il motivo di una regola, se c’è.',
        ],
        'Use First': [
          'Mi servono tutte le informazioni prima di dover decidere.',
          'Mi servono persone che rispondono alle mie domande, anche se sono tante.',
          'Mi serve il tempo di fare un lavoro come si deve.',
          'Mi serve sentire con precisione che cosa andava e che cosa no.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Una macchina senza spiegazioni mi disorienta; vorrei che qualcuno me la mostrasse.',
          'Una stanza tutta per me mi dà solitudine; mi servono persone a portata di voce.',
          'Un attrezzo che si guasta sempre mi irrita; vorrei poter chiamare qualcuno.',
          'Un problema senza nessuno accanto mi preoccupa; vorrei ragionarci ad alta voce.',
        ],
        'As Needed': [
          'Per certi lavori mi serve silenzio, per altri compagnia.',
          'Ogni tanto mi serve vedere a che cosa è utile il nostro lavoro.',
          'Quando arriva una novità, mi serve un’ora per provarla.',
          'Mi piace avere attrezzi che funzionano quando un lavoro li richiede.',
        ],
        'Use First': [
          'Mi servono problemi veri da risolvere, non un lavoro che riempie il tempo.',
          'Mi servono attrezzi adatti, e spazio per usarli.',
          'Mi serve stare in pace mentre penso.',
          'Mi serve vedere l’utilità di quello che faccio.',
        ],
      },
      confluence: {
        Avoid: [
          'Se cambia tutto insieme mi agito; vorrei un cambiamento alla volta.',
          'I compiti senza indicazioni mi preoccupano; mi serve vedere che cosa deve risultare.',
          'Parlare senza preparazione mi mette ansia; mi serve un po’ di tempo prima.',
          'Le sorprese mi mettono tensione; vorrei che domani somigliasse a oggi.',
        ],
        'As Needed': [
          'Mi serve un po’ di spazio per le mie idee, non per tutto il giorno.',
          'Un cambiamento ogni tanto mi tiene in forma.',
          'Mi serve sapere quando si vogliono idee e quando è ora di consegnare.',
          'Mi fa piacere poter provare un altro modo quando quello solito non riesce.',
        ],
        'Use First': [
          'Mi serve libertà nel modo di arrivare al risultato.',
          'Mi servono persone che ascoltano un’idea strana fino in fondo.',
          'Mi serve varietà; due giorni non dovrebbero essere uguali.',
          'Mi serve un posto di lavoro dove una prova può fallire.',
        ],
      },
    },
  },
}
