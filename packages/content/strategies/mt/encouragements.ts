import type { Encouragements } from '../strategy.ts'

export const encouragements: Encouragements = {
  school: {
    sequence: [
      { title: 'Ħalli l-ordni jmexxi', body: 'Hawn l-ordni jiġi l-ewwel, bħal għandek: ikteb l-ewwel pass.' },
      { title: 'Immarkaha', body: 'Illum uża l-lista tiegħek u mmarka kull parti malli tlestiha.' },
    ],
    precision: [
      { title: 'Ħalli l-fatti jmexxu', body: 'Dan ix-xogħol irid fatti eżatti, il-bidu tas-soltu tiegħek: sib l-ewwel wieħed.' },
      { title: 'Staqsi kemm trid', body: 'Illum uża l-mistoqsijiet tiegħek: staqsi waħda u fittex it-tweġiba.' },
    ],
    technical_reasoning: [
      { title: 'Ħalli idejk imexxu', body: 'Dan ix-xogħol irid l-għemil, u int tibda billi tagħmel: ipprova parti waħda.' },
      { title: 'Ġiegħelha taħdem', body: 'Uża l-mod tiegħek kif tipprova l-affarijiet: sewwi parti waħda u ttestjaha.' },
    ],
    confluence: [
      { title: 'Ħalli l-ideat imexxu', body: 'Dan ix-xogħol irid ideat ġodda, u int tibda mill-ideat: ikteb tlieta.' },
      { title: 'Imxi max-xrara', body: 'Illum uża l-ewwel xrara tiegħek u agħmel xi ħaġa biha.' },
    ],
  },
  work: {
    sequence: [
      { title: 'Mexxi bil-pjan', body: 'Ix-xogħol jitlob l-ordni, li tuża l-ewwel: iffissa l-passi u ibda.' },
      { title: 'Żomm il-ħajta', body: 'Ħu l-lista f’idejk u għid lill-oħrajn x’jiġi wara.' },
    ],
    precision: [
      { title: 'Mexxi bil-fatti', body: 'Ix-xogħol jitlob il-preċiżjoni, li tuża l-ewwel: għid iċ-ċifra ewlenija.' },
      { title: 'Agħmel il-mistoqsija miftuħa', body: 'Agħmel il-mistoqsija li ħadd ma staqsa u niżżel it-tweġiba.' },
    ],
    technical_reasoning: [
      { title: 'Mexxi b’dak li jaħdem', body: 'Ix-xogħol jitlob riżultat li jaħdem, u hawn tibda int: ibni verżjoni ħafifa.' },
      { title: 'Mur u ara', body: 'Mur fejn taħdem il-ħaġa u ppruvaha int.' },
    ],
    confluence: [
      { title: 'Mexxi b’idea', body: 'Ix-xogħol jitlob xi ħaġa ġdida, u hawn tibda int: offri l-idea tiegħek kmieni.' },
      { title: 'Iftaħ tieqa', body: 'Issuġġerixxi mod li qatt ma ġie ppruvat hawn.' },
    ],
  },
  career: {
    sequence: [
      { title: 'Ibda mill-passi', body: 'Din il-parti titlob l-ordni, il-bidu tas-soltu tiegħek: ikteb il-passi sad-data tal-għeluq.' },
      { title: 'Afda l-lista tiegħek', body: 'Inżel mal-lista tiegħek u llum lesti l-linja ta’ fuq nett.' },
    ],
    precision: [
      {
        title: 'Ibda minn dak li taf',
        body: 'Din il-parti titlob il-fatti, il-bidu tas-soltu tiegħek: iġbor it-tlieta li jiddeċiedu l-aktar.',
      },
      { title: 'Uża l-mistoqsijiet tiegħek', body: 'Ħu miegħek il-mistoqsijiet miktuba u staqsihom waħda waħda.' },
    ],
    technical_reasoning: [
      { title: 'Ibda minn prova', body: 'Din il-parti titlob il-prattika, il-bidu tas-soltu tiegħek: agħmel biċċa xogħol ta’ veru.' },
      { title: 'Ħalli x-xogħol jitkellem', body: 'Agħżel ħaġa waħda li għamilt u uri kif taħdem.' },
    ],
    confluence: [
      {
        title: 'Ibda minn viżjoni',
        body: 'Din il-parti titlob l-immaġinazzjoni, il-bidu tas-soltu tiegħek: agħmel skizz ta’ fejn tista’ twassal.',
      },
      { title: 'Segwi r-rabta mhux tas-soltu', body: 'Ikteb lil persuna waħda f’post mhux mistenni dwar l-idea tiegħek.' },
    ],
  },
}
