import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Tlieta qabel nofsinhar', body: 'Agħżel tliet xogħlijiet għal qabel nofsinhar u aħbi l-bqija tal-lista.' },
      { title: 'Staqsi x’jiġi l-ewwel', body: 'Jekk tpoġġi fl-ordni jidhirlek ħela, staqsi lil min imexxik x’jiġi l-ewwel.' },
      { title: 'Ġirja bit-timer', body: 'Issettja ħamsa u għoxrin minuta, agħmel xogħol wieħed mill-bidu sat-tmiem, imbagħad qum.' },
    ],
    Intensify: [
      { title: 'Irranġa skont l-għeluq', body: 'Ikteb ħdejn kull xogħol f’liema siegħa jrid ikun lest u poġġihom fl-ordni.' },
      { title: 'Iġbor iż-żgħir flimkien', body: 'Poġġi t-telefonati kollha fi blokk wieħed u l-emails kollha f’ieħor.' },
      { title: 'Battal quddiemek', body: 'Neħħi kollox minn fuq l-iskrivanija u l-iskrin ħlief ix-xogħol li jmiss.' },
    ],
    Tether: [
      { title: 'Neħħi pass wieħed', body: 'Ħalli barra pass wieħed li llum ħadd ma jinduna bih.' },
      { title: 'Agħtih mhux illixxat', body: 'Agħti verżjoni ħafifa issa u aqblu meta tagħti l-kopja n-nadifa.' },
      { title: 'Ħalli l-lista tinbidel', body: 'Meta tidħol xi ħaġa urġenti, aqta’ linja waħda u kompli.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dak li jrid ikun sew', body: 'Ikteb iż-żewġ affarijiet li jridu jkunu sew, u ċċekkja lilhom.' },
      { title: 'Għajnejn oħra', body: 'Jekk tiċċekkja taħt pressjoni jagħfsek, itlob lil kollega jaqra l-aħħar paġna.' },
      { title: 'Minuta biex tivverifika', body: 'Ieqaf minuta qabel tibgħat u vverifika l-isem, l-ammont u d-data.' },
    ],
    Intensify: [
      { title: 'Staqsi x’inhu biżżejjed', body: 'Staqsi kemm irid ikun eżatt ir-riżultat u niżżel it-tweġiba.' },
      { title: 'Għodd is-sigħat', body: 'Stima s-sigħat għal kull xogħol u għoddhom flimkien qabel twiegħed.' },
      { title: 'Żomm reġistru', body: 'Niżżel f’linja kull darba x’iddeċidejt u għaliex.' },
    ],
    Tether: [
      { title: 'Wieġeb bla riċerka', body: 'Wieġeb minn dak li taf u mmarka dak li għadu mhux iċċekkjat.' },
      { title: 'Illum tweġibiet qosra', body: 'Wieġeb f’żewġ linji kull ma mhux kuntratt.' },
      { title: 'Iċ-ċifri ewlenin, imbagħad ibgħat', body: 'Agħti x-xogħol meta jkun hemm iċ-ċifri ewlenin, u elenka dawk miftuħa.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Triq qasira minn kollega', body: 'Staqsi lil kollega liema buttuna jew mudell jiffrankalu l-aktar minuti.' },
      { title: 'Ibda b’idejk', body: 'Jekk soluzzjonijiet ħfief ma jiġukx naturali, agħmel l-ewwel l-aktar xogħol sempliċi bl-idejn.' },
      { title: 'Iċċekken ix-xogħol', body: 'Naqqas ix-xogħol għall-iżgħar verżjoni li taħdem, fi ħames minuti.' },
    ],
    Intensify: [
      { title: 'Neħħi l-brejk', body: 'Sib il-ħaġa waħda li l-aktar iżżommok lura u sewwiha l-ewwel.' },
      { title: 'Erġa’ uża parti', body: 'Ħu fajl, formola jew formula li ħadmet qabel u addattaha.' },
      { title: 'Post kwiet', body: 'Mur f’kamra fejn għal siegħa ħadd ma jista’ jsibek.' },
    ],
    Tether: [
      { title: 'Sejjaħ l-għajnuna', body: 'Għid lil kollega issa liema biċċa jista’ jieħu f’idejh.' },
      { title: 'Ħalli l-għodda kif inhi', body: 'Tittejbitx l-għodda sakemm joħroġ ix-xogħol.' },
      { title: 'Ibgħat linja ta’ aġġornament', body: 'Ibgħat linja kull siegħa dwar fejn wasalt.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Triq waħda stramba', body: 'Jekk tiġri għal xi ħaġa ġdida jinkwetak, itlob triq qasira waħda li ħadmet x’imkien ieħor.' },
      { title: 'Basar u kompli', body: 'Agħmel suppożizzjoni waħda, immarkaha bħala suppożizzjoni u kompli.' },
      { title: 'Għażliet f’żewġ minuti', body: 'Ikteb tliet toroq ’il barra f’żewġ minuti u ħu l-aktar waħda żgura.' },
    ],
    Intensify: [
      { title: 'Ibdel il-mistoqsija', body: 'Staqsi jekk ix-xogħol jistax jissolva mingħajr ma jsir xejn.' },
      { title: 'Innegozja xi ħaġa', body: 'Offri lil min qed jistenna riżultat ieħor għall-istess siegħa.' },
      { title: 'Mużika u moviment', body: 'Aħdem bil-wieqfa, b’kanzunetta waħda li tirrepeti, għall-biċċa li jmiss.' },
    ],
    Tether: [
      { title: 'Xejn ġdid', body: 'Tibda xejn ġdid sakemm dak li hu għal-lum ikun ħareġ.' },
      { title: 'Żomm it-triq ippruvata', body: 'Uża t-triq li ħadmet l-aħħar darba, u ħalli l-esperiment għal wara.' },
      { title: 'Ikteb u erġa’ lura', body: 'Ikteb l-idea f’ħames kelmiet u erġa’ lura għal-linja li ħallejt.' },
    ],
  },
}
