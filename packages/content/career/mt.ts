import type { CareerStatements } from './career-statements.ts'

/** Minn 13-il sena ’l fuq: jgħodd għall-ewwel xogħol tas-sajf, għal ħafna snin ta’ xogħol u għall-volontarjat. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'Kif nagħmel l-aħjar xogħol tiegħi',
    statements: {
      sequence: {
        Avoid: [
          'Passi fissi jinnervjawni; naħdem aħjar meta nkun nista’ nagħżel minn fejn nibda.',
          'Ġurnata ppjanata siegħa b’siegħa nħossha tagħfasni; nixtieq ħinijiet ħielsa.',
          'Meta nistenna l-pjan kollu nitlef is-sabar; nixtieq nibda b’biċċa waħda.',
          'L-istess dawra kuljum tgħajjini; nieħu gost nibdel l-ordni.',
        ],
        'As Needed': [
          'Meta xogħol ikollu ħafna biċċiet, nikteb il-passi qabel nibda.',
          'Għal data tal-għeluq li tgħodd nagħmel pjan; ġranet oħra nimxi kif tiġi.',
          'Insegwi l-proċedura tas-soltu meta żball jiswa ħin jew flus.',
          'Jekk ix-xogħol jakkumula, nieqaf, nordnah u nkompli.',
        ],
        'Use First': [
          'L-aħjar li naħdem hu meta nkun naf il-passi kollha qabel nibda.',
          'Nibda l-ġurnata b’lista u nagħmilha minn fuq għal isfel.',
          'Inlesti ħaġa waħda u nwarrabha qabel naqbad dik ta’ wara.',
          'Niċċekkja xogħli punt b’punt ma’ dak li ntalab.',
        ],
      },
      precision: {
        Avoid: [
          'Manwali twal huma piż fuqi; naqbad nimxi meta xi ħadd jgħidli l-punti ewlenin.',
          'Li nikteb kollox itellifli l-enerġija; nippreferi nitkellmu u nibdew.',
          'Ninkwieta meta tiġi ċċekkjata kull ċifra; nixtieq lil xi ħadd jiċċekkja miegħi.',
          'B’wisq fatti f’daqqa nintilef; tlieta għall-bidu huma biżżejjed.',
        ],
        'As Needed': [
          'Meta żball ikun jimpurta, nerġa’ naqra kollox qabel nagħtih.',
          'Nieħu n-noti jekk ikun hemm ismijiet, dati jew ammonti x’niftakar.',
          'Jekk talba ma tkunx ċara, nistaqsi mistoqsija jew tnejn u mbagħad nibda.',
          'Infittex l-affarijiet meta xi ħadd ikun joqgħod fuq it-tweġiba tiegħi.',
        ],
        'Use First': [
          'L-aħjar li naħdem hu meta nkun qrajt kull ma hemm fuq ix-xogħol.',
          'Nistaqsi sakemm inkun naf eżatt x’inhu mixtieq.',
          'Nikteb x’intqal, biex inkun nista’ nfittxu aktar tard.',
          'Niċċekkja l-ismijiet, iċ-ċifri u d-dati qabel xi ħaġa titlaq minn idejja.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Li nżarma magna waħdi jinkwetani; nixtieq lil xi ħadd ħdejja.',
          'Jum sħiħ naħdem waħdi jaqtagħni mill-oħrajn; nixtieq nies ma’ min nitkellem.',
          'Għodda li ma tkunx trid taħdem ittellifli s-sabar; nifraħ meta jurini xi ħadd.',
          'Provi u żbalji wara xulxin jgħajjuni; l-ewwel nippreferi spjegazzjoni qasira.',
        ],
        'As Needed': [
          'Meta xi ħaġa tieqaf taħdem, nipprova nsewwiha qabel nitlob l-għajnuna.',
          'Nibni prova malajr jekk il-kliem ma jfehemx biżżejjed.',
          'Naħdem siegħa waħdi meta problema tkun trid il-kwiet.',
          'Jekk għodda tkun ġdida, nilgħab biha sakemm nitgħallem nużaha.',
        ],
        'Use First': [
          'L-aħjar li naħdem hu meta jkolli l-oġġett ta’ veru f’idejja u nippruvah.',
          'Nibqa’ fuq problema sakemm insib kif taħdem.',
          'Għandi bżonn il-kwiet u spazju tiegħi biex naħseb xogħol sal-aħħar.',
          'Nippreferi nuri x’għamilt milli nikteb fuqu.',
        ],
      },
      confluence: {
        Avoid: [
          'Paġna vojta tinkwetani; nieħu gost nibda minn eżempju.',
          'Bidliet f’daqqa fil-pjan iħawduni; nixtieq insir naf bihom minn lejliet.',
          'Dawriet ta’ ideat bl-għajjat jgħajjuni; nippreferi nagħti tiegħi fuq karta.',
          'Li nipprova dak li ħadd ma ppruva jbeżżagħni; test żgħir qabel jikkalmani.',
        ],
        'As Needed': [
          'Meta l-mod tas-soltu jeħel, infittex ieħor.',
          'Niġbor ftit ideat qabel nagħżel, jekk ikun hemm ħin.',
          'Nieħu riskju meta ftit jista’ jmur ħażin.',
          'Jekk xogħol isir monotonu, nibdel xi ħaġa żgħira fih.',
        ],
        'Use First': [
          'L-aħjar li naħdem hu meta nista’ nagħmel ix-xogħol kif naf jien.',
          'Nibda b’idea u l-pjan insibu fit-triq.',
          'Ikolli bosta affarijiet għaddejjin f’daqqa u nimxi minn waħda għal oħra.',
          'Inħares x’jagħmlu x’imkien ieħor u nħalltu ma’ xogħli.',
        ],
      },
    },
  },
  bring: {
    title: 'X’inġib lil min iħaddimni',
    statements: {
      sequence: {
        Avoid: [
          'Rutini stretti jdejquni, u għalhekk bi pjaċir nieħu l-ġranet meta jinbidel il-pjan.',
          'Niddejjaq meta kollox ikun fl-ordni; ħalluni nċaqlaq ix-xogħol li weħel.',
          'L-ippjanar fit-tul jgħajjini; nixtieq inkun min jidħol jgħin illum.',
          'L-iffajljar u l-listi jaqtgħuli nifsi; bi pjaċir nibdilhom ma’ xogħol bil-wieqfa.',
        ],
        'As Needed': [
          'Inżomm l-ordni fejn l-oħrajn ikollhom isibu l-affarijiet warajja.',
          'Meta tiġi ġimgħa mimlija, ngħin biex nippjanaw min jagħmel xiex.',
          'Kapaċi nsegwi proċedura fissa, u kapaċi ngħaddi mingħajrha.',
          'Inreġġa’ xogħol fit-triq meta jintilef il-ħajt.',
        ],
        'Use First': [
          'Inġib l-ordni: warajja n-nies isibu kollox fejn suppost ikun.',
          'Inżomm mal-ħinijiet miftiehma u ngħid kmieni meta wieħed ma jaqbilx.',
          'Xogħol kbir naqsmu f’passi li jistgħu jsegwuhom oħrajn ukoll.',
          'Dak li nibda nwasslu sa tmiemu.',
        ],
      },
      precision: {
        Avoid: [
          'Rapporti twal jaqtgħuli qalbi; bi pjaċir nagħti rendikont qasir wiċċ imb’wiċċ.',
          'Meta jitolbuni prova ta’ kollox ninġibed; nixtieq nuri r-riżultati.',
          'Li niċċekkja kolonni ta’ ċifri jgħajjini; bi pjaċir nieħu t-telefon jew il-bieb minflok.',
          'F’tellieqa ta’ fatti nħossni barra minn posti; nippreferi ngħin lin-nies jaqblu.',
        ],
        'As Needed': [
          'Nikteb noti ċari meta ħaddieħor jieħu minn idejja.',
          'Meta jingħaddu l-flus, ngħoddhom darbtejn.',
          'Nispjega kollox lil min irid ikun jaf aktar.',
          'Ninduna meta ċifra tidher ħażina, u ngħid.',
        ],
        'Use First': [
          'Inġib l-attenzjoni: dak li ngħaddi jkun iċċekkjat.',
          'Nagħti lin-nies tweġibiet sħaħ u eżatti.',
          'Naqra l-kitba ż-żgħira u ngħid lill-oħrajn xi tfisser.',
          'Inżomm dokumenti li wieħed jifhimhom anke sena wara.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'It-tiswijiet jinkwetawni; nixtieq nieħu ħsieb in-nies li qed jistennew.',
          'Inħoss solitudni fuq bank tax-xogħol jum sħiħ; ħalluni fejn jgħaddu n-nies.',
          'Diskors tekniku jgħajjini; bi pjaċir ngħidu bi kliem ieħor lill-klijenti.',
          'Magni ġodda jbeżżgħuni għall-ewwel; meta juruni, nixtieq nuri lil ta’ warajja.',
        ],
        'As Needed': [
          'Ngħin f’tiswija meta ma jkun hemm ħadd ieħor li jagħmilha.',
          'Kapaċi naħdem waħdi kemm ikun irid ix-xogħol.',
          'Meta tasal għodda ġdida, nippruvaha u ngħid lill-oħrajn.',
          'Nistaqsi għalxiex isservi ħaġa qabel naħlu l-ħin fuqha.',
        ],
        'Use First': [
          'Inġib soluzzjonijiet li jaħdmu fil-ħajja ta’ veru, mhux fuq il-karta biss.',
          'Insib għaliex ħaġa ma taħdimx, u nsewwiha.',
          'Inkompli b’xogħli mingħajr ma joqgħod għassa fuqi ħadd.',
          'Nagħmel affarijiet li jservu fit-tul, u naf kif inbnew.',
        ],
      },
      confluence: {
        Avoid: [
          'Ideat ġodda l-ħin kollu jħawduni; bi pjaċir inżomm dak li jaħdem miexi sew.',
          'Meta rrid nimprovizza nimtela bil-mistħija; nixtieq inġib dak li ħejjejt.',
          'Riskji kbar jinkwetawni; nixtieq jistaqsuni x’jista’ jmur ħażin.',
          'Bidla għall-bidla tgħajjini; bi pjaċir nieħu ħsieb dak li l-klijenti mdorrijin bih.',
        ],
        'As Needed': [
          'Ikolli idea x’noffri meta jeħel it-tim.',
          'Nimxi ma’ xi ħaġa ġdida jekk nara r-raġuni.',
          'Meta l-pjanijiet ifallu, ngħin biex insibu triq oħra.',
          'Kapaċi ngħid storja jew inpinġi meta l-kliem ma jasalx għand in-nies.',
        ],
        'Use First': [
          'Inġib l-ideat, u ma jimpurtanix jekk il-biċċa l-kbira jitwarrbu.',
          'Nara rabtiet bejn affarijiet li jidhru ’l bogħod minn xulxin.',
          'Nażżarda nipprova dak li hawn għadu ma ppruvah ħadd.',
          'Inżomm il-kalma meta jinbidel kollox, u noħroġ xi ħaġa minnu.',
        ],
      },
    },
  },
  need: {
    title: 'X’għandi bżonn minn post tax-xogħol',
    statements: {
      sequence: {
        Avoid: [
          'Sigħat fissi jifgawni; nixtieq nagħżel jien meta nagħmel xiex.',
          'Regoli għal kull pass żgħir idejquni; għiduli l-għan u ħalluni nsib it-triq.',
          'Xogħol wieħed ġurnata sħiħa jgħajjini; għandi bżonn tnejn biex naqleb bejniethom.',
          'Meta jżommuni mal-pjan tal-bieraħ nifga; nixtieq li l-pjanijiet ikunu jistgħu jinbidlu.',
        ],
        'As Needed': [
          'Għandi bżonn pjan ċar meta ħafna nies jaħdmu fuq ħaġa waħda.',
          'Lista ta’ x’jiġi l-ewwel tgħinni meta jkun kollox urġenti.',
          'F’xogħol ġdid irrid inkun naf il-passi; aktar tard inqas għandi bżonnhom.',
          'Bidla ma ddejjaqnix jekk xi ħadd jgħidli xi tfisser għalija.',
        ],
        'Use First': [
          'Għandi bżonn struzzjonijiet ċari, u eżempju ta’ kif għandu jidher ix-xogħol.',
          'Irrid insir naf kmieni meta xi ħaġa tkun se tinbidel.',
          'Irrid ħin biex inlesti ħaġa qabel tasal oħra.',
          'Għandi bżonn post għal kollox, u nies li jpoġġu l-affarijiet lura.',
        ],
      },
      precision: {
        Avoid: [
          'Paġni ta’ emails jaqtgħuli qalbi; nixtieq li n-nies jgħiduli x’jgħodd.',
          'Kull żball li juruni jweġġagħni; żewġ kelmiet bil-ħlewwa jgħinuni aktar.',
          'Taħditiet twal fuq id-dettalji jgħajjuni; għandi bżonn laqgħat li għandhom tmiem.',
          'Meta jistaqsuni quddiem l-oħrajn ninġibed; nixtieq kelma fil-kwiet.',
        ],
        'As Needed': [
          'Irrid il-fatti bil-miktub meta jkolli niddeċiedi xi ħaġa kbira.',
          'Għandi bżonn lil xi ħadd x’nistaqsi meta l-ħaġa ssir diffiċli.',
          'Għal xogħol importanti rrid ħin biex niċċekkjah darba oħra.',
          'Nieħu gost nisma’ r-raġuni wara regola, jekk hemm waħda.',
        ],
        'Use First': [
          'Irrid it-tagħrif kollu qabel jitolbuni niddeċiedi.',
          'Għandi bżonn nies li jweġbu l-mistoqsijiet tiegħi, anke meta jkunu ħafna.',
          'Għandi bżonn ħin biex nagħmel xogħol kif suppost.',
          'Irrid nisma’ eżatt x’kien tajjeb u x’ma kienx.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Nintilef meta jagħtuni magna bla kelma fuqha; jekk jogħġobkom uruni.',
          'Kamra għalija waħdi nħossha vojta; għandi bżonn nies fejn nismagħhom.',
          'Niddejjaq meta għodda tibqa’ tfalli; għandi bżonn xi ħadd li nista’ nċempillu.',
          'Meta jħalluni waħdi bi problema ninkwieta; nixtieq naħsibha b’leħen għoli.',
        ],
        'As Needed': [
          'Għal xi xogħol irrid il-kwiet, għal ieħor il-kumpanija.',
          'Minn żmien għal żmien irrid nara għalxiex jiswa xogħolna.',
          'Meta tasal xi ħaġa ġdida, irrid siegħa biex nippruvaha.',
          'Nieħu gost ikolli f’idejja għodda li taħdem meta jitlobha xogħol.',
        ],
        'Use First': [
          'Għandi bżonn problemi ta’ veru x’insolvi, mhux xogħol biex inqatta’ l-ħin.',
          'Irrid għodda tajba, u spazju fejn nużaha.',
          'Għandi bżonn li jħalluni bi kwieti meta nkun qed naħseb.',
          'Irrid nara l-użu ta’ dak li nagħmel.',
        ],
      },
      confluence: {
        Avoid: [
          'Nitħawwad meta jinbidel kollox f’daqqa; nixtieq bidla waħda kull darba.',
          'Xogħol bla ebda gwida jinkwetani; għandi bżonn nara x’għandu jkun ir-riżultat.',
          'Li nitkellem bla ma nħejji jbeżżagħni; għandi bżonn ftit ħin minn qabel.',
          'Is-sorpriżi jagħfsuni; għandi bżonn post fejn għada jixbah ħafna lil-lum.',
        ],
        'As Needed': [
          'Irrid ftit spazju għall-ideat tiegħi, mhux il-ġurnata kollha.',
          'Bidla kultant terġa’ tagħtini l-ħeġġa.',
          'Irrid inkun naf meta huma mixtieqa l-ideat u meta wasal iż-żmien li nagħtu x-xogħol.',
          'Nifraħ jekk inkun nista’ nipprova mod ieħor meta dak tas-soltu jfalli.',
        ],
        'Use First': [
          'Għandi bżonn il-libertà f’kif nasal għar-riżultat.',
          'Għandi bżonn nies li jisimgħu idea stramba sal-aħħar tagħha.',
          'Irrid il-varjetà; jumejn m’għandhomx ikunu l-istess.',
          'Għandi bżonn post tax-xogħol fejn prova tista’ ma tirnexxix.',
        ],
      },
    },
  },
}
