import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Il-pass li jmiss biss', body: 'Ikteb biss il-pass li jmiss u min se jieħu ħsiebu.' },
      {
        title: 'Ma’ min iħobb jippjana',
        body: 'Jekk pjanijiet twal jgħajjuk, agħti għoxrin minuta lil kollega li jħobb jippjana, u wieġeb il-mistoqsijiet.',
      },
      { title: 'Bord bi tliet kaxxi', body: 'Dendel tliet kaxxi, “x’hemm x’isir”, “qed isir” u “lest”, u ċaqlaq karta waħda.' },
    ],
    Intensify: [
      { title: 'Punti ewlenin fuq linja', body: 'Pinġi linja, immarka ħames punti ewlenin u ikteb data taħt kull wieħed.' },
      { title: 'Dak li jiġi l-ewwel', body: 'Immarka liema xogħol irid jintemm qabel jista’ jibda ieħor.' },
      { title: 'Daqqa t’għajn fil-ġimgħa', body: 'Iffissa għaxar minuti kull ġimgħa biex tqabbel il-pjan ma’ dak li ġara.' },
    ],
    Tether: [
      { title: 'Ippjana ġimagħtejn, mhux għaxra', body: 'Niżżel fid-dettall il-ġimagħtejn li ġejjin u ħalli l-bqija f’linji kbar.' },
      { title: 'Jum bla isem', body: 'Żomm jum ħieles fil-pjan u torbtu ma’ xejn.' },
      { title: 'Ibda qabel ma jimtela', body: 'Ibda biċċa żgħira llum waqt li l-pjan għad fih xi toqob.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tliet fatti magħrufa', body: 'Ikteb tliet affarijiet li taf żgur: il-baġit, id-data u n-nies.' },
      { title: 'Itlob iċ-ċifri', body: 'Jekk il-ġbir taċ-ċifri jtawwal, itlob lil persuna waħda tibgħatlek it-tnejn li jgħoddu.' },
      { title: 'Nofs siegħa dettall', body: 'Iddeskrivi xogħol wieħed b’mod sħiħ għal tletin minuta, imbagħad ħallih.' },
    ],
    Intensify: [
      { title: 'Iddefinixxi “lest”', body: 'Ikteb għal kull xogħol kif jista’ jara kulħadd li ntemm.' },
      { title: 'Iċċekkja l-istimi', body: 'Qabbel kull stima ma’ kemm dam l-aħħar xogħol bħal dan.' },
      { title: 'Elenka s-suppożizzjonijiet', body: 'Elenka dak li l-pjan jieħu għal fatt u vverifika l-aktar linja riskjuża.' },
    ],
    Tether: [
      { title: 'Biżżejjed biex tiddeċiedi', body: 'Iddeċiedi meta jkollok żewġ sorsi indipendenti, u ieqaf iġbor.' },
      { title: 'Qarreb is-sigħat', body: 'Ippjana f’nofs ta’ nhar u ħalli l-minuti barra.' },
      { title: 'Pjan ta’ paġna', body: 'Naqqas il-pjan għal paġna waħda u mexxi l-bqija f’appendiċi.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ċaqlaq il-karti', body: 'Ikteb ix-xogħlijiet fuq biċċiet tal-karti u ċaqlaqhom b’idejk għal għaxar minuti.' },
      { title: 'Żur il-post', body: 'Jekk tippreferi tippjana mill-bogħod, ħalli lil xi ħadd idawrek fil-post darba.' },
      { title: 'Staqsi x’jinkiser l-ewwel', body: 'Staqsi lil xi ħadd tekniku liema parti x’aktarx tfalli l-ewwel, u niżżilha.' },
    ],
    Intensify: [
      { title: 'Prova b’biċċa waħda', body: 'Agħżel l-iżgħar biċċa li tista’ taħdem u ppruvaha din il-ġimgħa.' },
      { title: 'Ippjana bl-għodda', body: 'Iċċekkja li kull għodda fil-pjan qiegħda hemm u taħdem.' },
      { title: 'Pjan B għal ħsara waħda', body: 'Ħu l-aktar ħsara probabbli u ikteb kif kont issewwiha.' },
    ],
    Tether: [
      { title: 'Il-pjan qabel il-partijiet', body: 'Tmissx l-ordnijiet u l-għodda sakemm żewġ persuni jkunu qablu mal-pjan.' },
      { title: 'Kellem lil min jintlaqat', body: 'Ċempel lil persuna waħda li trid tgħix bir-riżultat qabel issolvi xi ħaġa.' },
      { title: 'Aqsam it-tagħbija', body: 'Agħti lil ħaddieħor xogħol wieħed li tippreferi tagħmel waħdek.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ikkopja pjan qalbieni', body: 'Jekk karta vojta tinkwetak, ibda minn pjan qalbieni li għamlu l-oħrajn.' },
      { title: '“X’jiġri jekk” wieħed', body: 'Staqsi lilek innifsek “X’jiġri jekk” darba dwar il-pjan u ikteb żewġ linji.' },
      {
        title: 'Stieden lil xi ħadd minn barra',
        body: 'Ħalli lil xi ħadd minn dipartiment ieħor isemmi ħaġa waħda li kien jagħmel differenti.',
      },
    ],
    Intensify: [
      { title: 'Żewġ pjanijiet differenti', body: 'Agħmel skizz ta’ pjan ieħor għall-istess għan b’nofs il-flus.' },
      { title: 'Aħbar mill-futur', body: 'Ikteb it-titlu tal-gazzetta li tixtieq taqra meta jintemm kollox.' },
      { title: 'Ibda mill-aqwa parti', body: 'Ibda mill-aktar parti li teċċitak u ippjana minn hemm ’il barra.' },
    ],
    Tether: [
      { title: 'Agħlaq il-bieb għall-ideat', body: 'Agħżel data li warajha ma tidħol ebda idea ġdida f’dan il-proġett.' },
      { title: 'Agħżel bi tliet kriterji', body: 'Qies kull idea skont il-prezz, il-ħin u l-użu, u żomm waħda.' },
      { title: 'Intrabat għal ġimgħa', body: 'Imxi mal-pjan magħżul għal ġimgħa qabel tibdel linja waħda.' },
    ],
  },
}
