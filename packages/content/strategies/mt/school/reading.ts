import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Tliet paġni wara xulxin',
        body: 'Jekk tiddejjaq taqra fl-ordni, immarka tliet paġni, aqrahom wara xulxin, imbagħad ieqaf.',
      },
      { title: 'Issellef skema', body: 'Staqsi lil xi ħadd li qrah x’inhuma t-tliet partijiet ewlenin, u aqra l-ewwel waħda biss.' },
      { title: 'Riga taħt il-linja', body: 'Poġġi riga taħt kull linja tal-aktar paragrafu iebes, biex ma taqbeż xejn.' },
    ],
    Intensify: [
      { title: 'It-titli f’lista', body: 'Ikkopja t-titli kollha f’lista qabel taqra, u mmarka kull wieħed hekk kif tasal għalih.' },
      { title: 'Il-ġrajjiet fl-ordni', body: 'Ikteb il-ħames ġrajjiet ewlenin fuq karti u qegħedhom fl-ordni taż-żmien.' },
      { title: 'Siegħa għall-qari', body: 'Żomm siegħa għal dan il-kapitlu u daħħalha fil-kalendarju tiegħek issa.' },
    ],
    Tether: [
      { title: 'L-ewwel it-tmiem', body: 'Ibda mis-sommarju jew mill-aħħar paġna, imbagħad aqra biss dak li għad għandek bżonn.' },
      { title: 'Ħalli paġna tmur', body: 'Meta silta żżommok, immarkaha u kompli mingħajr ma ttemmha.' },
      {
        title: 'Warrab il-pjan',
        body: 'Aqleb l-iskeda tal-qari wiċċha ’l isfel u għal għaxar minuti segwi t-taqsima li tiġbidlek għajnejk.',
      },
    ],
  },
  precision: {
    Forge: [
      { title: 'Sentenza waħda, fatt wieħed', body: 'Agħżel fatt wieħed biss minn din il-paġna u iktbu bi kliemek.' },
      { title: 'Il-kliem iebes bejn tnejn', body: 'Aqsam il-kliem li ma tafx ma’ xi ħadd: fittxu tlieta kull wieħed u bdiluhom.' },
      {
        title: 'Kaċċa ta’ seba’ minuti',
        body: 'Jekk id-dettalji jgħajjuk, fittex ismijiet u dati għal seba’ minuti, imbagħad aqra fil-ħieles.',
      },
    ],
    Intensify: [
      { title: 'Uri l-prova', body: 'Agħmel linja taħt is-sentenza eżatta li ssostni t-tweġiba tiegħek u ikteb il-paġna.' },
      { title: 'Staqsi lit-test', body: 'Ikteb tliet mistoqsijiet dwar il-kapitlu u sib it-tweġiba għal kull waħda fit-test.' },
      { title: 'Sors ieħor', body: 'Fittex stqarrija waħda mill-qari f’sors ieħor u qabbel.' },
    ],
    Tether: [
      { title: 'Linja waħda biss', body: 'Immarka linja waħda biss f’kull paragrafu, imbagħad agħlaq il-pinna.' },
      { title: 'Għid il-qofol', body: 'Agħlaq il-ktieb u għid il-punt ewlieni f’sentenza waħda.' },
      { title: 'It-tfittxija wara', body: 'Iġbor il-kliem li ma tafx fil-marġni u fittxu biss wara li tintemm it-taqsima.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Sib oġġett wieħed', body: 'Agħżel oġġett wieħed mit-test u żommu f’idejk, jew fittex ritratt tiegħu.' },
      { title: 'Il-magna flimkien', body: 'Jekk il-mekkaniżmi ma jgħidulek xejn, itlob lil xi ħadd ipinġi dan waqt li int taqra s-silta.' },
      { title: 'Erba’ kaxxi', body: 'Pinġi erba’ kaxxi għall-partijiet ewlenin tat-test u għaqqadhom bil-vleġeġ.' },
    ],
    Intensify: [
      { title: 'Staqsi għalxiex isservi', body: 'Ikteb ħdejn kull paragrafu għalxiex jista’ jintuża.' },
      { title: 'Erġa’ ibni r-raġunament', body: 'Żarma t-test: karta għal kull stqarrija, imbagħad erġa’ qiegħed il-karti flimkien.' },
      { title: 'Ittestja struzzjoni waħda', body: 'Ipprova ħaġa waħda li jiddeskrivi t-test qabel taqra l-paġna li jmiss.' },
    ],
    Tether: [
      { title: 'Aqrah lil xi ħadd', body: 'Aqra paġna b’leħen għoli lil persuna oħra minflok tgħaddiha waħdek.' },
      { title: 'Noti itwal fil-marġni', body: 'Ibdel kull nota ta’ kelma waħda f’sentenza sħiħa.' },
      { title: 'L-ewwel il-kliem', body: 'Ħalli l-esperiment fil-kaxxa tiegħu sakemm taqra d-deskrizzjoni kollha.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Temm is-sentenza', body: 'Jekk taqta’ addoċċ idejqek, temm “Dan ifakkarni fi …” darba u żommha għalik.' },
      {
        title: 'Agħżel minn tliet qoxriet',
        body: 'Itlob lil xi ħadd jiddeskrivi tliet qoxriet għal dan it-test, u agħżel dik li toqgħodlu.',
      },
      { title: 'Ħolma ta’ żewġ minuti', body: 'Issettja żewġ minuti, agħlaq il-ktieb u immaġina xena waħda bħal film.' },
    ],
    Intensify: [
      { title: 'Ibdel ħaġa waħda', body: 'Staqsi x’kien jiġri li kieku persuna waħda jew fatt wieħed fit-test kien differenti.' },
      { title: 'Għaqqad żewġ dinjiet', body: 'Orbot dan il-kapitlu ma’ film, ma’ partita jew ma’ kanzunetta, u ikteb ir-rabta.' },
      { title: 'Aqra b’leħen ieħor', body: 'Aqra silta b’leħen għoli bħal min jaqra l-aħbarijiet, imbagħad bħall-karattru l-ħażin.' },
    ],
    Tether: [
      { title: 'Ibqa’ sal-waqfa', body: 'Agħlaq il-kotba u t-tabs l-oħra kollha sakemm tasal għat-titlu li jmiss.' },
      { title: 'It-test qabel it-teorija', body: 'Uri l-linja fit-test qabel taqsam l-interpretazzjoni tiegħek.' },
      { title: 'Paġna ġenbija għall-ideat', body: 'Żomm paġna fil-ġenb għall-ideat u erġa’ lura minnufih għall-paragrafu.' },
    ],
  },
}
