import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tliet sticky notes', body: 'Poġġi l-bidu, in-nofs u t-tmiem fuq tliet sticky notes qabel tikteb linja waħda.' },
      { title: 'Ikkopja qafas', body: 'Jekk l-iskemi jdejquk, itlob dik ta’ xi ħadd ieħor u imlieha bil-punti tiegħek.' },
      { title: 'Kwarta fl-ordni', body: 'Issettja ħmistax-il minuta u ikteb ’l isfel fil-paġna mingħajr ma taqbeż.' },
    ],
    Intensify: [
      { title: 'Skema, imbagħad abbozz', body: 'Elenka l-punti tiegħek fl-ordni li jkollu bżonn min jaqra.' },
      { title: 'Għodd lura mid-data', body: 'Għodd lura mid-data tal-għeluq u agħti jum lill-abbozz, lill-iċċekkjar u lill-kopja.' },
      { title: 'Immarka l-ħtiġijiet', body: 'Poġġi l-karta tax-xogħol ħdejn it-test tiegħek u mmarka kull talba li ssodisfajt.' },
    ],
    Tether: [
      { title: 'Abbozz barra mill-ordni', body: 'Ikteb il-paragrafu li tara l-aktar ċar, ikun fejn ikun postu.' },
      { title: 'Insa d-dehra', body: 'Itfi l-ifformattjar u ikteb test sempliċi sakemm ikun lest l-abbozz.' },
      { title: 'Neħħi titlu wieħed', body: 'Aqta’ punt wieħed mill-iskema jekk it-test m’għadux jeħtieġu.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Żid tliet fatti', body: 'Agħżel tliet postijiet fit-test u żid isem, data jew ċifra f’kull wieħed.' },
      { title: 'Ibdlu t-testi', body: 'Jekk il-virgoli jgħajjuk, ibdel it-test ma’ xi ħadd u ċċekkjaw l-ewwel paġna ta’ xulxin.' },
      { title: 'Sors wieħed quddiemek', body: 'Iftaħ sors wieħed, ħu ċitazzjoni waħda minnu u erġa’ agħlqu.' },
    ],
    Intensify: [
      { title: 'Ibdel il-kliem vag', body: 'Fittex “ħaġa”, “ħafna” u “sabiħ”, u poġġi kelma eżatta minflok kull waħda.' },
      { title: 'Sostni kull stqarrija', body: 'Wara kull stqarrija, żid raġuni, eżempju jew sors.' },
      { title: 'Iċċekkja mit-tmiem', body: 'Aqra l-aħħar sentenza l-ewwel u itla’ ’l fuq biex taqbad l-iżbalji ż-żgħar.' },
    ],
    Tether: [
      { title: 'Kelma minn kull għaxra', body: 'Qassar paragrafu wieħed b’xi kelma minn kull għaxra, mingħajr ma tfittex xejn.' },
      { title: 'Agħlaq is-sorsi', body: 'Agħlaq it-tabs kollha u ikteb paġna mill-memorja.' },
      { title: 'Ikkoreġi fl-aħħar', body: 'Ikteb dritt ’il quddiem u ħalli l-ortografija għall-aħħar għaxar minuti.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ibda minn oġġett', body: 'Poġġi oġġett ta’ veru fuq l-iskrivanija u ikteb f’erba’ linji x’jagħmel.' },
      {
        title: 'Għidu, imbagħad ibnih',
        body: 'Itlob lil xi ħadd iċaqlaq miegħek strixxi bil-paragrafi tiegħek sakemm it-test iżomm flimkien.',
      },
      { title: 'Sewwi paragrafu wieħed', body: 'Jekk tiddejjaq issewwi t-test, sewwi biss il-paragrafu li jdejqek l-aktar.' },
    ],
    Intensify: [
      { title: 'Żid dijagramma', body: 'Pinġi dijagramma waħda li turi l-punt ewlieni u ikteb it-test madwarha.' },
      { title: 'Ippruvah ma’ min jaqra', body: 'Ħalli lil xi ħadd isegwi t-test bħal struzzjonijiet, u ara fejn jieqaf.' },
      { title: 'Uri l-użu', body: 'Ikteb paragrafu wieħed dwar fejn dan jgħodd fil-ħajja ta’ kuljum.' },
    ],
    Tether: [
      { title: 'Kompli wara t-tweġiba', body: 'Wara kull tweġiba qasira, żid żewġ sentenzi għal min ma kienx hemm.' },
      { title: 'Ħalli lil xi ħadd jisma’', body: 'Aqra l-abbozz tiegħek lil xi ħadd qabel issewwi xi ħaġa.' },
      { title: 'Semmi sentiment', body: 'Żid sentenza waħda dwar kif is-suġġett imiss lin-nies.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ħu l-ewwel linja lesta', body: 'Iftaħ ktieb, ħu l-ewwel linja tiegħu u ikteb ħames linji minn hemm.' },
      { title: 'Itlob xebh', body: 'Ħalli lil xi ħadd itemm “Is-suġġett tiegħek qisu …” u uża l-aktar waħda li togħġbok.' },
      { title: 'Abbozz selvaġġ mistur', body: 'Jekk tistħi tivvinta, ikteb għal erba’ minuti fuq karta li ħadd mhu se jara.' },
    ],
    Intensify: [
      { title: 'Tliet bidjiet strambi', body: 'Ikteb tliet linji tal-bidu differenti u żomm l-aktar waħda sorprendenti.' },
      { title: 'Ibdel il-lat', body: 'Irrakkonta paragrafu wieħed min-naħa ta’ xi ħadd li ma jaqbilx.' },
      { title: 'Itfa’ xbieha', body: 'Ibdel sentenza xotta waħda ma’ xbieha jew ma’ xena ċkejkna.' },
    ],
    Tether: [
      { title: 'Ħajta waħda', body: 'Ikteb l-idea ewlenija fuq karta u aqta’ kull paragrafu li jitbiegħed minnha.' },
      { title: 'Imxi mal-forma darba', body: 'Żomm il-forma mitluba għall-ewwel paġna sħiħa qabel tibdilha.' },
      { title: 'L-ideat f’fajl ieħor', body: 'Mexxi l-ideat żejda f’fajl ieħor u erġa’ lura għall-paragrafu tiegħek.' },
    ],
  },
}
