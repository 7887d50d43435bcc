import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Żewġ dati biss', body: 'Ikteb żewġ dati: meta tibda u meta turi xogħlok.' },
      {
        title: 'Ħalli jippjana min iħobb',
        body: 'Jekk l-iskedi jdejquk, itlob lil xi ħadd mit-tim jikteb waħda u mmarka s-sehem tiegħek.',
      },
      { title: 'L-ewwel slide issa', body: 'Agħmel is-slide tat-titlu fl-għaxar minuti li ġejjin u ssejvjaha.' },
    ],
    Intensify: [
      { title: 'Ippjana bil-maqlub', body: 'Elenka x-xogħlijiet kollha, qegħedhom fl-ordni u agħti data lil kull wieħed.' },
      { title: 'Prova fl-ordni', body: 'Għaddi l-preżentazzjoni mill-ewwel slide sal-aħħar b’arloġġ quddiemek.' },
      { title: 'Iċċekkja mat-talba', body: 'Qabbel il-proġett mat-talba, linja b’linja, qabel l-aħħar tmiem il-ġimgħa.' },
    ],
    Tether: [
      { title: 'Żomm post vojt', body: 'Ħalli parti waħda tal-iskeda ħielsa għal dak li jinqala’.' },
      { title: 'Ippreżenta bla skript', body: 'Agħti taqsima waħda tal-preżentazzjoni minn kelma waħda biss.' },
      { title: 'Ilqa’ bidla tard', body: 'Meta tinbidel parti, ikteb mill-ġdid dik il-karta biss u ħalli l-oħrajn.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ċifra waħda, sors wieħed', body: 'Sib ċifra waħda għas-suġġett tiegħek u ikteb minn fejn ġiet.' },
      {
        title: 'Intervista lil xi ħadd',
        body: 'Jekk ir-riċerka tidher xotta, irrekordja żewġ minuti diskors ma’ xi ħadd li jaf is-suġġett.',
      },
      { title: 'Għoxrin minuta riċerka', body: 'Agħti għoxrin minuta lir-riċerka, imbagħad agħlaq il-laptop.' },
    ],
    Intensify: [
      { title: 'Elenka s-sorsi tiegħek', body: 'Ibda lista tas-sorsi llum u żid kull ktieb jew paġna malli tużahom.' },
      { title: 'Basar il-mistoqsijiet', body: 'Ikteb ħames mistoqsijiet li jistgħu jsaqsu s-semmiegħa u fittex it-tweġibiet.' },
      { title: 'Tikketta fuq kollox', body: 'Agħti lil kull stampa u grafika titlu, unità u sors eżatti.' },
    ],
    Tether: [
      { title: 'Fatt wieħed kull slide', body: 'Żomm l-aktar fatt qawwi fuq kull slide u mexxi l-bqija fin-noti tiegħek.' },
      { title: 'Tmiem għar-riċerka', body: 'Agħżel data li warajha tibni biss u ma tfittixx aktar.' },
      { title: 'Wieġeb f’nifs wieħed', body: 'Wieġeb kull mistoqsija tas-semmiegħa f’sentenza waħda u stenna dik li jmiss.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mudell tal-karti', body: 'Agħmel mudell ħafif mill-karti jew mill-kartun. Jista’ jkun mhux pulit.' },
      { title: 'Aħdem ħdejn min jibni', body: 'Jekk l-għodda ma tiġbdekx, poġġi ħdejn xi ħadd li jħobbha u agħmel moviment wieħed.' },
      { title: 'Agħfas kull buttuna', body: 'Ipprova l-projector, il-ħoss u r-remote għal ħames minuti fil-kamra vojta.' },
    ],
    Intensify: [
      { title: 'Uriha taħdem', body: 'Ippjana dimostrazzjoni waħda quddiem in-nies ta’ dak li tiddeskrivi.' },
      { title: 'Ibni kmieni, ittestja kmieni', body: 'Agħmel verżjoni ħafifa issa u ppruvaha ma’ żewġ persuni.' },
      { title: 'Solvi każ ta’ veru', body: 'Agħżel persuna jew post ta’ veru u sawwar il-proġett għalihom.' },
    ],
    Tether: [
      { title: 'Tkellem dwar in-nies', body: 'Żid slide dwar min tolqot il-ħaġa, mhux biss dwar kif taħdem.' },
      { title: 'Għaddi biċċa', body: 'Agħti biċċa waħda biex jibniha xi ħadd mit-tim, u fisser kif.' },
      { title: 'Rapport qabel il-bini', body: 'Ikteb nofs paġna dwar l-għan tiegħek qabel iġġib l-għodda.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Issellef stil', body: 'Jekk slides vojta jinkwetawk, ikkopja l-istil ta’ poster li jogħġbok.' },
      { title: 'Staqsi lil tlieta', body: 'Itlob idea stramba lil tliet persuni, u uża l-aktar waħda ħafifa.' },
      { title: 'Iftaħ b’mistoqsija', body: 'Minflok l-ewwel sentenza tiegħek, agħmel mistoqsija lis-semmiegħa.' },
    ],
    Intensify: [
      { title: 'Xena żgħira', body: 'Ibdel punt wieħed tal-preżentazzjoni f’xena qasira.' },
      { title: 'Ħallat żewġ suġġetti', body: 'Għaqqad is-suġġett tiegħek ma’ xi ħaġa bla rabta u ikteb x’joħroġ.' },
      { title: 'Armi l-ewwel verżjoni', body: 'Agħmel skizz tat-tieni verżjoni, li bl-ebda mod ma tixbah lill-ewwel.' },
    ],
    Tether: [
      { title: 'Iffriża l-idea', body: 'Agħżel idea waħda sa llejla u iktibha fuq nett tat-talba.' },
      { title: 'Ipprova, timprovizzax', body: 'Iffissa l-kliem tal-bidu u tat-tmiem u għidu darbtejn l-istess.' },
      { title: 'Iż-żejjed wara l-qofol', body: 'Lesti dak li titlob it-talba qabel iżżid l-effetti.' },
    ],
  },
}
