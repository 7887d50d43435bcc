import type { Page } from '../page.ts'

/**
 * The five steps at work (method D13), and the texts next to strategies, on the career match and on
 * the Personal Work Profile (D24, D25, D40).
 */
export const careerPages: Page[] = [
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 1,
    title: 'Leggere',
    body_html:
      '<p>Leggi tutta la richiesta una volta: la mail, l’ordine, il piano. Che cosa si chiede, entro quando, e chi ci conta?</p>' +
      '<p>Pensa a un lavoro simile. Che cosa ti ha aiutato?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Decodificare',
    body_html:
      '<p>Segna le parole che dicono che cosa fare: programmare, riferire, riparare, proporre. Ognuna richiama uno dei quattro schemi.</p>' +
      '<p>Poi valuta: quale schema il lavoro chiede molto, quale un po’, quale quasi per niente?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Confronta quello che il lavoro chiede con il modo in cui lo affronti di solito. FIT indica tre modi per farli incontrare:</p>' +
      '<ul>' +
      '<li><strong>Mettiti alla prova (Forge)</strong>: il lavoro ha bisogno di uno schema che eviti. Decidi una piccola cosa che lo renda più facile, o chiedi a chi lavora con te.</li>' +
      '<li><strong>Fai di più (Intensify)</strong>: usi uno schema quando serve. Per questo lavoro usalo di più.</li>' +
      '<li><strong>Frena un po’ (Tether)</strong>: usi subito uno schema che qui è d’intralcio. Tienilo a freno per un po’.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Fare',
    body_html:
      '<p>Lavora con quello che hai deciso e tienilo sott’occhio. Se ti blocchi, guarda di nuovo che cosa era chiesto prima di cambiare piano, ' +
      'e avvisa chi aspetta.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Riguardare',
    body_html:
      '<p>Il risultato risponde a quello che era chiesto? Quale schema ti ha aiutato e quale è stato d’intralcio?</p>' +
      '<p>Annota una cosa che la prossima volta faresti in un altro modo, e una che può servire anche a chi lavora con te.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Scegli che cosa ti aiuta',
    body_html:
      '<p>Scegli un’idea per ogni schema che serve al compito. Ne basta una, al massimo tre.</p>' +
      '<p>Nessuna va bene? Scrivine una tua. Dopo dicci se ti ha aiutato.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Scegli le tue strategie',
    body_html:
      '<p>Scegli una strategia per ogni schema in cui il compito e la tua abitudine non coincidono, al massimo tre. Prima vengono le frasi che hai spuntato, ' +
      'poi le strategie dell’argomento. Se nessuna va bene, scrivine una con parole tue.</p>' +
      '<p>Sono suggerimenti, non prescrizioni. A compito finito di’ quali ti hanno aiutato: la prossima volta vengono per prime.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'Che cos’è il confronto con un mestiere',
    body_html:
      '<p>Prendi un lavoro vero: un annuncio, o un elenco di ciò che si fa. Decodifichi le sue mansioni come ogni altro compito e vedi quali schemi chiedono. ' +
      'Accanto c’è il modo in cui dici di affrontare di solito i compiti.</p>' +
      '<p>Così vedi dove le tue abitudini sono vicine a quel lavoro e dove dovresti sforzarti. ' +
      'È un punto di partenza per fare domande a chi quel lavoro lo fa.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'Che cosa non è',
    body_html:
      '<p><strong>Confronta abitudini, non capacità, e non dovrebbe decidere un mestiere.</strong></p>' +
      '<p>Non sa che cosa sai fare, che cosa vuoi imparare, quanto si guadagna o dove staresti bene. Le abitudini possono cambiare con il tempo e l’ambiente. ' +
      'Che cosa dice la ricerca è alla pagina <a href="/page/evidence">Che cosa si sa e che cosa no</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Raccogli ciò che vale per te al lavoro',
    body_html:
      '<p>Sotto tre domande ci sono frasi per ogni schema. Quelle del tuo grado d’uso vengono prima; puoi guardare anche le altre. ' +
      'Spunta ciò che vale per te; ogni spunta si salva subito.</p>' +
      '<p>Raccogli anche le mansioni di un lavoro che ti incuriosisce, una per riga, e di’ di ognuna se ti piace, se ti è indifferente o se ti toglie energia. ' +
      'Tre di ogni tipo sono un buon inizio.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'Come si decodifica un lavoro',
    body_html:
      '<ol>' +
      '<li>Aggiungi un lavoro: il nome e le mansioni, una per riga. Copiale da un annuncio o chiedi a chi lo fa.</li>' +
      '<li>Di’ di ogni mansione: mi piace, indifferente o faticosa.</li>' +
      '<li>Guarda le parole colorate e correggile dove non vanno.</li>' +
      '<li>Confronta, schema per schema, i gradi che servono al lavoro con i tuoi.</li>' +
      '<li>Scegli strategie per ciò che non si incontra, e annota che cosa vuoi chiedere.</li>' +
      '</ol>' +
      '<p>Confronta abitudini, non capacità, e non dovrebbe decidere un mestiere.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Dodici campi in cui guardarsi intorno',
    body_html:
      '<p>Guarda anche in campi a cui non avresti pensato: in ognuno ci sono lavori che chiedono ciascuno dei quattro schemi. ' +
      'I numeri sono i gruppi principali della classificazione O*NET-SOC, in cui puoi cercare le professioni.</p>' +
      '<ul>' +
      '<li><strong>Guidare e amministrare</strong>: condurre un gruppo, un negozio o un progetto, acquisti, conti, consulenza alle aziende (11, 13)</li>' +
      '<li><strong>Computer e ingegneria</strong>: programmi, reti, dati, macchine e ponti sulla carta (15, 17)</li>' +
      '<li><strong>Ricerca</strong>: laboratori, lavoro sul campo, il tempo, la società e le sue domande (19)</li>' +
      '<li><strong>Consulenza e diritto</strong>: stare accanto alle persone, lavoro sociale, tribunali e contratti (21, 23)</li>' +
      '<li><strong>Insegnamento</strong>: nidi, scuola, formazione, biblioteche e musei (25)</li>' +
      '<li><strong>Arte, media e sport</strong>: design, palcoscenico, scrittura, immagini, suono, allenamento e gioco (27)</li>' +
      '<li><strong>Salute e cura</strong>: curare, assistere, fare esami, medicinali, aiuto a casa (29, 31)</li>' +
      '<li><strong>Sicurezza</strong>: vigili del fuoco, polizia, vigilanza, forze armate (33, 55)</li>' +
      '<li><strong>Ospiti, cibo e servizi</strong>: cucina, albergo, pulizie, giardini, capelli, viaggi (35, 37, 39)</li>' +
      '<li><strong>Vendita e uffici</strong>: negozi, clientela, posta, appuntamenti, paghe (41, 43)</li>' +
      '<li><strong>Terra e costruzioni</strong>: fattorie, boschi, pesca, cantieri, strade (45, 47)</li>' +
      '<li><strong>Riparare, produrre, trasportare</strong>: officine, fabbriche, veicoli, magazzini (49, 51, 53)</li>' +
      '</ul>' +
      '<p>Questa pagina usa informazioni della banca dati O*NET 28.2 dello U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'con licenza <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. O*NET® è un marchio di USDOL/ETA. ' +
      'I campi e i loro nomi sono nostri; USDOL/ETA non li ha approvati, raccomandati né verificati.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'Il tuo profilo di lavoro personale',
    body_html:
      '<p>Tre domande: come lavori meglio, che cosa porti a chi ti dà lavoro, che cosa ti serve in un posto di lavoro. ' +
      'Spunta ciò che vale per te. Da due a quattro frasi per domanda bastano.</p>' +
      '<p>Prendilo come punto di partenza: per una candidatura, un colloquio o per parlare di come lavorare insieme. ' +
      'Può cambiare con il tempo e l’ambiente.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'Come si legge questa pagina',
    body_html:
      '<p>Le barre mostrano come questa persona dice di affrontare di solito i compiti: gradi d’uso, nessuno migliore di un altro. ' +
      'Le frasi sotto le tre domande le ha scelte lei.</p>' +
      '<p>Confronta abitudini, non capacità, e non dovrebbe decidere un mestiere. ' +
      'Non deve servire a mettere in classifica le persone né a scegliere chi assumere.</p>',
  },
]
