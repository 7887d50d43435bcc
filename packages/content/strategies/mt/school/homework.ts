import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Agħżel bil-munita', body: 'Jekk l-ippjanar iwaqqfek, itfa’ munita bejn żewġ xogħlijiet u ibda.' },
      { title: 'Ħaġa waħda quddiemek', body: 'Poġġi ktieb wieħed biss fuq l-iskrivanija u l-bqija wara dahrek.' },
      { title: 'Sinjal biex tibdew', body: 'Aqbel ma’ xi ħadd fuq minuta li fiha tibdew it-tnejn.' },
    ],
    Intensify: [
      { title: 'Ippjana filgħaxija', body: 'Ikteb kull xogħol bil-minuti li jista’ jieħu.' },
      { title: 'Ħin fiss fuq l-iskrivanija', body: 'Agħżel siegħa u post fissi għal din il-ġimgħa kollha.' },
      { title: 'Naddaf, elenka, ibda', body: 'Battal l-iskrivanija u elenka x’għandu bżonn l-ewwel xogħol.' },
    ],
    Tether: [
      { title: 'Ibdel żewġ blokki', body: 'Ibdel post żewġ blokki ta’ studju llum u kompli.' },
      { title: 'Ieqaf meta jkun biżżejjed', body: 'Agħlaq xogħol meta jwieġeb il-karta, anke jekk il-paġna mhix pulita.' },
      { title: 'Ħalli blokk ħieles', body: 'Ħalli nofs siegħa bla pjan u użaha kif tixtieq.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aqra x-xogħol lil xi ħadd', body: 'Aqra x-xogħol b’leħen għoli lil xi ħadd biex ma jintilef l-ebda dettall.' },
      { title: 'Iċċekkjaw flimkien', body: 'Jekk tgħajja tiċċekkja waħdek, qabbel tliet tweġibiet ma’ xi ħadd mill-klassi.' },
      { title: 'Sommarju f’żewġ linji', body: 'Ikteb żewġ linji b’fatti tal-lum, imbagħad agħlaq il-pitazz.' },
    ],
    Intensify: [
      { title: 'Fittex żewġ affarijiet', body: 'Agħżel żewġ affarijiet li għandek dubju dwarhom u fittixhom.' },
      { title: 'Erġa’ ara żball', body: 'Ħu żball wieħed ikkoreġut u ikteb għaliex ġara.' },
      { title: 'Kwiżż mill-memorja', body: 'Agħlaq il-ktieb, ikteb dak li tiftakar u qabbel.' },
    ],
    Tether: [
      { title: 'Limitu għar-riċerka', body: 'Tiftaħx aktar minn tliet paġni għal dan ix-xogħol.' },
      { title: 'Ħallih imur', body: 'Agħti x-xogħol malli kull mistoqsija jkollha t-tweġiba tagħha.' },
      { title: 'Nofs il-kliem', body: 'Għid it-tweġiba tiegħek b’nofs il-kliem u żomm dik il-verżjoni.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Studja bl-oġġetti', body: 'Uża tazzi, karti jew muniti biex turi eżerċizzju wieħed.' },
      {
        title: 'Stieden lil min jaħdem b’idejh',
        body: 'Jekk ix-xogħol waħdek itawwal, ċempel lil xi ħadd u agħmlu xogħol prattiku flimkien.',
      },
      { title: 'Irranġa l-iskrivanija', body: 'Sewwi jew aġġusta ħaġa waħda fuq l-iskrivanija li tfixklek.' },
    ],
    Intensify: [
      { title: 'Użaha llejla', body: 'Sib illejla post wieħed id-dar fejn jaħdem dan is-suġġett.' },
      { title: 'Ibni għodda għall-istudju', body: 'Agħmel sett karti, strixxa jew spreadsheet li tistaqsik.' },
      { title: 'Sib l-għoqda', body: 'Semmi l-punt eżatt fejn weħilt, imbagħad ipprova triq waħda madwaru.' },
    ],
    Tether: [
      { title: 'Staqsi wara tliet darbiet', body: 'Itlob l-għajnuna wara tliet tentattivi fuq l-istess xogħol.' },
      { title: 'Ikteb il-verżjoni t-twila', body: 'Ikteb tweġiba waħda b’mod li jifhimha xi ħadd li ma kienx hemm.' },
      { title: 'Studja f’kumpanija', body: 'Poġġi fuq il-mejda tal-kċina jew f’librerija minflok waħdek f’kamartek.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ibdel drawwa waħda', body: 'Jekk modi ġodda jħawduk, ibdel ħaġa waħda biss: il-post, il-pinna jew il-ħoss.' },
      { title: 'Ħalli lil ħaddieħor jagħżel', body: 'Ħalli lil xi ħadd jagħżillek mod mhux tas-soltu kif tiftakar paġna waħda.' },
      { title: 'Ibda minn stampa', body: 'Agħżel stampa waħda onlajn u orbotha mas-suġġett f’sentenza.' },
    ],
    Intensify: [
      { title: 'Agħmilha logħba', body: 'Ibdel il-materjal tal-lum fi kwiżż, f’logħba tal-mejda jew f’rap.' },
      { title: 'Għallem lil udjenza immaġinarja', body: 'Fisser is-suġġett bħallikieku tinsab fuq palk.' },
      { title: 'L-aktar rabta stramba', body: 'Sib l-aktar rabta stramba bejn tnejn mis-suġġetti tal-lum.' },
    ],
    Tether: [
      { title: 'Xogħol wieħed fuq l-iskrin', body: 'Agħlaq it-twieqi kollha ħlief waħda sakemm dak ix-xogħol ikun lest.' },
      { title: 'Lista tal-ideat ħdejn il-bieb', body: 'Poġġi l-ideat ġodda f’lista ħdejn il-bieb u erġa’ poġġi bilqiegħda.' },
      { title: 'Kif mitlub', body: 'Lesti x-xogħol kif inhu mitlub qabel iżżid il-verżjoni tiegħek.' },
    ],
  },
}
