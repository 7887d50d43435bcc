import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Punt wieħed fuq karta', body: 'Ġib punt wieħed fuq biċċa karta u semmih meta jasal imissu.' },
      { title: 'Staqsi għall-aġenda', body: 'Jekk l-aġendi jdejquk, staqsi lil min imexxi għaż-żewġ punti li jolqtu lilek.' },
      { title: 'Ibqa’ għal nofs siegħa', body: 'Aqbel li timxi mal-ordni miftiehem għall-ewwel nofs siegħa.' },
    ],
    Intensify: [
      { title: 'Ibgħat l-aġenda', body: 'Ibgħat il-punti bil-minuti ħdejn kull wieħed, ġurnata qabel.' },
      { title: 'Agħlaq b’min u meta', body: 'Uża l-aħħar ħames minuti biex taqra min jagħmel xiex u sa meta.' },
      { title: 'Arloġġ jidher', body: 'Poġġi arloġġ fejn jarah kulħadd u għid meta jkun għadda nofs il-ħin.' },
    ],
    Tether: [
      { title: 'Ħalli d-diskors jiżvija', body: 'Ħalli lill-grupp joħroġ mill-aġenda għal ħames minuti qabel terġa’ ddaħħlu fiha.' },
      { title: 'Punt miftuħ bil-merħba', body: 'Agħlaq il-laqgħa b’punt wieħed miftuħ u semmi data għalih.' },
      { title: 'Għaddi t-tmexxija', body: 'Itlob lil kollega jmexxi l-ordni llum u imxi miegħu.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Niżżel id-deċiżjonijiet', body: 'Żomm karta bit-titlu “deċiż” u żid linja kull darba li tiġi miftiehma xi ħaġa.' },
      { title: 'Numru wieħed lest', body: 'Jekk id-dettalji jgħarrquk, fittex numru wieħed minn qabel u żommu fil-but.' },
      { title: 'Aqsmu l-minuti', body: 'Aqsam il-minuti ma’ kollega: wieħed jikteb l-ewwel nofs, l-ieħor it-tieni.' },
    ],
    Intensify: [
      { title: 'Staqsi x’eżatt', body: 'Staqsi darba f’kull punt, “X’irridu ngħidu eżatt b’dan?”' },
      { title: 'Iċċekkja qabel tikkwota', body: 'Ivverifika ż-żewġ ċifri li se ssemmi waqt li tistenna l-bidu.' },
      { title: 'Ikkonferma bil-miktub', body: 'Wara l-laqgħa ibgħat nota qasira li tgħid fuq xiex sar qbil.' },
    ],
    Tether: [
      { title: 'Żomm in-nota ta’ qiegħ', body: 'Ħalli żball żgħir jgħaddi u semmih wara lil min tkellem.' },
      { title: 'Tweġiba ta’ nofs minuta', body: 'Wieġeb fi tletin sekonda u offri d-dettalji lil min jixtieqhom.' },
      { title: 'L-aktar żewġ mistoqsijiet', body: 'Agħżel l-aktar żewġ mistoqsijiet utli tiegħek u ħalli l-bqija fuq il-karta.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ġib xi ħaġa x’tintmess', body: 'Poġġi kampjun jew stampa fuq il-mejda u tkellem fuq dik.' },
      { title: 'Ħdejn min jaf it-teknika', body: 'Jekk punti tekniċi jtellfuk, poġġi ħdejn xi ħadd li jafhom u staqsi bil-kwiet.' },
      { title: 'Prova waħda, ħames minuti', body: 'Ipproponi prova ta’ ħames minuti ta’ suġġeriment wieħed minflok aktar diskors.' },
    ],
    Intensify: [
      { title: 'Pinġi waqt li jitkellmu', body: 'Pinġi l-problema fuq il-bord waqt li l-oħrajn jiddeskrivuha.' },
      { title: 'Staqsi dwar il-ġimgħa li ġejja', body: 'Staqsi kif se taħdem id-deċiżjoni fil-prattika l-ġimgħa d-dieħla.' },
      { title: 'Uri l-prototip', body: 'Minflok is-slides uri l-ħaġa nnifisha għal żewġ minuti.' },
    ],
    Tether: [
      { title: 'Tkellem fl-ewwel dawra', body: 'Għid sentenza sħiħa fl-ewwel dawra, anke jekk għadek qed taħsibha.' },
      { title: 'It-tiswijiet wara l-laqgħa', body: 'Ikteb it-tiswija fuq karta u ħalli l-oħrajn jiddeskrivu l-problema l-ewwel.' },
      { title: 'Niżżel il-laptop', body: 'Agħlaq il-laptop u dur lejn min qed jitkellem.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ikteb qabel tgħid', body: 'Jekk diskors maħlul iħawdek, ikteb suġġeriment wieħed u aqrah.' },
      { title: 'Ibni fuq kollega', body: 'Ħu idea li beda xi ħadd ieħor u żid dettall.' },
      { title: 'Ħames minuti għall-ideat', body: 'Itlob limitu ta’ ħames minuti għal ideat selvaġġi, u ibqa’ għalihom.' },
    ],
    Intensify: [
      { title: 'X’jiġri jekk ma nagħmluhx', body: 'Staqsi x’jiġri jekk it-tim iwarrab dan il-punt għalkollox.' },
      { title: 'Ibdel l-ambjent', body: 'Issuġġerixxi li dan il-punt isir bil-wieqfa jew waqt mixja.' },
      { title: 'Mistoqsija bi stampa', body: 'Offri xbieha għall-problema: pont, tnixxija, għoqda.' },
    ],
    Tether: [
      { title: 'Idea waħda, imbagħad isma’', body: 'Agħti idea waħda, imbagħad stenna sakemm jitkellmu tliet kollegi.' },
      { title: 'Staqsi liema punt', body: 'Staqsi liema punt tal-aġenda huwa miftuħ qabel iġġib xi ħaġa ġdida.' },
      { title: 'Rokna għal wara', body: 'Ikteb l-ideat żejda fir-rokna “wara” tal-bord u ħallihom hemm.' },
    ],
  },
}
