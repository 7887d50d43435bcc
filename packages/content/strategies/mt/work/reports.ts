import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Uża rapport qadim', body: 'Jekk l-istruttura tagħfsek, iftaħ rapport qadim u ikteb fuq it-titli tiegħu.' },
      { title: 'Tliet linji qabel tibgħat', body: 'L-ewwel ikteb tliet linji: x’ġara, xi jfisser u x’qed titlob.' },
      { title: 'Kwarta fl-ordni', body: 'Agħti lir-rapport ħmistax-il minuta minn fuq s’isfel, mingħajr ma taqbeż bejn it-taqsimiet.' },
    ],
    Intensify: [
      { title: 'Ordni għal min jaqra', body: 'L-ewwel poġġi dak li jrid jagħmel min jaqra, imbagħad dak li forsi jixtieq ikun jaf.' },
      {
        title: 'Lista qabel tibgħat',
        body: 'Qabel tibgħat, iċċekkja f’dan l-ordni: min jirċievi, is-suġġett, il-fajl mehmuż u d-data tal-għeluq.',
      },
      { title: 'Ħin fiss għall-kitba', body: 'Żomm l-istess nofs siegħa kuljum għall-emails, u nkella ħalli l-inbox magħluq.' },
    ],
    Tether: [
      { title: 'Ibda mir-riżultat', body: 'L-ewwel ikteb ir-riżultat, anke jekk l-isfond għadu mhux f’postu.' },
      { title: 'Itlaq mill-mudell', body: 'Ħassar it-taqsimiet tal-mudell li min jaqra m’għandux bżonn.' },
      { title: 'Wieġeb qabel tirranġa', body: 'Wieġeb il-messaġġ urġenti qabel tiffajlja l-bqija tal-inbox.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ċifra waħda kull paragrafu', body: 'Daħħal ċifra waħda f’kull paragrafu u xejn aktar.' },
      { title: 'Par għajnejn ieħor', body: 'Jekk taqra għall-iżbalji jgħajjik, itlob lil kollega jiċċekkja l-ismijiet u n-numri.' },
      { title: 'L-ewwel is-suġġett', body: 'Agħti minuta lil linja tas-suġġett li tgħid eżatt x’għandek bżonn.' },
    ],
    Intensify: [
      { title: 'Data, isem, ammont', body: 'Ibdel “dalwaqt”, “xi ħadd” u “ftit” ma’ data, isem u ammont.' },
      { title: 'Ehmeż l-evidenza', body: 'Żid il-link tas-sors ta’ kull numru li tirrapporta.' },
      { title: 'Aqrah bħal barrani', body: 'Ipprintja l-paġna u mmarka kull kelma li xi ħadd minn barra jista’ jifhem ħażin.' },
    ],
    Tether: [
      { title: 'Email ta’ ħames sentenzi', body: 'Żomm dan il-messaġġ f’ħames sentenzi u poġġi l-bqija f’fajl mehmuż.' },
      { title: 'Żewġ fatti kull stqarrija', body: 'Żomm iż-żewġ fatti li jerfgħu kull stqarrija u ħassar l-oħrajn.' },
      { title: 'Ibgħat mad-daqqa', body: 'Issettja alarm għal għoxrin minuta u ibgħat il-verżjoni li jkollok dak il-ħin.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ħu ritratt tal-ħaġa', body: 'Ħu ritratt wieħed ta’ dak li qed tirrapporta dwaru u ikteb madwaru.' },
      {
        title: 'Staqsi lil min bnieha',
        body: 'Jekk il-partijiet tekniċi jaqtgħulek qalbek, ħalli lil min bniehom jispjega wieħed, u ttajpja miegħu.',
      },
      { title: 'Tabella żgħira', body: 'Ibdel paragrafu wieħed f’tabella b’żewġ kolonni.' },
    ],
    Intensify: [
      { title: 'Irrapporta x’jaħdem', body: 'Għal kull punt għid x’jaħdem, x’ma jaħdimx u x’isewwih.' },
      { title: 'Pinġi l-proċess', body: 'Poġġi dijagramma sempliċi tal-proċess fuq it-test.' },
      { title: 'Iftaħ kull link', body: 'Ipprova int kull link, formula u fajl qabel ir-rapport jitlaq mingħandek.' },
    ],
    Tether: [
      { title: 'Żid tislima', body: 'Iftaħ b’tislima u b’sentenza sħiħa qabel il-fatti.' },
      { title: 'Għid għaliex ukoll', body: 'Wara kull stqarrija qasira, żid ir-raġuni f’sentenza.' },
      { title: 'Uri abbozz kmieni', body: 'Ibgħat abbozz lil kollega qabel issolvi kollox waħdek.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Issellef bidu tajjeb', body: 'Żomm fajl bil-bidjiet li għoġbuk f’emails oħra u addatta wieħed llum.' },
      { title: 'Xebh wieħed', body: 'Jekk tilgħab bil-kliem tħossu mhux professjonali, ħalli xebh wieħed biss f’kull rapport.' },
      { title: 'Itlob titlu', body: 'Itlob lil kollega tliet titli għar-rapport tiegħek u ħu wieħed.' },
    ],
    Intensify: [
      { title: 'Irrakkontah bħala każ', body: 'Ibda r-rapport b’xena qasira minn jum wieħed ta’ veru.' },
      { title: 'Tliet suġġetti tal-email', body: 'Ikteb tliet suġġetti li ma jixxibhux u ibgħat dak li kont tiftaħ int.' },
      { title: 'Aqleb ir-rapport', body: 'Agħmel abbozz darba mil-lat ta’ min kien joġġezzjona.' },
    ],
    Tether: [
      { title: 'Messaġġ wieħed, ħaġa waħda', body: 'Mexxi kull suġġett ieħor f’messaġġ għalih.' },
      { title: 'Fajl għall-ideat', body: 'Aqta’ l-ideat tal-ġenb mir-rapport u waħħalhom f’fajl għal wara.' },
      { title: 'Żomm il-forma miftiehma', body: 'Uża l-forma miftiehma sal-aħħar titlu u poġġi l-varjant tiegħek f’nota.' },
    ],
  },
}
