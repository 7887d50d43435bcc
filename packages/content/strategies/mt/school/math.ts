import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ikkopja eżempju maħdum', body: 'Ikkopja eżempju maħdum linja b’linja, imbagħad ibdel in-numri biss.' },
      { title: 'Staqsi għall-ewwel pass', body: 'Jekk metodi twal jaqtgħulek qalbek, staqsi lil xi ħadd għall-ewwel pass biss, u iktbu.' },
      { title: 'Linja waħda, pass wieħed', body: 'Uża karta bil-linji u agħmel bidla waħda biss f’kull linja.' },
    ],
    Intensify: [
      { title: 'X’għandek u x’tfittex', body: 'Ikteb x’għandek, x’qed tfittex u liema formula tgħaqqadhom.' },
      { title: 'Innumera l-passi', body: 'Innumera kull linja tas-soluzzjoni biex tkun tista’ ssib żball.' },
      { title: 'Il-problemi fl-ordni', body: 'Ħu l-problemi fl-ordni tagħhom għal nofs siegħa, bil-mowbajl f’kamra oħra.' },
    ],
    Tether: [
      { title: 'Ipprova triq iqsar', body: 'Fittex triq iqsar għal problema waħda, anke jekk il-karta tal-metodi turi oħra.' },
      { title: 'Aqbeż sal-aħħar', body: 'Ibda mit-tweġiba li tistenna u aħdem lura.' },
      { title: 'Karta mħarbxa', body: 'Agħmel l-ewwel tentattiv fuq karta għall-prova, bla kolonni puliti.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Iċċekkja s-sinjali biss', body: 'Erġa’ ħares lejn soluzzjoni waħda u ċċekkja l-plus u l-minus biss.' },
      { title: 'Fissruha flimkien', body: 'Itlob lil xi ħadd mill-klassi jfissirlek terminu wieħed, u iktbu fuq karta.' },
      { title: 'L-unità wara n-numru', body: 'Jekk il-preċiżjoni tgħajjik, ikteb biss l-unità wara kull numru.' },
    ],
    Intensify: [
      { title: 'Stima, imbagħad qabbel', body: 'L-ewwel ikteb stima, imbagħad qabbilha mar-riżultat eżatt.' },
      { title: 'Semmi r-regola', body: 'Ikteb ħdejn kull pass ir-regola li tippermettih.' },
      { title: 'Erġa’ aħdem b’mod ieħor', body: 'Erġa’ agħmel il-kalkolu b’metodu ieħor jew b’kalkulatur.' },
    ],
    Tether: [
      { title: 'Kontroll wieħed kull problema', body: 'Iċċekkja kull riżultat darba, imbagħad għaddi għall-problema li jmiss.' },
      { title: 'Qarreb apposta', body: 'Qarreb in-numri għall-ewwel dawra meta tippermettilek il-mistoqsija.' },
      { title: 'Ħalli l-prova għal-lum', body: 'Aċċetta l-formula li għandek u użaha, mingħajr ma l-ewwel issib minn fejn ġiet.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ċaqlaq affarijiet ta’ veru', body: 'Qiegħed muniti jew klipps għall-ewwel problema u ċaqlaqhom.' },
      { title: 'Ara kif tinbena', body: 'Jekk il-mudelli ma jgħidulek xejn, ara vidjow qasir fejn tinbena din il-problema.' },
      { title: 'Pinġi żewġ punti', body: 'Pinġi żewġ assi u mmarka żewġ punti biss.' },
    ],
    Intensify: [
      { title: 'Pinġi qabel taħdem', body: 'Agħmel skizz bil-kejl kollu qabel tikteb ekwazzjoni.' },
      { title: 'Sib każ ta’ veru', body: 'Fittex prezz, veloċità jew kamra fejn jintuża dan il-kalkolu.' },
      { title: 'Sib fejn titfixkel', body: 'Daħħal numri sempliċi f’kull pass sakemm issib fejn is-soluzzjoni ma tibqax taħdem.' },
    ],
    Tether: [
      { title: 'Ikteb il-ħsieb', body: 'Żid raġuni qasira bil-kliem ħdejn kull linja li ħdimt b’moħħok.' },
      { title: 'Fissirha b’leħen għoli', body: 'Fisser soluzzjoni waħda lil xi ħadd li ma rax il-problema.' },
      { title: 'Għaxar minuti teorija', body: 'Aqra l-ispjegazzjoni għal għaxar minuti qabel tmiss l-ewwel problema.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Aqta’ bil-lapes', body: 'Jekk taqta’ addoċċ tħossha ħażina, ikteb tbassira bil-lapes u wara ħassarha.' },
      { title: 'Agħżel triq oħra', body: 'Staqsi lil xi ħadd għal mod differenti, u pprova l-ewwel linja tiegħu biss.' },
      { title: 'Ċrieki madwar dak li jirrepeti', body: 'Agħmel ċirku madwar kull numru li jirrepeti u ara x’stampa joħorġu ċ-ċrieki.' },
    ],
    Intensify: [
      { title: 'Ivvinta problema', body: 'Oħloq problema li t-tweġiba tagħha tkun 42 u agħtiha lil xi ħadd.' },
      { title: 'Agħmilha storja', body: 'Ibdel l-ekwazzjoni fi storja b’żewġ persuni u ġlieda waħda.' },
      { title: 'Ipprova tliet bidjiet', body: 'Agħmel skizz ta’ tliet bidjiet possibbli qabel tagħżel wieħed.' },
    ],
    Tether: [
      { title: 'Temm it-triq magħrufa', body: 'Wassal il-metodu tas-soltu sal-aħħar linja qabel tipprova tiegħek.' },
      { title: 'Is-sensazzjoni tistenna', body: 'Ikteb is-sensazzjoni tiegħek fil-marġni u agħti prova tagħha linja b’linja.' },
      { title: 'Problema f’kull paġna', body: 'Agħti lil kull problema paġna tagħha u aqleb biss meta tkun solvuta.' },
    ],
  },
}
