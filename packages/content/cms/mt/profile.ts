import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Ordni u ppjanar',
    body_html:
      '<ul>' +
      '<li>Li trid l-istruzzjonijiet kollha qabel il-bidu.</li>' +
      '<li>Li tagħmel listi jew skedi u ssegwihom pass pass.</li>' +
      '<li>Li żżomm kollox f’postu u tlesti xogħol qabel ieħor.</li>' +
      '<li>Li tieħu gost issir taf kmieni meta pjan ikun se jinbidel.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Fatti u dettalji',
    body_html:
      '<ul>' +
      '<li>Li tiġbor ħafna tagħrif qabel tagħti tweġiba.</li>' +
      '<li>Li tistaqsi, tieħu n-noti u terġa’ taqrahom.</li>' +
      '<li>Li twieġeb fid-dettall u tfittex il-kelma eżatta.</li>' +
      '<li>Li tiċċekkja l-fatti u ċ-ċifri u trid tkun taf minn fejn ġew.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Użu ta’ veru u xogħol bl-idejn',
    body_html:
      '<ul>' +
      '<li>Li trid tara għalxiex isservi biċċa xogħol.</li>' +
      '<li>Li ssib kif jaħdmu l-affarijiet billi tmisshom u tipprovahom.</li>' +
      '<li>Li tieħu gost taħdem waħdek u tibqa’ fuq problema sakemm taħdem.</li>' +
      '<li>Li l-ewwel taħseb fil-kwiet, u turi aktar milli tgħid.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideat u modi ġodda',
    body_html:
      '<ul>' +
      '<li>Li ssegwi bosta ideat tiegħek f’daqqa.</li>' +
      '<li>Li tgħaqqad affarijiet li jidhru ’l bogħod minn xulxin u tipprova modi mhux ittestjati.</li>' +
      '<li>Li tibda b’suppożizzjoni u tfittex bidla mir-rutina.</li>' +
      '<li>Li tuża stejjer, stampi jew it-teatru biex tgħid xi trid tfisser.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'X’jgħidu l-punteġġi',
    body_html:
      '<p>Il-punteġġi ġejjin mit-tweġibiet tiegħek. Għal kull xejra ngħoddu seba’ tweġibiet flimkien. Is-somma hija minn 7 sa 35.</p>' +
      '<p>Nevita huwa minn 7 sa 17. Meta jkun hemm bżonn huwa minn 18 sa 24. Nuża l-ewwel huwa minn 25 sa 35. L-ebda wieħed mhu aħjar minn ieħor. ' +
      'Int qrib linja? Mela aqra ż-żewġ testi.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'X’ma jgħidux il-punteġġi',
    body_html:
      '<p>Dan ma kienx test. Il-punteġġi ma jgħidux kemm hu tajjeb moħħok jew x’kapaċi tagħmel. Jistgħu jinbidlu.</p>' +
      '<p>Tista’ tuża l-erba’ xejriet kollha, anke dawk li jogħġbuk anqas. Għalhekk l-ebda punteġġ mhu raġuni biex taqbeż xogħol.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'X’jgħidu l-punteġġi',
    body_html:
      '<p>Il-punteġġi jiddeskrivu kif tgħid li s-soltu tagħmel ix-xogħol. Għal kull xejra jingħaddu flimkien seba’ tweġibiet tiegħek, ' +
      'u għalhekk punteġġ ikun bejn 7 u 35. ' +
      'Seba’ tweġibiet jagħtu biss stampa bejn wieħed u ieħor, u l-punteġġi tiegħek ma jitqabblu ma’ ta’ ħadd ieħor.</p>' +
      '<p>Il-punteġġ juri grad tal-użu: Nevita (7 sa 17), Meta jkun hemm bżonn (18 sa 24) jew Nuża l-ewwel (25 sa 35). ' +
      'L-ebda wieħed mhu aħjar minn ieħor. Jekk int qrib linja, aqra ż-żewġ deskrizzjonijiet. ' +
      'Ħu l-profil tiegħek bħala punt tat-tluq għall-ippjanar, u ara liema stqarrijiet jixbhu lilek.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'X’ma jgħidux il-punteġġi',
    body_html:
      '<p>Il-punteġġi ġejjin mit-tweġibiet tiegħek. Mhumiex test ta’ x’kapaċi tagħmel jew ta’ kemm hu tajjeb moħħok, ' +
      'u ma jistgħux jagħżlulek impjieg. Jistgħu jinbidlu maż-żmien u mal-ambjent. ' +
      'Kemm jibqgħu l-istess minn darba għal oħra għadu ma ġiex studjat.</p>' +
      '<p>Studji li jgħarblu r-riċerka ma sabux prova tajba li titgħallem aħjar jekk jgħallmuk “bil-mod tiegħek”. ' +
      'Għalhekk xejra mhix raġuni biex tħalli xi ħaġa barra. Uża l-profil tiegħek biex taħseb f’kif tippjana xogħol, tagħmlu u tħares lura lejh.</p>',
  },
]
