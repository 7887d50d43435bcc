import type { Form } from '../form.ts'

export const adult: Form = {
  age_group_id: 3,
  title: 'Adulti',
  scale: ['Qatt', 'Rari', 'Xi drabi', 'Spiss', 'Dejjem'],
  statements: {
    sequence: [
      'Irrid li jkolli struzzjonijiet kompluti f’idejja qabel nibda.',
      'Nagħmel biċċa xogħol pass pass, f’ordni fiss.',
      'Inniżżel xogħoli bil-miktub fi skeda jew f’lista.',
      'Inżomm l-affarijiet li nuża mqassma, kull ħaġa f’postha.',
      'Inwassal biċċa xogħol sal-aħħar qabel ma ndur għal oħra.',
      'Ninkwieta meta l-pjanijiet jinbidlu fl-aħħar mument.',
      'Inqabbel dak li għamilt mal-istruzzjonijiet jew ma’ eżempju.',
    ],
    precision: [
      'Niġbor tagħrif minn ħafna naħat qabel nagħti tweġiba.',
      'Nistaqsi ħafna mistoqsijiet biex naċċerta ruħi qabel inkompli.',
      'Inżomm noti dettaljati biex inkun nista’ nerġa’ mmur fuqhom.',
      'L-iżbalji żgħar idejquni tant li nieqaf biex nikkoreġihom.',
      'Inwieġeb fit-tul biex kull dettall ikun eżatt.',
      'Infittex prova jew ċifri eżatti qabel naċċetta dak li jingħad.',
      'Nieħu gost ngħid lill-oħrajn fatti li nkun ġbart.',
    ],
    technical_reasoning: [
      'Infittex l-użu prattiku ta’ dak li nintalab nagħmel.',
      'Irrid nifhem kif għodda jew sistema taħdem minn ġewwa.',
      'Insir naf għodda ġdida billi nippruvaha jien.',
      'Nieħu gost nieħu ħsieb l-affarijiet waħdi, bil-mod tiegħi.',
      'Ngħid ftit u minflok nuri xi rrid infisser.',
      'Nibqa’ fuq problema prattika sakemm insib x’jaħdem.',
      'Ikolli bżonn ħin waħdi ma’ ħsibijieti qabel niddiskuti.',
    ],
    confluence: [
      'Insegwi ideat tiegħi mhux tas-soltu aktar milli dawk familjari.',
      'Nipprova modi li ma ġewx ittestjati, anke bir-riskju ta’ żball.',
      'Ngħaqqad affarijiet li ta’ madwari jarawhom bla rabta.',
      'Niddejjaq nirrepeti dak li diġà għamilt.',
      'Ikolli bosta ideat għaddejjin f’daqqa.',
      'Nibda fuq sensazzjoni, qabel nisma’ l-istruzzjonijiet kollha.',
      'Nesprimi xi rrid infisser bi stejjer, stampi, mużika jew teatru.',
    ],
  },
  open: [
    'X’idejqek f’xi xogħol li jagħtuk, jew fil-mod kif jagħtuhulek?',
    'Int tista’ tiddeċiedi kif turi dak li taf. Liema mod tagħżel, u għaliex?',
    'Aħseb f’attività li tieħu gost biha. Kif tgħallimha lil persuna oħra?',
  ],
}
