import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Qabel tibda',
    body_html:
      '<p>Se taqra 28 sentenza qasira dwar kif tagħmel l-affarijiet. Imbagħad hemm tliet mistoqsijiet.</p>' +
      '<h2>Dan mhux test</h2>' +
      '<p>L-ebda tweġiba mhi tajba jew ħażina. Aħseb f’dak li tassew tagħmel, mhux f’dak li jriduk tgħid l-oħrajn.</p>' +
      '<h2>Ipprepara</h2>' +
      '<ul>' +
      '<li>Itlob lil xi ħadd kbir joqgħod ħdejk. Jista’ jaqralek. It-tweġibiet huma tiegħek.</li>' +
      '<li>Għandek 6 jew 7 snin? Mela wieġeb flimkien ma’ xi ħadd kbir.</li>' +
      '<li>Sib post kwiet. Ibda meta ma tħossx għeja.</li>' +
      '<li>Inbidlet xi ħaġa kbira, bħal dar ġdida? Mela forsi stenna ftit ġimgħat.</li>' +
      '</ul>' +
      '<h2>Min jarah?</h2>' +
      '<p>Int. Dħalt mal-familja tiegħek? Mela l-persuna kbira li tieħu ħsieb il-kont tal-familja tara l-punteġġi tiegħek ukoll.</p>' +
      '<p>Dħalt ma’ skola jew klabb? Mela l-kbar li jiggwidawk hemm jaraw ismek u jekk lestejtx. ' +
      'Jaraw il-punteġġi tiegħek biss jekk qablu l-familja tiegħek jew il-kbar tal-iskola. ' +
      'Jekk trid tibdel dan, għid lil xi ħadd kbir. Jista’ jistaqsi lill-iskola jew lilna.</p>' +
      '<p>In-nies li jżommu lil Quartet jaħdem jistgħu jarawh ukoll, meta jkollhom bżonn.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'X’se tagħmel',
    body_html:
      '<p>Se taqra 28 sentenza qasira dwar kif tagħmel l-affarijiet. Imbagħad hemm tliet mistoqsijiet. ' +
      'Tista’ tikteb xi ħaġa jew taqbiżhom. Jieħu madwar 15-il minuta, ma’ xi ħadd kbir. ' +
      'Kull tweġiba tiġi ssejvjata. Tista’ tieqaf u tkompli aktar tard, fuq apparat ieħor ukoll.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'Kif twieġeb',
    body_html:
      '<p>Aqra sentenza. Jista’ jaqrahielek xi ħadd kbir. Aħseb f’dak li tassew tagħmel. ' +
      'Imbagħad agħżel <strong>Qatt</strong>, <strong>Ftit drabi</strong>, <strong>Xi drabi</strong>, <strong>Ħafna drabi</strong> jew ' +
      '<strong>Dejjem</strong>. Kull tweġiba tgħodd. Staqsi lil xi ħadd kbir jekk ma tafx kelma.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'X’jiġri wara',
    body_html:
      '<p>Meta tlesti, tara mill-ewwel il-paġna tiegħek dwar kif tagħmel l-affarijiet. ' +
      'Jekk dħalt mal-familja tiegħek, taraha wkoll il-persuna kbira li tieħu ħsieb il-kont. ' +
      'Jekk dħalt ma’ skola jew klabb, il-kbar hemm jarawha biss jekk qablu l-familja tiegħek jew il-kbar tal-iskola.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Qabel tibda',
    body_html:
      '<p>Se taqra 28 stqarrija u tgħid kemm-il darba kull waħda hija minnha għalik. Warajhom jiġu tliet mistoqsijiet miftuħa.</p>' +
      '<h2>Dan mhux test</h2>' +
      '<p>M’hemmx tweġibiet tajbin jew ħżiena, u l-ebda riżultat mhu aħjar minn ieħor. ' +
      'Aħseb f’dak li tassew tagħmel, mhux f’dak li tixtieq jew li jistennew l-oħrajn.</p>' +
      '<h2>Agħżel il-mument</h2>' +
      '<p>Agħżel ħin meta tkun strieħejt u ħadd ma jtellfek. ' +
      'Inbidlet xi ħaġa kbira dan l-aħħar, bħal dar jew xogħol ġdid? Mela jista’ jgħin li tistenna ftit ġimgħat.</p>' +
      '<h2>Min jarah</h2>' +
      '<p>Int. Jekk għandek inqas minn 18-il sena u f’kont tal-familja, min imexxih jara l-punteġġi tiegħek ukoll.</p>' +
      '<p>Jekk dħalt b’kodiċi ta’ istituzzjoni, l-istaff tagħha jara ismek u jekk lestejtx. ' +
      'Jara l-punteġġi tiegħek biss jekk għidt iva. ' +
      'Tista’ tieħu dan lura meta trid: staqsi lill-istituzzjoni tiegħek jew lilna.</p>' +
      '<p>In-nies li jmexxu lil Quartet jistgħu jaslu għad-data tiegħek meta jkollhom bżonn biex iżommuh jaħdem.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'X’se tagħmel',
    body_html:
      '<p>L-ewwel taqra 28 stqarrija dwar kif in-nies jagħmlu xogħolhom. Imbagħad twieġeb tliet mistoqsijiet miftuħa ' +
      'bi kliemek. Jieħu madwar 10 minuti. Kull tweġiba tiġi ssejvjata mill-ewwel, u għalhekk tista’ tieqaf u tkompli fi żmien 30 jum, ' +
      'fuq apparat ieħor ukoll.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'Kif twieġeb',
    body_html:
      '<p>Għal kull stqarrija agħżel <strong>Qatt</strong>, <strong>Rari</strong>, <strong>Xi drabi</strong>, <strong>Spiss</strong> jew ' +
      '<strong>Dejjem</strong>. Aħseb f’dak li tassew tagħmel, id-dar, l-iskola jew ix-xogħol. ' +
      'M’hemmx tweġibiet tajbin jew ħżiena, u għalhekk agħżel dik onesta.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'X’jiġri wara',
    body_html:
      '<p>Tara l-profil tiegħek malli tlesti. Jekk għandek inqas minn 18-il sena u f’kont tal-familja, min imexxih jara l-punteġġi tiegħek ukoll. ' +
      'Jekk dħalt b’kodiċi ta’ istituzzjoni, l-istaff tagħha jara l-punteġġi tiegħek biss jekk għidt iva.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Qabel tibda',
    body_html:
      '<p>L-inventarju fih 28 stqarrija u tliet mistoqsijiet miftuħa. Jiddeskrivi kif tgħid li s-soltu tagħmel ix-xogħol.</p>' +
      '<h2>Dan mhux test</h2>' +
      '<p>Ma jkejjilx il-ħila. M’hemmx tweġibiet tajbin jew ħżiena, u l-ebda riżultat mhu aħjar minn ieħor. ' +
      'Wieġeb kif tassew tagħmel l-affarijiet, mhux kif tixtieq tagħmilhom.</p>' +
      '<h2>Agħżel mument kwiet</h2>' +
      '<p>Agħmlu meta tkun strieħejt u ħadd ma jtellfek. ' +
      'Wara bidla kbira, bħal xogħol ġdid, dar ġdida jew separazzjoni, tista’ tkun trid tistenna ftit ġimgħat.</p>' +
      '<h2>Min jarah</h2>' +
      '<p>Int. Jekk dħalt b’kodiċi ta’ istituzzjoni, l-istaff tagħha jara ismek u jekk lestejtx. ' +
      'Jara l-punteġġi tiegħek biss jekk għidt iva. ' +
      'Tista’ tirtira dan meta trid: staqsi lill-istituzzjoni tiegħek jew lilna.</p>' +
      '<p>In-nies li jmexxu lil Quartet jistgħu jaslu għad-data tiegħek meta jkollhom bżonn biex iżommuh jaħdem.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'X’se tagħmel',
    body_html:
      '<p>Se tagħti grad lil 28 stqarrija dwar modi ta’ kuljum kif isir ix-xogħol, u mbagħad twieġeb tliet mistoqsijiet miftuħa fi ftit kliem. ' +
      'Dan jieħu madwar 10 minuti. Kull tweġiba tiġi ssejvjata mill-ewwel, u għalhekk tista’ tieqaf u terġa’ lura fi żmien 30 jum, fuq apparat ieħor ukoll.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'Kif twieġeb',
    body_html:
      '<p>Għid kemm-il darba kull stqarrija hija minnha għalik: <strong>Qatt</strong>, <strong>Rari</strong>, ' +
      '<strong>Xi drabi</strong>, <strong>Spiss</strong> jew <strong>Dejjem</strong>. ' +
      'Aħseb f’ħajtek kollha, mhux f’xogħol wieħed. L-ebda tweġiba mhi aħjar minn oħra.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'X’jiġri wara',
    body_html:
      '<p>Tara l-profil tiegħek malli tlesti. ' +
      'Jekk dħalt b’kodiċi ta’ istituzzjoni, l-istaff tagħha jara l-punteġġi tiegħek biss jekk għidt iva.</p>',
  },
]
