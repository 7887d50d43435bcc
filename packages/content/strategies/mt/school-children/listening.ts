import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Aqbad l-ewwel pass', body: 'Isma’ biss għall-ewwel ħaġa li trid tagħmel.' },
      { title: 'Għodd fuq subgħajk', body: 'Ħafna passi f’daqqa? Għoddhom fuq subgħajk.' },
      { title: 'Itlobha darb’oħra', body: 'Itlob lil min qiegħed ħdejk jerġa’ jgħidlek il-passi.' },
    ],
    Intensify: [
      { title: 'Ikteb 1, 2, 3', body: 'Ikteb 1, 2, 3 fuq il-paġna u imla waqt li tisma’.' },
      { title: 'Isma’ għal “imbagħad”', body: 'Immarka kull darba li tisma’ “imbagħad” jew “wara”.' },
      { title: 'Post lest', body: 'Qabel it-taħdita, warrab il-ġugarelli u iftaħ paġna nadifa.' },
    ],
    Tether: [
      { title: 'Noti kullimkien', body: 'Uża paġna vojta u ikteb il-kliem fejn tixtieq.' },
      { title: 'Aqbeż mat-taħdita', body: 'Meta t-taħdita taqbeż, ibda bużżieqa ġdida u imxi magħha.' },
      { title: 'Il-kopja sabiħa wara', body: 'Kompli ikteb issa u sebbaħha wara t-taħdita.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Kelma kull minuta', body: 'Ikteb kelma waħda li tisma’, imbagħad kompli isma’.' },
      { title: 'Għid żewġ affarijiet', body: 'Wara t-taħdita, għid lil xi ħadd żewġ affarijiet li smajt.' },
      { title: 'Pinġi fatt', body: 'In-noti jgħajjuk? Pinġi fatt wieħed bħala stampa ċkejkna.' },
    ],
    Intensify: [
      { title: 'Aqbad numru', body: 'Ikteb kull data jew numru li tisma’.' },
      { title: 'Staqsi wara', body: 'Staqsi mistoqsija waħda dwar ħaġa li ma fhimtx.' },
      { title: 'Imla l-vojt', body: 'Qabbel in-noti ma’ xi ħadd u imla vojt wieħed.' },
    ],
    Tether: [
      { title: 'Il-lapes jistrieħ', body: 'Niżżel il-lapes għal żewġ minuti u isma’ biss.' },
      { title: 'Kliem ewlieni biss', body: 'Ikteb l-aktar tliet kelmiet għal kull idea.' },
      { title: 'Mistoqsija tistenna', body: 'Żomm il-mistoqsija fuq il-karta sakemm tispiċċa t-taħdita.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Xi ħaġa f’idejk', body: 'Itlob iżżomm il-ħaġa li qed jitkellmu dwarha.' },
      { title: 'Agħmel dak li tisma’', body: 'Agħżel ħaġa li tisma’ u uriha b’idejk.' },
      { title: 'Itlob li jurik', body: 'Itlob lit-teacher jew lil xi ħadd ieħor jurik darba.' },
    ],
    Intensify: [
      { title: 'Vleġeġ u kaxxi', body: 'Pinġi kaxxi u vleġeġ biex turi kif taħdem.' },
      { title: 'Aħseb f’użu', body: 'Aħseb f’post wieħed fejn tista’ tuża dan illum.' },
      { title: 'Ippruvaha wara', body: 'Wara t-taħdita, ipprova ħaġa waħda b’idejk stess.' },
    ],
    Tether: [
      { title: 'Ħares lejn min jitkellem', body: 'Ħalli l-affarijiet fuq l-iskrivanija u ħares lejn min jitkellem.' },
      { title: 'Għid aktar minn iva', body: 'Għid lil min tkellem fuq xiex tixtieq tkun taf aktar.' },
      { title: 'Staqsi qabel tipprova', body: 'Stenna sakemm min qed jitkellem ilesti, imbagħad ibda ibni.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Stampa f’moħħok', body: 'Agħmel stampa waħda f’moħħok ta’ dak li qed tisma’.' },
      { title: 'Temm is-sentenza', body: 'Staqsi lil xi ħadd, “Qisha xiex?” u agħżel tweġiba.' },
      { title: 'Kappell żgħir stramb', body: 'Stampi tad-daħk jidhru strambi? Pinġi kappell ċkejken fuq kelma waħda.' },
    ],
    Intensify: [
      { title: 'Agħmel sinjal', body: 'Ivvinta sinjal żgħir għal kull idea kbira.' },
      { title: 'Kantaha lura', body: 'Kanta ħaġa li smajt fuq melodija li taf.' },
      { title: 'Orbotha', body: 'Pinġi linja minn idea ġdida għal xi ħaġa li tħobb.' },
    ],
    Tether: [
      { title: 'Rokna għall-ħolm', body: 'Poġġi l-ħolm f’rokna tal-paġna u erġa’ isma’.' },
      { title: 'Stenna t-tmiem', body: 'Għaqqad idejk sakemm jieqaf min jitkellem, imbagħad għid l-idea tiegħek.' },
      { title: 'Ibqa’ mas-suġġett', body: 'Ħares lejn it-titlu fuq il-bord meta ħsibijietek itiru.' },
    ],
  },
}
