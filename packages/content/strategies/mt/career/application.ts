import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Imla taqsima waħda', body: 'Jekk is-CVs jgħajjuk, illum imla biss l-aħħar impjieg tiegħek bid-dati.' },
      { title: 'Uża mudell lest', body: 'Itlob lil xi ħadd mudell nadif u daħħal fih it-tagħrif tiegħek.' },
    ],
    Intensify: [
      { title: 'Id-dati f’ringiela', body: 'Elenka l-impjiegi u t-taħriġ kollu skont id-data, bl-aktar riċenti fuq nett.' },
      { title: 'Lista qabel tibgħat', body: 'Iċċekkja l-ittra, is-CV, iċ-ċertifikati, l-ismijiet tal-fajls u l-indirizz qabel tibgħat.' },
    ],
    Tether: [
      { title: 'L-ittra qabel id-dehra', body: 'Ikteb l-ittra f’email sempliċi u ħalli l-format għall-aħħar.' },
      { title: 'Ikser l-ordni tas-soltu', body: 'Poġġi l-ewwel l-esperjenza li toqgħod l-aħjar, tkun xi tkun id-data tagħha.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Numru kull impjieg', body: 'Żid numru ma’ kull impjieg: nies, biċċiet, sigħat jew flus.' },
      { title: 'Ibdel u ċċekkja', body: 'Jekk il-kaċċa għall-iżbalji tgħajjik, ibdel l-applikazzjoni ma’ xi ħadd u ċċekkja tiegħu.' },
    ],
    Intensify: [
      { title: 'Uża kliemhom', body: 'Uża t-termini eżatti tal-avviż għal dak li għamilt.' },
      { title: 'Agħti prova ta’ kull kwalità', body: 'Wara kull kwalità li ssemmi żid fatt jew riżultat.' },
    ],
    Tether: [
      { title: 'Limitu ta’ paġna', body: 'Qassar is-CV sal-limitu billi tneħħi dettalji ta’ aktar minn għaxar snin ilu.' },
      { title: 'Ibgħat sa nofsinhar', body: 'Agħżel nofsinhar bħala limitu, erġa’ aqraha darba u ibgħatha.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Uri biċċa xogħol', body: 'Żid ritratt jew link ta’ ħaġa waħda li għamilt.' },
      { title: 'Għajnuna teknika', body: 'Jekk il-formoli onlajn jinkwetawk, poġġi ħdejn xi ħadd li jafhom.' },
    ],
    Intensify: [
      { title: 'Agħmel kampjun tax-xogħol', body: 'Ibni kampjun żgħir li jsolvi xogħol mill-avviż.' },
      { title: 'Ittestja l-fajl', body: 'Iftaħ il-fajl fuq mowbajl u fuq kompjuter ieħor qabel tibagħtu.' },
    ],
    Tether: [
      { title: 'Żid il-persuna', body: 'Ikteb żewġ sentenzi dwar kif taħdem mal-oħrajn.' },
      { title: 'Ħalli lil xi ħadd jaqraha', body: 'Agħti l-ittra lil xi ħadd jaqraha qabel tgħid li lesta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ikkopja linja ħajja', body: 'Jekk tikteb dwarek innifsek jidhirlek stramb, addatta linja ħajja minn ittra mudell.' },
      { title: 'Tliet kelmiet minn tlieta', body: 'Itlob lil tliet persuni kelma dwarek, u uża waħda.' },
    ],
    Intensify: [
      { title: 'Iftaħ b’xena', body: 'Ibda l-ittra b’xena mill-ħajja tax-xogħol tiegħek.' },
      { title: 'Prova mhux tas-soltu', body: 'Orbot passatemp ma’ ħtieġa tal-post, f’żewġ linji.' },
    ],
    Tether: [
      { title: 'L-ewwel il-formola tagħhom', body: 'Imla l-formola tagħhom kif inhi qabel iżżid xi ħaġa tiegħek.' },
      { title: 'Agħżel disinn wieħed', body: 'Agħżel disinn wieħed għall-paġni kollha u agħlaq il-gallerija.' },
    ],
  },
}
