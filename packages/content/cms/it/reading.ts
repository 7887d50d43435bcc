import type { Page } from '../page.ts'

/**
 * Pages to read. They make legal promises that the product must fulfil: trial and prices D31,
 * consent D41-D43, rights D44, retention periods D45, wording D47.
 */
export const readingPages: Page[] = [
  {
    key: 'terms',
    age_group_id: null,
    order: 1,
    title: 'Condizioni d’uso',
    body_html:
      '<p>Queste condizioni valgono per chiunque usi Quartet su questo sito. Con «noi» si intende chi gestisce questo sito. ' +
      'Per scriverci, rispondi a una qualsiasi email che hai ricevuto da questo sito.</p>' +
      '<h2>Chi può usare Quartet</h2>' +
      '<p>Puoi iscriverti per conto tuo quando hai l’età in cui, nel tuo Paese, si può dare il consenso senza un genitore: ' +
      'fra i 13 e i 16 anni, secondo il Paese. Se hai meno anni, prima deve dare il consenso un genitore o chi ne fa le veci. ' +
      'Dai 6 ai 12 anni non ci si iscrive mai per conto proprio. ' +
      'Le età sono nella pagina <a href="/page/privacy_children">I dati di bambini e ragazzi</a>.</p>' +
      '<h2>Il tuo account</h2>' +
      '<p>Indica dati veri, tieni per te la password e usa l’account solo tu. ' +
      'Non danneggiare il sito né altre persone: se succede, possiamo chiudere l’account. ' +
      'Puoi chiuderlo anche tu in ogni momento nella pagina «I tuoi dati»; dopo hai 14 giorni per cambiare idea.</p>' +
      '<h2>Prova e abbonamento</h2>' +
      '<ul>' +
      '<li>La prova è gratuita. Comincia quando confermi il tuo indirizzo e dura 14 giorni.</li>' +
      '<li>Dopo, un quadrimestre (quattro mesi) costa 14,99 dollari statunitensi e un anno 39,99. ' +
      'Se durante l’iscrizione vedi un prezzo diverso, vale quello.</li>' +
      '<li>Se hai scelto «Rinnovo automatico», il prezzo dell’abbonamento viene addebitato sulla tua carta alla fine della prova ' +
      'e poi di nuovo a ogni scadenza. Senza questa scelta, dopo la prova l’accesso finisce e non paghi nulla.</li>' +
      '<li>Per non rinnovare, lascia vuota la casella o scrivici prima della scadenza. ' +
      'L’accesso resta fino alla fine del periodo pagato.</li>' +
      '<li>Usa una carta solo se è tua o se chi ne è titolare è d’accordo. ' +
      'Finché la pagina Abbonamenti dice «Modalità di prova», non c’è nessun addebito e valgono solo i numeri di prova: non scrivere mai una carta vera.</li>' +
      '<li>Anche quando l’accesso è finito, puoi ancora leggere i tuoi punteggi.</li>' +
      '</ul>' +
      '<p>Con il codice di una scuola, un’azienda o un’associazione la carta non serve. ' +
      'In quel caso l’accesso dipende da quell’organizzazione.</p>' +
      '<h2>Nessuna decisione sulle persone</h2>' +
      '<p>Quartet non decide nulla su nessuno. Non è permesso usare i punteggi o i profili di Quartet per mettere in graduatoria ' +
      'o scartare delle persone: né per un’assunzione, né per i voti, né per formare classi o corsi. ' +
      'Questo vale anche per le organizzazioni.</p>' +
      '<h2>Testi e nomi</h2>' +
      '<p>Quello che scrivi resta tuo. Noi lo conserviamo e lo mostriamo solo a chi può vederlo: ' +
      'la pagina <a href="/page/privacy">Privacy</a> dice chi. Il software è libero: ' +
      'ne parla la pagina <a href="/page/about">Che cos’è Quartet</a>. ' +
      '«Learning Connections Inventory» è il nome di uno strumento che appartiene ad altri. ' +
      'Le frasi e i testi di Quartet sono originali.</p>' +
      '<h2>Che cosa possiamo promettere e che cosa no</h2>' +
      '<p>Gestiamo Quartet con cura, ma non possiamo promettere che sia sempre raggiungibile e senza errori. ' +
      'Il tuo profilo è un punto di partenza per organizzarti, non un consiglio sulla salute, la scuola o il lavoro. ' +
      'Nei limiti della legge rispondiamo solo dei danni causati con dolo o colpa grave ' +
      'o violando un obbligo su cui devi poter contare. ' +
      'Restano intatti la nostra responsabilità per i danni alla vita e alla salute ' +
      'e i diritti che il tuo Paese riconosce ai consumatori.</p>' +
      '<h2>Modifiche</h2>' +
      '<p>In questa pagina trovi sempre le condizioni in vigore. Una modifica non tocca un periodo che hai già pagato. ' +
      'Se serve il tuo consenso, te lo chiediamo prima.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Privacy',
    body_html:
      '<p>Questa pagina dice che cosa Quartet conserva di te, perché, chi lo vede e per quanto tempo. ' +
      'Con «noi» si intende chi gestisce questo sito ed è responsabile dei tuoi dati. ' +
      'Per scriverci, rispondi a una qualsiasi email che hai ricevuto da questo sito. ' +
      'Se hai usato il codice di una scuola, un’azienda o un’associazione, puoi rivolgerti anche lì: ' +
      'in quel caso trattiamo i tuoi dati per i suoi scopi e in base a un accordo con l’organizzazione. ' +
      'Per i più piccoli c’è la pagina <a href="/page/privacy_children">I dati di bambini e ragazzi</a>.</p>' +
      '<h2>Che cosa conserviamo</h2>' +
      '<ul>' +
      '<li><strong>Account:</strong> il tuo nome, l’indirizzo email, la fascia d’età, il Paese e la lingua. ' +
      'Dai 13 ai 21 anni anche l’anno in cui ne compi 18. Non ti chiediamo la data di nascita. ' +
      'E, se vuoi e hai 13 anni o più, un’immagine e quello che dici di te.</li>' +
      '<li><strong>Password:</strong> solo in una forma cifrata (hash) da cui nessuno può risalire alla password.</li>' +
      '<li><strong>Questionario e profilo:</strong> le tue risposte, per quanto tempo ogni frase è rimasta sullo schermo, ' +
      'i tuoi punteggi e quello che scegli e scrivi nel profilo. Trattiamo tutto questo come dati sensibili.</li>' +
      '<li><strong>Compiti:</strong> il testo di ogni compito che porti qui, le parole che segni, le tue note ' +
      'e le strategie che scegli. La foto di un compito viene cancellata appena il suo testo è stato letto.</li>' +
      '<li><strong>Pagamento:</strong> il tuo abbonamento e le sue scadenze, il circuito della carta, le ultime quattro cifre, ' +
      'il mese di scadenza e un codice casuale al posto del numero. ' +
      'Il numero della carta e il CVC non li conserviamo mai.</li>' +
      '<li><strong>Consensi:</strong> che cosa hai permesso e quando.</li>' +
      '<li><strong>Sicurezza:</strong> quando hai fatto l’accesso e fino a quando vale; un registro di chi ha cambiato che cosa, ' +
      'con un nome casuale e senza le tue risposte o i tuoi testi; chi ha letto il tuo profilo ' +
      'e a quale indirizzo l’hai mandato; e, contro chi prova a indovinare le password, ' +
      'quanti tentativi arrivano da un indirizzo di rete o riguardano un’email, cancellati entro due giorni.</li>' +
      '</ul>' +
      '<h2>Perché</h2>' +
      '<p>Questi dati servono per darti l’account e il profilo, per tenere Quartet al sicuro e per rispettare la legge. ' +
      'Tre cose succedono solo se dai il consenso: chi ti segue nella tua organizzazione vede i tuoi punteggi, ' +
      'ricevi promemoria via email, le tue risposte entrano senza il tuo nome in statistiche di ricerca. ' +
      'Non c’è pubblicità, non seguiamo i tuoi passi in rete e non vendiamo niente. Nessuna macchina decide su di te.</p>' +
      '<h2>Chi lo vede</h2>' +
      '<ul>' +
      '<li>Tu e, quando è necessario, le poche persone che gestiscono Quartet.</li>' +
      '<li>Le persone incaricate dell’organizzazione di cui hai usato il codice: il tuo nome, l’indirizzo email, la fascia d’età, ' +
      'se hai concluso il questionario, e i nomi e lo stato dei tuoi compiti. ' +
      'I tuoi punteggi, il tuo profilo e quello che dicono i tuoi compiti solo se hai dato il consenso.</li>' +
      '<li>Le persone a cui mandi per email il tuo profilo o una scheda di strategie.</li>' +
      '<li>Se hai meno di 18 anni e fai parte di un account di famiglia: la persona che lo gestisce, che vede anche i punteggi.</li>' +
      '<li>Il servizio di posta e chi ospita questo sito, nella misura in cui lavorano per noi. ' +
      'Nessun altro, salvo che la legge ci obblighi.</li>' +
      '</ul>' +
      '<h2>Per quanto tempo</h2>' +
      '<ul>' +
      '<li>Un account che nessuno usa: 36 mesi, quello di un bambino o di una bambina 12 mesi. ' +
      'Scriviamo 30 giorni prima di cancellarlo.</li>' +
      '<li>Un account creato con una carta e mai confermato via email: 7 giorni.</li>' +
      '<li>Le singole risposte al questionario: 24 mesi. I punteggi: finché c’è l’account.</li>' +
      '<li>Il registro, e chi ha letto o ricevuto il tuo profilo: 12 mesi. Un file con tutti i tuoi dati: 7 giorni. Accessi non riusciti ed eventi simili, con una parte approssimativa dell’indirizzo di rete: 30 giorni. ' +
      'Le copie di sicurezza: 35 giorni; per quel tempo possono contenere ancora dati cancellati.</li>' +
      '<li>Le notifiche: 180 giorni.</li>' +
      '<li>I dati che abbiamo per un’organizzazione: al massimo 60 giorni dalla fine del nostro accordo.</li>' +
      '<li>Le prove di pagamenti e consensi: quanto chiede la legge.</li>' +
      '</ul>' +
      '<h2>Sul tuo dispositivo</h2>' +
      '<p>Le pagine non caricano nulla da altri siti. Il browser conserva una chiave che mantiene il tuo accesso e sparisce quando esci; ' +
      'in due cookie, se il tuo accesso è attivo e un segno casuale con cui riconosciamo questo dispositivo quando accedi (per sei mesi); la lingua, chiaro o scuro e scelte simili; ' +
      'il tuo indirizzo email finché non l’hai confermato; le risposte e il lavoro su un compito che non si sono ancora potuti inviare; ' +
      'e, finché non chiudi la scheda, quello che hai scritto per iscriverti, mai però la carta e la password.</p>' +
      '<h2>I tuoi diritti</h2>' +
      '<p>Puoi vedere i tuoi dati, averne una copia, farli correggere o cancellare, opporti al loro uso ' +
      'e ritirare ogni consenso in qualsiasi momento. La pagina «I tuoi dati», in fondo a ogni schermata, mostra che cosa conserviamo, ' +
      'prepara una copia e cancella il tuo account. Per tutto il resto scrivici e ci pensiamo noi entro 30 giorni. ' +
      'Puoi anche fare reclamo all’autorità per la protezione dei dati del tuo Paese.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'Che cosa sa di te Quartet',
    body_html:
      '<p>Quartet conserva alcune cose su di te, altrimenti non potrebbe funzionare. Qui puoi leggere quali.</p>' +
      '<h2>Prima ci vuole il sì di una persona adulta</h2>' +
      '<p>Non hai ancora 13 anni. Per questo chiediamo prima a una persona adulta che si prende cura di te. ' +
      'A volte può dire di sì anche la tua scuola. In quel caso ha firmato un accordo con noi. ' +
      'Prima del sì conserviamo solo un soprannome per te e l’email della persona adulta. ' +
      'Ci segniamo anche la tua scuola, la fascia d’età, il Paese e la lingua.</p>' +
      '<h2>Che cosa conserviamo dopo</h2>' +
      '<p>Il tuo nome, le tue risposte, quanto tempo hai guardato ogni frase, i tuoi punteggi, ' +
      'le frasi che scegli e i compiti che scrivi qui. ' +
      'La password la teniamo in una scrittura segreta che nessuno può leggere.</p>' +
      '<h2>Chi può guardare</h2>' +
      '<ul>' +
      '<li>Tu.</li>' +
      '<li>Se usi Quartet con la famiglia: la persona adulta che gestisce l’account.</li>' +
      '<li>Se usi Quartet con una scuola o un’associazione: le persone adulte che ti seguono lì vedono il tuo nome, se hai finito ' +
      'e come si chiamano i tuoi compiti. Vedono i tuoi punteggi e quello che c’è nei tuoi compiti solo se la tua famiglia o le persone adulte della scuola hanno detto di sì.</li>' +
      '<li>Quando serve: chi fa funzionare Quartet.</li>' +
      '</ul>' +
      '<h2>Che cosa qui non trovi</h2>' +
      '<p>Nessuna tua foto. Nessuna pubblicità. Nessun link ai social. Nessuna pagina sui lavori. Non puoi cercare altre persone. ' +
      'La tua pagina non si manda per email. Puoi stamparla o mostrarla a una persona adulta.</p>' +
      '<h2>Puoi dire basta</h2>' +
      '<p>Vuoi sapere che cosa conserviamo? C’è qualcosa di sbagliato? Vuoi che lo cancelliamo? ' +
      'Dillo a una persona adulta. Può scriverci in qualsiasi giorno.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'I dati di bambini e ragazzi',
    body_html:
      '<p>Questa pagina è per i genitori e per chi ne fa le veci. ' +
      'Dice che cosa vale per i minori, oltre a quello che è scritto nella pagina <a href="/page/privacy">Privacy</a>. ' +
      'Con «noi» si intende chi gestisce questo sito. ' +
      'Per scriverci, rispondi a una qualsiasi email che hai ricevuto da questo sito, oppure rivolgiti alla scuola.</p>' +
      '<h2>Quando serve il tuo consenso</h2>' +
      '<p>Sempre, dai 6 ai 12 anni, a meno che la scuola non lo dia al tuo posto (vedi sotto). ' +
      'A questa età non ci si iscrive mai per conto proprio: si entra con il codice di una scuola. ' +
      'Stiamo ancora preparando il modo di entrare con la famiglia.</p>' +
      '<p>Dai 13 anni si può dare il consenso per conto proprio quando si ha l’età fissata dal proprio Paese:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Malta, Portogallo, Stati Uniti</li>' +
      '<li><strong>14:</strong> Italia, Spagna</li>' +
      '<li><strong>15:</strong> Grecia</li>' +
      '<li><strong>16:</strong> Germania e tutti gli altri Paesi</li>' +
      '</ul>' +
      '<p>A 14 anni, quindi, tuo figlio o tua figlia può iscriversi per conto proprio in Italia, ma in Germania ha bisogno di te.</p>' +
      '<h2>Che cosa succede prima del consenso</h2>' +
      '<p>Ti scriviamo un’email e l’account resta in attesa. ' +
      'Dai 6 ai 12 anni conserviamo fino ad allora solo un soprannome e la tua email, ' +
      'con la scuola, la fascia d’età, il Paese e la lingua. Dai 13 anni in su l’account apre solo le pagine di aiuto. ' +
      'Nessuno può ancora compilare il questionario. Se dici di no o non rispondi, cancelliamo quello che serviva per la richiesta. ' +
      'Se dici di sì, annotiamo chi ha dato il consenso, come, quando e a quale testo.</p>' +
      '<h2>Quando il consenso lo dà la scuola</h2>' +
      '<p>Una scuola può dare il consenso al tuo posto solo se ha firmato con noi un accordo sul trattamento dei dati. ' +
      'Allora usiamo i dati solo per gli scopi della scuola e come ci indica. ' +
      'Se la scuola ha lasciato la decisione ai genitori, ogni account aspetta il sì della propria famiglia.</p>' +
      '<h2>Che cosa non si può fare qui dai 6 ai 12 anni</h2>' +
      '<ul>' +
      '<li>mostrare una propria foto</li>' +
      '<li>mandare il profilo per email; possono stamparlo o mostrarlo</li>' +
      '<li>usare link ai social</li>' +
      '<li>cercare contatti</li>' +
      '<li>vedere pubblicità, pagine sui mestieri o un profilo di lavoro</li>' +
      '</ul>' +
      '<p>Vale qualunque siano i permessi dell’account.</p>' +
      '<h2>I tuoi diritti</h2>' +
      '<p>In ogni momento puoi vedere che cosa conserviamo di tuo figlio o tua figlia, farlo correggere o cancellare, ' +
      'rifiutare che lo usiamo ancora e ritirare il consenso. Rispondi alla nostra email o rivolgiti alla scuola: ' +
      'ci pensiamo appena possibile, al più tardi entro 30 giorni. ' +
      'Non diamo nulla ad altri per i loro scopi. Se un giorno dovesse cambiare, te lo chiederemmo a parte. ' +
      'Se nessuno usa l’account di un bambino o di una bambina per 12 mesi, lo cancelliamo; scriviamo 30 giorni prima.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'Che cosa si sa e che cosa no',
    body_html:
      '<p>Il tuo profilo descrive come dici di affrontare di solito le cose da fare. ' +
      'È un punto di partenza per organizzarti e può cambiare con il tempo e la situazione.</p>' +
      '<h2>Che cosa si sa</h2>' +
      '<p>Le rassegne di studi non hanno trovato prove adeguate che si impari meglio ' +
      'quando l’insegnamento si adatta a uno stile (1, 2). Adattarlo può perfino fare danno. ' +
      'Eppure, in una rassegna di 37 studi, ci credeva l’89% di chi insegna (3). ' +
      'È ben provato, invece, che serve imparare a pianificare, seguire e valutare il proprio lavoro (4).</p>' +
      '<h2>Che cosa non si sa</h2>' +
      '<p>Non conosciamo studi secondo cui questo questionario migliori i risultati di un gruppo. ' +
      'Quanto siano affidabili le nostre frasi non è ancora stato studiato. ' +
      'Non ci sono valori di riferimento: nessuno è messo a confronto con altre persone.</p>' +
      '<p>I gradi proposti per un compito vengono da parole chiave e da una tabella. Un modello linguistico ha scritto e giudicato i testi con cui sono stati creati e misurati: in inglese circa un grado proposto su tre risulta sbagliato. Senza tabella, come per ora in tutte le altre lingue, era sbagliata circa la metà. Nessuna persona li ha ancora giudicati.</p>' +
      '<h2>Fonti</h2>' +
      '<ol>' +
      '<li>Coffield et al. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler et al. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton e Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton et al. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'Che cos’è Quartet',
    body_html:
      '<p>Quartet ti accompagna mentre impari: per conto tuo, a scuola o in azienda. ' +
      'Rispondi a 28 frasi brevi e a tre domande aperte e ottieni un profilo: ' +
      'la descrizione di come dici di affrontare di solito le cose da fare.</p>' +
      '<h2>I quattro schemi</h2>' +
      '<ul>' +
      '<li><strong>Sequenza:</strong> ordine e programmi</li>' +
      '<li><strong>Precisione:</strong> fatti e dettagli</li>' +
      '<li><strong>Ragionamento tecnico:</strong> utilità e pratica</li>' +
      '<li><strong>Confluenza:</strong> idee e strade nuove</li>' +
      '</ul>' +
      '<p>Tutti abbiamo tutti e quattro gli schemi. Cambia quanto usiamo ognuno: «Uso subito», «Uso se serve» o «Evito». ' +
      'Nessun grado d’uso è migliore di un altro.</p>' +
      '<h2>Che cosa Quartet non è</h2>' +
      '<p>Non è un test di capacità o di intelligenza, non è una diagnosi e non serve a scegliere persone o mestieri. ' +
      'Non promette che impari meglio se ti insegnano «a modo tuo». ' +
      'Quello che dice la ricerca è nella pagina <a href="/page/evidence">Che cosa si sa e che cosa no</a>.</p>' +
      '<h2>Software libero</h2>' +
      '<p>Quartet è software libero con licenza GNU Affero General Public License, versione 3 o successiva (AGPL-3.0-or-later). ' +
      'Con questa licenza chiunque può usarlo, studiarlo, modificarlo e condividerlo. ' +
      'Il codice sorgente della versione che gira qui è aperto anche a te: chiedilo a chi gestisce questo sito.</p>' +
      '<h2>Il nome del questionario</h2>' +
      '<p>«Learning Connections Inventory» è il nome di uno strumento che appartiene ad altri. ' +
      'Tutte le frasi e i testi di Quartet sono stati scritti per Quartet; niente è preso da quello strumento. ' +
      'Chi gestisce un sito può far mostrare un altro nome.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Accessibilità',
    body_html:
      '<p>Quartet deve poter essere usato da chiunque. Il nostro obiettivo è il livello AA ' +
      'delle Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>Che cosa funziona</h2>' +
      '<ul>' +
      '<li>Si può fare tutto con la sola tastiera. Nel questionario i tasti da 1 a 5 scelgono la risposta.</li>' +
      '<li>Le pagine si possono ingrandire fino al 200% e stanno anche su un piccolo telefono.</li>' +
      '<li>C’è un aspetto chiaro e uno scuro. Se il tuo dispositivo chiede meno movimento, niente si muove.</li>' +
      '<li>Nelle lingue che si scrivono da destra a sinistra tutta la disposizione è a specchio.</li>' +
      '<li>Ogni schema ha, oltre al colore, una forma, una lettera e un nome.</li>' +
      '<li>Per iscriversi non ci sono enigmi con immagini o suoni.</li>' +
      '<li>Non c’è fretta: ogni risposta viene salvata subito e hai 30 giorni per finire.</li>' +
      '<li>Un pulsante legge ad alta voce frasi, domande, risultati e pagine come questa e segue le parole. ' +
      'Nel questionario può leggerti le frasi anche una persona.</li>' +
      '</ul>' +
      '<h2>Che cosa non funziona ancora</h2>' +
      '<ul>' +
      '<li>Le voci che leggono ad alta voce sono chiare, ma non belle.</li>' +
      '<li>Solo il questionario, i testi sul risultato e poche pagine hanno una versione più semplice per bambini e bambine. ' +
      'Nella lingua dei segni non ce n’è nessuna.</li>' +
      '<li>Non ci risulta una verifica indipendente. Un programma cerca gli ostacoli nelle pagine, ma non li trova tutti.</li>' +
      '</ul>' +
      '<h2>Faccelo sapere</h2>' +
      '<p>Se qualcosa ti è d’ostacolo, rispondi a una qualsiasi email che hai ricevuto da questo sito. ' +
      'Dicci in quale pagina eri, che cosa volevi fare e con che cosa leggi lo schermo. ' +
      'Se usi Quartet con una scuola, un’azienda o un’associazione, puoi dirlo anche lì.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'Come ti aiuta l’LCI',
    body_html:
      '<p>L’LCI è l’elenco di frasi brevi a cui rispondi qui. Con le tue risposte nasce una pagina su di te. Si chiama profilo.</p>' +
      '<h2>A che cosa serve</h2>' +
      '<p>Guardiamo quattro modi di affrontare una cosa da fare. ' +
      'Si chiamano schemi: Sequenza, Precisione, Ragionamento tecnico e Confluenza. Ognuno di noi li ha tutti e quattro. ' +
      'Nel profilo vedi quali usi subito, quali usi se servono e quali preferisci evitare. ' +
      'Nessuno è migliore di un altro. E tutto può cambiare.</p>' +
      '<h2>Che cosa ci puoi fare</h2>' +
      '<ul>' +
      '<li>Leggilo con una persona adulta. In quali frasi ti riconosci?</li>' +
      '<li>Pensa a una cosa da fare, come i compiti o preparare lo zaino. Da dove cominci? In che cosa ti serve aiuto?</li>' +
      '<li>Quando hai finito, guarda indietro. Che cosa ti ha aiutato? Che cosa proverai la prossima volta?</li>' +
      '</ul>' +
      '<h2>Che cosa non può fare</h2>' +
      '<p>Non ti fa diventare più intelligente e non dice in che cosa vai forte. Ti dà le parole per raccontare come fai le cose. ' +
      'Provalo con un compito tuo: scrivilo nella pagina «Compiti di scuola» e guarda quali parole si illuminano.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'Come ti aiuta l’LCI',
    body_html:
      '<p>L’LCI è un questionario: dici quanto spesso 28 frasi valgono per te. Dalle tue risposte nasce il tuo profilo.</p>' +
      '<h2>A che cosa serve un profilo</h2>' +
      '<p>Ti dà le parole per qualcosa che di solito succede senza pensarci: come cominci una cosa da fare, a che cosa ricorri subito ' +
      'e che cosa rimandi. Mostra quanto usi ognuno di quattro schemi. Li hai tutti e quattro, e nessuno è migliore di un altro.</p>' +
      '<h2>Che cosa ci puoi fare</h2>' +
      '<ul>' +
      '<li>Mettilo alla prova. Leggi le frasi e guarda in quali ti riconosci. ' +
      'Se una descrizione non ti somiglia, puoi anche non essere d’accordo.</li>' +
      '<li>Prima di un compito, chiediti che cosa richiede: un piano, dati esatti, prove pratiche, un’idea nuova? ' +
      'Se è uno schema che tendi a evitare, pensa a che cosa potrebbe aiutarti.</li>' +
      '<li>Dopo, chiediti che cosa ha funzionato e che cosa farai in modo diverso.</li>' +
      '</ul>' +
      '<p>Nelle pagine dei compiti puoi decodificare un compito parola per parola: le sue parole si illuminano con i colori degli schemi, ' +
      'confronti quello che chiede con quello che fai di solito e scegli le strategie per affrontarlo.</p>' +
      '<h2>Che cosa non può fare</h2>' +
      '<p>Non dice quanto sei intelligente o che lavoro scegliere, e non è un motivo per trascurare una materia. ' +
      'Quello che dice la ricerca è nella pagina <a href="/page/evidence">Che cosa si sa e che cosa no</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'Come ti aiuta l’LCI',
    body_html:
      '<p>L’LCI è un questionario di 28 frasi e tre domande aperte. Dalle tue risposte nasce un profilo: ' +
      'la descrizione di come dici di affrontare di solito le cose da fare.</p>' +
      '<h2>A che cosa serve un profilo</h2>' +
      '<p>Nel modo in cui cominciamo, organizziamo e finiamo le cose c’è molta abitudine. ' +
      'Un profilo la mette in parole, in quattro schemi, così puoi rifletterci, parlarne e qualche volta scegliere un’altra strada. ' +
      'Tutti abbiamo tutti e quattro gli schemi, e nessun grado d’uso è migliore di un altro.</p>' +
      '<h2>Che cosa puoi farne</h2>' +
      '<ul>' +
      '<li>Confrontalo con la tua esperienza. Leggi le frasi e guarda in quali ti riconosci.</li>' +
      '<li>Prima di un compito, chiediti quali schemi richiede e che cosa potrebbe aiutarti con uno che tendi a evitare.</li>' +
      '<li>Dopo, guarda indietro: che cosa ha funzionato, che cosa cambieresti?</li>' +
      '</ul>' +
      '<p>Nelle pagine dei compiti puoi decodificare un compito parola per parola: le sue parole si illuminano con i colori degli schemi, ' +
      'confronti quello che chiede con quello che fai di solito e scegli le strategie per affrontarlo.</p>' +
      '<h2>Che cosa non può fare</h2>' +
      '<p>Non misura le capacità e non dovrebbe decidere una carriera. Da solo un profilo non migliora nulla; ' +
      'pianificare, seguire e valutare il proprio lavoro, invece, può farlo. ' +
      'Quello che dice la ricerca è nella pagina <a href="/page/evidence">Che cosa si sa e che cosa no</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Video',
    body_html:
      '<p>Ecco il percorso di Quartet per iscritto, in cinque brevi passi.</p>' +
      '<ol>' +
      '<li><strong>Preparati.</strong> Scegli un momento tranquillo, a mente riposata. Non è un test.</li>' +
      '<li><strong>Rispondi.</strong> Leggi 28 frasi brevi e di’ quanto spesso ognuna vale per te. Poi ci sono tre domande aperte. ' +
      'Puoi fermarti quando vuoi e continuare entro 30 giorni.</li>' +
      '<li><strong>Leggi il tuo profilo.</strong> Mostra quanto usi ognuno di quattro schemi: Sequenza, Precisione, ' +
      'Ragionamento tecnico e Confluenza.</li>' +
      '<li><strong>Controllalo.</strong> Guarda in quali frasi ti riconosci. ' +
      'Se sei a un passo da un confine, leggi tutte e due le descrizioni.</li>' +
      '<li><strong>Usalo.</strong> Prima di un compito, pensa a che cosa richiede e a che cosa potrebbe aiutarti. ' +
      'Dopo, guarda indietro: che cosa ha funzionato?</li>' +
      '</ol>',
  },
]
