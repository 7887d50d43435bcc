import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Aqbad tliet stazzjonijiet', body: 'Isma’ għall-bidu, il-bidla u t-tmiem, u ikteb kelma għal kull wieħed.' },
      { title: 'Uża qafas lest', body: 'Jekk noti fl-ordni jdejquk, itlob l-iskema tat-taħdita u imla l-vojt.' },
      { title: 'Id-data fuq nett', body: 'Ikteb id-data u s-suġġett fuq nett, u ħalli l-bqija fil-ħieles.' },
    ],
    Intensify: [
      { title: 'Innumera l-punti', body: 'Innumera kull punt li jsemmi min qed jitkellem, u ħalli linja bejniethom.' },
      {
        title: 'Paġna b’żewġ kolonni',
        body: 'Pinġi żewġ kolonni qabel it-taħdita: il-punti ewlenin fuq ix-xellug, id-dettalji fuq il-lemin.',
      },
      { title: 'Reviżjoni dakinhar stess', body: 'Għaddi n-noti tiegħek fl-ordni qabel ma jispiċċa l-jum.' },
    ],
    Tether: [
      { title: 'Ħalli n-noti jiġġerrew', body: 'Uża karta vojta u poġġi l-kliem kull fejn hemm post.' },
      { title: 'Imxi mat-tidwira', body: 'Meta min qed jitkellem joħroġ mill-iskema, warrab l-iskema u isma’.' },
      { title: 'Aqbeż il-kopja n-nadifa', body: 'Ħalli n-noti kif inhuma u uża l-ħin biex tiftakarhom.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ħames fatti kull taħdita', body: 'Ikteb ħames fatti, imbagħad poġġi l-pinna fil-ġenb.' },
      { title: 'Qabbel ma’ min ħdejk', body: 'Jekk noti sħaħ jgħajjuk, ibdilhom ma’ min qiegħed ħdejk u kkopja dettall li jonqsok.' },
      { title: 'Irrekordja parti waħda', body: 'Staqsi jekk tistax tirrekordja l-aktar għaxar minuti importanti.' },
    ],
    Intensify: [
      { title: 'Aqbad l-ismijiet u n-numri', body: 'Ikteb kull isem, data u ċifra eżatt kif tismagħhom.' },
      { title: 'Immarka dak li mhux ċar', body: 'Poġġi punt interrogattiv f’kull post mhux ċar u staqsi dwar tnejn minnhom.' },
      { title: 'Ikteb it-tifsira', body: 'Ikteb it-tifsiriet kelma b’kelma u l-bqija fil-qosor.' },
    ],
    Tether: [
      { title: 'Isma’ b’idejk vojta', body: 'Żomm idejk vojta għal ħames minuti u isma’ biss.' },
      { title: 'Kliem ewlieni, mhux sentenzi', body: 'Ikteb l-aktar erba’ kelmiet għal kull punt.' },
      { title: 'Il-mistoqsijiet fl-aħħar', body: 'Żomm il-mistoqsijiet tiegħek għall-aħħar, u staqsi l-aktar waħda utli.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Itlob dimostrazzjoni', body: 'Jekk id-diskors tekniku jgħaddi minn fuqek, itlob lil min qed jitkellem juriha darba.' },
      { title: 'Eżempju f’idejk', body: 'Żomm jew iftaħ eżempju waqt li tisma’.' },
      { title: 'Ikkopja dijagramma waħda', body: 'Ikkopja dijagramma waħda mill-bord, bi tliet tikketti biss.' },
    ],
    Intensify: [
      { title: 'Pinġi s-sistema', body: 'Waqt li tisma’, pinġi kif il-partijiet jaħdmu fuq xulxin.' },
      { title: 'Ikteb użu', body: 'Ikteb post wieħed fejn tista’ tuża kull punt ewlieni.' },
      { title: 'Ippruvaha dakinhar stess', body: 'Ipprova ħaġa waħda mit-taħdita qabel filgħaxija.' },
    ],
    Tether: [
      { title: 'Għolli rasek u isma’', body: 'Ħares lejn min qed jitkellem għal minuta sħiħa qabel terġa’ tpinġi.' },
      { title: 'Fissirha lil xi ħadd', body: 'Wara t-taħdita, fissirha lil xi ħadd f’mill-inqas ħames sentenzi.' },
      { title: 'Warrab l-apparat', body: 'Żomm l-apparat u l-għodda fil-basket waqt li jkun qed jitkellem xi ħadd.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Stampa żgħira waħda', body: 'Pinġi stampa żgħira għall-idea ewlenija. Bniedem tal-istikek huwa biżżejjed.' },
      { title: 'Itlob ir-rabta', body: 'Jekk il-qabżiet bejn is-suġġetti jtellfuk, staqsi kif it-tnejn jingħaqdu flimkien.' },
      { title: 'Basar il-punt li jmiss', body: 'Darba waqt it-taħdita, basar x’ġej wara u ara jekk jiġix.' },
    ],
    Intensify: [
      { title: 'Mappa tal-ħsieb', body: 'Poġġi s-suġġett fin-nofs u ħalli l-friegħi jikbru kullimkien.' },
      { title: 'Sib metafora', body: 'Ikteb lil xiex tixbah it-taħdita kollha, fi xbieha waħda.' },
      { title: 'Għaqqad żewġ suġġetti', body: 'Pinġi vleġġa minn punt ġdid għal xi ħaġa minn suġġett ieħor.' },
    ],
    Tether: [
      { title: 'Marġni għal ideat imxerrda', body: 'Agħti marġni dejjaq lill-ideat imxerrda u erġa’ lura għal kliem min qed jitkellem.' },
      { title: 'L-ewwel kliem min jitkellem', body: 'Ikteb x’intqal qabel iżżid x’taħseb int.' },
      { title: 'Stenna tliet sekondi', body: 'Stenna tliet sekondi wara li min qed jitkellem jieqaf, imbagħad ikkummenta.' },
    ],
  },
}
