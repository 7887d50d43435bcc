import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: 'X’iġġib miegħek u x’għandek bżonn?',
    body_html:
      '<p>F’tim jgħin meta kulħadd ikun jaf xi ħaġa dwar l-oħrajn. Hawn tgħid żewġ affarijiet dwarek: x’iġġib miegħek f’tim, u x’għandek bżonn minnu.</p>' +
      '<p>Immarka s-sentenzi li huma minnhom dwarek. Waħda jew tnejn għal kull xejra huma biżżejjed. L-ebda tweġiba mhija ħażina.</p>' +
      '<p>Il-membri tat-timijiet tiegħek jistgħu jaqraw dak li timmarka. Tista’ tibdlu meta trid.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'X’iġġib miegħek u x’għandek bżonn',
    body_html:
      '<p>Qabel ma n-nies jippjanaw flimkien, jgħin li tkun taf kif kull wieħed u waħda jħobbu jaħdmu. Għalhekk dan il-pass jistaqsik żewġ mistoqsijiet: x’iġġib miegħek f’tim, u x’għandek bżonn minnu?</p>' +
      '<p>F’kull xejra tara l-ewwel l-istqarrijiet li jaqblu mal-grad tal-użu tiegħek. L-oħrajn huma tektika ’l bogħod, għax ħadd ma joqgħod eżatt fi grad wieħed. Immarka dak li hu minnu dwarek f’jum normali, mhux dak li jinstema’ sabiħ. Minn waħda sa tliet stqarrijiet għal kull xejra huma biżżejjed.</p>' +
      '<p>L-istqarrijiet jiddeskrivu drawwiet. Ma jgħidu xejn dwar il-ħila ta’ ħadd. Il-membri tat-timijiet tiegħek jistgħu jaqrawhom wara li taċċetta; tista’ tibdilhom meta trid.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: 'Min hemm fit-tim tiegħek?',
    body_html:
      '<p>Tim ikollu isem u mill-inqas tliet persuni. Anki int tgħodd.</p>' +
      '<p>Aħseb f’nies li jaħdmu b’modi differenti: min iħobb il-listi, min jistaqsi ħafna, min jibni, min ikollu ideat strambi. Kollha jiswew.</p>' +
      '<p>Min tistieden jista’ jgħid iva jew le. Staqsi lil xi ħadd kbir jekk ma tafx lil min tistieden.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Sib in-nies għat-tim tiegħek',
    body_html:
      '<p>Tim jeħtieġ isem u mill-inqas tliet persuni, inkluż int. Min iwaqqaf it-tim imexxih, u aktar tard jista’ jgħaddi t-tmexxija lil ħaddieħor.</p>' +
      '<p>Stieden lin-nies li x-xogħol għandu bżonn. Jekk tista’ tagħżel, fittex drawwiet differenti: nies li jippjanaw, li jiċċekkjaw, li jibnu, li jippruvaw dak li hu ġdid. L-ebda taħlita mhija t-tajba, u l-ebda xejra ma hi obbligatorja. Jekk tonqos waħda, ifisser biss li t-tim irid jaħseb għaliha.</p>' +
      '<p>Kulħadd jiddeċiedi għalih. Min jaċċetta jaqsam il-punteġġi u l-istqarrijiet tiegħu ma’ dan it-tim, u minħabba f’hekk ma jarahom ħadd ieħor. Min jirrifjuta m’għandux għalfejn jagħti raġuni.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Saru nafu lil xulxin',
    body_html:
      '<p>Hawn tara min qal iva. Tista’ taqra x’iġibu magħhom l-oħrajn u x’għandhom bżonn.</p>' +
      '<p>Fittex żewġ affarijiet. X’iħobbu jagħmlu ħafna minnkom? U x’ma jħobb jagħmel ħadd? Tkellmu dwar min jista’ jipprova u min jista’ jgħin.</p>' +
      '<p>L-ebda xejra mhija aħjar minn oħra. Qatt tuża n-numri biex tgħaddi ż-żmien b’xi ħadd.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Aqraw x’għażiltu',
    body_html:
      '<p>Hekk kif il-membri jaċċettaw, tara l-punteġġi tagħhom fuq graff wieħed u l-istqarrijiet tagħhom, xejra xejra. Ħudu l-ħin biex taqrawhom, l-aħjar flimkien.</p>' +
      '<p>Ta’ min jistaqsi tliet mistoqsijiet. Hemm xejra li ħadd ma juża l-ewwel? Mela ddeċiedu min jieħu ħsiebha, u x’jagħmilha eħfef. Hemm waħda li kważi kulħadd juża l-ewwel? Mela ftiehmu meta jkun biżżejjed. Fejn hemm tnejn minnkom differenti ħafna? Tkellmu kmieni, sakemm għad m’hemm xejn x’jintilef.</p>' +
      '<p>Il-punteġġi jiddeskrivu drawwiet, mhux ħila jew valur. Tagħmlux klassifika minnhom, u dak li taqraw jibqa’ fit-tim.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Ibdew il-proġett',
    body_html:
      '<p>Ikteb bi kliemek kif se taħdem ma’ dan it-tim. X’se tagħmel? X’għandhom ikunu jafu l-oħrajn?</p>' +
      '<p>Imbagħad aqraw ix-xogħol flimkien. Liema kliem jgħid x’għandu jsir? Aqsmu x-xogħol biex kulħadd jagħmel xi ħaġa li jħobb u jipprova xi ħaġa ġdida.</p>' +
      '<p>Fl-aħħar ħarsu lura flimkien: x’mar tajjeb, u x’se tagħmlu mod ieħor id-darba li jmiss?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'L-ewwel ftehim, imbagħad bidu',
    body_html:
      '<p>Kull membru jikteb ftit sentenzi dwar kif se jaħdem ma’ dan it-tim, mhux ma’ kwalunkwe tim. Imbagħad min imexxi jikteb l-istqarrija tat-tim: min imexxi f’liema xejra, x’tagħmlu meta x-xejriet ma jaqblux, u kif tiddeċiedu.</p>' +
      '<p>Wara ddekowdjaw flimkien l-ewwel biċċa xogħol. Immarkaw x’titlob, qabbluha ma’ dak li għandkom, u aqsmu x-xogħol. Wara ġimgħa jew tnejn erġgħu ħarsu lejn il-ftehim u ibdlu dak li ma jgħinx.</p>' +
      '<p>Xejn minn dan ma jwiegħed riżultati aħjar. L-ebda studju ma juri li t-timijiet imorru aħjar għax jafu x-xejriet tagħhom. Huwa mod kif titkellmu kmieni dwar kif taħdmu.</p>',
  },
]
