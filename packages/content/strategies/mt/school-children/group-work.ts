import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ħu xogħol wieħed', body: 'Itlob xogħol żgħir lill-grupp u agħmlu.' },
      { title: 'Stenna d-dawra tiegħek', body: 'L-istennija twila? Żomm lapes f’idek sakemm imissek.' },
      { title: 'Ritratt tal-pjan', body: 'Itlob lil xi ħadd kbir jiħodlok ritratt tal-pjan tal-grupp.' },
    ],
    Intensify: [
      { title: 'Min jagħmel xiex', body: 'Ikteb kull isem ħdejn xogħol wieħed.' },
      { title: 'Staqsi x’imiss', body: 'Meta tintemm parti, staqsi lill-grupp x’imiss.' },
      { title: 'Battal il-mejda', body: 'Battal il-mejda u lesti l-affarijiet li għandu bżonn il-grupp.' },
    ],
    Tether: [
      { title: 'Ħalli lil ħaddieħor jibda', body: 'Illum ħalli lil ħaddieħor jagħżel l-ewwel pass.' },
      { title: 'Ipprova l-ordni tagħhom', body: 'Agħmel xogħol wieħed fl-ordni li togħġob lil ħaddieħor.' },
      { title: 'Pjan ħafif', body: 'Ippjana l-ewwel għaxar minuti biss, imbagħad erġa’ staqsi lill-grupp.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ikteb ħaġa waħda', body: 'Ikteb ħaġa waħda li jaqbel fuqha l-grupp.' },
      { title: 'Mistoqsija waħda', body: 'Agħmel lill-grupp mistoqsija waħda li tibda b’“x’”.' },
      { title: 'Fatt bejn tnejn', body: 'Il-fatti jidhru tqal? Fittex fatt wieħed ma’ xi ħadd.' },
    ],
    Intensify: [
      { title: 'Għidha lura', body: 'Għid lura dak li qal xi ħadd u staqsi, “Hekk hu?”' },
      { title: 'Iċċekkjawha flimkien', body: 'Aqraw il-paġna tal-grupp b’leħen għoli u fittxu l-iżbalji.' },
      { title: 'Staqsi r-raġuni', body: 'Staqsi lil xi ħadd mill-grupp, “Għaliex taħseb hekk?”' },
    ],
    Tether: [
      { title: 'Għodd sa ħamsa', body: 'Għodd sa ħamsa f’moħħok qabel tirranġa kliem ħaddieħor.' },
      { title: 'Żewġ mistoqsijiet kull wieħed', body: 'Agħmel żewġ mistoqsijiet, imbagħad ħalli lill-oħrajn jitkellmu.' },
      { title: 'L-iżbalji ż-żgħar jistennew', body: 'Poġġi l-iżbalji ż-żgħar f’lista għall-aħħar ħames minuti.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Żomm it-tejp', body: 'Offri li żżomm jew taqta’ xi ħaġa waqt li jibnu l-oħrajn.' },
      { title: 'Ikkopja lil xi ħadd', body: 'Ara x’jagħmel xi ħadd bil-biċċiet u agħmlu darba.' },
      { title: 'Sewwi ħaġa waħda', body: 'Agħżel biċċa maħlula u sewwiha bl-għajnuna.' },
    ],
    Intensify: [
      { title: 'Uri b’idejk', body: 'Uri l-idea tiegħek lill-grupp bl-affarijiet ta’ fuq il-mejda.' },
      { title: 'Ippruvawha', body: 'Itlob lill-grupp jipprova parti waħda qabel tkomplu.' },
      { title: 'Sib użu', body: 'Għid lill-grupp kif xi ħadd jista’ juża dak li tagħmlu.' },
    ],
    Tether: [
      { title: 'Aħseb b’leħen għoli', body: 'Għid x’qed taħseb waqt li jaħdmu idejk.' },
      { title: 'Aqsam l-għodda', body: 'Agħti l-imqass lil xi ħadd li għadu ma kellux imissu.' },
      { title: 'Ejja lejn in-nofs', body: 'Ressaq is-siġġu lejn il-grupp u ibqa’ għaxar minuti.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Żid ma’ idea', body: 'Għid “iva, u …” għal idea ta’ xi ħadd.' },
      { title: 'Idea minn kappell', body: 'Ideat ġodda jidhru strambi? Iġbed waħda minn kappell mal-grupp.' },
      { title: 'Għid “forsi” wieħed', body: 'Għid idea waħda li tibda b’“forsi nistgħu”.' },
    ],
    Intensify: [
      { title: 'Staqsi “x’jiġri jekk”', body: 'Staqsi lill-grupp, “X’jiġri jekk nagħmluha bil-maqlub?”' },
      { title: 'Isem għall-grupp', body: 'Ivvintaw isem tad-daħk u sinjal għall-grupp tagħkom.' },
      { title: 'Għaqqad l-ideat', body: 'Ħu żewġ ideat ta’ tnejn minn sħabek u ħallathom.' },
    ],
    Tether: [
      { title: 'Idea waħda kull dawra', body: 'Agħti idea waħda, imbagħad stenna sakemm kulħadd jagħti tiegħu.' },
      { title: 'Ivvota u żomm', body: 'Wara l-vot, għin fl-idea li ntgħażlet.' },
      { title: 'Pinġiha għal wara', body: 'Pinġi l-ideat żejda fuq karta tiegħek waqt li jaħdem il-grupp.' },
    ],
  },
}
