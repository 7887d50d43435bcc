import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ibda b’waħda', body: 'Poġġi subgħajk fuq l-ewwel mistoqsija u agħmel dik biss.' },
      { title: 'Staqsi l-ordni', body: 'Ma tafx kif tibda? Staqsi lit-teacher x’tagħmel l-ewwel.' },
      { title: 'Immarka u ħu nifs', body: 'It-test jidher strett? Immarka wara kull tweġiba u ħu nifs.' },
    ],
    Intensify: [
      { title: 'Aqra l-istruzzjonijiet kollha', body: 'Aqra l-istruzzjonijiet minn fuq s’isfel qabel tikteb.' },
      { title: 'Għodd il-mistoqsijiet', body: 'Għodd il-mistoqsijiet u agħmel tikka żgħira ħdejn dik tan-nofs.' },
      { title: 'Ipprepara l-basket', body: 'Illejla poġġi żewġ lapsijiet u gomma fil-basket.' },
    ],
    Tether: [
      { title: 'Aqbeż minn fuqha', body: 'Jekk mistoqsija żżommok, immarkaha u aqbeż għal li jmiss.' },
      { title: 'Kull ordni tajjeb', body: 'Ibda bil-mistoqsija li tidher l-aktar ta’ gost.' },
      { title: 'Test ta’ xorta ġdida', body: 'It-test jidher ġdid? Għid “tajjeb hekk” u aqra mistoqsija waħda.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Kelma ewlenija waħda', body: 'Dawwar b’ċirku kelma fil-mistoqsija li tgħidlek x’tagħmel.' },
      { title: 'Ħares lura darba', body: 'Erġa’ lura għal tweġiba waħda biss u erġa’ aqraha.' },
      { title: 'Tliet karti', body: 'Ikteb tliet fatti fuq karti u ħalli lil xi ħadd jistaqsik.' },
    ],
    Intensify: [
      { title: 'Sib il-kelma “mhux”', body: 'Fittex kliem żgħir bħal “mhux”, “kollha” u “qatt”.' },
      { title: 'Għidha kollha', body: 'Ikteb fatt ieħor f’kull tweġiba twila.' },
      { title: 'Ara l-ismijiet u n-numri', body: 'Fl-aħħar iċċekkja ismek, id-data u n-numri kollha.' },
    ],
    Tether: [
      { title: 'Żbalji ċari biss', body: 'Żomm l-ewwel tweġiba jekk ma tarax żball ċar.' },
      { title: 'Kaxxa żgħira, tweġiba qasira', body: 'Meta l-kaxxa tkun żgħira, ikteb sentenza waħda biss fiha.' },
      { title: 'Imxi mal-arloġġ', body: 'Ħares lejn l-arloġġ u kompli meta jgħaddi nofs il-ħin.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Uża subgħajk', body: 'Għodd jew pinġi fir-rokna tal-karta għal mistoqsija waħda.' },
      { title: 'Ipprova waħda d-dar', body: 'Itlob lil xi ħadd jagħmel miegħek mistoqsija minn test qadim.' },
      { title: 'Stampa fir-rokna', body: 'Tħossok waħdek? Pinġi stampa ċkejkna ta’ dak li taf.' },
    ],
    Intensify: [
      { title: 'Pinġi l-mistoqsija', body: 'Pinġi x’qed titlob il-mistoqsija qabel twieġeb.' },
      { title: 'Prova bħal ta’ veru', body: 'Agħmel żewġ mistoqsijiet qodma f’post kwiet, bħal fit-test.' },
      { title: 'Ittestja t-tweġiba', body: 'Daħħal it-tweġiba lura fil-mistoqsija u ara toqgħodx.' },
    ],
    Tether: [
      { title: 'Ikteb sentenzi sħaħ', body: 'Wieġeb b’sentenza sħiħa li tibda bi kliem il-mistoqsija.' },
      { title: 'Fisser għaliex', body: 'Żid “għax” ma’ waħda mit-tweġibiet qosra tiegħek.' },
      { title: 'Itlob l-għajnuna kmieni', body: 'Erfa’ idek wara żewġ tentattivi fuq l-istess mistoqsija.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ikteb xi ħaġa', body: 'Mistoqsija miftuħa tbeżżgħek? Ikteb ħaġa waħda li tista’ tkun vera.' },
      { title: 'Issellef rima', body: 'Itlob lil xi ħadd rima li tgħinek tiftakar fatt wieħed.' },
      { title: 'Ifakkarni fi', body: 'Temm bil-kwiet: “Dan jixbah ftit lil …” Imbagħad ikteb.' },
    ],
    Intensify: [
      { title: 'Stampa biex tiftakar', body: 'Aħseb fi stampa tad-daħk għal kull fatt li trid tiftakar.' },
      { title: 'Agħmilha tat-teacher', body: 'Ivvinta mistoqsija għal test u weġibha b’leħen għoli.' },
      { title: 'Żewġ ideat, imbagħad waħda', body: 'Għal mistoqsija miftuħa, aħseb f’żewġ tweġibiet u agħżel.' },
    ],
    Tether: [
      { title: 'Wieġeb x’jistaqsi', body: 'Uri l-kelma tal-mistoqsija, imbagħad wieġeb lil dik biss.' },
      { title: 'Bla tpinġijiet żgħar', body: 'Ibdel kull tpinġija f’kelma waħda u erġa’ lura għat-test.' },
      { title: 'Aqra sal-aħħar', body: 'Ħalli l-lapes fuq il-bank sakemm tasal għall-punt interrogattiv.' },
    ],
  },
}
