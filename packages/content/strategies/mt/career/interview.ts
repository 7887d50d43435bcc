import type { TopicStrategies } from '../../strategy.ts'

export const interview: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Triq u arloġġ', body: 'Jekk tipprepara bi pjan idejqek, iffissa biss it-triq u l-ħin li titlaq.' },
      { title: 'Ipprova l-bidu', body: 'Itlob lil xi ħadd jagħmilha ta’ min jintervista għall-ewwel tliet minuti.' },
    ],
    Intensify: [
      { title: 'Tweġibiet fi tliet partijiet', body: 'Ipprepara kull tweġiba fi tliet partijiet: is-sitwazzjoni, l-azzjoni u r-riżultat.' },
      { title: 'Lista ta’ lejl qabel', body: 'Lesti l-karti, il-ħwejjeġ u l-indirizz filgħaxija ta’ qabel.' },
    ],
    Tether: [
      { title: 'Ilqa’ mistoqsija stramba', body: 'Wieġeb mistoqsija stramba minn xi ħadd bla ebda preparazzjoni.' },
      { title: 'Warrab l-iskript', body: 'Ċekken kull tweġiba lesta għal kelma ewlenija waħda.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tliet fatti dwar il-kumpanija', body: 'Ikteb tliet fatti dwar min iħaddem fuq karta u aqrahom fit-triq.' },
      { title: 'Staqsi ħaġa waħda', body: 'Jekk tistħi tistaqsi, ikteb mistoqsija waħda u aqraha.' },
    ],
    Intensify: [
      { title: 'Ġib eżempji eżatti', body: 'Ipprepara erba’ eżempji b’post, xogħol u ċifra.' },
      { title: 'Iċċara qabel twieġeb', body: 'Staqsi xi jfissru meta mistoqsija tista’ tfisser żewġ affarijiet.' },
    ],
    Tether: [
      { title: 'Tweġibiet ta’ żewġ minuti', body: 'Ipprova b’arloġġ u temm kull tweġiba fi żmien żewġ minuti.' },
      { title: 'Ħalli ċ-ċifra toqgħod', body: 'Agħti ċifra darba u ħalli barra minn fejn ġiet.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ħu xi ħaġa miegħek', body: 'Ġib ħaġa waħda li ħdimt fuqha u ħalliha tibda d-diskors.' },
      {
        title: 'Ittestja s-sejħa',
        body: 'Jekk is-sejħiet bil-vidjow jinkwetawk, ħalli lil xi ħadd iċempillek għal prova ta’ żewġ minuti.',
      },
    ],
    Intensify: [
      { title: 'Offri li turiha', body: 'Offri li turi kif kont tagħmel wieħed mix-xogħlijiet tagħhom.' },
      { title: 'Ipprova t-triq', body: 'Agħmel it-triq jew lesti l-vidjow darba qabel il-jum.' },
    ],
    Tether: [
      { title: 'Għid ħsibijietek', body: 'Għid b’leħen għoli kif qed taħseb meta jagħtuk problema.' },
      { title: 'Ibda bi ftit kliem', body: 'Wieġeb it-tislima b’żewġ sentenzi ta’ ħbiberija qabel tgħaddi għax-xogħol.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Storja waħda x’tgħid', body: 'Jekk tirrakkonta jidhirlek teatru, għid storja vera waħda quddiem mera.' },
      {
        title: 'Prattika “x’tagħmel jekk”',
        body: 'Ħalli lil xi ħadd jistaqsik tliet mistoqsijiet “x’tagħmel jekk” u wieġeb kull waħda f’sentenza.',
      },
    ],
    Intensify: [
      { title: 'Ġib idea friska', body: 'Ġib idea waħda għall-prodott jew is-servizz tagħhom u ddeskriviha f’minuta.' },
      { title: 'Wieġeb b’xbieha', body: 'Agħżel xbieha li turi kif taħdem u użaha darba.' },
    ],
    Tether: [
      { title: 'Wieġeb, imbagħad ieqaf', body: 'Wieġeb il-mistoqsija li saritlek, imbagħad ieqaf u stenna dik li jmiss.' },
      { title: 'Żomm l-idea qalbiena', body: 'Żomm l-aktar idea qalbiena tiegħek sakemm jistaqsuk x’tibdel.' },
    ],
  },
}
