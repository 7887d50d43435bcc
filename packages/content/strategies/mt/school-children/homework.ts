import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Agħżel l-ewwel wieħed', body: 'Poġġi x-xogħlijiet kollha fuq il-mejda u ħu wieħed biss.' },
      { title: 'Pjan bl-istampi', body: 'Itlob lil xi ħadd kbir ipinġi ġurnatek fi tliet stampi.' },
      { title: 'Kanzunetta waħda', body: 'Tiddejjaq tpoġġi bilqiegħda? Aħdem sakemm tispiċċa kanzunetta waħda.' },
    ],
    Intensify: [
      { title: 'Il-lista ta’ wara l-iskola', body: 'Ikteb ix-xogħlijiet f’lista u aqta’ kull wieħed li tlesti.' },
      { title: 'L-istess post u ħin', body: 'Illum poġġi fuq l-istess mejda fl-istess ħin.' },
      { title: 'Iċċekkja l-basket', body: 'Aqra d-djarju u lesti fil-basket dak li għandek bżonn għal għada.' },
    ],
    Tether: [
      { title: 'Ħallathom', body: 'Wara għaxar minuti għaddi għal xogħol ieħor, anke jekk dan għadu miftuħ.' },
      { title: 'Kull siġġu tajjeb', body: 'Agħmel xogħol wieħed fuq l-art jew taħt il-mejda.' },
      { title: 'Il-pjan jista’ jinbidel', body: 'Jekk jiġi xi ħadd jilgħab, mexxi xogħol għal wara l-ikla.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aqra x-xogħol darba', body: 'Aqra x-xogħol darba b’leħen għoli, imbagħad ibda.' },
      { title: 'Iċċekkjar ma’ xi ħadd kbir', body: 'Ħalli lil xi ħadd kbir jiċċekkja xogħol waqt li tara int.' },
      { title: 'Kaċċa għal żball wieħed', body: 'Tiddejjaq tħares lura? Sib żball wieħed u poġġi stilla hemm.' },
    ],
    Intensify: [
      { title: 'Fittixha', body: 'Fittex ħaġa waħda li għandek dubju dwarha.' },
      { title: 'Ara darbtejn, imbagħad lesti', body: 'Għaddi darb’oħra t-tweġibiet qabel tlesti l-basket.' },
      { title: 'Staqsi għal aktar', body: 'Staqsi d-dar għal fatt ieħor dwar is-suġġett.' },
    ],
    Tether: [
      { title: 'Lest, lest', body: 'Poġġi l-karta fil-basket meta l-kaxxi kollha jkunu mimlija.' },
      { title: 'Staqsi darba biss', body: 'Staqsi darba jekk hux tajjeb, imbagħad mur ilgħab.' },
      { title: 'Ieqaf mal-linja', body: 'Pinġi linja fuq il-paġna u temm it-tweġiba hemm.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ipprova bil-fażola', body: 'Uża fażola jew tappijiet biex tgħodd jew turi xogħol wieħed.' },
      { title: 'Aħdem ħdejn xi ħadd', body: 'Poġġi ħdejn xi ħadd tad-dar għal xogħol wieħed b’idejk.' },
      { title: 'Ħaġa waħda ta’ veru', body: 'Sib ħaġa d-dar li għandha x’taqsam max-xogħol tiegħek.' },
    ],
    Intensify: [
      { title: 'Użaha d-dar', body: 'Uża dak li għamilt illum biex issajjar, tixtri jew issewwi.' },
      { title: 'Agħmel għodda tiegħek', body: 'Agħmel karta bil-fatti jew strixxa bin-numri għax-xogħol tiegħek.' },
      { title: 'Sib x’iwaqqfek', body: 'Uri l-post fejn weħilt u pprova tiswija waħda.' },
    ],
    Tether: [
      { title: 'Għid kif għaddejt il-jum', body: 'Għid lil xi ħadd tad-dar x’sibt illum.' },
      { title: 'Staqsi fit-tielet darba', body: 'Wara t-tielet tentattiv, ċempel lil xi ħadd għall-għajnuna.' },
      { title: 'Iktibha wkoll', body: 'Meta jlestu idejk, ikteb żewġ linji dwarha.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Itfa’ d-dadi', body: 'Modi ġodda jidhru strambi? Ħalli d-dadi jagħżlu x-xogħol li jmiss.' },
      { title: 'Post ġdid', body: 'Ħalli lil xi ħadd jagħżel post ġdid għax-xogħol li jmiss.' },
      { title: 'Pinna ġdida', body: 'Ħu pinna li qatt ma tuża u ikteb it-titlu biha.' },
    ],
    Intensify: [
      { title: 'Ibdilha f’logħba', body: 'Agħmel logħba mil-lista tal-kliem jew mill-fatti tiegħek.' },
      { title: 'Għidha bħala storja', body: 'Waqt l-ikla għid ix-xogħol tiegħek bħala storja.' },
      { title: 'Żewġ pinen jitkellmu', body: 'Ħalli żewġ pinen jitkellmu bejniethom dwar ix-xogħol.' },
    ],
    Tether: [
      { title: 'Għatti l-bqija', body: 'Għatti l-affarijiet l-oħra kollha b’biċċa drapp waqt li taħdem.' },
      { title: 'Agħmlu kif jgħid', body: 'Agħmel ix-xogħol kif jgħid, imbagħad żid ħaġa waħda.' },
      { title: 'Vażett tal-ideat', body: 'Poġġi kull idea ġdida f’vażett u iftħu wara l-homework.' },
    ],
  },
}
