import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Data waħda', body: 'Jekk tippjana bidla jagħfsek, agħżel biss id-data tal-ewwel pass tiegħek.' },
      { title: 'Ippjana ma’ xi ħadd', body: 'Ħalli lil xi ħadd jikteb it-tliet passi li jmissek waqt li titkellem.' },
    ],
    Intensify: [
      { title: 'Il-passi biex titlaq', body: 'Elenka x’irid isir min-notifika sal-ewwel jum, bid-dati.' },
      { title: 'Sigħat fissi għat-tfittxija', body: 'Żomm l-istess sagħtejn kull ġimgħa għat-tfittxija tiegħek.' },
    ],
    Tether: [
      { title: 'Ħalli spazju', body: 'Ħalli ġimagħtejn bejn impjieg u ieħor li għalihom ma jkun ippjanat xejn.' },
      { title: 'Kellem lil xi ħadd bla pjan', body: 'Iltaqa’ ma’ persuna waħda f’xogħol ieħor mingħajr aġenda.' },
    ],
  },
  precision: {
    Forge: [
      {
        title: 'Iċċekkja d-dati tal-kuntratt',
        body: 'Jekk il-kitba żgħira tgħajjik, fittex tliet fatti biss: iż-żmien ta’ avviż, il-jiem ħielsa u l-pensjoni.',
      },
      { title: 'In-numri bl-għajnuna', body: 'Ħalli lil xi ħadd jgħodd miegħek l-ispejjeż tiegħek ta’ kull xahar.' },
    ],
    Intensify: [
      { title: 'Qabbel il-qadim u l-ġdid', body: 'Qabbel iż-żewġ impjiegi linja b’linja: ix-xogħol, il-paga, is-sigħat u t-triq.' },
      { title: 'Itlobha bil-miktub', body: 'Itlob kull wegħda bil-miktub qabel tagħti n-notifika.' },
    ],
    Tether: [
      { title: 'Semmi l-fatt li jiddeċiedi', body: 'Ikteb il-fatt wieħed li kien jiddeċiedi, u sib dak biss.' },
      { title: 'Jum tad-deċiżjoni', body: 'Agħżel jum li fih tiddeċiedi b’dak li tkun taf sa dak il-ħin.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Prova żgħira', body: 'Jekk tipprova quddiem l-oħrajn jinkwetak, agħmel filgħaxija waħda tax-xogħol il-ġdid id-dar.' },
      { title: 'Staqsi lil min għamilha', body: 'Itlob lil xi ħadd li għamel l-istess bidla jurik jum normali.' },
    ],
    Intensify: [
      { title: 'Ittestja x-xogħol il-ġdid', body: 'Ħu jum leave u agħmel jum ta’ prova hemm.' },
      { title: 'Elenka l-għodda li ġġorr', body: 'Ikteb liema għodda u metodi tista’ tieħu miegħek.' },
    ],
    Tether: [
      { title: 'Saħħa bil-kliem', body: 'Għid lit-tim wiċċ imb wiċċ għaliex se titlaq qabel tbattal postok.' },
      { title: 'Tkellem dwar l-għaliex', body: 'Qatta’ siegħa ma’ xi ħadd fuq dak li tixtieq, mhux fuq kif tiksbu.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ħajja oħra waħda', body: 'Jekk dak li ma tafx ibeżżgħek, iddeskrivi ħajja tax-xogħol oħra f’ħames linji.' },
      { title: 'L-ewwel l-iżgħar riskju', body: 'Staqsi lil xi ħadd liema parti tal-bidla għandha l-inqas riskju, u ibda minn hemm.' },
    ],
    Intensify: [
      { title: 'Tliet ħajjiet possibbli', body: 'Agħmel skizz ta’ tliet ħajjiet differenti għal li jmiss u niżżel x’għandhom komuni.' },
      { title: 'Aqsam fruntiera', body: 'Fittex impjiegi fejn l-esperjenza tiegħek ma tkunx tas-soltu, u ikteb lil wieħed.' },
    ],
    Tether: [
      { title: 'Orqod tliet iljieli', body: 'Stenna tliet iljieli wara xewqa f’daqqa qabel tikteb kelma.' },
      { title: 'Temm dak li hu miftuħ', body: 'Wassal biċċa xogħol miftuħa sa tmiemha qabel tħabbar xi ħaġa.' },
    ],
  },
}
