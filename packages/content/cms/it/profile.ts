import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Ordine e programmi',
    body_html:
      '<ul>' +
      '<li>Volere le istruzioni complete prima di cominciare.</li>' +
      '<li>Fare liste o programmi e seguirli passo per passo.</li>' +
      '<li>Tenere in ordine le cose e finire un compito prima di passare a un altro.</li>' +
      '<li>Voler sapere presto se un piano cambierà.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Fatti e dettagli',
    body_html:
      '<ul>' +
      '<li>Raccogliere molte informazioni prima di rispondere.</li>' +
      '<li>Fare domande, prendere appunti e poi rileggerli.</li>' +
      '<li>Rispondere con tutti i dettagli e cercare la parola esatta.</li>' +
      '<li>Controllare fatti e cifre e voler conoscere la fonte.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Utilità e pratica',
    body_html:
      '<ul>' +
      '<li>Voler vedere a che cosa serve un compito.</li>' +
      '<li>Scoprire come funzionano le cose prendendole in mano e provandole.</li>' +
      '<li>Lavorare volentieri per conto proprio e restare su un problema finché non è risolto.</li>' +
      '<li>Pensare prima in silenzio, e mostrare più che raccontare.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Idee e strade nuove',
    body_html:
      '<ul>' +
      '<li>Seguire più idee proprie nello stesso momento.</li>' +
      '<li>Collegare cose che sembrano lontane e provare modi nuovi.</li>' +
      '<li>Partire da un’intuizione e cercare di uscire dalla routine.</li>' +
      '<li>Dire quello che si pensa con storie, immagini o recitazione.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'Che cosa dicono i punteggi',
    body_html:
      '<p>I punteggi vengono dalle tue risposte. Per ogni schema si sommano sette risposte. La somma va da 7 a 35.</p>' +
      '<p>«Evito» va da 7 a 17. «Uso se serve» va da 18 a 24. «Uso subito» va da 25 a 35. Nessuno è migliore di un altro. ' +
      'Il tuo punteggio è vicino a un confine? Allora leggi tutti e due i testi.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'Che cosa non dicono i punteggi',
    body_html:
      '<p>Non era una verifica. I punteggi non dicono quanto sei intelligente o che cosa sai fare. E possono cambiare.</p>' +
      '<p>Puoi usare tutti e quattro gli schemi, anche quelli che ti piacciono meno. Perciò nessun punteggio è un motivo per saltare un lavoro.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'Che cosa dicono i punteggi',
    body_html:
      '<p>I punteggi descrivono come dici di affrontare di solito le cose da fare. Per ogni schema si sommano sette tue risposte, ' +
      'perciò un punteggio va da 7 a 35. ' +
      'Sette risposte danno solo un’idea di massima, e i tuoi punteggi non vengono confrontati con quelli di nessun altro.</p>' +
      '<p>Il punteggio indica un grado d’uso: Evito (da 7 a 17), Uso se serve (da 18 a 24) o Uso subito (da 25 a 35). ' +
      'Nessuno è migliore di un altro. Se il tuo è vicino a un confine, leggi tutte e due le descrizioni. ' +
      'Prendi il profilo come punto di partenza per organizzarti e guarda in quali frasi ti riconosci.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'Che cosa non dicono i punteggi',
    body_html:
      '<p>I punteggi vengono dalle tue risposte. Non sono un test su che cosa sai fare o su quanto sei intelligente, ' +
      'e non possono scegliere un lavoro al posto tuo. Possono cambiare con il tempo e con la situazione. ' +
      'Quanto siano stabili da una volta all’altra non è ancora stato studiato.</p>' +
      '<p>Le rassegne di studi non hanno trovato prove solide che tu impari meglio se ti insegnano «a modo tuo». ' +
      'Perciò uno schema non è un motivo per tralasciare qualcosa. ' +
      'Usa il profilo per riflettere su come programmi un compito, lo svolgi e poi lo riguardi.</p>',
  },
]
