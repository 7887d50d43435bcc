import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Semmi l-pass żero', body: 'Ikteb x’ġara eżatt qabel ma tfaċċat il-problema.' },
      {
        title: 'Issellef checklist',
        body: 'Jekk il-proċeduri jidhru bil-mod, ħu checklist lesta u agħmel l-ewwel tliet kontrolli tagħha.',
      },
      { title: 'Għaxar minuti kalmi', body: 'Agħti għaxar minuti lil kawża waħda kull darba, imbagħad aqleb jekk tixtieq.' },
    ],
    Intensify: [
      { title: 'Il-ħsara fuq linja taż-żmien', body: 'Poġġi l-ġrajjiet fl-ordni bil-ħin ħdejn kull waħda.' },
      { title: 'Bidla waħda kull darba', body: 'Ibdel ħaġa waħda, ittestja, niżżel ir-riżultat, imbagħad ħu li jmiss.' },
      { title: 'Irranġa l-kawżi', body: 'Poġġi l-kawżi possibbli fl-ordni u ibda mill-irħas waħda biex tiċċekkjaha.' },
    ],
    Tether: [
      { title: 'Aqbeż għas-suspettat', body: 'Mur dritt għall-aktar kawża probabbli u ħalli l-kontrolli tas-soltu għal wara.' },
      { title: 'Ilwi l-proċedura', body: 'Staqsi min jista’ jippermetti eċċezzjoni, u ċempillu.' },
      { title: 'Aġixxi fuq nofs pjan', body: 'Ħu azzjoni waħda sigura qabel jinkiteb il-pjan sħiħ.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tliet kelmiet eżatti', body: 'Iddeskrivi l-problema f’linja waħda b’post, ħin u numru.' },
      { title: 'Aqsmu l-ġbir tal-fatti', body: 'Jekk it-tħaffir għat-tagħrif jgħajjik, aqsam ir-reġistru ma’ kollega: nofs kull wieħed.' },
      { title: 'Telefonata biex tivverifika', body: 'Agħmel telefonata waħda biex tiċċekkja l-fatt li l-aktar jiddependi fuqu kollox.' },
    ],
    Intensify: [
      { title: 'Fejn ma sseħħx', body: 'Elenka fejn il-problema ma sseħħx u qabbel.' },
      { title: 'Iġbor l-evidenza', body: 'Issejvja messaġġi, ċifri u ritratti f’folder wieħed qabel ma jispjegahom xi ħadd.' },
      { title: 'Staqsi għaliex ħames darbiet', body: 'Staqsi “għaliex” ħames darbiet u niżżel kull tweġiba.' },
    ],
    Tether: [
      { title: 'Iddeċiedi fuq parti mill-fatti', body: 'Ikteb dak li taf fuq karta waħda u iddeċiedi fuqha.' },
      { title: 'Waqqaf l-awtopsja', body: 'Ħalli l-kwistjoni tat-tort u tal-kliem eżatt sakemm kollox jerġa’ jaħdem.' },
      { title: 'Tmiem għall-ġbir', body: 'Semmi siegħa li fiha jieqaf il-ġbir tat-tagħrif u tibda l-azzjoni.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ara l-kawża mill-qrib', body: 'Mur fil-post tal-problema u ħares lejha għal ħames minuti.' },
      { title: 'Issellef ftit idejn', body: 'Jekk it-tiswijiet jinkwetawk, sejjaħ kollega prattiku u għaddilu l-għodda.' },
      { title: 'Erġa’ ibda ħaġa waħda', body: 'Erġa’ ixgħel, erġa’ qabbad jew ibdel parti waħda, u ara x’jinbidel.' },
    ],
    Intensify: [
      { title: 'Erġa’ ġib il-ħsara', body: 'Ġiegħel il-problema terġa’ sseħħ fuq skala żgħira.' },
      { title: 'Aħdem minn ġewwa', body: 'Iftaħ l-apparat, il-fajl jew il-proċess u segwi fejn jieqaf.' },
      { title: 'Ipprova t-tiswija sempliċi', body: 'L-ewwel ittestja l-aktar tiswija sempliċi u osservaha għal siegħa.' },
    ],
    Tether: [
      { title: 'Iddeskrivi qabel issewwi', body: 'Għid lil xi ħadd x’inhu ħażin qabel taqbad għodda.' },
      { title: 'Staqsi lil min qed ibati', body: 'Staqsi lil żewġ persuni milquta x’għandhom l-aktar bżonn sakemm taħdem.' },
      { title: 'Ieqaf wara s-siegħa t-tieni', body: 'Sejjaħ kollega meta jkunu għaddew sagħtejn bla riżultat.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Staqsi lil xi ħadd minn barra',
        body: 'Jekk ideat strambi jinkwetawk, ħalli lil xi ħadd minn barra jistaqsi tliet mistoqsijiet sempliċi.',
      },
      { title: 'Għażla selvaġġa waħda', body: 'Elenka soluzzjoni li qatt ma kont tagħżel, u sib biċċa utli fiha.' },
      { title: 'Skizz ta’ erba’ minuti', body: 'Agħmel skizz ta’ soluzzjoni għal erba’ minuti, bla tajjeb jew ħażin.' },
    ],
    Intensify: [
      { title: 'Aqleb il-problema', body: 'Staqsi kif kont toħloq din il-problema, imbagħad aqleb it-tweġiba.' },
      { title: 'Israq min-natura', body: 'Ara kif kċina, ajruport jew bejta tan-nemel jieħdu ħsieb l-istess ħaġa.' },
      { title: 'Itlaq mill-iskrivanija', body: 'Ħu l-problema għal mixja u ġib lura tliet ideat.' },
    ],
    Tether: [
      { title: 'Ittestja qabel l-idea li jmiss', body: 'Ittestja l-ewwel idea sal-aħħar qabel issemmi oħra.' },
      { title: 'Ibqa’ mal-mistoqsija', body: 'Ikteb il-problema fuq karta u żommha f’idejk waqt li taħseb.' },
      { title: 'Żomm dak li jaħdem', body: 'Elenka dak li għadu jaħdem u ħallih kif inhu.' },
    ],
  },
}
