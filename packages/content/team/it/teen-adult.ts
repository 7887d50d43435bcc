import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** Dai 13 anni: vale per un progetto di scuola, per un’associazione e per un team di lavoro. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'Che cosa porto in un team',
    statements: {
      sequence: {
        Avoid: [
          'Le tabelle di marcia mi mettono irrequietezza; vorrei aiutare dove serve al momento.',
          'Tenere la lista del team mi sfinisce; prendo volentieri i compiti che nessuno aveva previsto.',
          'Andare sempre in ordine mi annoia; vorrei cominciare dalla parte rimasta indietro.',
          'I controlli a metà strada mi mettono fretta; vorrei mostrare la mia parte quando è pronta.',
        ],
        'As Needed': [
          'Quando non si sa più chi fa che cosa, lo scrivo per tutti.',
          'Se la scadenza si avvicina, aiuto a programmare i nostri passi.',
          'Seguo il piano del team, e vado avanti anche se cambia.',
          'Se due compiti si confondono, aiuto a separarli.',
        ],
        'Use First': [
          'Divido il nostro obiettivo in passi, ognuno con un nome e una data.',
          'Tengo d’occhio il tempo e avviso presto se siamo in ritardo.',
          'Ricordo a tutti che cosa abbiamo deciso e che cosa viene dopo.',
          'Faccio in modo che quello che cominciamo insieme si concluda.',
        ],
      },
      precision: {
        Avoid: [
          'Scrivere il verbale mi mette tensione; racconto volentieri l’essenziale a chi non c’era.',
          'Le lunghe ricerche di dati mi stancano; vorrei chiedere a persone che sanno.',
          'Controllare tutto per conto mio mi mette a disagio; vorrei farlo in due.',
          'Discutere a lungo su una parola mi logora; vorrei aiutarci a scegliere.',
        ],
        'As Needed': [
          'Quando il lavoro deve essere esatto, lo rileggo prima della consegna.',
          'Se il team ha un dubbio su un fatto, vado a cercarlo.',
          'Prendo appunti se non lo fa nessuno.',
          'Chiedo che cosa vuol dire una parola se la usiamo in modi diversi.',
        ],
        'Use First': [
          'Raccolgo quello che ci serve sapere, e dico da dove viene.',
          'Faccio le domande che mostrano che cosa resta da decidere.',
          'Scrivo le nostre decisioni, così nessuno deve indovinare.',
          'Controllo nomi, cifre e ortografia prima che il nostro lavoro esca.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Montare le attrezzature mi innervosisce; intanto vorrei accogliere chi arriva.',
          'Fare la mia parte senza compagnia mi intristisce; ne faccio volentieri due con qualcuno.',
          'Le lunghe prove tecniche mi spazientiscono; vorrei raccontare agli altri che cosa avete costruito.',
          'Lavorare in silenzio mi spegne; vorrei ragionare con voi ad alta voce.',
        ],
        'As Needed': [
          'Se un apparecchio non va, ci do un’occhiata prima di rinunciare.',
          'Se non ci capiamo, preparo in fretta un modello.',
          'Mi ritiro con la mia parte quando richiede tranquillità.',
          'Chiedo come può funzionare un’idea, se nessuno l’ha ancora detto.',
        ],
        'Use First': [
          'Provo presto la nostra idea, così abbiamo qualcosa da guardare.',
          'Cerco perché una cosa non va, e insisto finché non funziona.',
          'Nelle riunioni parlo poco, poi torno con qualcosa che funziona.',
          'Chiedo a che cosa servirà il nostro lavoro, e lo costruisco per quello.',
        ],
      },
      confluence: {
        Avoid: [
          'Le idee a ruota libera mi stancano; sviluppo volentieri quella che scegliamo.',
          'Cambiare rotta a metà mi preoccupa; vorrei custodire quello che è già fatto.',
          'Presentare senza appunti mi agita; preparo volentieri quello che diremo.',
          'I rischi grandi mi inquietano; vorrei poter chiedere che cosa facciamo se va male.',
        ],
        'As Needed': [
          'Quando ci blocchiamo, propongo un’altra strada.',
          'Aggiungo qualcosa alle idee degli altri quando serve una scintilla.',
          'Corro un rischio se il team può accettare come va a finire.',
          'Se il nostro piano non riesce, aiuto a farne uno nuovo.',
        ],
        'Use First': [
          'Porto molte idee, e mi fa piacere quando il team ne migliora una.',
          'Prendo quello che hanno detto persone diverse e ne faccio qualcosa di nuovo.',
          'Oso fare il primo passo quando nessuno sa come finirà.',
          'Quando cambia tutto insieme, trovo un modo per andare avanti.',
        ],
      },
    },
  },
  need: {
    title: 'Che cosa mi serve da un team',
    statements: {
      sequence: {
        Avoid: [
          'Un calendario pieno mi soffoca; vorrei tempo libero tra un incontro e l’altro.',
          'Se ogni passo è già fissato mi scoraggio; ditemi soltanto che cosa sperate.',
          'Se si fa tutti allo stesso modo mi agito; vorrei poter variare.',
          'Aspettare la parte che viene prima della mia mi spazientisce; vorrei cominciare subito.',
        ],
        'As Needed': [
          'Quando arrivano molti compiti insieme, mi serve un piano del team.',
          'Mi serve conoscere la scadenza; la strada spesso la trovo da me.',
          'Mi serve sapere l’ordine quando qualcuno aspetta la mia parte.',
          'In un team nuovo mi piace sentire come si fanno le cose.',
        ],
        'Use First': [
          'Mi serve sapere chi fa che cosa, ed entro quando.',
          'Mi servono incontri con un programma che poi seguiamo.',
          'Mi serve sapere di un cambiamento prima di avere fatto il lavoro.',
          'Mi serve che finiamo una cosa prima di aprirne un’altra.',
        ],
      },
      precision: {
        Avoid: [
          'I messaggi lunghi mi sommergono; vorrei tre righe con quello che conta.',
          'Se si corregge ogni parola ci resto male; vorrei sentire prima che cosa va bene.',
          'Le domande a sorpresa sui dettagli mi agitano; vorrei poter rispondere domani.',
          'Quando si discute a lungo di piccolezze mi avvilisco; vorrei una decisione.',
        ],
        'As Needed': [
          'Mi servono i fatti quando devo votare su qualcosa.',
          'Ogni tanto mi serve qualcuno che controlli la mia parte.',
          'Mi serve tempo per le domande quando un compito mi è nuovo.',
          'Se non c’ero, mi piace sapere perché avete deciso così.',
        ],
        'Use First': [
          'Mi servono tutte le informazioni che hanno gli altri, non solo il riassunto.',
          'Mi servono persone che prendono le mie domande come un aiuto, non come un dubbio.',
          'Mi serve il tempo di controllare il nostro lavoro prima che esca.',
          'Mi servono le decisioni per iscritto, per poterle rileggere.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Un apparecchio nuovo mi mette a disagio; vorrei che qualcuno me lo mostrasse.',
          'Se lavoriamo separati a lungo mi sento fuori; mi servono incontri frequenti.',
          'Gli strumenti che si bloccano mi irritano; mi serve qualcuno del team a cui chiedere.',
          'I discorsi su come funzionano le macchine mi stancano; ditemi che cosa faranno per noi.',
        ],
        'As Needed': [
          'Quando le parole non bastano, mi serve vedere o toccare la cosa.',
          'Certi compiti mi serve farli per conto mio; per altri mi piace la compagnia.',
          'Quando il lavoro si fa duro, mi serve sapere a che cosa serve.',
          'Quando c’è in gioco molto, mi serve una prova generale.',
        ],
        'Use First': [
          'Mi serve un compito vero, che alla fine dia qualcosa da usare.',
          'Mi serve tempo per me prima di potervi dire che cosa penso.',
          'Mi serve provare le cose con le mie mani, non solo parlarne.',
          'Mi serve un team che mi lasci lavorare senza tante parole.',
        ],
      },
      confluence: {
        Avoid: [
          'Le svolte improvvise mi mettono ansia; mi serve un cenno prima dell’incontro.',
          'Quando le idee volano mi sento travolgere; vorrei un momento per scrivere le mie.',
          'Un compito senza esempio mi disorienta; mi serve vederne uno riuscito.',
          'Le spinte a rischiare mi mettono tensione; vorrei provare prima in piccolo.',
        ],
        'As Needed': [
          'Ogni tanto mi serve spazio per una mia idea.',
          'Mi serve sapere se raccogliamo ancora idee o se abbiamo già deciso.',
          'Se da settimane facciamo la stessa cosa, un cambiamento mi fa bene.',
          'Mi serve sentire il motivo prima di seguire un piano audace.',
        ],
        'Use First': [
          'Mi serve un team che ascolti un’idea fino in fondo prima di dire no.',
          'Mi serve la libertà di fare la mia parte a modo mio.',
          'Mi serve varietà: altre persone, altri compiti, altri luoghi.',
          'Mi serve sapere che una mia prova può anche non riuscire.',
        ],
      },
    },
  },
}
