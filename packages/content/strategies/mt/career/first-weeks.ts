import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Tliet linji kuljum',
        body: 'Jekk ir-rutini jidhru tqal, kull filgħaxija ikteb tliet linji: ma’ min iltqajt, x’għamilt, x’imiss.',
      },
      { title: 'Xi ħadd għall-ordni', body: 'Itlob lil kollega jgħidlek kull filgħodu x’jiġi l-ewwel.' },
    ],
    Intensify: [
      { title: 'Lista tal-ismijiet u d-dmirijiet', body: 'Ikteb min jagħmel xiex, u kompli żid mal-lista kuljum.' },
      { title: 'Irrepeti d-dawra ta’ kuljum', body: 'Agħmel ix-xogħlijiet ta’ kuljum fl-istess ordni għall-ewwel ġimgħa.' },
    ],
    Tether: [
      { title: 'Imxi mal-ordni tal-post', body: 'Imxi mal-ordni tal-post għal ġimagħtejn qabel tissuġġerixxi tiegħek.' },
      { title: 'Aċċetta siegħa maħlula', body: 'Meta ma jkun ippjanat xejn, staqsi lil kollega jekk tistax tħares.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ħames termini fil-ġimgħa', body: 'Agħżel ħames termini tal-post u staqsi xi jfissru.' },
      { title: 'Noti bil-mowbajl', body: 'Jekk tieħu noti jgħajjik, irrekordja nota ta’ minuta wara kull spjegazzjoni.' },
    ],
    Intensify: [
      { title: 'Staqsi sakemm ikun ċar', body: 'Staqsi kif għandha tidher biċċa xogħol lesta.' },
      { title: 'Regola kuljum', body: 'Aqra regola waħda tal-post kuljum u ċċekkjaha ma’ kollega.' },
    ],
    Tether: [
      { title: 'Mistoqsija kull siegħa', body: 'Iġbor il-mistoqsijiet tiegħek u kull siegħa staqsi l-aktar waħda urġenti.' },
      { title: 'L-iżbalji ż-żgħar jistgħu jibqgħu', body: 'Niżżel l-iżbalji żgħar li tara u fl-ewwel ġimgħa ssemmi xejn.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Idejk fuqha, b’xi ħadd ħdejk', body: 'Jekk il-magni jinkwetawk, agħmel moviment wieħed waqt li xi ħadd joqgħod ħdejk.' },
      { title: 'Itlob demo bil-mod', body: 'Itlob lil kollega juri xogħol wieħed bil-mod, darbtejn.' },
    ],
    Intensify: [
      { title: 'Xogħol ta’ veru mill-ewwel', body: 'Itlob xogħol żgħir ta’ veru fl-ewwel jum tiegħek.' },
      { title: 'Sir af l-għodda', body: 'Ipprova kull għodda f’postok u niżżel x’tagħmel.' },
    ],
    Tether: [
      { title: 'Il-pawsa mal-oħrajn', body: 'Ingħaqad mal-oħrajn għall-ikel minflok tibqa’ f’postok.' },
      { title: 'Staqsi qabel ittejjeb', body: 'Staqsi għaliex isir hekk qabel issewwi xi ħaġa.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Wiċċ ġdid wieħed', body: 'Jekk daqshekk ġdid jgħajjik, kuljum sellem persuna ġdida waħda biss.' },
      { title: 'Basar, imbagħad staqsi', body: 'Basar kif issir xi ħaġa żgħira u staqsi jekk hux hekk.' },
    ],
    Intensify: [
      { title: 'Il-pitazz ta’ min għadu ġdid', body: 'Niżżel dak li jissorprendik waqt li għadek tara b’għajnejn ġodda.' },
      { title: 'Offri idea waħda', body: 'Offri idea waħda minn post ieħor malli tkun taf għaliex l-affarijiet huma hekk.' },
    ],
    Tether: [
      { title: 'Żomm l-ideat għal wara', body: 'Żomm lista tal-ideat u uriha wara l-ewwel xahar.' },
      { title: 'Ikkopja qabel tibdel', body: 'Agħmel kull xogħol darba eżatt kif urewk.' },
    ],
  },
}
