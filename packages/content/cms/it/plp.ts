import type { Page } from '../page.ts'

/**
 * The introduction to the Personal Learning Profile (plp_box), and the five steps for using it
 * (method D13).
 */
export const plpPages: Page[] = [
  {
    key: 'plp_box',
    age_group_id: 1,
    order: 1,
    title: 'Il tuo profilo di apprendimento',
    body_html:
      '<p>Qui trovi quello che hai scelto e quello che hai scritto. Per ogni schema bastano da due a quattro frasi.</p>' +
      '<p>Fallo vedere a un adulto e parlatene. Puoi cambiarlo quando vuoi.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'Il tuo profilo di apprendimento personale',
    body_html:
      '<p>Questa pagina è tua: le frasi che hai scelto e quelle che hai scritto su come affronti di solito i compiti. Da due a quattro frasi per ogni schema bastano.</p>' +
      '<p>Prendila come punto di partenza per organizzarti e per dire agli altri che cosa ti aiuta. Può cambiare con il tempo e con la situazione: torna qui e modificala.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Leggere',
    body_html:
      '<p>Leggi tutto il compito o fattelo leggere. Che cosa devi fare?</p>' +
      '<p>Hai già fatto una cosa simile? Che cosa ti ha aiutato?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Decodificare',
    body_html:
      '<p>Cerca le parole che dicono che cosa fare: ordinare, raccontare, costruire, inventare. Colora ogni parola con il colore del suo schema.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Guarda il tuo profilo. Il compito ha bisogno di uno schema che ti piace meno? Pensa a una cosa che ti aiuta. Puoi anche chiedere aiuto.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Fare',
    body_html: '<p>Adesso tocca a te. Ti blocchi? Guarda di nuovo il compito.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Riguardare',
    body_html:
      '<p>C’è tutto quello che era chiesto? Che cosa è andato bene? Che cosa provi la prossima volta?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Leggere',
    body_html:
      '<p>Leggi tutto il compito una volta, con calma. Che cosa si chiede, entro quando, e chi lo vedrà?</p>' +
      '<p>Pensa a quando hai fatto qualcosa di simile. Che cosa ti ha aiutato?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Decodificare',
    body_html:
      '<p>Segna le parole che dicono che cosa fare: mettere in ordine, spiegare, costruire, inventare. Ognuna richiama uno dei quattro schemi.</p>' +
      '<p>Poi valuta: quale schema il compito chiede molto, quale un po’, quale quasi per niente?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Confronta quello che il compito chiede con il modo in cui affronti di solito i compiti. FIT indica tre modi per farli incontrare:</p>' +
      '<ul>' +
      '<li><strong>Mettiti alla prova (Forge)</strong>: il compito ha bisogno di uno schema che eviti. Decidi una piccola cosa che lo renda più facile.</li>' +
      '<li><strong>Fai di più (Intensify)</strong>: usi uno schema quando serve. Per questo compito usalo di più.</li>' +
      '<li><strong>Frena un po’ (Tether)</strong>: usi subito uno schema che qui è d’intralcio. Tienilo a freno per un po’.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Fare',
    body_html:
      '<p>Lavora con quello che hai deciso e tienilo sott’occhio. Se ti blocchi, guarda di nuovo che cosa chiede il compito prima di cambiare piano.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Riguardare',
    body_html:
      '<p>Il lavoro risponde a quello che era chiesto? Quale schema ti ha aiutato e quale è stato d’intralcio?</p>' +
      '<p>Annota una cosa che la prossima volta faresti in un altro modo.</p>',
  },
]
