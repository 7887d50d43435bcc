import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'L-ewwel sentenza biss', body: 'Ikteb sentenza waħda biss dwar dak li jiġi l-ewwel.' },
      { title: 'Tliet kaxxi', body: 'L-ordni jidher iebes? Itlob lil xi ħadd kbir tliet kaxxi u imla waħda.' },
      { title: 'Aqta’ u qiegħed', body: 'Ikteb tliet ideat fuq tliet strixxi u qegħedhom f’ringiela.' },
    ],
    Intensify: [
      { title: 'Pjan b’ħames kelmiet', body: 'Ikteb ħames kelmiet fl-ordni qabel tikteb it-test.' },
      { title: 'Qabbel mal-eżempju', body: 'Poġġi l-eżempju ħdejn il-paġna tiegħek u ċċekkja biċċa biċċa.' },
      { title: 'Bidu, nofs, tmiem', body: 'Itwi l-karta fi tlieta: bidu, nofs u tmiem. Imla kull parti.' },
    ],
    Tether: [
      { title: 'L-ewwel paġna mħarbxa', body: 'L-ewwel ikteb paġna mħarbxa u ħalli l-kopja n-nadifa għal wara.' },
      { title: 'Ibda fejn tixtieq', body: 'Ikteb l-aktar parti li tixtieq, anke jekk tiġi l-aħħar.' },
      { title: 'Illum bla lista', body: 'Aqleb il-pjan wiċċu ’l isfel u ikteb ħames minuti mingħajru.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dettall wieħed ta’ veru', body: 'Żid isem, numru jew ħoss fit-test tiegħek.' },
      {
        title: 'Żewġ punti interrogattivi',
        body: 'Id-dettalji jdejquk? Ħalli lil xi ħadd jistaqsik żewġ mistoqsijiet u ikteb it-tweġibiet.',
      },
      { title: 'Iċċekkja tliet kelmiet', body: 'Fittex tliet kelmiet f’dizzjunarju, imbagħad ieqaf.' },
    ],
    Intensify: [
      { title: 'Ibdel kelma sempliċi', body: 'Sib il-kelma “sabiħ” jew “kbir” u ikteb waħda aktar eżatta.' },
      { title: 'Żid “għax”', body: 'Agħżel sentenza u żid “għax” bir-raġuni tiegħek.' },
      { title: 'Aqra b’riga', body: 'Poġġi riga taħt kull linja u fittex l-iżbalji tal-ortografija.' },
    ],
    Tether: [
      { title: 'Il-gomma tistrieħ', body: 'Poġġi l-gomma fil-basket sakemm tikteb l-aħħar linja.' },
      { title: 'Agħżel l-aqwa fatt', body: 'Agħżel il-fatt li jogħġbok l-aktar u ħalli l-bqija barra.' },
      { title: 'Ħames sentenzi biss', body: 'Għidha f’ħames sentenzi, imbagħad niżżel il-lapes.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ibda mill-ħaġa', body: 'Poġġi fuq l-iskrivanija l-ħaġa li qed tikteb dwarha u l-ewwel missha.' },
      { title: 'Karti x’iċċaqlaq', body: 'Itlob lil xi ħadd iċaqlaq miegħek karti bil-kliem sakemm joqogħdu.' },
      { title: 'Agħmilha bit-tafal', body: 'Sawwar ħaġa waħda mit-test bit-tafal għal ħames minuti.' },
    ],
    Intensify: [
      { title: 'Agħmilha, imbagħad iktibha', body: 'Agħmel il-ħaġa darba, imbagħad ikteb x’għamlu idejk.' },
      { title: 'Stampa bil-vleġeġ', body: 'Pinġi stampa bil-vleġeġ ħdejn it-test tiegħek.' },
      { title: 'Għalxiex isservi?', body: 'Ikteb sentenza dwar kif in-nies jistgħu jużaw din il-ħaġa.' },
    ],
    Tether: [
      { title: 'Sentenza oħra', body: 'Wara kull sentenza qasira, ikteb oħra dwar kif ħassejtek.' },
      { title: 'Aqrah lil xi ħadd', body: 'Aqra t-test lil xi ħadd qabel tgħid li lest.' },
      { title: 'Il-kliem qabel it-tpinġija', body: 'Agħlaq il-kaxxa tal-kuluri sakemm tikteb tliet linji.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Iġbed karta tal-istejjer', body: 'Tiddejjaq tivvinta? Iġbed karta bi stampa u ikteb dwarha.' },
      { title: 'Issellef bidu', body: 'Itlob l-ewwel linja lil xi ħadd u kompli minn hemm.' },
      { title: 'Kelma stramba waħda', body: 'Poġġi kelma tad-daħk fit-test tiegħek u ara x’jiġri.' },
    ],
    Intensify: [
      { title: 'Ħaġa li titkellem', body: 'Ħalli żarbuna, siġra jew sħaba titkellem fit-test tiegħek.' },
      { title: 'Ikteb tliet titli', body: 'Aħseb fi tliet titli strambi u dawwar wieħed b’ċirku.' },
      { title: 'Mixja għall-ideat', body: 'Imxi madwar il-kamra u sib ħaġa waħda għat-test tiegħek.' },
    ],
    Tether: [
      { title: 'Idea waħda tirbaħ', body: 'Pinġi l-ideat kollha bħala bżieżaq u poġġi stilla f’waħda biss.' },
      { title: 'Ħares lejn ix-xogħol', body: 'Kull ħames linji li tikteb, aqra x-xogħol b’leħen għoli.' },
      { title: 'Żommha għad-darba li jmiss', body: 'Poġġi ideat ġodda għal stejjer f’envelop bl-isem “darb’oħra”.' },
    ],
  },
}
