import type { TopicStrategies } from '../../strategy.ts'

export const field: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Żewġ oqsma, paġna waħda', body: 'Jekk pjanijiet twal jagħfsuk, qabbel żewġ oqsma biss fuq paġna waħda.' },
      { title: 'Imxi ma’ xi ħadd', body: 'Itlob lil xi ħadd li tafda jwasslek fl-ewwel pass u ieqaf hemm.' },
    ],
    Intensify: [
      { title: 'Irranġa l-kriterji tiegħek', body: 'Elenka x’jgħodd għalik f’qasam u poġġi l-lista fl-ordni.' },
      { title: 'Kalendarju tal-passi', body: 'Daħħal pass kull ġimgħa fil-kalendarju: aqra, staqsi, żur, iddeċiedi.' },
    ],
    Tether: [
      { title: 'Siegħa mhux ippjanata', body: 'Warrab il-lista u qatta’ siegħa f’qasam li qatt ma kkunsidrajt.' },
      { title: 'Iddeċiedi parti', body: 'Agħżel direzzjoni għal sitt xhur u ħalli l-bqija tat-triq miftuħa.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tliet fatti kull qasam', body: 'Fittex tliet fatti għal qasam wieħed: ix-xogħlijiet, il-paga u t-taħriġ.' },
      { title: 'Kaċċa għall-fatti bejn tnejn', body: 'Jekk tgħajja taqra dwar l-oqsma, aqra ma’ xi ħadd għal għoxrin minuta.' },
    ],
    Intensify: [
      { title: 'Staqsi lil min jaħdem hemm', body: 'Ikteb ħames mistoqsijiet eżatti u agħmilhom lil xi ħadd li jaħdem hemm.' },
      { title: 'Iċċekkja ċ-ċifri', body: 'Qabbel il-pagi u l-postijiet vakanti f’żewġ sorsi indipendenti.' },
    ],
    Tether: [
      { title: 'Agħlaq it-tabs', body: 'Żomm tliet paġni dwar il-qasam miftuħa u agħlaq l-oħrajn kollha.' },
      { title: 'Ħalli mistoqsija waħda', body: 'Aċċetta mistoqsija bla tweġiba u xorta ibbukkja żjara.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Nofs ta’ nhar tħares', body: 'Itlob tara lil xi ħadd jaħdem għal nofs ta’ nhar, b’idejk fil-but.' },
      {
        title: 'Ipprova xogħol żgħir',
        body: 'Jekk il-provi prattiċi jinkwetawk, ipprova xogħol tipiku wieħed id-dar, meta ħadd ma jkun jara.',
      },
    ],
    Intensify: [
      { title: 'Jum ta’ prova', body: 'Irranġa jum ta’ prova wieħed u agħmel biċċa xogħol ta’ veru.' },
      { title: 'Ittestjaha fuq problema', body: 'Staqsi liema problema jsolvi l-qasam u agħmel skizz tas-soluzzjoni tiegħek.' },
    ],
    Tether: [
      { title: 'Staqsi kif inhu', body: 'Staqsi lil xi ħadd fil-qasam kif iħossu l-jiem, mhux biss x’jagħmel.' },
      { title: 'Tkellem dwarha b’leħen għoli', body: 'Għid lil żewġ persuni x’qed tikkunsidra u ħallihom jistaqsu.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Iġbed karta', body: 'Jekk toħlom jidhirlek ħela, ikteb għaxar oqsma fuq karti u iġbed waħda.' },
      { title: 'Issellef ħolma', body: 'Staqsi lil xi ħadd f’liema qasam jimmaġinak, u aqra dwaru.' },
    ],
    Intensify: [
      { title: 'Ħallat żewġ oqsma', body: 'Għaqqad żewġ oqsma li jinteressawk u semmi impjieg bejniethom.' },
      { title: 'Ittra mill-futur', body: 'Ikteb nofs paġna mill-ħajja tiegħek fi żmien għaxar snin.' },
    ],
    Tether: [
      { title: 'Lista ta’ tlieta', body: 'Naqqas l-ideat tiegħek għal tlieta u dan ix-xahar esplora dawk biss.' },
      { title: 'Ara l-jum normali', body: 'Iddeskrivi nhar ta’ Tlieta normali f’dak il-qasam qabel tinġibed mill-idea.' },
    ],
  },
}
