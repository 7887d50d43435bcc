import type { Form } from '../form.ts'

export const primary: Form = {
  age_group_id: 1,
  title: 'Primarja',
  scale: ['Qatt', 'Ftit drabi', 'Xi drabi', 'Ħafna drabi', 'Dejjem'],
  statements: {
    sequence: [
      'Irrid inkun naf il-passi kollha qabel nibda.',
      'Nagħmel l-affarijiet pass pass, mill-ewwel sal-aħħar.',
      'Nikteb lista ta’ dak li għandi nagħmel.',
      'Inpoġġi l-affarijiet tiegħi f’posthom, kollha f’ordni.',
      'Inlesti ħaġa waħda qabel nibda oħra.',
      'Nieħu gost meta l-pjanijiet ma jinbidlux.',
      'Nara li xogħli jixbah lill-eżempju.',
    ],
    precision: [
      'Insir naf ħafna affarijiet qabel inwieġeb.',
      'Nistaqsi ħafna mistoqsijiet sakemm nifhem kollox sew.',
      'Nikteb ħafna noti biex nerġa’ naqrahom wara.',
      'L-iżbalji żgħar idejquni u nirranġahom.',
      'Nagħti tweġibiet twal bid-dettalji kollha.',
      'Nistaqsi lin-nies kif jafu li xi ħaġa hi vera.',
      'Nieħu gost ngħid lill-oħrajn affarijiet li naf.',
    ],
    technical_reasoning: [
      'Irrid nara għalxiex isservi l-biċċa xogħol li nagħmel.',
      'Irrid nara x’hemm ġewwa li jħaddem l-affarijiet.',
      'Nitgħallem kif jaħdmu l-affarijiet billi nibni jew nipprova.',
      'Nieħu gost naħdem waħdi u bil-mod tiegħi.',
      'Nuża ftit kliem u nuri xi rrid ngħid.',
      'Meta xi ħaġa titkisser, nipprova sakemm terġa’ taħdem.',
      'Ikolli bżonn il-kwiet biex naħseb qabel nitkellem.',
    ],
    confluence: [
      'Nuża idea tiegħi, anke jekk tkun stramba.',
      'Nipprova modi ġodda, anke jekk imorru ħażin.',
      'Naħseb kif affarijiet differenti ħafna jixxiebhu.',
      'Niddejjaq meta nerġa’ nagħmel l-istess ħaġa.',
      'Jiġuni ħafna ideat f’moħħi f’daqqa.',
      'Naqta’ x’għandi nagħmel u nibda mill-ewwel.',
      'Ngħid l-ideat tiegħi bi stejjer, tpinġijiet, kanzunetti jew logħob.',
    ],
  },
  open: [
    'X’jista’ jdejqek jew iwaħħlek meta jkollok xi ħaġa x’tagħmel?',
    'Aħseb f’xi ħaġa li taf ħafna dwarha. Kif tixtieq turiha lill-oħrajn?',
    'Aħseb f’xi ħaġa li tieħu gost tagħmel. Kif tgħallimha lil xi ħadd ieħor?',
  ],
}
