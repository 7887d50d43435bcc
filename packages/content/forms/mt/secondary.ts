import type { Form } from '../form.ts'

export const secondary: Form = {
  age_group_id: 2,
  title: 'Sekondarja',
  scale: ['Qatt', 'Rari', 'Xi drabi', 'Spiss', 'Dejjem'],
  statements: {
    sequence: [
      'Nistenna li jkolli struzzjonijiet sħaħ u ċari qabel nibda.',
      'Nagħmel ix-xogħol fl-ordni, pass wara l-ieħor.',
      'Nikteb skeda jew lista tal-affarijiet li għandi nagħmel.',
      'Inqassam il-karti, il-fajls u l-għodda biex kollox ikollu postu.',
      'Inlesti x-xogħol li għandi quddiemi qabel naqbad ieħor.',
      'Ninkwieta meta pjan jinbidel f’daqqa waħda.',
      'Inqabbel ix-xogħol lest mal-istruzzjonijiet, punt b’punt.',
    ],
    precision: [
      'Infittex f’diversi postijiet qabel ma nwieġeb.',
      'Nistaqsi mistoqsija wara l-oħra sakemm nifhem kollox.',
      'Nieħu noti dettaljati biex inkun nista’ nerġa’ nħares lejhom.',
      'Anke żball ċkejken idejjaqni sakemm nikkoreġih.',
      'Nagħti tweġibiet twal bil-kliem eżatt għal kull dettall.',
      'Irrid nara s-sors jew iċ-ċifri qabel nemmen xi ħaġa.',
      'Nieħu gost insemmi fatti li nkun ġbart.',
    ],
    technical_reasoning: [
      'Irrid nara kif xogħol ikun utli fil-ħajja ta’ veru.',
      'Meta nuża apparat, nistaqsi lili nnifsi x’qed jiġri ġewwa.',
      'Insir naf l-affarijiet billi nibnihom jew nippruvahom b’idejja.',
      'Nieħu gost iħalluni waħdi nagħmel ix-xogħol bil-mod tiegħi.',
      'Nippreferi nuri xi rrid ngħid milli noqgħod nispjega fit-tul.',
      'Nibqa’ fuq problema iebsa sakemm nirnexxili nħaddimha.',
      'Ikolli bżonn mument ta’ kwiet biex naħseb qabel ngħid xi ħaġa.',
    ],
    confluence: [
      'Nagħżel idea mhux tas-soltu tiegħi minflok dik li jistennew.',
      'Nirriskja żball biex nipprova mod li hu ġdid għalija.',
      'Ngħaqqad affarijiet li jidhru li m’għandhom x’jaqsmu xejn.',
      'Nitlef l-interess meta jkolli nagħmel l-istess ħaġa darbtejn.',
      'Insegwi bosta ideat fl-istess ħin.',
      'Nibda bl-istint waqt li jkunu għadhom jagħtu l-istruzzjonijiet.',
      'Dak li naħseb inbiddlu fi storja, stampa, kanzunetta jew wirja.',
    ],
  },
  open: [
    'Aħseb f’xogħol li jtellagħlek in-nervi. X’hemm fih li jdejqek?',
    'Taf suġġett sew u tista’ turih kif trid. X’tagħmel?',
    'Agħżel xi ħaġa li tieħu gost tagħmel fil-ħin liberu. Kif tgħallimha lil min għadu jibda?',
  ],
}
