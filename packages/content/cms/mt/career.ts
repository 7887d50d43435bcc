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
    title: 'Aqra',
    body_html:
      '<p>Aqra t-talba kollha darba: l-email, l-ordni, il-pjan. X’inhu mitlub, sa meta, u min qed joqgħod fuqu?</p>' +
      '<p>Aħseb f’biċċa xogħol li kienet tixbhu. X’kien għenek dakinhar?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Iddekowdja',
    body_html:
      '<p>Immarka l-kliem li jgħid x’tagħmel: ippjana, irrapporta, sewwi, ipproponi. Kull waħda minnhom titlob waħda mill-erba’ xejriet.</p>' +
      '<p>Imbagħad ivvaluta: liema xejra jitlob ħafna x-xogħol, liema ftit, u liema kważi xejn?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Qabbel dak li jitlob ix-xogħol ma’ kif is-soltu tagħmlu. FIT tfisser tliet modi kif tlaqqagħhom, mill-ittri tagħhom bl-Ingliż:</p>' +
      '<ul>' +
      '<li><strong>Isfida lilek innifsek (Forge)</strong>: ix-xogħol għandu bżonn xejra li tevita. Iddeċiedi fuq ħaġa żgħira waħda li tħaffifha, jew staqsi lil xi ħadd li jaħdem miegħek.</li>' +
      '<li><strong>Agħmel aktar (Intensify)</strong>: xejra tużaha meta jkun hemm bżonn. Għolliha għal din il-biċċa xogħol.</li>' +
      '<li><strong>Żomm lura (Tether)</strong>: xejra tużaha l-ewwel u hawn qed tfixkel. Ħalliha tistenna ftit.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Agħmel',
    body_html:
      '<p>Aħdem b’dak li ddeċidejt, u żommu quddiem għajnejk. Meta teħel, erġa’ ħares lejn x’intalab qabel tibdel il-pjan tiegħek, ' +
      'u għid lil dawk li qed jistennew.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Ħares lura',
    body_html:
      '<p>Ir-riżultat laħaq dak li ntalab? Liema xejra għenet, u liema fixklet?</p>' +
      '<p>Ikteb ħaġa waħda li d-darba li jmiss tagħmilha mod ieħor, u waħda li tista’ tkun utli wkoll għal xi ħadd li jaħdem miegħek.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Agħżel x’jgħinek',
    body_html:
      '<p>Agħżel idea waħda għal kull xejra li x-xogħol għandu bżonn. Waħda hija biżżejjed, tlieta huma l-aktar.</p>' +
      '<p>L-ebda idea ma tgħodd għalik? Ikteb tiegħek. Wara għidilna jekk għenitekx.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Agħżel l-istrateġiji tiegħek',
    body_html:
      '<p>Agħżel strateġija waħda għal kull xejra fejn ix-xogħol u d-drawwa tiegħek ma jaqblux, l-aktar tlieta. L-ewwel jiġu l-istqarrijiet li mmarkajt int, ' +
      'imbagħad l-istrateġiji għas-suġġett. Jekk l-ebda waħda ma tgħodd, ikteb waħda bi kliemek.</p>' +
      '<p>Huma suġġerimenti, mhux ordnijiet. Meta x-xogħol jitlesta, għid liema minnhom għenu: dawk jiġu l-ewwel id-darba li jmiss.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'X’inhu t-tqabbil mal-karrieri',
    body_html:
      '<p>Tieħu impjieg ta’ veru: avviż, jew lista ta’ x’isir hemm. Tiddekowdja d-dmirijiet tiegħu bħal kull xogħol ieħor u tara liema xejriet jitlobu. ' +
      'Ħdejhom hemm kif tgħid li s-soltu tagħmel ix-xogħol.</p>' +
      '<p>Hekk tara fejn id-drawwiet tiegħek huma qrib l-impjieg, u fejn ikollok tagħmel sforz. ' +
      'Huwa punt tat-tluq għal mistoqsijiet lil nies li jagħmlu dak ix-xogħol.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'X’mhuwiex',
    body_html:
      '<p><strong>Dan iqabbel drawwiet, mhux ħila, u m’għandux jiddeċiedi karriera.</strong></p>' +
      '<p>Ma jafx x’kapaċi tagħmel, x’tixtieq titgħallem, kemm hi l-paga, jew fejn tkun tħossok sew. Id-drawwiet jistgħu jinbidlu maż-żmien u mal-ambjent. ' +
      'Dak li tgħid ir-riċerka qiegħed fil-paġna <a href="/page/evidence">X’inhu magħruf u x’mhux</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Iġbor dak li hu minnu dwarek fuq ix-xogħol',
    body_html:
      '<p>Taħt tliet mistoqsijiet hemm stqarrijiet għal kull xejra. L-ewwel jiġu dawk tal-grad tal-użu tiegħek; l-oħrajn qegħdin hemm biex tarahom ukoll. ' +
      'Immarka dak li hu minnu dwarek; kull marka tiġi ssejvjata minnufih.</p>' +
      '<p>Iġbor ukoll id-dmirijiet ta’ impjieg li jqanqallek il-kurżità, wieħed f’kull linja, u għid għal kull wieħed jekk tieħux gost bih, jekk hux la hekk u lanqas hekk, jew jekk jgħajjikx. ' +
      'Tlieta minn kull tip huma bidu tajjeb.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'Kif jiġi dekowdjat impjieg',
    body_html:
      '<ol>' +
      '<li>Żid impjieg: ismu, u d-dmirijiet tiegħu, wieħed f’kull linja. Ikkopjahom minn avviż, jew staqsi lil xi ħadd li jagħmel dak ix-xogħol.</li>' +
      '<li>Għid għal kull dmir: nieħu gost, la hekk u lanqas hekk, jew jgħajjini.</li>' +
      '<li>Ħares lejn il-kliem bil-kulur u sewwih fejn hu ħażin.</li>' +
      '<li>Qabbel il-gradi li jitlob l-impjieg ma’ tiegħek, xejra xejra.</li>' +
      '<li>Agħżel strateġiji għal dak li ma jaqbilx, u ikteb x’tixtieq tistaqsi.</li>' +
      '</ol>' +
      '<p>Dan iqabbel drawwiet, mhux ħila, u m’għandux jiddeċiedi karriera.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Tnax-il qasam fejn tħares madwarek',
    body_html:
      '<p>Ħares lejn oqsma li ma kontx taħseb fihom: f’kull wieħed minnhom hemm impjiegi li jitolbu kull waħda mill-erba’ xejriet. ' +
      'In-numri huma gruppi ewlenin tal-klassifikazzjoni O*NET-SOC, fejn tista’ tfittex ix-xogħlijiet.</p>' +
      '<ul>' +
      '<li><strong>Tmexxija u negozju</strong>: it-tmexxija ta’ tim, ħanut jew proġett, xiri, kontijiet, pariri lil kumpaniji (11, 13)</li>' +
      '<li><strong>Kompjuters u inġinerija</strong>: programmi, netwerks, data, magni u pontijiet fuq il-pjanta (15, 17)</li>' +
      '<li><strong>Riċerka</strong>: laboratorji, xogħol fuq il-post, it-temp, is-soċjetà u l-mistoqsijiet tagħha (19)</li>' +
      '<li><strong>Pariri u liġi</strong>: sostenn lin-nies, xogħol soċjali, qrati u kuntratti (21, 23)</li>' +
      '<li><strong>Tagħlim</strong>: ċentru tat-tfal, skola, taħriġ, libreriji u mużewijiet (25)</li>' +
      '<li><strong>Arti, midja u sport</strong>: disinn, palk, kitba, stampi, ħoss, taħriġ u logħob (27)</li>' +
      '<li><strong>Saħħa u kura</strong>: kura, infermerija, eżamijiet, mediċini, għajnuna fid-dar (29, 31)</li>' +
      '<li><strong>Sigurtà</strong>: tifi tan-nar, pulizija, għassa, forzi armati (33, 55)</li>' +
      '<li><strong>Mistednin, ikel u servizz</strong>: kċina, lukanda, tindif, ġonna, xagħar, ivvjaġġar (35, 37, 39)</li>' +
      '<li><strong>Bejgħ u uffiċċji</strong>: ħwienet, klijenti, posta, appuntamenti, pagi (41, 43)</li>' +
      '<li><strong>Art u bini</strong>: irziezet, foresti, sajd, siti tal-bini, toroq (45, 47)</li>' +
      '<li><strong>Tiswija, produzzjoni u trasport</strong>: workshops, fabbriki, vetturi, imħażen (49, 51, 53)</li>' +
      '</ul>' +
      '<p>Din il-paġna tuża tagħrif mill-O*NET 28.2 Database tal-U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'użat taħt il-liċenzja <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. O*NET® hija trademark ta’ USDOL/ETA. ' +
      'L-oqsma u isimhom huma tagħna; USDOL/ETA la approvathom, la rrakkomandathom u lanqas ittestjathom.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'Il-Profil Personali tax-Xogħol tiegħek',
    body_html:
      '<p>Tliet mistoqsijiet: kif tagħmel l-aħjar xogħol tiegħek, x’iġġib lil min iħaddmek, u x’għandek bżonn minn post tax-xogħol. ' +
      'Immarka dak li hu minnu dwarek. Minn tnejn sa erba’ stqarrijiet għal kull mistoqsija huma biżżejjed.</p>' +
      '<p>Ħudu bħala punt tat-tluq: għal applikazzjoni, għal intervista, jew għal taħdita dwar kif taħdmu flimkien. Jista’ jinbidel maż-żmien u mal-ambjent.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'Kif taqra din il-paġna',
    body_html:
      '<p>L-istrixxi juru kif din il-persuna tgħid li s-soltu tagħmel ix-xogħol: gradi tal-użu, l-ebda wieħed aħjar minn ieħor. ' +
      'Is-sentenzi taħt it-tliet mistoqsijiet għażlithom il-persuna.</p>' +
      '<p>Dan iqabbel drawwiet, mhux ħila, u m’għandux jiddeċiedi karriera. M’għandux jintuża biex in-nies jitqiegħdu skont il-grad jew biex jintgħażel min jiġi impjegat.</p>',
  },
]
