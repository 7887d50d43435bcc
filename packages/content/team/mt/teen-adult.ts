import type { TeenAdultTeamStatements } from '../team-statements.ts'

/** Minn 13-il sena ’l fuq: jgħodd għal proġett tal-iskola, għal klabb u għal tim fuq ix-xogħol. */
export const teenAdult: TeenAdultTeamStatements = {
  bring: {
    title: 'X’inġib miegħi f’tim',
    statements: {
      sequence: {
        Avoid: [
          'L-iskedi jinnervjawni; nixtieq ngħin fejn ikun hemm bżonn dak il-ħin.',
          'Li nżomm il-lista tat-tim jgħajjini; nieħu bi pjaċir ix-xogħol li ħadd ma ppjana.',
          'Dawriet fissi jdejquni; ħalluni nibda bil-biċċa li qed tistenna lil xi ħadd.',
          'Il-kontrolli tul it-triq jgħaġġluni; nippreferi nurikom il-parti tiegħi meta tkun ħadet forma.',
        ],
        'As Needed': [
          'Meta nitilfu kont ta’ min jagħmel xiex, niktbu għal kulħadd.',
          'Ngħin biex nippjanaw il-passi meta d-data tal-għeluq tkun qrib.',
          'Nimxi mal-pjan tat-tim, u nkompli meta jinbidel.',
          'Jekk żewġ xogħlijiet jitħalltu, ngħin biex nifirduhom.',
        ],
        'Use First': [
          'L-għan tagħna naqsmu f’passi, b’isem u data ħdejn kull wieħed.',
          'Inżomm għajnejja fuq il-ħin u ngħid kmieni meta naqgħu lura.',
          'Infakkar x’miftiehmin u x’jiġi wara.',
          'Nara li dak li bdejna flimkien jitlesta.',
        ],
      },
      precision: {
        Avoid: [
          'Li nieħu l-minuti jagħfasni; bi pjaċir ngħid x’kien jgħodd lil min ma kienx hemm.',
          'Tfittxija twila għall-fatti tgħajjini; nixtieq nistaqsi lil nies li jafu.',
          'Li niċċekkja xogħolna waħdi jinkwetani; nixtieq nagħmluha tnejn tnejn.',
          'Diskorsi twal fuq kelma waħda jifnuni; nixtieq ngħin biex nagħżlu.',
        ],
        'As Needed': [
          'Meta dak li nagħtu jrid ikun sew, nerġa’ naqrah darba oħra.',
          'Infittex fatt meta t-tim ma jkunx ċert minnu.',
          'Nieħu n-noti meta ma jeħodhom ħadd.',
          'Nistaqsi xi tfisser kelma jekk nidhru li nużawha b’mod differenti.',
        ],
        'Use First': [
          'Niġbor dak li rridu nkunu nafu, u ngħid minn fejn ġie.',
          'Nistaqsi l-mistoqsijiet li juru x’għadna ma ddeċidejniex.',
          'Nikteb x’iddeċidejna, biex ħadd ma jkollu jaqta’.',
          'Niċċekkja l-ismijiet, iċ-ċifri u l-ortografija qabel joħroġ xogħolna.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'L-immuntar tat-tagħmir jinkwetani; nixtieq nilqa’ lin-nies sadanittant.',
          'Meta nagħmel il-parti tiegħi waħdi nħoss solitudni; bi pjaċir nagħmel tnejn ma’ xi ħadd.',
          'Meta ndumu nipprovaw u nerġgħu nitlef is-sabar; nixtieq ngħid lil ħaddieħor x’bnejtu.',
          'Xogħol fis-skiet ikiddni; nixtieq naħseb b’leħen għoli magħkom.',
        ],
        'As Needed': [
          'Meta apparat ma jkunx irid jaħdem, nagħtih daqqa t’għajn qabel naqtgħu qalbna.',
          'Nagħmel mudell malajr jekk ma nkunux qed nifhmu lil xulxin.',
          'Nieħu parti miegħi meta tkun trid xogħol fil-kwiet.',
          'Nistaqsi kif taħdem idea meta ħadd ikun għadu ma qalu.',
        ],
        'Use First': [
          'Nipprova l-idea tagħna kmieni, biex ikollna fuqiex inħarsu.',
          'Insib għaliex xi ħaġa ma taħdimx, u nibqa’ hemm sakemm taħdem.',
          'Ngħid ftit fil-laqgħat, u niġi lura b’xi ħaġa li taħdem.',
          'Nistaqsi għalxiex se jintuża xogħolna, u nibnih għal dan.',
        ],
      },
      confluence: {
        Avoid: [
          'Dawriet ta’ ideat imġienen jgħajjuni; bi pjaċir naħdem id-dettalji ta’ dik li nagħżlu.',
          'Meta nofs triq inbiddlu d-direzzjoni ninkwieta; nixtieq nieħu ħsieb dak li diġà sar.',
          'Li nippreżenta mingħajr noti jwerwirni; bi pjaċir inħejji x’se ngħidu.',
          'Riskji kbar iħassbuni; nixtieq nistaqsi x’nagħmlu jekk ma jirnexxix.',
        ],
        'As Needed': [
          'Meta neħlu, nissuġġerixxi mod ieħor.',
          'Inżid xi ħaġa mal-ideat tal-oħrajn meta jkunu jridu xrara.',
          'Nieħu riskju jekk it-tim jista’ jgħix mar-riżultat.',
          'Meta l-pjan tagħna jfalli, ngħin biex nagħmlu ieħor.',
        ],
        'Use First': [
          'Inġib ħafna ideat, u nifraħ meta t-tim itejjeb waħda minnhom.',
          'Nieħu dak li qalu nies differenti u noħloq minnu xi ħaġa ġdida.',
          'Nażżarda mmur l-ewwel meta ħadd ma jaf kif se tispiċċa.',
          'Insib kif inkomplu meta jinbidel kollox f’daqqa.',
        ],
      },
    },
  },
  need: {
    title: 'X’għandi bżonn minn tim',
    statements: {
      sequence: {
        Avoid: [
          'Skeda mimlija torbotli idejja; nixtieq ħin ħieles bejn laqgħa u oħra.',
          'Taqtagħli qalbi meta kull pass ikun stabbilit; għiduli biss x’tixtiequ.',
          'Niddejjaq meta kulħadd irid jaħdem bl-istess mod; ħalluni nvarja.',
          'Meta nistenna l-parti ta’ qabel tiegħi nitlef is-sabar; nixtieq nibda mill-ewwel.',
        ],
        'As Needed': [
          'Għandi bżonn pjan mit-tim meta ħafna xogħlijiet jiġu f’daqqa.',
          'Irrid inkun naf id-data tal-għeluq; it-triq sa hemm spiss insibha waħdi.',
          'Irrid inkun naf l-ordni meta ħaddieħor ikun qed jistenna l-parti tiegħi.',
          'F’tim ġdid nieħu gost jgħiduli kif isiru l-affarijiet.',
        ],
        'Use First': [
          'Irrid inkun naf min jagħmel xiex, u sa meta.',
          'Għandi bżonn laqgħat b’aġenda li nżommu magħha.',
          'Irrid nisma’ b’bidla qabel ma nkun lestejt ix-xogħol.',
          'Għandi bżonn li nlestu ħaġa qabel niftħu oħra.',
        ],
      },
      precision: {
        Avoid: [
          'Messaġġi twal jgħarrquni; nixtieq tliet linji li jgħidu x’jgħodd.',
          'Nieħu għalija meta tiġi kkoreġuta kull kelma; l-ewwel għiduli x’inhu tajjeb.',
          'Mistoqsijiet fuq id-dettalji dak il-ħin jinkwetawni; ħalluni nweġibhom l-għada.',
          'Taqtagħli qalbi meta nduru ħafna fuq punti żgħar; nixtieq li niddeċiedu.',
        ],
        'As Needed': [
          'Irrid il-fatti mingħandkom meta jkolli nivvota fuq xi ħaġa.',
          'Kultant għandi bżonn lil xi ħadd jiċċekkja l-parti tiegħi.',
          'Irrid ħin għall-mistoqsijiet meta xogħol ikun ġdid għalija.',
          'Jekk ma kontx hemm, nieħu gost inkun naf għaliex iddeċidejtu xi ħaġa.',
        ],
        'Use First': [
          'Irrid it-tagħrif kollu li għandhom l-oħrajn, mhux is-sommarju biss.',
          'Għandi bżonn nies li jieħdu l-mistoqsijiet tiegħi bħala għajnuna, mhux bħala dubju.',
          'Irrid ħin biex niċċekkja xogħolna qabel joħroġ.',
          'Id-deċiżjonijiet tagħna rridhom bil-miktub, biex inkun nista’ nfittixhom.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Nintilef meta jagħtuni apparat biex naħdem bih; nixtieq jurini xi ħadd.',
          'Meta ndumu naħdmu kulħadd għalih, inħossni barra; għandi bżonn niltaqgħu spiss.',
          'Għodda li tfalli ddejjaqni; għandi bżonn xi ħadd fit-tim li nista’ nistaqsih.',
          'Diskors fuq kif jaħdmu l-magni jgħajjini; għiduli x’se jagħmlu għalina.',
        ],
        'As Needed': [
          'Irrid nara jew immiss l-oġġett meta l-kliem ma jispjegahx.',
          'Xi xogħol irrid nagħmlu waħdi; għal ieħor nieħu gost bil-kumpanija.',
          'Meta x-xogħol jitqal, irrid inkun naf għalxiex inhu.',
          'Għandi bżonn prova meta ħafna jkun jiddependi minnha.',
        ],
        'Use First': [
          'Irrid xogħol ta’ veru, b’xi ħaġa fl-aħħar li tista’ tintuża.',
          'Irrid ħin għalija qabel inkun nista’ ngħidilkom x’naħseb.',
          'Irrid nipprova l-affarijiet b’idejja stess, mhux nitkellem fuqhom biss.',
          'Għandi bżonn tim li jħallini naħdem bla ħafna kliem.',
        ],
      },
      confluence: {
        Avoid: [
          'Bidliet f’daqqa jinkwetawni; għandi bżonn kelma fuqhom qabel il-laqgħa.',
          'Meta l-ideat jibdew itiru, inħosshom jgħaddu minn fuqi; nixtieq mument biex nikteb tiegħi.',
          'Xogħol bla eżempju jħallini fid-dubju; għandi bżonn nara wieħed li ħadem.',
          'Meta jimbuttawni nieħu riskju ninġibed; nixtieq l-ewwel nipprova fuq skala żgħira.',
        ],
        'As Needed': [
          'Kultant irrid spazju għal idea tiegħi.',
          'Irrid inkun naf meta għadna niġbru l-ideat u meta ddeċidejna.',
          'Nieħu gost b’bidla meta nkunu ilna ġimgħat bl-istess ħaġa.',
          'Irrid nisma’ r-raġuni qabel nimxi ma’ pjan kuraġġuż.',
        ],
        'Use First': [
          'Għandi bżonn tim li jisma’ idea sal-aħħar qabel jgħid le.',
          'Irrid il-libertà li nagħmel il-parti tiegħi kif naf jien.',
          'Għandi bżonn il-varjetà: nies oħra, xogħol ieħor, postijiet oħra.',
          'Irrid li ma jkun xejn jekk xi ħaġa li ppruvajt ma tirnexxix.',
        ],
      },
    },
  },
}
