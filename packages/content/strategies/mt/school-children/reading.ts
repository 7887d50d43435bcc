import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ieqaf ħdejn is-sinjal', body: 'Poġġi sinjal żewġ paġni ’l quddiem u aqra biss sa hemm.' },
      { title: 'Staqsi mnejn tibda', body: 'Itlob lil xi ħadd kbir jurik l-ewwel u l-aħħar linja.' },
      { title: 'Karta linja b’linja', body: 'Tiddejjaq taqra fl-ordni? Niżżel karta mal-paġna, linja linja.' },
    ],
    Intensify: [
      { title: 'Innumera l-partijiet', body: 'Ikteb numru żgħir ħdejn kull parti u aqra f’dak l-ordni.' },
      { title: 'L-ewwel, wara, fl-aħħar', body: 'Għid lil xi ħadd x’ġara l-ewwel, wara u fl-aħħar.' },
      { title: 'L-ewwel ix-xogħol', body: 'Qabel tibda l-istorja, aqra x-xogħol u uri kull pass b’subgħajk.' },
    ],
    Tether: [
      { title: 'Aqbeż u erġa’ lura', body: 'Teħel f’linja? Aqbiżha u erġa’ lura wara.' },
      { title: 'Ibda minn stampa', body: 'Iftaħ il-ktieb fuq stampa li togħġbok u ibda minn hemm.' },
      { title: 'Il-pjan fil-kexxun', body: 'Poġġi l-pjan tal-qari fil-kexxun u ħu pjaċir b’żewġ paġni.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Sib fatt wieħed', body: 'Sib fatt wieħed fit-test u poġġi subgħajk fuqu.' },
      { title: 'Staqsi dwar kelma', body: 'Agħżel kelma iebsa u staqsi lil xi ħadd xi tfisser.' },
      { title: 'Kaċċa għall-ismijiet', body: 'Issettja timer għal tliet minuti u fittex l-ismijiet.' },
    ],
    Intensify: [
      { title: 'Min, fejn, meta', body: 'Ikteb min hemm fit-test, fejn jiġri u meta.' },
      { title: 'Urini l-linja', body: 'Wieġeb mistoqsija, imbagħad sib il-linja li turiha.' },
      { title: 'Kif taf?', body: 'Staqsi lil xi ħadd, “Kif taf?” u fittxuha flimkien fit-test.' },
    ],
    Tether: [
      { title: 'Tikka u kompli', body: 'Tara kelma li ma tafx? Agħmel tikka u kompli aqra.' },
      { title: 'Tliet fatti u agħlaq', body: 'Ikteb tliet fatti biss minn din il-paġna, imbagħad agħlaq il-pitazz.' },
      { title: 'Żomm il-mistoqsijiet', body: 'Ikteb il-mistoqsijiet fuq karta żgħira u staqsihom wara l-aħħar paġna.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Żomm il-ħaġa ta’ veru', body: 'Qed taqra fuq werqa jew munita? Żomm waħda waqt li taqra.' },
      { title: 'Ibniha ma’ xi ħadd', body: 'Itlob lil xi ħadd jibni miegħek ħaġa waħda mill-istorja.' },
      { title: 'Tpinġija f’żewġ minuti', body: 'Pinġi ħaġa waħda mit-test f’żewġ minuti. Tista’ tkun imħarbxa.' },
    ],
    Intensify: [
      { title: 'Pinġi kif taħdem', body: 'Sib ħaġa fit-test u pinġi kif taħdem.' },
      { title: 'Agħmel pass wieħed', body: 'Agħżel pass wieħed mill-paġna u agħmlu b’idejk.' },
      { title: 'Uri bla kliem', body: 'Uri lil xi ħadd parti mit-test mingħajr ma titkellem.' },
    ],
    Tether: [
      { title: 'Żewġ sentenzi sħaħ', body: 'Għid lil xi ħadd dwar il-paġna f’żewġ sentenzi sħaħ.' },
      { title: 'Aqraw bid-dawra', body: 'Poġġi ħdejn xi ħadd u aqraw bid-dawra b’leħen għoli.' },
      { title: 'Il-blokki jistgħu jistennew', body: 'Warrab il-blokki u l-għodda sakemm tlesti din il-paġna.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Basar b’“forsi”', body: 'Basar x’se jiġri u ibda b’“forsi”. L-ebda tbassira mhi ħażina.' },
      { title: 'Agħżel tmiem', body: 'Itlob żewġ modi tad-daħk kif tispiċċa l-istorja, u agħżel wieħed.' },
      { title: 'Film b’għajnejk magħluqa', body: 'Stampi ġodda jidhru strambi? Agħlaq għajnejk u ara l-istorja għal minuta.' },
    ],
    Intensify: [
      { title: 'Agħmel tmiem ġdid', body: 'Ivvinta tmiem ieħor u għidu lil ġugarell.' },
      { title: 'Agħmilha tal-eroj', body: 'Aqra parti b’leħen għoli bil-vuċi tal-eroj.' },
      { title: 'Lil xiex tixbah?', body: 'Għid lil xiex tixbah l-istorja: logħba, vjaġġ jew kanzunetta.' },
    ],
    Tether: [
      { title: 'Ktieb wieħed barra', body: 'Żomm ktieb wieħed fuq l-iskrivanija u warrab l-oħrajn.' },
      { title: 'Aqra qabel tbasar', body: 'Qabel tbasar, erġa’ aqra l-aħħar żewġ linji.' },
      { title: 'L-idea fuq karta', body: 'Ikteb l-idea tiegħek għal storja fuq karta u kompli aqra.' },
    ],
  },
}
