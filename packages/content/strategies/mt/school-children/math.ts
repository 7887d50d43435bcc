import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Agħmel l-ewwel waħda', body: 'Għatti l-paġna b’karta biex tara l-ewwel problema biss.' },
      { title: 'Il-passi ma’ xi ħadd', body: 'Itlob lil xi ħadd jgħid l-ewwel pass waqt li tiktbu int.' },
      { title: 'Kaxxi għan-numri', body: 'Ir-ringieli puliti jdejquk? Uża karta bil-kaxxi: numru wieħed f’kull kaxxa.' },
    ],
    Intensify: [
      { title: 'Linja għal kull pass', body: 'Ikteb kull pass fuq linja għalih.' },
      { title: 'Immarka l-ordni', body: 'Ikteb 1, 2 u 3 fuq il-partijiet li trid tagħmel.' },
      { title: 'Skrivanija pulita', body: 'Battal l-iskrivanija, imbagħad oħroġ il-lapes, ir-riga u l-karta.' },
    ],
    Tether: [
      { title: 'Ipprova mod ieħor', body: 'Aħdem problema waħda f’ordni ġdid u ara t-tweġiba.' },
      { title: 'Il-ħfief minn fejn tixtieq', body: 'L-ewwel agħmel liema problema trid, mhux bilfors dik ta’ fuq.' },
      { title: 'Ħalli spazju', body: 'Jekk pass ma jiġix, ħalli spazju u kompli.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Iċċekkja tweġiba waħda', body: 'Agħżel tweġiba u erġa’ għoddha b’subgħajk.' },
      { title: 'Aqraha darbtejn', body: 'In-numri eżatti jgħajjuk? Ħalli lil xi ħadd jaqralek il-problema darbtejn.' },
      { title: 'Ċrieki man-numri', body: 'Ħu lapes ikkulurit u dawwar in-numri tal-problema b’ċirku.' },
    ],
    Intensify: [
      { title: 'Semmi x’qed tgħodd', body: 'Wara kull numru ikteb x’inhu: tuffiħ, muniti jew passi.' },
      { title: 'Staqsi xi tfisser', body: 'Uri kelma tal-matematika u staqsi lil xi ħadd jurik xi tfisser.' },
      { title: 'Dawwarha bil-maqlub', body: 'Iċċekkja problema bil-plus billi tuża l-minus.' },
    ],
    Tether: [
      { title: 'Aqbeż il-kontroll twil', body: 'Iċċekkja l-aħħar żewġ problemi biss, imbagħad aqleb il-paġna.' },
      { title: 'Qrib huwa tajjeb', body: 'Meta x-xogħol jgħid “madwar”, basar in-numru u ieqaf.' },
      { title: 'Tweġiba f’kaxxa', body: 'Ikteb it-tweġiba f’linja qasira, bla kliem żejjed.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ħames affarijiet żgħar', body: 'Poġġi ħames buttuni fuq l-iskrivanija u użahom għal problema waħda.' },
      { title: 'Ara, imbagħad ċaqlaq', body: 'Ara lil xi ħadd jagħmilha bil-blokki, imbagħad ċaqlaq blokka int.' },
      { title: 'Pinġi ċrieki', body: 'Pinġi ċrieki għan-numri, għall-ewwel problema biss.' },
    ],
    Intensify: [
      { title: 'Ibni l-problema', body: 'Uża blokki jew muniti biex tibni l-problema quddiemek.' },
      { title: 'Sibha d-dar', body: 'Uża riga biex tkejjel xi ħaġa d-dar bħal fix-xogħol.' },
      { title: 'Kaċċa għall-iżball', body: 'Tweġiba ħażina? Fittex il-post eżatt fejn żbaljat.' },
    ],
    Tether: [
      { title: 'Għid il-passi', body: 'Għid lil xi ħadd kif sibt it-tweġiba, pass pass.' },
      { title: 'Ikteb in-nofs', body: 'Ikteb il-pass tan-nofs ukoll, mhux it-tweġiba biss.' },
      { title: 'Aħdem ma’ xi ħadd', body: 'Agħmel il-problema li jmiss ma’ xi ħadd, mhux waħdek.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Żid annimal tad-daħk', body: 'Agħmel problema bi żrinġijiet jew qtates, imbagħad aħdimha.' },
      { title: 'Agħżel mod', body: 'Itlob żewġ modi lil xi ħadd kbir u uri wieħed b’subgħajk.' },
      { title: 'L-ewwel tbassira', body: 'Tibża’ tbasar? Għid tbassira bil-kwiet, imbagħad aħdimha.' },
    ],
    Intensify: [
      { title: 'Sib mod ieħor', body: 'Fittex mod ieħor biex tasal għall-istess tweġiba.' },
      { title: 'Storja bin-numri', body: 'Pinġi l-problema bħala komik b’żewġ stampi.' },
      { title: 'Agħmel tiegħek', body: 'Ivvinta problema dwar għeluq sninek.' },
    ],
    Tether: [
      { title: 'Ibqa’ fuq din', body: 'Għatti l-problemi l-oħra sakemm tikteb din it-tweġiba.' },
      { title: 'Uża l-mod muri', body: 'Agħmel l-ewwel problema eżatt bħal dik tal-ktieb.' },
      { title: 'Ieqaf qabel tbasar', body: 'Poġġi idek fuq il-karta u erġa’ aqra l-mistoqsija.' },
    ],
  },
}
