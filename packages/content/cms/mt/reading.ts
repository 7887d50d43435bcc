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
    title: 'Kundizzjonijiet tal-użu',
    body_html:
      '<p>Dawn il-kundizzjonijiet jgħoddu għal kull min juża Quartet f’dan is-sit. “Aħna” tfisser min imexxi dan is-sit. ' +
      'Biex tiktbilna, wieġeb għal kwalunkwe email li bagħatlek dan is-sit.</p>' +
      '<h2>Min jista’ juża Quartet</h2>' +
      '<p>Tista’ tirreġistra waħdek meta tkun lħaqt l-età li fiha n-nies f’pajjiżek jistgħu jaqblu waħedhom: bejn 13 u 16. ' +
      'Jekk għandek inqas minn hekk, l-ewwel irid jaqbel ġenitur jew kustodju. Tfal minn 6 sa 12 qatt ma jirreġistraw waħedhom. ' +
      'L-etajiet qegħdin fil-paġna <a href="/page/privacy_children">It-tfal u l-privatezza</a>.</p>' +
      '<h2>Il-kont tiegħek</h2>' +
      '<p>Jekk jogħġbok agħti tagħrif minnu, żomm il-password għalik u uża l-kont għalik biss. ' +
      'Tagħmilx ħsara lil ħaddieħor jew lis-sit; jekk xi ħadd jagħmilha, nistgħu nagħlqu l-kont. ' +
      'Tista’ ttemm il-kont tiegħek meta trid fil-paġna “Id-data tiegħek”; imbagħad għandek 14-il jum biex tibdel fehmtek.</p>' +
      '<h2>Prova u abbonament</h2>' +
      '<ul>' +
      '<li>Il-prova hija bla ħlas. Tibda meta tikkonferma l-indirizz tiegħek u ddum 14-il jum.</li>' +
      '<li>Wara, semestru ta’ erba’ xhur jiswa 14.99 dollaru Amerikan u sena tiswa 39.99 dollaru Amerikan. ' +
      'Jekk ir-reġistrazzjoni turik prezz ieħor, jgħodd dak.</li>' +
      '<li>Jekk immarkajt “Ġedded awtomatikament”, iż-żmien li għażilt jiġi ċċarġjat fuq il-karta tiegħek meta tintemm il-prova, ' +
      'u mill-ġdid fi tmiem kull żmien. Mingħajr il-marka l-aċċess tiegħek jintemm wara l-prova, u ma jiġi ċċarġjat xejn.</li>' +
      '<li>Biex twaqqaf it-tiġdid, ħallih mhux immarkat jew iktbilna qabel jintemm iż-żmien. L-aċċess tiegħek imbagħad jibqa’ sejjer sa tmiem iż-żmien.</li>' +
      '<li>Uża karta biss jekk hija tiegħek jew jekk jaqbel sidha. ' +
      'Sakemm il-paġna Pjanijiet tgħid “Modalità ta’ prattika”, l-ebda karta ma tiġi ċċarġjata u jgħoddu biss numri tal-prattika: tikteb qatt karta vera.</li>' +
      '<li>Meta l-aċċess tiegħek ikun intemm, xorta tista’ taqra l-punteġġi tiegħek.</li>' +
      '</ul>' +
      '<p>Bil-kodiċi ta’ skola, kumpanija jew klabb m’għandekx bżonn karta. L-aċċess tiegħek imbagħad jiddependi minn dik l-istituzzjoni.</p>' +
      '<h2>L-ebda deċiżjoni dwar in-nies</h2>' +
      '<p>Quartet ma jiddeċiedi xejn dwar ħadd. Ħadd ma jista’ juża l-punteġġi jew it-tikketti ta’ Quartet biex iqiegħed in-nies skont il-grad jew jagħrbilhom għal impjieg, ' +
      'għall-marki jew biex iqassamhom fi klassijiet jew korsijiet. Dan jorbot lill-istituzzjonijiet ukoll.</p>' +
      '<h2>Testi u ismijiet</h2>' +
      '<p>Dak li tikteb jibqa’ tiegħek. Aħna nżommuh u nuruh biss lil dawk li jistgħu jarawh; ' +
      'il-paġna <a href="/page/privacy">Privatezza</a> ssemmihom. ' +
      'Is-softwer ta’ Quartet huwa ħieles: <a href="/page/about">Dwar Quartet</a> jgħid aktar. ' +
      '“Learning Connections Inventory” huwa l-isem ta’ strument li huwa ta’ ħaddieħor. ' +
      'L-istqarrijiet u t-testi ta’ Quartet huma tiegħu stess.</p>' +
      '<h2>X’nistgħu nwiegħdu u x’ma nistgħux</h2>' +
      '<p>Immexxu Quartet bl-attenzjoni, imma ma nistgħux inwiegħdu li jkun dejjem hemm jew li ma jkollux difetti. ' +
      'Il-profil tiegħek huwa punt tat-tluq għall-ippjanar, mhux parir dwar is-saħħa, l-iskola jew il-karriera. ' +
      'Sa fejn tippermetti l-liġi, inwieġbu biss għal ħsara li nikkaġunaw apposta jew bi traskuraġni kbira, ' +
      'jew billi niksru dmir li trid tkun tista’ toqgħod fuqu. ' +
      'Xejn hawn ma jillimita dak li għandna nagħtu għal ħsara lill-ħajja jew lis-saħħa, jew id-drittijiet li għandek bħala konsumatur f’pajjiżek.</p>' +
      '<h2>Bidliet</h2>' +
      '<p>Din il-paġna dejjem turi l-kundizzjonijiet li jgħoddu issa. Bidla ma tmissx żmien li tkun diġà ħallast għalih. ' +
      'Fejn hemm bżonn il-kunsens tiegħek, nistaqsuk l-ewwel.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Privatezza',
    body_html:
      '<p>Din il-paġna tgħid x’iżomm Quartet dwarek, għal xiex, min jarah u għal kemm żmien. ' +
      '“Aħna” tfisser min imexxi dan is-sit, li hu responsabbli għad-data tiegħek. ' +
      'Biex tiktbilna, wieġeb għal kwalunkwe email li bagħatlek dan is-sit. ' +
      'Jekk dħalt bil-kodiċi ta’ skola, kumpanija jew klabb, tista’ ddur lejhom ukoll: ' +
      'aħna nieħdu ħsieb id-data tiegħek għall-iskop tagħhom, bi ftehim magħhom. ' +
      'Għat-tfal hemm <a href="/page/privacy_children">It-tfal u l-privatezza</a>.</p>' +
      '<h2>X’inżommu</h2>' +
      '<ul>' +
      '<li><strong>Kont:</strong> ismek, l-indirizz tal-email, il-grupp tal-età, il-pajjiż u l-lingwa. ' +
      'Minn 13 sa 21 anke s-sena li fiha tagħlaq 18. Ma nitolbux id-data tat-twelid tiegħek. ' +
      'U, jekk trid u għandek 13-il sena jew aktar, stampa u dak li tgħid dwarek innifsek.</li>' +
      '<li><strong>Password:</strong> biss bħala hash, li minnu ħadd ma jista’ jaqraha.</li>' +
      '<li><strong>Inventarju u profil:</strong> it-tweġibiet tiegħek, kemm damet kull stqarrija fuq l-iskrin, il-punteġġi tiegħek, ' +
      'u dak li tagħżel u tikteb fil-profil tiegħek. Dan kollu nqisuh sensittiv.</li>' +
      '<li><strong>Xogħlijiet:</strong> it-test ta’ kull xogħol li ġġib hawn, il-kliem li timmarka, in-noti tiegħek, ' +
      'u l-istrateġiji li tagħżel. Ritratt ta’ xogħol jitħassar malli jinqara t-test tiegħu.</li>' +
      '<li><strong>Ħlas:</strong> il-pjan tiegħek u d-dati tiegħu, il-marka tal-karta, l-aħħar erba’ numri tagħha, ' +
      'ix-xahar li fih tiskadi, u marka każwali minflok in-numru tagħha. ' +
      'In-numru tal-karta u l-kodiċi tas-sigurtà qatt ma nżommuhom.</li>' +
      '<li><strong>Kunsensi:</strong> ma’ xiex qbilt, u meta.</li>' +
      '<li><strong>Sigurtà:</strong> meta dħalt u kemm jgħodd dak id-dħul; ' +
      'reġistru ta’ min biddel xiex, b’isem każwali u mingħajr it-tweġibiet jew it-testi tiegħek; min qara l-profil tiegħek, ' +
      'u lil liema indirizz bgħattu; u, kontra min jipprova jaqta’ l-passwords, ' +
      'kemm-il darba ġie ppruvat indirizz tan-netwerk jew indirizz tal-email, imħassar fi żmien jumejn.</li>' +
      '</ul>' +
      '<h2>Għal xiex</h2>' +
      '<p>Għandna bżonn din id-data biex nagħtuk il-kont u l-profil tiegħek, biex inżommu Quartet fiż-żgur u biex nagħmlu dak li titlob il-liġi. ' +
      'Tliet affarijiet isiru biss bil-kunsens tiegħek: in-nies li jiggwidawk fl-istituzzjoni tiegħek jaraw il-punteġġi tiegħek, ' +
      'tirċievi tfakkiriet bl-email, u t-tweġibiet tiegħek jgħoddu, mingħajr ismek, fi statistika għar-riċerka. ' +
      'M’hemmx riklami u ħadd ma jsegwik, u ma nbigħu xejn. L-ebda magna ma tiddeċiedi dwarek.</p>' +
      '<h2>Min jarah</h2>' +
      '<ul>' +
      '<li>Int, u l-ftit nies li jmexxu Quartet meta jkollhom bżonn.</li>' +
      '<li>L-istaff tal-istituzzjoni li dħalt bil-kodiċi tagħha: ismek, l-indirizz tal-email u l-grupp tal-età, ' +
      'jekk lestejtx l-inventarju, u l-ismijiet u l-istat tax-xogħlijiet tiegħek. ' +
      'Il-punteġġi u l-profil tiegħek u dak li jgħidu x-xogħlijiet tiegħek biss jekk qbilt.</li>' +
      '<li>Kull min tibgħatlu l-profil tiegħek jew karta tal-istrateġiji bl-email.</li>' +
      '<li>Jekk għandek inqas minn 18-il sena u f’kont tal-familja: min imexxih, il-punteġġi tiegħek ukoll.</li>' +
      '<li>Is-servizz tal-email u min jospita dan is-sit, sa fejn jaħdmu għalina. ' +
      'Ħadd aktar, ħlief jekk tobbligana liġi.</li>' +
      '</ul>' +
      '<h2>Għal kemm żmien</h2>' +
      '<ul>' +
      '<li>Kont li ħadd ma juża: 36 xahar, kont ta’ tifel jew tifla 12-il xahar. Niktbu 30 jum qabel inħassruh.</li>' +
      '<li>Kont magħmul b’karta li l-indirizz tiegħu qatt ma jiġi kkonfermat: 7 ijiem.</li>' +
      '<li>It-tweġibiet waħda waħda għall-inventarju: 24 xahar. Il-punteġġi: daqs il-kont.</li>' +
      '<li>Ir-reġistru, u min qara jew irċieva l-profil tiegħek: 12-il xahar. Fajl bid-data kollha tiegħek: 7 ijiem. Dħul li ma rnexxiex u avvenimenti bħalhom, b’parti ġenerali biss mill-indirizz tan-netwerk: 30 jum. ' +
      'Il-backups: 35 jum, u għalhekk data mħassra tista’ tibqa’ fihom daqshekk.</li>' +
      '<li>In-notifiki: 180 jum.</li>' +
      '<li>Data li nżommu għal istituzzjoni: l-aktar tard 60 jum wara li jintemm il-ftehim tagħna magħha.</li>' +
      '<li>Dokumenti ta’ ħlasijiet u kunsensi: sakemm titlobhom il-liġi.</li>' +
      '</ul>' +
      '<h2>Fuq l-apparat tiegħek</h2>' +
      '<p>Il-paġni ma jgħabbu xejn mingħand ħaddieħor. Il-browser tiegħek iżomm token li jżommok fil-kont u jitlaq meta toħroġ; ' +
      'żewġ cookies, marka ta’ jekk intix fil-kont u marka każwali li biha nagħrfu dan l-apparat meta tidħol (għal nofs sena); il-lingwa tiegħek, ċar jew skur u għażliet simili; ' +
      'l-indirizz tal-email tiegħek sakemm tikkonfermah; tweġibiet u dak li għamilt f’xogħol, jekk għadhom ma setgħux jintbagħtu; ' +
      'u, sakemm tagħlaq it-tab, dak li ktibt biex tirreġistra, mingħajr il-karta u l-password.</p>' +
      '<h2>Id-drittijiet tiegħek</h2>' +
      '<p>Tista’ tara d-data tiegħek, tieħu kopja tagħha, titlob li tissewwa jew titħassar, toġġezzjona għal xi użu tagħha, ' +
      'u tirtira kull kunsens meta trid. Il-paġna “Id-data tiegħek”, fil-qiegħ ta’ kull skrin, turi x’inżommu, ' +
      'tħejji kopja u tħassar il-kont tiegħek. Għall-bqija kollha iktbilna, u nagħmluh fi żmien 30 jum. ' +
      'Tista’ wkoll tressaq ilment quddiem l-awtorità għall-protezzjoni tad-data ta’ pajjiżek.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'X’jaf Quartet dwarek',
    body_html:
      '<p>Quartet iżomm ftit affarijiet dwarek biex ikun jista’ jaħdem. Hawn tista’ taqra liema huma.</p>' +
      '<h2>L-ewwel xi ħadd kbir jgħid iva</h2>' +
      '<p>Għad m’għalaqtx 13. Għalhekk l-ewwel irid jgħid iva xi ħadd kbir li jieħu ħsiebek. ' +
      'Xi drabi tista’ tgħid iva l-iskola tiegħek. F’dak il-każ tkun iffirmat karta magħna. ' +
      'Qabel dak l-iva nżommu biss laqam għalik, l-indirizz tal-email ta’ min jieħu ħsiebek, ' +
      'u nota bl-iskola, il-grupp tal-età, il-pajjiż u l-lingwa tiegħek.</p>' +
      '<h2>X’inżommu wara</h2>' +
      '<p>Ismek, it-tweġibiet tiegħek, kemm domt tħares lejn kull sentenza, il-punteġġi tiegħek, ' +
      'is-sentenzi li tagħżel, u x-xogħlijiet li tikteb hawn. ' +
      'Il-password tiegħek inżommuha b’mod sigriet li ħadd ma jista’ jaqrah.</p>' +
      '<h2>Min jista’ jħares lejh</h2>' +
      '<ul>' +
      '<li>Int tista’.</li>' +
      '<li>Jekk dħalt mal-familja tiegħek: il-persuna kbira li tieħu ħsieb il-kont.</li>' +
      '<li>Jekk dħalt ma’ skola jew klabb: il-kbar hemm jaraw ismek, jekk lestejtx, ' +
      'u x’jisimhom ix-xogħlijiet tiegħek. Jaraw il-punteġġi tiegħek, u x’hemm fix-xogħlijiet tiegħek, biss jekk qablu l-familja tiegħek jew il-kbar tal-iskola.</li>' +
      '<li>In-nies li jżommu lil Quartet jaħdem, meta jkollhom bżonn.</li>' +
      '</ul>' +
      '<h2>X’mhux se ssib hawn</h2>' +
      '<p>L-ebda ritratt tiegħek. L-ebda riklam. L-ebda link għal-midja soċjali. L-ebda paġna dwar l-impjiegi. Ma tistax tfittex nies oħra. ' +
      'Il-paġna tiegħek ma tintbagħatx bl-email. Tista’ tistampaha jew turiha lil persuna kbira.</p>' +
      '<h2>Tista’ tgħid ieqaf</h2>' +
      '<p>Trid tkun taf x’inżommu? Hemm xi ħaġa ħażina? Tridna nħassruha? ' +
      'Għid lil xi ħadd kbir. Jista’ jiktbilna, f’liema jum irid.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'It-tfal u l-privatezza',
    body_html:
      '<p>Din il-paġna hija għall-ġenituri u l-kustodji. Tgħid x’jgħodd għat-tfal barra minn dak li jingħad taħt ' +
      '<a href="/page/privacy">Privatezza</a>. “Aħna” tfisser min imexxi dan is-sit. ' +
      'Biex tiktbilna, wieġeb għal kwalunkwe email li bagħatlek dan is-sit, jew staqsi lill-iskola tat-tifel jew tat-tifla tiegħek.</p>' +
      '<h2>Meta hemm bżonn il-kunsens tiegħek</h2>' +
      '<p>Għat-tfal kollha minn 6 sa 12, ħlief jekk l-iskola taqbel f’ismek (ara hawn taħt). ' +
      'Tfal ta’ din l-età qatt ma jirreġistraw waħedhom: jidħlu bil-kodiċi ta’ skola. ' +
      'Id-dħul permezz ta’ familja għadu qed jitħejja.</p>' +
      '<p>Minn 13 ’il fuq, iż-żgħażagħ jistgħu jaqblu waħedhom meta jilħqu l-età ta’ pajjiżhom:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Malta, il-Portugall, l-Istati Uniti</li>' +
      '<li><strong>14:</strong> l-Italja, Spanja</li>' +
      '<li><strong>15:</strong> il-Greċja</li>' +
      '<li><strong>16:</strong> il-Ġermanja u l-pajjiżi l-oħra kollha</li>' +
      '</ul>' +
      '<p>Għalhekk ta’ 14-il sena t-tifel jew it-tifla tiegħek jistgħu jirreġistraw waħedhom fl-Italja, imma fil-Ġermanja jeħtieġu lilek.</p>' +
      '<h2>X’jiġri qabel ma taqbel</h2>' +
      '<p>Niktbulek email, u l-kont jistenna. Ta’ tifel jew tifla minn 6 sa 12 imbagħad inżommu biss laqam u l-indirizz tal-email tiegħek, ' +
      'b’nota tal-iskola, tal-grupp tal-età, tal-pajjiż u tal-lingwa. Il-kont ta’ min hu akbar ma jiftaħ xejn ħlief paġni tal-għajnuna. ' +
      'Ħadd għadu ma jista’ jwieġeb l-inventarju. Jekk tgħid le, jew ma tweġibx, inħassru dak li nżamm għat-talba. ' +
      'Jekk tgħid iva, inniżżlu min qabel, kif, meta u ma’ liema kliem.</p>' +
      '<h2>Meta taqbel skola</h2>' +
      '<p>Skola tista’ taqbel f’ismek biss jekk tkun iffirmat magħna ftehim dwar l-ipproċessar tad-data. ' +
      'Aħna mbagħad nużaw id-data biss għall-iskop tal-iskola u kif tgħidilna hi. ' +
      'Jekk l-iskola ħalliet id-deċiżjoni f’idejn il-ġenituri, kull kont ta’ tifel jew tifla jistenna lilek.</p>' +
      '<h2>X’ma jistgħux jagħmlu hawn it-tfal minn 6 sa 12</h2>' +
      '<ul>' +
      '<li>juru ritratt tagħhom</li>' +
      '<li>jibagħtu l-profil tagħhom bl-email; jistgħu jistampawh jew juruh</li>' +
      '<li>jużaw links għal-midja soċjali</li>' +
      '<li>ifittxu kuntatti</li>' +
      '<li>jaraw reklamar, paġni tal-karriera jew profil tax-xogħol</li>' +
      '</ul>' +
      '<p>Dan jgħodd ikunu x’ikunu d-drittijiet tal-kont.</p>' +
      '<h2>Id-drittijiet tiegħek</h2>' +
      '<p>Meta trid tista’ tara x’inżommu dwar it-tifel jew it-tifla tiegħek, titlob li jissewwa jew jitħassar, tirrifjuta kull użu ieħor, ' +
      'u tirtira l-kunsens tiegħek. Wieġeb għall-email tagħna jew staqsi lill-iskola; nagħmluh kemm nistgħu malajr, l-aktar tard fi żmien 30 jum. ' +
      'Ma ngħaddu xejn lil ħaddieħor għal skopijiet tiegħu. Jekk dan xi darba jinbidel, nistaqsuk għalih. ' +
      'Inħassru kont ta’ tifel jew tifla li ħadd ma jkun użah għal 12-il xahar, u niktbu 30 jum qabel.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'X’inhu magħruf u x’mhux',
    body_html:
      '<p>Il-profil tiegħek jiddeskrivi kif tgħid li s-soltu tagħmel ix-xogħol. Huwa punt tat-tluq għall-ippjanar ' +
      'u jista’ jinbidel maż-żmien u mal-ambjent.</p>' +
      '<h2>X’inhu magħruf</h2>' +
      '<p>Studji li jgħarblu r-riċerka ma sabux prova biżżejjed li n-nies jitgħallmu aħjar meta t-tagħlim jitqabbel ma’ stil (1, 2). ' +
      'Dan jista’ saħansitra jagħmel ħsara. Madankollu, fi studju li jiġbor 37 studju ieħor, 89% tal-edukaturi kienu jemmnu fih (3). ' +
      'Li titgħallem tippjana, tosserva u tivvaluta xogħlok stess għandu sostenn tajjeb (4).</p>' +
      '<h2>X’mhux magħruf</h2>' +
      '<p>Ma nafu bl-ebda studju li juri li dan l-inventarju jtejjeb ix-xogħol ta’ tim. ' +
      'Kemm wieħed jista’ joqgħod fuq l-istqarrijiet tagħna stess għadu ma ġiex studjat. ' +
      'M’hemmx normi, u għalhekk ħadd ma jitqabbel ma’ nies oħra.</p>' +
      '<p>Il-gradi ssuġġeriti għal xogħol jiġu minn kliem ewlieni u minn tabella. Mudell tal-lingwa kiteb u ġġudika t-testi li bihom inħolqu u tkejlu: bl-Ingliż madwar grad issuġġerit wieħed minn kull tlieta huwa żbaljat. Mingħajr tabella, bħalma hu s’issa fil-lingwi l-oħra kollha, kienu żbaljati madwar nofshom. Għadhom ma ġġudikawhomx persuni.</p>' +
      '<h2>Sorsi</h2>' +
      '<ol>' +
      '<li>Coffield et al. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler et al. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton and Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton et al. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'Dwar Quartet',
    body_html:
      '<p>Quartet huwa kowċ tat-tagħlim għal kull min jitgħallem waħdu, għall-iskejjel u għall-kumpaniji. ' +
      'Twieġeb 28 stqarrija qasira u tliet mistoqsijiet miftuħa u tirċievi profil ta’ kif tgħid li s-soltu tagħmel ix-xogħol.</p>' +
      '<h2>L-erba’ xejriet</h2>' +
      '<ul>' +
      '<li><strong>Sekwenza:</strong> ordni u ppjanar</li>' +
      '<li><strong>Preċiżjoni:</strong> fatti u dettalji</li>' +
      '<li><strong>Raġunament Tekniku:</strong> użu ta’ veru u xogħol bl-idejn</li>' +
      '<li><strong>Konfluwenza:</strong> ideat u modi ġodda</li>' +
      '</ul>' +
      '<p>Kulħadd għandu l-erbgħa. Dak li jvarja hu kemm tuża kull waħda: Nuża l-ewwel, Meta jkun hemm bżonn jew Nevita. ' +
      'L-ebda wieħed minn dawn mhu aħjar minn ieħor.</p>' +
      '<h2>X’mhuwiex Quartet</h2>' +
      '<p>Mhuwiex test tal-ħila jew tal-intelliġenza, mhuwiex dijanjosi, u mhuwiex mod kif jintgħażlu n-nies jew il-karrieri. ' +
      'Ma jwegħedx li titgħallem aħjar meta jgħallmuk “bil-mod tiegħek”. ' +
      'Dak li tgħid ir-riċerka qiegħed fil-paġna <a href="/page/evidence">X’inhu magħruf u x’mhux</a>.</p>' +
      '<h2>Softwer ħieles</h2>' +
      '<p>Quartet huwa softwer ħieles taħt il-GNU Affero General Public License, verżjoni 3 jew aktar tard (AGPL-3.0-or-later). ' +
      'Kulħadd jista’ jużah, jistudjah, jibdlu u jaqsmu taħt dik il-liċenzja. ' +
      'Is-source code tal-verżjoni li taħdem hawn huwa miftuħ għalik: staqsi lil min imexxi dan is-sit.</p>' +
      '<h2>L-isem tal-inventarju</h2>' +
      '<p>“Learning Connections Inventory” huwa l-isem ta’ strument li huwa ta’ ħaddieħor. ' +
      'L-istqarrijiet u t-testi kollha fi Quartet inkitbu għal Quartet; l-ebda wieħed ma ttieħed minn dak l-istrument. ' +
      'Min imexxi sit jista’ juri isem ieħor.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Aċċessibbiltà',
    body_html:
      '<p>Kulħadd għandu jkun jista’ juża Quartet. Il-mira tagħna hija l-livell AA tal-Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>X’jaħdem</h2>' +
      '<ul>' +
      '<li>Kollox jista’ jsir bit-tastiera biss. Fl-inventarju t-tasti 1 sa 5 jagħżlu tweġiba.</li>' +
      '<li>Il-paġni jistgħu jitkabbru sa 200% u joqogħdu fuq mowbajl żgħir.</li>' +
      '<li>Hemm disinn ċar u wieħed skur. Il-partijiet li jiċċaqalqu joqogħdu kwieti jekk l-apparat tiegħek jitlob inqas moviment.</li>' +
      '<li>Bil-lingwi li jinkitbu mil-lemin għax-xellug id-dehra kollha tinqaleb bħal f’mera.</li>' +
      '<li>Barra l-kulur tagħha, xejra għandha forma, ittra u isem tagħha.</li>' +
      '<li>Ir-reġistrazzjoni ma titlobx tagħmiliet bi stampi jew ħsejjes.</li>' +
      '<li>M’hemmx għaġla: kull tweġiba tiġi ssejvjata mill-ewwel, u għandek 30 jum biex tlesti.</li>' +
      '<li>Buttuna taqra b’leħen għoli l-istqarrijiet, il-mistoqsijiet, ir-riżultati u paġni bħal din, u ssegwi l-kliem. ' +
      'Fl-inventarju persuna tista’ taqralek ukoll.</li>' +
      '</ul>' +
      '<h2>X’għadu ma jaħdimx</h2>' +
      '<ul>' +
      '<li>L-ilħna li jaqraw b’leħen għoli huma ċari, imma mhux sbieħ.</li>' +
      '<li>L-inventarju, it-testi dwar ir-riżultati tiegħu u ftit paġni biss għandhom verżjoni bi kliem eħfef għat-tfal. ' +
      'Bil-lingwa tas-sinjali m’hemm l-ebda waħda.</li>' +
      '<li>Ma nafu bl-ebda verifika indipendenti. Programm jiċċekkja l-iskrins għal xkiel, imma ma jsibx kollox.</li>' +
      '</ul>' +
      '<h2>Għidilna</h2>' +
      '<p>Jekk xi ħaġa żżommok barra, wieġeb għal kwalunkwe email li bagħatlek dan is-sit. ' +
      'Għidilna liema paġna kienet, x’ridt tagħmel u x’tuża biex taqra l-iskrin. ' +
      'Jekk dħalt ma’ skola, kumpanija jew klabb, tista’ tgħid lilhom ukoll.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'Kif jgħinek l-LCI',
    body_html:
      '<p>L-LCI huwa l-lista ta’ sentenzi qosra li twieġeb hawn. It-tweġibiet tiegħek jagħmlu paġna dwarek. Jisimha l-profil tiegħek.</p>' +
      '<h2>Għalxiex hu</h2>' +
      '<p>Inħarsu lejn erba’ modi kif wieħed jagħmel xogħol. Jisimhom xejriet: Sekwenza, Preċiżjoni, Raġunament Tekniku u Konfluwenza. ' +
      'Kulħadd għandu l-erbgħa. Il-profil tiegħek juri liema tuża l-ewwel, liema tuża meta jkollok bżonnhom, ' +
      'u liema tippreferi tħalli kwieti. L-ebda waħda mhi aħjar minn oħra. Jista’ jinbidel.</p>' +
      '<h2>X’tista’ tagħmel bih</h2>' +
      '<ul>' +
      '<li>Aqrah ma’ xi ħadd kbir. Liema sentenzi jixbhu lilek?</li>' +
      '<li>Aħseb f’xogħol, bħall-homework jew tlestija ta’ basket. X’tagħmel l-ewwel? F’xiex jista’ jkollok bżonn l-għajnuna?</li>' +
      '<li>Meta x-xogħol jitlesta, ħares lura. X’għenek? X’se tipprova d-darba li jmiss?</li>' +
      '</ul>' +
      '<h2>X’ma jistax jagħmel</h2>' +
      '<p>Ma jagħmilx moħħok aħjar, u ma jgħidx f’xiex int l-aħjar. Jagħtik kliem biex titkellem dwar kif tagħmel l-affarijiet. ' +
      'Ipprovah b’xogħol tiegħek: iktbu fil-paġna “Xogħol tal-iskola” u ara liema kliem jixgħel.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'Kif jgħinek l-LCI',
    body_html:
      '<p>L-LCI huwa inventarju: tgħid kemm-il darba 28 stqarrija huma minnhom għalik. It-tweġibiet tiegħek jagħmlu l-profil tiegħek.</p>' +
      '<h2>Għalxiex hu profil</h2>' +
      '<p>Jagħtik kliem għal xi ħaġa li s-soltu tiġri mingħajr ma taħseb: kif tibda xogħol, għalxiex tmidd idejk l-ewwel, ' +
      'u x’tħalli għal wara. Juri kemm tuża kull waħda minn erba’ xejriet. Għandek l-erbgħa, u l-ebda waħda mhi aħjar minn oħra.</p>' +
      '<h2>X’tista’ tagħmel bih</h2>' +
      '<ul>' +
      '<li>Iċċekkjah. Aqra l-istqarrijiet u ara liema jixbhu lilek. Jekk deskrizzjoni ma tgħoddx għalik, tista’ ma taqbilx magħha.</li>' +
      '<li>Qabel xogħol, staqsi x’jitlob: pjan, fatti eżatti, provi, idea ġdida? ' +
      'Jekk dik hija xejra li tevita, iddeċiedi x’jista’ jgħin.</li>' +
      '<li>Wara, staqsi x’ħadem u x’se tagħmel mod ieħor.</li>' +
      '</ul>' +
      '<p>Fil-paġni tax-xogħlijiet tiddekowdja xogħol kelma kelma: kliemu jixgħel bil-kuluri tax-xejriet, ' +
      'tqabbel dak li jitlob ma’ dak li s-soltu tagħmel, u tagħżel strateġiji għalih.</p>' +
      '<h2>X’ma jistax jagħmel</h2>' +
      '<p>Ma jgħidx kemm hu tajjeb moħħok jew liema impjieg tagħżel, u mhuwiex raġuni biex taqbeż suġġett. ' +
      'Dak li tgħid ir-riċerka qiegħed taħt <a href="/page/evidence">X’inhu magħruf u x’mhux</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'Kif jgħinek l-LCI',
    body_html:
      '<p>L-LCI huwa inventarju ta’ 28 stqarrija u tliet mistoqsijiet miftuħa. It-tweġibiet tiegħek jagħmlu profil: ' +
      'deskrizzjoni ta’ kif tgħid li s-soltu tagħmel ix-xogħol.</p>' +
      '<h2>Għalxiex hu profil</h2>' +
      '<p>Ħafna minn kif nibdew, nippjanaw u nlestu l-affarijiet huwa drawwa. Profil ipoġġi dik id-drawwa fi kliem, f’erba’ xejriet, ' +
      'biex tkun tista’ taħseb fiha, titkellem dwarha u kultant tagħżel triq oħra. ' +
      'Kulħadd għandu l-erba’ xejriet kollha, u l-ebda grad tal-użu mhu aħjar minn ieħor.</p>' +
      '<h2>X’tagħmel bih</h2>' +
      '<ul>' +
      '<li>Qabblu mal-esperjenza tiegħek. Aqra l-istqarrijiet u ara liema jixbhu lilek.</li>' +
      '<li>Qabel xogħol, staqsi liema xejriet jitlob, u x’jista’ jgħinek b’waħda li għandek it-tendenza tevita.</li>' +
      '<li>Wara, ħares lura: x’ħadem, u x’tibdel?</li>' +
      '</ul>' +
      '<p>Fil-paġni tax-xogħlijiet tiddekowdja xogħol kelma kelma: kliemu jixgħel bil-kuluri tax-xejriet, ' +
      'tqabbel dak li jitlob ma’ dak li s-soltu tagħmel, u tagħżel strateġiji għalih.</p>' +
      '<h2>X’ma jistax jagħmel</h2>' +
      '<p>Ma jkejjilx il-ħila, u m’għandux jiddeċiedi karriera. Profil waħdu ma jtejjeb xejn; ' +
      'li tippjana, tosserva u tivvaluta xogħlok stess jista’. ' +
      'Dak li tgħid ir-riċerka qiegħed taħt <a href="/page/evidence">X’inhu magħruf u x’mhux</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Vidjows',
    body_html:
      '<p>Din hija t-triq ġo Quartet bil-kliem, f’ħames passi qosra.</p>' +
      '<ol>' +
      '<li><strong>Ipprepara.</strong> Agħżel ħin kwiet meta tkun strieħejt. Dan mhux test.</li>' +
      '<li><strong>Wieġeb.</strong> Aqra 28 stqarrija qasira u għid kemm-il darba kull waħda hija minnha għalik. Warajhom jiġu tliet mistoqsijiet miftuħa. ' +
      'Tista’ tieqaf meta trid u tkompli fi żmien 30 jum.</li>' +
      '<li><strong>Aqra l-profil tiegħek.</strong> Juri kemm tuża kull waħda minn erba’ xejriet: Sekwenza, Preċiżjoni, ' +
      'Raġunament Tekniku u Konfluwenza.</li>' +
      '<li><strong>Iċċekkjah.</strong> Ara liema stqarrijiet jixbhu lilek. Jekk int qrib linja, aqra ż-żewġ deskrizzjonijiet.</li>' +
      '<li><strong>Użah.</strong> Qabel xogħol, aħseb x’jitlob u x’jista’ jgħinek. ' +
      'Wara, ħares lura lejn x’ħadem.</li>' +
      '</ol>',
  },
]
