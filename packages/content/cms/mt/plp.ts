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
    title: 'Il-profil tat-tagħlim tiegħek',
    body_html:
      '<p>Hawn issib dak li mmarkajt u dak li ktibt. Għal kull xejra huma biżżejjed minn tnejn sa erba’ sentenzi.</p>' +
      '<p>Urih lil xi ħadd kbir u tkellmu fuqu. Tista’ tibdlu meta trid.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'Il-Profil Personali tat-Tagħlim tiegħek',
    body_html:
      '<p>Din il-paġna hija tiegħek: dak li mmarkajt u dak li ktibt dwar kif is-soltu tagħmel ix-xogħol. Minn tnejn sa erba’ stqarrijiet għal kull xejra huma biżżejjed.</p>' +
      '<p>Ħudha bħala punt tat-tluq għall-ippjanar, u biex tgħid lill-oħrajn x’jgħinek. Tista’ tinbidel maż-żmien u mal-ambjent, mela erġa’ lura u ibdilha.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Aqra',
    body_html:
      '<p>Aqra x-xogħol kollu, jew ħalli lil xi ħadd jaqrahulek. X’għandek tagħmel?</p>' +
      '<p>Għamilt xi ħaġa bħalu qabel? X’għenek?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Iddekowdja',
    body_html:
      '<p>Fittex il-kliem li jgħid x’tagħmel: irranġa, għid, ibni, ivvinta. Agħti lil kull kelma l-kulur tax-xejra tagħha.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Ħares lejn il-profil tiegħek. Ix-xogħol għandu bżonn xejra li togħġbok anqas? Mela aħseb f’ħaġa waħda li tgħinek biha. Tista’ titlob l-għajnuna wkoll.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Agħmel',
    body_html: '<p>Issa agħmlu. Jekk teħel, erġa’ ħares lejn ix-xogħol.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Ħares lura',
    body_html:
      '<p>Hemm kollox minn dak li ntalab? X’mar tajjeb? X’se tipprova d-darba li jmiss?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Aqra',
    body_html:
      '<p>Aqra x-xogħol kollu darba, bil-mod. X’inhu mitlub, sa meta, u min se jarah?</p>' +
      '<p>Aħseb f’darba meta għamilt xi ħaġa bħalu. X’kien għenek dakinhar?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Iddekowdja',
    body_html:
      '<p>Immarka l-kliem li jgħid x’tagħmel: poġġi fl-ordni, spjega, ibni, ivvinta. Kull waħda minnhom titlob waħda mill-erba’ xejriet.</p>' +
      '<p>Imbagħad ivvaluta: liema xejra jitlob ħafna x-xogħol, liema ftit, u liema kważi xejn?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Qabbel dak li jitlob ix-xogħol ma’ kif is-soltu tagħmel ix-xogħol. FIT tfisser tliet modi kif tlaqqagħhom, mill-ittri tagħhom bl-Ingliż:</p>' +
      '<ul>' +
      '<li><strong>Isfida lilek innifsek (Forge)</strong>: ix-xogħol għandu bżonn xejra li tevita. Iddeċiedi fuq ħaġa żgħira waħda li tħaffifha.</li>' +
      '<li><strong>Agħmel aktar (Intensify)</strong>: xejra tużaha meta jkun hemm bżonn. Għolliha għal dan ix-xogħol.</li>' +
      '<li><strong>Żomm lura (Tether)</strong>: xejra tużaha l-ewwel u hawn qed tfixkel. Ħalliha tistenna ftit.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Agħmel',
    body_html:
      '<p>Aħdem b’dak li ddeċidejt, u żommu quddiem għajnejk. Meta teħel, erġa’ ħares lejn x’jitlob ix-xogħol qabel tibdel il-pjan tiegħek.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Ħares lura',
    body_html:
      '<p>Ix-xogħol laħaq dak li ntalab? Liema xejra għenet, u liema fixklet?</p>' +
      '<p>Ikteb ħaġa waħda li d-darba li jmiss tagħmilha mod ieħor.</p>',
  },
]
