import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ikkopja tliet linji', body: 'Jekk avviżi twal jgħajjuk, ikkopja tliet linji biss: ix-xogħol, il-ħtiġijiet u l-offerta.' },
      { title: 'Ħalli lil xi ħadd jaqra', body: 'Ħalli lil xi ħadd jaqralek id-dmirijiet wieħed wieħed, u għid iva jew le b’rasek.' },
    ],
    Intensify: [
      { title: 'Tabella tad-dmirijiet', body: 'Poġġi d-dmirijiet kollha f’tabella u żid eżempju tiegħek ma’ kull wieħed.' },
      { title: 'L-ewwel id-data tal-għeluq', body: 'Daħħal id-data tal-għeluq u għodd lura sal-ewwel abbozz tiegħek.' },
    ],
    Tether: [
      { title: 'Injora l-ordni tal-lista', body: 'Ibda mil-linja li tiġbdek, tkun fejn tkun.' },
      { title: 'Applika bil-vojt', body: 'Immarka l-ħtiġijiet li tissodisfa, u kompli anke jekk żewġ linji jibqgħu vojta.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tliet kelmiet iebsa', body: 'Fittex tliet kelmiet tal-avviż li kieku kont taqbeż.' },
      { title: 'Għaxar minuti dwar il-kumpanija', body: 'Jekk taqra l-isfond idejqek, agħti lis-sit tal-kumpanija għaxar minuti biss.' },
    ],
    Intensify: [
      { title: 'Bilfors u mixtieq', body: 'Agħmel linja taħt dak li hu bilfors u tnejn taħt dak li hu mixtieq, kelma b’kelma.' },
      { title: 'Ċempel b’żewġ mistoqsijiet', body: 'Ċempel lill-kuntatt u agħmel żewġ mistoqsijiet eżatti dwar il-post.' },
    ],
    Tether: [
      { title: 'Darbtejn u daqshekk', body: 'Aqra l-avviż darbtejn, imbagħad warrbu.' },
      { title: 'Linja għal kull ħtieġa', body: 'Niżżel prova waħda għal kull ħtieġa u ieqaf hemm.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ara l-għodda', body: 'Jekk il-parti teknika tbeżżgħek, fittex għodda li jsemmi l-avviż u ara ritratt tagħha.' },
      { title: 'Staqsi lil min jużaha', body: 'Staqsi lil xi ħadd li juża l-magna jew il-programm imsemmi biex turiek ħames minuti.' },
    ],
    Intensify: [
      { title: 'Mid-dmirijiet għall-azzjonijiet', body: 'Ikteb ħdejn kull dmir x’kienu jagħmlu idejk.' },
      { title: 'Ipprova l-programm imsemmi', body: 'Installa verżjoni tal-prova ta’ programm fl-avviż u agħmel ħaġa waħda bih.' },
    ],
    Tether: [
      { title: 'Fittex in-nies', body: 'Immarka kull kelma dwar it-tim, il-klijenti u l-kuntatt qabel tiġġudika x-xogħol.' },
      { title: 'Staqsi dwar l-għaliex', body: 'Sib is-sentenza li tgħid x’jemmen min iħaddem, u kkopjaha.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Immaġina xena waħda', body: 'Jekk timmaġina jidhirlek vag, ara f’moħħok l-ewwel għaxar minuti ta’ dak ix-xogħol biss.' },
      { title: 'Żewġ titli oħra', body: 'Staqsi lil xi ħadd għal żewġ impjiegi oħra fejn jinsabu dawn id-dmirijiet.' },
    ],
    Intensify: [
      { title: 'Erġa’ ikteb l-avviż', body: 'Erġa’ ikteb l-avviż bħallikieku qed ifittex lilek.' },
      { title: 'Aqra dak li jonqos', body: 'Niżżel dak li l-avviż iħalli barra u x’tista’ ġġib int.' },
    ],
    Tether: [
      { title: 'Ibqa’ mat-test', body: 'Ikkwota linja mill-avviż għal kull ħaġa li timmaġina dwar il-post.' },
      { title: 'Illum avviż wieħed', body: 'Temm il-qari ta’ dan l-avviż qabel tiftaħ li jmiss.' },
    ],
  },
}
