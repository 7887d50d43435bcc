import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'L-ewwel menu biss', body: 'Iftaħ l-ewwel menu u pprova l-ewwel tliet kmandi.' },
      { title: 'Ara ġita qasira', body: 'Jekk il-manwali jdejquk, ara ġita ta’ ħames minuti u kkopja l-ewwel moviment.' },
      { title: 'Riċetta fuq sticky note', body: 'Staqsi lil kollega għall-erba’ klikks li għandek bżonn u waħħalhom fuq l-iskrin.' },
    ],
    Intensify: [
      { title: 'Ikteb il-passi tiegħek', body: 'Ikteb kull pass hekk kif tagħmlu u nnumera l-passi.' },
      { title: 'Segwi l-gwida darba', body: 'Segwi l-gwida mill-ewwel paġna b’eżempju wieħed ta’ veru.' },
      { title: 'Prattika ta’ kuljum', body: 'Din il-ġimgħa żomm l-ewwel ħmistax-il minuta ta’ kull jum għall-għodda.' },
    ],
    Tether: [
      { title: 'Esplora barra mit-triq', body: 'Agħlaq il-gwida u iftaħ tliet funzjonijiet li ħadd ma qallek dwarhom.' },
      { title: 'Ħalli d-dehra l-qadima', body: 'Żomm id-dehra l-ġdida kif tiġi għal ġimgħa qabel tirranġa xi ħaġa.' },
      { title: 'Użaha nofsha lesta', body: 'Agħmel xogħol ta’ veru biha qabel is-settings kollha jkunu f’posthom.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Erba’ termini', body: 'Ikteb erba’ termini tal-għodda bit-tifsira tagħhom fi kliemek.' },
      {
        title: 'Paġna tal-għajnuna waħda',
        body: 'Jekk il-paġni tal-għajnuna jraqqduk, aqra waħda biss u issettja limitu ta’ għaxar minuti.',
      },
      { title: 'Iċċekkja b’każ qadim', body: 'Daħħal każ qadim u ara jekk iċ-ċifri jaqblux.' },
    ],
    Intensify: [
      { title: 'Staqsi t-tifsira eżatta', body: 'Staqsi lill-fornitur għalxiex isservi kull kaxxa u niżżel it-tweġiba.' },
      { title: 'Qabbel ir-riżultati', body: 'Agħmel l-istess xogħol fl-għodda l-qadima u l-ġdida u qabbel in-numri.' },
      { title: 'Aqra x’inbidel', body: 'Aqra x’inbidel f’din il-verżjoni qabel tistrieħ fuq drawwa qadima.' },
    ],
    Tether: [
      { title: 'Injora l-għażliet rari', body: 'Ħalli barra kull għażla li ma kellekx bżonn dan ix-xahar.' },
      { title: 'Xogħol qabel qari', body: 'Ibda bil-manwal magħluq u fittex biss dak li jwaqqfek.' },
      { title: 'Nota qasira għall-oħrajn', body: 'Fisser l-għodda lil kollega f’sitt linji, mhux f’sitt paġni.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Żewġ idejn, maws wieħed', body: 'Itlob lil xi ħadd joqgħod ħdejk waqt li idek tagħmel il-klikks.' },
      { title: 'Post sigur għal-logħob', body: 'Jekk tibża’ tkisser xi ħaġa, uża kopja għall-prova u agħfas tliet buttuni.' },
      { title: 'Użu wieħed għalik', body: 'Sib xogħol żgħir tiegħek li din l-għodda tista’ tagħmel.' },
    ],
    Intensify: [
      { title: 'Żarmaha', body: 'Iftaħ is-settings u sib liema parti tagħmel xiex.' },
      { title: 'Xogħol ta’ veru llum', body: 'Agħmel wieħed mix-xogħlijiet tal-lum bl-għodda l-ġdida mill-bidu sat-tmiem.' },
      { title: 'Kissirha apposta', body: 'Daħħal xi ħaġa ħażina f’kopja għall-prova u ara kif tirreaġixxi l-għodda.' },
    ],
    Tether: [
      { title: 'Staqsi qabel tbagħbas', body: 'Staqsi lil żewġ persuni kif jaħdmu biha qabel tibdel is-settings.' },
      { title: 'Uri l-iskrin', body: 'Aqsam l-iskrin tiegħek u għid lil kollega x’qed tagħmel.' },
      { title: 'Aqra qabel tagħfas', body: 'Żomm idejk f’ħoġrok sakemm taqra l-ewwel skrin.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Bidla ċkejkna', body: 'Jekk tilgħab bl-għodda tħossu riskju, ibdel setting wieħed u erġa’ ġibu lura.' },
      { title: 'Iġbor it-tricks', body: 'Staqsi lil tliet kollegi għall-aħjar trick tagħhom u pprova wieħed.' },
      { title: 'Għaxar minuti ħielsa', body: 'Agħti lilek innifsek għaxar minuti bla skop u ara x’issib.' },
    ],
    Intensify: [
      { title: 'Skop ieħor', body: 'Ipprova l-għodda fuq xogħol bla ħsara li ma saritx għalih.' },
      { title: 'Agħtiha laqam', body: 'Iddeskrivi l-għodda bħala annimal jew vettura biex tiftakar kif iġġib ruħha.' },
      { title: 'Għaqqad żewġ għodod', body: 'Qabbadha ma’ għodda oħra li għandek u ara x’isir possibbli.' },
    ],
    Tether: [
      { title: 'L-ewwel mod wieħed', body: 'Żomm il-mod rakkomandat għal ħames darbiet qabel tvarjah.' },
      { title: 'Temm it-tutorial', body: 'Ħalli t-tutorial miftuħ sal-aħħar skrin, imbagħad esperimenta.' },
      { title: 'Limitu għaż-żidiet', body: 'Poġġi kull żieda li tħajrek f’lista ta’ xewqat u llum tinstalla xejn.' },
    ],
  },
}
