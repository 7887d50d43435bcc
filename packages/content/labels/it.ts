import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'Questa volta dalle tue risposte esce il Profilo ponte. Usi tutti e quattro gli schemi, ognuno quando serve. Spesso prima ascolti e poi aiuti gli altri a lavorare bene insieme. È un bel modo di imparare! A volte, però, può succedere che aspetti troppo e che la tua idea resti nascosta. Allora dilla ad alta voce: conta anche il tuo turno.',
      dynamic:
        'Questa volta dalle tue risposte esce il Profilo dinamico. Di solito uno o due schemi partono per primi, e gli altri li chiami quando servono. Spesso cambi metodo a seconda del lavoro. È un bel modo di imparare! A volte, però, il tuo primo schema può correre troppo avanti. Allora fermati e chiediti: di che cosa ha bisogno questo lavoro?',
      strong_willed:
        'Questa volta dalle tue risposte esce il Profilo deciso. Tre o quattro schemi partono subito, insieme. Spesso porti avanti un lavoro intero e fai vedere agli altri come si può fare. È un bel modo di imparare! A volte, però, può succedere che tu decida prima che gli altri abbiano parlato. Allora aspetta un po’ e chiedi: e voi, che cosa ne pensate?',
    },
    provisional:
      'Questa volta dalle tue risposte esce, per ora, il Profilo dinamico. Nessuno schema parte ancora per primo, e almeno uno preferisci lasciarlo stare. Forse a ogni lavoro cerchi una strada nuova. È un bel modo di imparare! O forse quel giorno c’era un po’ di stanchezza o di fretta: puoi rifare il questionario quando hai riposato.',
    bands: {
      sequence: {
        Avoid:
          'Passi, liste e piani fissi possono pesarti, e ti piace muoverti in libertà. Un disegno con tre passi può aiutarti. Prova così: chiedi a qualcuno «Qual è la primissima cosa da fare?».',
        'As Needed':
          'Usi passi e liste quando un lavoro li richiede. Altri giorni ne fai a meno. Sapere quando un piano serve può aiutarti. Prova così: prima di un lavoro grande, scrivi tre piccoli passi.',
        'Use First':
          'Ti piace conoscere i passi e farli in ordine. Spesso fai liste e tieni a posto le tue cose. Forse vuoi un po’ di tempo per prepararti. Prova così: se il piano cambia, respira e scrivi una nuova lista.',
      },
      precision: {
        Avoid:
          'Tante informazioni, risposte lunghe e piccole correzioni possono stancarti, e ti piace arrivare al punto. I testi brevi possono aiutarti. Prova così: trova tre cose importanti e raccontale con parole tue.',
        'As Needed':
          'Cerchi informazioni e dettagli quando contano. Altre volte lasci andare le piccole cose. Sapere che cosa deve essere giusto può aiutarti. Prova così: scegli una parte del tuo lavoro e controllala con cura.',
        'Use First':
          'Ti piacciono le informazioni, e fai domande finché non hai più dubbi. Spesso cerchi i piccoli errori. Forse vuoi libri e tempo per chiedere. Prova così: metti un timer; quando suona, smetti di cercare e comincia.',
      },
      technical_reasoning: {
        Avoid:
          'Smontare le cose o lavorare in silenzio può sembrarti strano. Ti piace stare in compagnia e parlare. Guardare prima qualcun altro può aiutarti. Prova così: costruisci un piccolo pezzo insieme a qualcuno.',
        'As Needed':
          'Provi con le mani quando è utile. Altre volte leggi, chiedi o parli. Avere davanti la cosa vera può aiutarti. Prova così: quando le parole non bastano, fai un disegno o costruisci la cosa.',
        'Use First':
          'Ti piace provare, costruire e aggiustare, spesso per conto tuo e con poche parole. Forse vuoi silenzio e attrezzi veri. Prova così: quando hai finito, racconta a qualcuno come hai fatto.',
      },
      confluence: {
        Avoid:
          'Indovinare, recitare o inventare cose nuove può agitarti. Ti piace sapere che cosa succederà. Un esempio da guardare può aiutarti. Prova così: cambia una sola piccola cosa e senti che effetto ti fa.',
        'As Needed':
          'Inventi idee nuove quando servono. Altre volte ti piace il solito modo. Un gruppo gentile può aiutarti. Prova così: di’ ad alta voce un’idea nuova, anche se ti sembra buffa.',
        'Use First':
          'Ti piacciono le idee nuove e le sorprese, e ti piace fare a modo tuo. Spesso cominci prima di sentire tutto. Forse vuoi spazio per giocare. Prova così: scrivi le tue idee, scegline una e rileggi le istruzioni.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'Questa volta dalle tue risposte esce il Profilo ponte: tendi a usare tutti e quattro gli schemi secondo il compito, e nessuno prende il sopravvento. Spesso ascolti, valuti e aiuti gli altri a trovare un punto d’incontro. A un gruppo questo può dare calma ed equilibrio. C’è anche il rovescio della medaglia: può sembrarti che nessuno schema sia davvero tuo, o puoi restare ad aspettare che decidano gli altri. Per ogni compito scegli uno schema che faccia da guida, e di’ presto la tua.',
      dynamic:
        'Questa volta dalle tue risposte esce il Profilo dinamico: di solito parti da uno o due schemi, mentre gli altri aspettano che li chiami o restano sullo sfondo. Tendi a cambiare strada secondo lo scopo. A un gruppo questo può dare direzione e movimento. C’è anche il rovescio della medaglia: lo schema che guida può prendere troppo spazio, e quello che eviti può finire dimenticato. Prima leggi il compito, poi scegli quale schema guida e quali servono ancora.',
      strong_willed:
        'Questa volta dalle tue risposte esce il Profilo deciso: tendi a usare tre o quattro schemi fin dall’inizio. Spesso porti avanti un compito dal piano al risultato e ti fai avanti quando c’è qualcosa da fare. A un gruppo questo può dare slancio e una rotta chiara. C’è anche il rovescio della medaglia: può sembrare che tu decida per tutti, o puoi caricarti di troppe cose. Chiedi agli altri che cosa ne pensano, e lascia loro una parte.',
    },
    provisional:
      'Questa volta dalle tue risposte esce, in modo provvisorio, il Profilo dinamico: nessuno schema è risultato «Uso subito» e almeno uno è risultato «Evito». Per ora, quindi, nessuno dei tuoi schemi guida con chiarezza. Forse scegli la strada di volta in volta, e questo può darti apertura e agilità. C’è anche il rovescio della medaglia: senza una guida, può servire più tempo per cominciare. Forse era solo una giornata di stanchezza o di fretta. Tieni il risultato, o rifai il questionario dopo un po’ di riposo.',
    bands: {
      sequence: {
        Avoid:
          'Istruzioni dettagliate e programmi rigidi possono pesarti: a volte cominci dal mezzo e ti organizzi strada facendo. Può aiutarti vedere prima un esempio finito. Davanti a un compito lungo, segna tre tappe invece di scrivere un piano completo.',
        'As Needed':
          'Organizzi e metti in ordine il lavoro quando un compito lo richiede, e lasci correre quando non serve. Può aiutarti capire presto in quale caso ti trovi. Se si accavallano più scadenze, scrivile nell’ordine in cui arrivano.',
        'Use First':
          'Tendi a cercare istruzioni chiare, a fare un piano e a finire una cosa prima di passare alla prossima. Forse vorresti calma e un po’ di preavviso. In ogni piano lascia uno spazio libero, così una sorpresa non scombina il resto.',
      },
      precision: {
        Avoid:
          'Testi lunghi, tante correzioni e richieste di prove possono svuotarti, e tendi a dare la versione breve. Può aiutarti sapere quali dettagli contano davvero. Chiedi i tre importanti, e prima di consegnare controlla solo quelli.',
        'As Needed':
          'Vai a fondo nei dettagli quando l’argomento o la posta in gioco lo richiedono; per il resto tagli corto. Richieste chiare possono aiutarti. Prima di cominciare decidi quanto dev’essere esatto questo lavoro, e dai al controllo un tempo fisso.',
        'Use First':
          'Tendi a raccogliere fatti, fare molte domande e correggere piccole sviste prima di dire «ci siamo». Forse vorresti fonti affidabili e tempo per leggere. Metti un termine alla ricerca: quando hai la risposta alla domanda principale, comincia a scrivere e aggiungi il resto dopo.',
      },
      technical_reasoning: {
        Avoid:
          'Smontare le cose, lavorare per conto tuo o armeggiare per ore può risultarti pesante: spesso preferisci la compagnia e le parole. Può aiutarti vedere prima come fa qualcun altro. Comincia da una piccola parte pratica e di’ ad alta voce che cosa stai facendo.',
        'As Needed':
          'Provi con le mani quando è utile, e altre volte preferisci leggere o parlare. Può aiutarti sapere a che cosa serve un compito. Se una spiegazione non porta da nessuna parte, disegna, costruisci o prova un pezzo.',
        'Use First':
          'Tendi a cercare uno scopo pratico, uno spazio tuo e qualcosa da provare, e parli poco finché non funziona. Forse vorresti un po’ di silenzio. Di’ al gruppo in due frasi a che punto sei, così nessuno deve indovinare.',
      },
      confluence: {
        Avoid:
          'Compiti aperti, cambiamenti improvvisi e scelte a intuito possono metterti in tensione, e tendi a restare su ciò che conosci. Qualche esempio fra cui scegliere può aiutarti. Parti da qualcosa di noto e cambiane una cosa sola.',
        'As Needed':
          'Porti idee nuove quando servono, e altre volte ti va bene il solito modo. Un gruppo rilassato può aiutarti. Quando ti blocchi, scrivi in fretta cinque idee, senza giudicarle, e tienine una.',
        'Use First':
          'Tendi a partire d’istinto, a seguire più idee e a cercare una strada tua. Forse vorresti spazio per provare. Prima di correre avanti, leggi il compito fino in fondo e scegli l’idea che risponde alla domanda.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'Il tuo risultato è il Profilo ponte: tutti e quattro gli schemi rientrano in «Uso se serve», e ricorri a ciascuno quando la situazione lo chiede. Nella vita di ogni giorno tendi a valutare prima di agire, ad adattarti a chi hai intorno e a mettere in contatto persone che vedono le cose in modo diverso. Gli altri possono apprezzare questo equilibrio. Un punto a cui fare attenzione: puoi rimandare una decisione, o sentire che nulla è del tutto tuo. Può aiutarti scegliere per ogni compito uno schema guida.',
      dynamic:
        'Il tuo risultato è il Profilo dinamico: di solito uno o due schemi rientrano in «Uso subito», mentre gli altri restano a disposizione o a distanza. Nella vita di ogni giorno tendi a partire dallo schema che guida e a cambiare rotta quando cambia lo scopo. Gli altri possono apprezzare questa vivacità. Un punto a cui fare attenzione: puoi insistere con il solito metodo, o lasciarti sfuggire ciò che uno schema evitato noterebbe. Prima di cominciare può essere utile domandarti che cosa serve.',
      strong_willed:
        'Il tuo risultato è il Profilo deciso: tre o quattro schemi rientrano in «Uso subito» ed entrano in gioco tutti insieme. Nella vita di ogni giorno tendi a tenere in mano piano, discussione e risultato, e ad andare avanti dove altri aspettano. Gli altri possono apprezzare questa determinazione. Un punto a cui fare attenzione: può sembrare che tu lasci poco spazio agli altri, o puoi caricarti di più della tua parte. Può aiutarti chiedere un altro parere prima di decidere.',
    },
    provisional:
      'Il tuo risultato è, in modo provvisorio, il Profilo dinamico: questa volta nessuno dei tuoi schemi rientra in «Uso subito» e almeno uno rientra in «Evito». Nessuno schema guida con chiarezza. Forse decidi caso per caso come affrontare un compito, e gli altri possono apprezzare questa apertura. Un punto a cui fare attenzione: il primo passo può arrivare tardi, o può sfuggirti ciò che uno schema evitato noterebbe. Può essere stata una giornata di stanchezza o di fretta. Tieni il risultato, o rifai il questionario dopo un po’ di riposo.',
    bands: {
      sequence: {
        Avoid:
          'Procedure, programmi e sistemi ordinati possono starti stretti, e tendi a trovare una strada tua nel corso della giornata. Può aiutarti avere una meta fissa e un percorso aperto. Concorda una data e un risultato, e lascia libero il resto.',
        'As Needed':
          'Porti ordine e programmi nelle cose che li richiedono, e altrove ne fai volentieri a meno. Chiederti che cosa potrebbe andare storto può aiutarti a decidere. Nei lavori condivisi, scrivi chi fa che cosa ed entro quando.',
        'Use First':
          'Tendi a fissare passaggi, date ed elenchi prima di agire e a finire ciò che hai cominciato. Forse vorresti istruzioni complete e poche interruzioni. Se altri lavorano in modo più libero, concorda le tappe e lascia a loro i passi intermedi.',
      },
      precision: {
        Avoid:
          'Documenti lunghi, cifre esatte e controlli minuziosi possono affaticarti, e tendi a partire dall’idea principale. Può aiutarti una sintesi, oppure qualcuno che riguardi il lavoro con te. Scegli i due dettagli che devono essere giusti e verificali.',
        'As Needed':
          'Entri nel dettaglio dove la precisione conta e altrove ti basta il quadro generale. Può aiutarti sapere che cosa costerebbe una svista. Prima di cominciare, chiedi quali cifre, nomi o date devono essere esatti.',
        'Use First':
          'Tendi a documentarti, chiedere e verificare prima di impegnarti, e le parole imprecise ti danno fastidio. Forse vorresti fonti accessibili e tempo per leggere. Stabilisci quanta certezza serve per questa decisione e smetti di cercare quando l’hai raggiunta.',
      },
      technical_reasoning: {
        Avoid:
          'Riparazioni, dettagli tecnici e lunghe ore senza compagnia possono stancarti, e tendi a cercare persone o spiegazioni. Può aiutarti sapere, in parole semplici, a che cosa serve. Chiedi a qualcuno di mostrarti una volta come si fa, poi ripeti la prima parte.',
        'As Needed':
          'Ci metti le mani quando un problema lo richiede; altre volte parli o leggi per venirne a capo. Uno scopo pratico e chiaro può aiutarti. Se una discussione gira a vuoto, proponi una prova veloce e guarda che cosa succede.',
        'Use First':
          'Tendi a chiederti che cosa funziona, a provare di persona e a non mollare, spesso con poche parole. Forse vorresti autonomia e tempo senza interruzioni. Ogni tanto fai sapere che cosa stai provando e quando darai una risposta.',
      },
      confluence: {
        Avoid:
          'Improvvisazioni, cambiamenti frequenti e idee senza basi possono metterti a disagio, e tendi a fidarti di ciò che ha già funzionato. Può aiutarti un po’ di preavviso. Se ti chiedono qualcosa di nuovo, provalo in piccolo, dove c’è poco in gioco.',
        'As Needed':
          'Trovi modi nuovi quando la situazione lo chiede, e per il resto segui quelli conosciuti. Può aiutarti riservare un po’ di tempo alle idee. Se un’abitudine non funziona più, elenca altre tre strade prima di tornarci.',
        'Use First':
          'Tendi a vedere presto le possibilità, a muoverti d’intuito e a tenere vive più idee. Forse vorresti libertà di sperimentare. Prima di proporre la prossima idea, scegline una dell’ultimo giro e di’ quale sarebbe il primo passo.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'Il risultato di questa persona è il Profilo ponte: tutti e quattro gli schemi rientrano in «Uso se serve», e ciascuno entra in gioco quando la situazione lo chiede. Chi ha questo risultato spesso ascolta e valuta prima di agire, e mette in contatto persone che vedono le cose in modo diverso. Gli altri possono apprezzare questo equilibrio. Un punto a cui fare attenzione: una decisione può slittare, o nessuno schema può sembrare davvero proprio. Può aiutare concordare per ogni compito uno schema guida.',
    dynamic:
      'Il risultato di questa persona è il Profilo dinamico: uno o due schemi rientrano in «Uso subito», mentre gli altri restano a disposizione o a distanza. Chi ha questo risultato spesso parte dallo schema che guida e cambia rotta quando cambia lo scopo. Gli altri possono apprezzare questa vivacità. Un punto a cui fare attenzione: può insistere con il solito metodo, o lasciarsi sfuggire ciò che uno schema evitato noterebbe. Prima di cominciare può essere utile domandarsi che cosa serve.',
    strong_willed:
      'Il risultato di questa persona è il Profilo deciso: tre o quattro schemi rientrano in «Uso subito» ed entrano in gioco tutti insieme. Chi ha questo risultato spesso tiene in mano piano, discussione e risultato, e va avanti dove altri aspettano. Gli altri possono apprezzare questa determinazione. Un punto a cui fare attenzione: può sembrare che lasci poco spazio agli altri, o può caricarsi di più della sua parte. Può aiutare offrire un altro parere e prendersi una parte del lavoro.',
  },
  provisional:
    'Il risultato di questa persona è, in modo provvisorio, il Profilo dinamico: questa volta nessuno degli schemi rientra in «Uso subito» e almeno uno rientra in «Evito». Nessuno schema guida con chiarezza. Chi ha un risultato così forse decide caso per caso come affrontare un compito, e gli altri possono apprezzare questa apertura. Un punto a cui fare attenzione: il primo passo può arrivare tardi. Può anche essere stata una giornata di stanchezza o di fretta: il questionario si può rifare in un giorno tranquillo.',
}
