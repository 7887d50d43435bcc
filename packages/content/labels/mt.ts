import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'Din id-darba t-tweġibiet tiegħek jgħidu: Tagħlim li jibni l-pontijiet. Tuża l-erba’ xejriet kollha meta jkollok bżonnhom. Spiss l-ewwel tisma’ u tgħin lill-oħrajn jaħdmu flimkien. Dan huwa mod sabiħ kif titgħallem! Xi drabi tista’ ddum tistenna, u l-idea tiegħek tibqa’ moħbija. Imbagħad għidha b’leħen għoli: is-sehem tiegħek jgħodd ukoll.',
      dynamic:
        'Din id-darba t-tweġibiet tiegħek jgħidu: Tagħlim dinamiku. Il-biċċa l-kbira xejra waħda jew tnejn imorru l-ewwel, u ssejjaħ lill-oħrajn meta jkollok bżonnhom. Spiss tibdel il-mod tiegħek skont ix-xogħol. Dan huwa mod sabiħ kif titgħallem! Xi drabi l-ewwel xejra tiegħek tista’ tiġri ’l quddiem. Imbagħad ieqaf u staqsi: dan ix-xogħol x’għandu bżonn?',
      strong_willed:
        'Din id-darba t-tweġibiet tiegħek jgħidu: Tagħlim b’rieda soda. Tliet xejriet jew erbgħa jmorru l-ewwel għalik. Spiss tieħu f’idejk xogħol sħiħ u turi triq lill-oħrajn. Dan huwa mod sabiħ kif titgħallem! Xi drabi tista’ tiddeċiedi qabel ma jkunu tkellmu l-oħrajn. Imbagħad stenna ftit u staqsi: intom x’taħsbu?',
    },
    provisional:
      'Din id-darba t-tweġibiet tiegħek jgħidu, għalissa: Tagħlim dinamiku. Għadha ebda xejra ma tmur l-ewwel, u mill-inqas waħda tippreferi tħalliha fil-ġenb. Forsi tfittex triq ġdida ma’ kull xogħol. Dan huwa mod sabiħ kif titgħallem! Forsi dakinhar kien hemm għeja jew għaġla; tista’ terġa’ tagħmlu darb’oħra wara li tistrieħ.',
    bands: {
      sequence: {
        Avoid:
          'Il-passi, il-listi u l-pjanijiet fissi jistgħu jidhru tqal, u tieħu gost timxi fil-ħieles. Stampa bi tliet passi tista’ tgħin. Ipprova dan: staqsi lil xi ħadd, “X’inhi l-ewwel ħaġa nett?”',
        'As Needed':
          'Tuża l-passi u l-listi meta x-xogħol jitlobhom. Ġranet oħra tgħaddi mingħajrhom. Jgħin li tkun taf meta pjan huwa utli. Ipprova dan: qabel xogħol kbir, ikteb tliet passi żgħar.',
        'Use First':
          'Tieħu gost tkun taf il-passi u tagħmilhom fl-ordni. Spiss tagħmel listi u żżomm kollox f’postu. Jista’ jkollok bżonn ħin biex tipprepara. Ipprova dan: jekk jinbidel il-pjan, ħu nifs u ikteb lista ġdida.',
      },
      precision: {
        Avoid:
          'Ħafna fatti, tweġibiet twal u korrezzjonijiet żgħar jistgħu jgħajjuk, u tieħu gost tidħol fis-suġġett. Testi qosra jistgħu jgħinu. Ipprova dan: sib tliet fatti li jgħoddu u għidhom bi kliemek.',
        'As Needed':
          'Tfittex il-fatti u d-dettalji meta jgħoddu. Drabi oħra tħalli l-affarijiet iż-żgħar. Jgħin li tkun taf x’irid ikun sew. Ipprova dan: agħżel biċċa waħda minn xogħlok u ċċekkjaha bl-attenzjoni.',
        'Use First':
          'Tħobb il-fatti, u tistaqsi sakemm tifhem kollox. Spiss tfittex l-iżbalji ż-żgħar. Jista’ jkollok bżonn kotba u ħin għall-mistoqsijiet. Ipprova dan: issettja timer, u meta jdoqq, ieqaf fittex u ibda.',
      },
      technical_reasoning: {
        Avoid:
          'Li żżarma l-affarijiet jew taħdem fis-skiet jista’ jidher stramb. Tieħu gost bil-kumpanija u d-diskors. Jgħin li l-ewwel tara lil xi ħadd. Ipprova dan: ibni biċċa żgħira flimkien ma’ xi ħadd ieħor.',
        'As Needed':
          'Tipprova l-affarijiet b’idejk meta jkun utli. Drabi oħra taqra, tistaqsi jew titkellem. Jgħin li jkollok l-oġġett ta’ veru quddiemek. Ipprova dan: meta l-kliem mhux biżżejjed, pinġih jew ibnih.',
        'Use First':
          'Tieħu gost tipprova, tibni u ssewwi, spiss fil-kwiet u bi ftit kliem. Jista’ jkollok bżonn il-kwiet u għodda ta’ veru. Ipprova dan: meta tlesti, għid lil xi ħadd kif għamiltha.',
      },
      confluence: {
        Avoid:
          'Li taqta’, tirreċta jew tivvinta affarijiet ġodda jista’ jinkwetak. Tieħu gost tkun taf x’se jiġri. Eżempju quddiemek jista’ jgħin. Ipprova dan: ibdel ħaġa waħda żgħira u ara kif tħossha.',
        'As Needed':
          'Taħseb f’ideat ġodda meta jkunu mixtieqa. Drabi oħra togħġbok it-triq tas-soltu. Grupp ta’ ħbieb jista’ jgħin. Ipprova dan: għid idea ġdida b’leħen għoli, anke jekk tinstema’ tad-daħk.',
        'Use First':
          'Tħobb l-ideat ġodda, is-sorpriżi u l-mod tiegħek. Spiss tibda qabel tisma’ kollox. Jista’ jkollok bżonn spazju biex tilgħab. Ipprova dan: ikteb l-ideat tiegħek, agħżel waħda u erġa’ aqra l-istruzzjonijiet.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'Din id-darba t-tweġibiet tiegħek jgħidu Tagħlim li jibni l-pontijiet: għandek it-tendenza tuża l-erba’ xejriet kollha kif jitlob ix-xogħol, u ebda waħda ma tieħu f’idejha. Spiss tisma’, tiżen l-affarijiet u tgħin lin-nies isibu qbil. Dan jista’ jagħti lil grupp kalma u bilanċ. Hemm prezz ukoll: tista’ tħoss li ebda xejra mhi tassew tiegħek, jew iżżomm lura sakemm jiddeċiedu l-oħrajn. Agħżel xejra waħda biex tmexxi kull xogħol, u tkellem kmieni.',
      dynamic:
        'Din id-darba t-tweġibiet tiegħek jgħidu Tagħlim dinamiku: is-soltu tibda b’xejra waħda jew tnejn, filwaqt li l-oħrajn jistennew is-sejħa tiegħek jew jibqgħu fl-isfond. Għandek it-tendenza tibdel il-mod tiegħek skont l-iskop. Dan jista’ jagħti lil grupp direzzjoni u moviment. Hemm prezz ukoll: xejra ewlenija tista’ tieħu kollox f’idejha, jew waħda li tevita tista’ tintesa. L-ewwel aqra x-xogħol, imbagħad agħżel x’imexxi u x’għandu jidħol miegħu.',
      strong_willed:
        'Din id-darba t-tweġibiet tiegħek jgħidu Tagħlim b’rieda soda: għandek it-tendenza tħaddem tliet xejriet jew erbgħa sa mill-bidu. Spiss twassal xogħol mill-pjan sar-riżultat u toħroġ ’il quddiem meta xi ħaġa trid issir. Dan jista’ jagħti lil grupp spinta u triq ċara. Hemm prezz ukoll: tista’ tidher li qed tiddeċiedi għal kulħadd, jew tieħu wisq fuqek. Staqsi lill-oħrajn x’jaħsbu, u ħallilhom sehem.',
    },
    provisional:
      'Din id-darba t-tweġibiet tiegħek jgħidu Tagħlim dinamiku, b’mod proviżorju: ebda xejra ma laħqet “Nuża l-ewwel” u mill-inqas waħda ħarġet bħala “Nevita”. Mela għadha ebda xejra tiegħek ma tmexxi b’mod ċar. Forsi tagħżel it-triq mill-ġdid ma’ kull xogħol, u dan jista’ jagħtik il-flessibbiltà. Hemm prezz ukoll: mingħajr xejra li tmexxi, tista’ ddum biex tibda. Jista’ jkun ukoll li kien biss jum ta’ għeja jew għaġla. Żomm ir-riżultat, jew erġa’ agħmel l-inventarju wara li tistrieħ.',
    bands: {
      sequence: {
        Avoid:
          'Struzzjonijiet dettaljati u skedi stretti jistgħu jkunu piż, u għalhekk tista’ tibda min-nofs u tippjana fit-triq. Jgħin li l-ewwel tara eżempju lest. Qabel xogħol itwal, immarka tliet waqfiet minflok tikteb pjan sħiħ.',
        'As Needed':
          'Tippjana u tpoġġi xogħlok fl-ordni meta jitlobha x-xogħol, u tħalli l-affarijiet jimxu meta ma jitlobhiex. Jgħin li tinduna kmieni x’inhu l-każ. Meta jiltaqgħu bosta dati ta’ għeluq, iktibhom fl-ordni li jaqgħu.',
        'Use First':
          'Għandek it-tendenza tfittex struzzjonijiet ċari, tagħmel pjan u tlesti ħaġa qabel l-oħra. Jista’ jkollok bżonn ħin kwiet u li ssir taf kmieni bil-bidliet. Ħalli spazju vojt f’kull pjan, biex sorpriża ma tħarbatx il-bqija.',
      },
      precision: {
        Avoid:
          'Testi twal, ħafna korrezzjonijiet u talbiet għal prova jistgħu jgħajjuk, u għandek it-tendenza tagħti l-verżjoni l-qasira. Jgħin li tkun taf liema dettalji tassew jgħoddu. Staqsi għat-tlieta li jiswew, u ċċekkja lilhom biss qabel tagħti xi ħaġa.',
        'As Needed':
          'Tħaffer fid-dettalji meta jitlobha s-suġġett u żżomm fil-qosor x’imkien ieħor. Aspettattivi ċari jistgħu jgħinu. Iddeċiedi qabel tibda kemm irid ikun eżatt ix-xogħol, u agħti ħin fiss lill-iċċekkjar.',
        'Use First':
          'Għandek it-tendenza tiġbor il-fatti, tistaqsi ħafna u tikkoreġi żbalji żgħar qabel tgħid li lestejt. Jista’ jkollok bżonn sorsi ta’ min jafdahom u ħin biex taqra. Agħti tmiem lit-tfittxija: meta l-mistoqsija ewlenija titwieġeb, ibda ikteb u żid il-bqija wara.',
      },
      technical_reasoning: {
        Avoid:
          'Li żżarma l-affarijiet, taħdem waħdek jew tipprova għal sigħat jista’ jgħajjik, u spiss tippreferi l-kumpanija u d-diskors. Jgħin li l-ewwel tara lil ħaddieħor jagħmilha. Ibda b’parti prattika żgħira u għid b’leħen għoli x’qed tagħmel.',
        'As Needed':
          'Tipprova l-affarijiet b’idejk meta jkun utli u ddur għall-qari jew id-diskors drabi oħra. Jgħin li tkun taf għalxiex isservi x-xogħol. Jekk spjegazzjoni ma twassal imkien, pinġiha, ibniha jew ittestja biċċa waħda.',
        'Use First':
          'Għandek it-tendenza trid użu ta’ veru, spazju għalik u xi ħaġa x’tittestja, u ftit titkellem sakemm taħdem. Jista’ jkollok bżonn ħin kwiet. Għid lill-grupp tiegħek f’żewġ sentenzi fejn wasalt, biex ħadd ma jkollu jaqta’.',
      },
      confluence: {
        Avoid:
          'Xogħol miftuħ, bidliet f’daqqa u li taġixxi fuq suppożizzjoni jistgħu jinkwetawk, u għandek it-tendenza tibqa’ ma’ dak li taf. Ftit eżempji x’tagħżel minnhom jistgħu jgħinu. Ħu punt ta’ tluq sod u ibdel ħaġa waħda biss fih.',
        'As Needed':
          'Iġġib ideat friski meta jkunu mixtieqa u drabi oħra togħġbok it-triq tas-soltu. Grupp rilassat jista’ jgħin. Meta teħel, ikteb malajr ħames ideat, mingħajr ma tiġġudikahom, u żomm waħda.',
        'Use First':
          'Għandek it-tendenza tibda fuq sensazzjoni, issegwi bosta ideat u tfittex triq tiegħek. Jista’ jkollok bżonn spazju biex tesperimenta. Qabel tiġri ’l quddiem, aqra x-xogħol darba sal-aħħar u agħżel l-idea li twieġbu.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'Ir-riżultat tiegħek hu Tagħlim li jibni l-pontijiet: l-erba’ xejriet kollha qegħdin fil-medda “Meta jkun hemm bżonn”, u tieħu minn kull waħda meta titlobha s-sitwazzjoni. Ta’ kuljum għandek it-tendenza tiżen qabel taġixxi, taddatta ruħek għall-kumpanija u tgħaqqad nies li jaraw l-affarijiet b’mod differenti. Oħrajn jistgħu jgħożżu dan il-bilanċ. L-attenzjoni: tista’ ddum biex tiddeċiedi, jew tħoss li xejn mhu għalkollox tiegħek. Jgħin li ssemmi xejra waħda bħala gwida għal kull xogħol.',
      dynamic:
        'Ir-riżultat tiegħek hu Tagħlim dinamiku: is-soltu xejra waħda jew tnejn qegħdin fil-medda “Nuża l-ewwel”, filwaqt li l-oħrajn jistennew jew jinżammu fil-bogħod. Ta’ kuljum għandek it-tendenza tibda bix-xejra li tmexxi u tibdel ir-rotta meta jinbidel l-iskop. Oħrajn jistgħu jgħożżu din il-ħeġġa. L-attenzjoni: tista’ tkompli bil-mod tas-soltu, jew taqbeż dak li kienet tinnota xejra li tevita. Jgħin li tistaqsi x’għandu bżonn ix-xogħol qabel tibda.',
      strong_willed:
        'Ir-riżultat tiegħek hu Tagħlim b’rieda soda: tliet xejriet jew erbgħa qegħdin fil-medda “Nuża l-ewwel” u jidħlu f’daqqa. Ta’ kuljum għandek it-tendenza żżomm il-pjan, id-diskussjoni u r-riżultat f’idejk u tkompli fejn oħrajn jistennew. Oħrajn jistgħu jgħożżu din id-determinazzjoni. L-attenzjoni: tista’ tidher li tħalli ftit spazju għall-oħrajn, jew iġġorr aktar milli jmissek. Jgħin li titlob fehma oħra qabel tiddeċiedi.',
    },
    provisional:
      'Ir-riżultat tiegħek hu Tagħlim dinamiku, b’mod proviżorju: din id-darba ebda xejra tiegħek mhi fil-medda “Nuża l-ewwel” u mill-inqas waħda qiegħda f’“Nevita”. Ebda xejra ma tmexxi b’mod ċar. Forsi tiddeċiedi każ b’każ kif tidħol għal xogħol, u oħrajn jistgħu jgħożżu din il-flessibbiltà. L-attenzjoni: l-ewwel pass jista’ jdum ma jiġi, jew tista’ taqbeż dak li kienet tinnota xejra li tevita. Jista’ jkun ukoll li kien biss jum ta’ għeja jew għaġla. Żomm ir-riżultat, jew erġa’ agħmel l-inventarju wara li tistrieħ.',
    bands: {
      sequence: {
        Avoid:
          'Il-proċeduri, l-iskedi u s-sistemi ordnati jistgħu jagħfsuk, u għandek it-tendenza ssib triqtek matul il-jum. Jgħin meta l-mira tkun fissa u t-triq miftuħa. Aqbel fuq data waħda u riżultat wieħed, u ħalli l-bqija maħlul.',
        'As Needed':
          'Iddaħħal l-ordni u l-ippjanar fix-xogħol li għandu bżonnhom u tgħaddi sew mingħajrhom x’imkien ieħor. Daqqa t’għajn lejn x’jista’ jmur ħażin tgħinek tiddeċiedi. Għal xogħol flimkien, ikteb min jagħmel xiex u sa meta.',
        'Use First':
          'Għandek it-tendenza tfassal passi, dati u listi qabel taġixxi u tlesti dak li bdejt. Jista’ jkollok bżonn struzzjonijiet sħaħ u ftit interruzzjonijiet. Meta oħrajn jaħdmu aktar fil-ħieles, aqblu fuq il-punti ewlenin u ħallihom jagħżlu l-passi ta’ bejniethom.',
      },
      precision: {
        Avoid:
          'Dokumenti twal, ċifri eżatti u kontroll mill-qrib jistgħu jgħajjuk, u għandek it-tendenza taħdem mill-idea ewlenija. Is-sommarji jistgħu jgħinu, u anke xi ħadd li jħares fuqha miegħek. Semmi ż-żewġ dettalji li jridu jkunu sew u kkonfermahom.',
        'As Needed':
          'Tidħol fid-dettall fejn tgħodd il-preċiżjoni u jkunlek biżżejjed il-qafas fejn ma tgħoddx. Jgħin li tkun taf kemm jiswa żball. Qabel tibda, staqsi liema ċifri, ismijiet jew dati jridu jkunu eżatti.',
        'Use First':
          'Għandek it-tendenza tirriċerka, tistaqsi u tivverifika qabel tintrabat, u kliem maħlul idejqek. Jista’ jkollok bżonn aċċess għas-sorsi u ħin biex taqra. Iddeċiedi kemm ċertezza teħtieġ din id-deċiżjoni, u ieqaf iġbor meta tasal għaliha.',
      },
      technical_reasoning: {
        Avoid:
          'It-tiswijiet, id-dettall tekniku u sigħat twal waħdek jistgħu jgħajjuk, u għandek it-tendenza tfittex kumpanija jew spjegazzjoni minflok. Jgħin li xi ħadd jurik l-użu bi kliem sempliċi. Itlob lil xi ħadd jagħmilha ħdejk darba, imbagħad irrepeti l-ewwel parti int.',
        'As Needed':
          'Tuża idejk meta titlobha problema u drabi oħra titkellem jew taqra. Skop prattiku ċar jista’ jgħin. Meta diskussjoni ddur fuqha nnifisha, issuġġerixxi prova ħafifa u araw x’jiġri.',
        'Use First':
          'Għandek it-tendenza tistaqsi x’jaħdem, tippruvah int u tibqa’ fuqu, spiss bi ftit kliem. Jista’ jkollok bżonn indipendenza u ħin bla waqfien. Għarraf lin-nies minn żmien għal żmien x’qed tittestja, u meta jistgħu jistennew tweġiba.',
      },
      confluence: {
        Avoid:
          'L-improvizzazzjoni, il-bidla ta’ spiss u ideat bla bażi jistgħu jħawduk, u għandek it-tendenza tafda dak li ħadem qabel. Avviż minn qabel jista’ jgħin. Meta jintalab xi ħaġa ġdida minnek, ippruvaha fuq skala żgħira fejn ftit hemm x’titlef.',
        'As Needed':
          'Issib modi ġodda meta titlobhom is-sitwazzjoni u nkella żżomm ma’ dawk familjari. Ħin imwarrab għall-ideat jista’ jgħin. Jekk rutina tieqaf taħdem, elenka tliet modi oħra qabel terġa’ lura għaliha.',
        'Use First':
          'Għandek it-tendenza tara l-possibbiltajiet kmieni, timxi fuq sensazzjoni u żżomm bosta ideat ħajjin. Jista’ jkollok bżonn libertà biex tesperimenta. Qabel taqsam l-idea li jmiss, agħżel waħda mid-dawra ta’ qabel u għid x’ikun l-ewwel pass tagħha.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'Ir-riżultat ta’ din il-persuna hu Tagħlim li jibni l-pontijiet: l-erba’ xejriet kollha qegħdin fil-medda “Meta jkun hemm bżonn”, u kull waħda tintuża meta titlobha s-sitwazzjoni. Min għandu dan ir-riżultat spiss jisma’ u jiżen qabel jaġixxi, u jgħaqqad nies li jaraw l-affarijiet b’mod differenti. Oħrajn jistgħu jgħożżu dan il-bilanċ. L-attenzjoni: deċiżjoni tista’ ddum, jew ebda xejra ma tinħass tassew tiegħu. Jgħin li taqblu fuq xejra waħda li tmexxi kull xogħol.',
    dynamic:
      'Ir-riżultat ta’ din il-persuna hu Tagħlim dinamiku: xejra waħda jew tnejn qegħdin fil-medda “Nuża l-ewwel”, filwaqt li l-oħrajn jistennew jew jinżammu fil-bogħod. Min għandu dan ir-riżultat spiss jibda bix-xejra li tmexxi u jibdel ir-rotta meta jinbidel l-iskop. Oħrajn jistgħu jgħożżu din il-ħeġġa. L-attenzjoni: jista’ jkompli bil-mod tas-soltu, jew jaqbeż dak li kienet tinnota xejra evitata. Jgħin li qabel tibdew tistaqsu x’għandu bżonn ix-xogħol.',
    strong_willed:
      'Ir-riżultat ta’ din il-persuna hu Tagħlim b’rieda soda: tliet xejriet jew erbgħa qegħdin fil-medda “Nuża l-ewwel” u jidħlu f’daqqa. Min għandu dan ir-riżultat spiss iżomm il-pjan, id-diskussjoni u r-riżultat f’idejh u jkompli fejn oħrajn jistennew. Oħrajn jistgħu jgħożżu din id-determinazzjoni. L-attenzjoni: jista’ jidher li jħalli ftit spazju għall-oħrajn, jew iġorr aktar milli jmissu. Jgħin li toffrilu fehma oħra u tieħu sehem mix-xogħol.',
  },
  provisional:
    'Ir-riżultat ta’ din il-persuna hu Tagħlim dinamiku, b’mod proviżorju: din id-darba ebda xejra mhi fil-medda “Nuża l-ewwel” u mill-inqas waħda qiegħda f’“Nevita”. Ebda xejra ma tmexxi b’mod ċar. Min għandu riżultat bħal dan forsi jiddeċiedi każ b’każ kif jidħol għal xogħol, u oħrajn jistgħu jgħożżu din il-flessibbiltà. L-attenzjoni: l-ewwel pass jista’ jdum ma jiġi. Jista’ jkun ukoll li kien biss jum ta’ għeja jew għaġla; l-inventarju jista’ jerġa’ jsir f’jum kwiet.',
}
