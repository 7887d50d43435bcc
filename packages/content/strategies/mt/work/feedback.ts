import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nota f’żewġ passi', body: 'Ikteb ħaġa waħda li tinżamm u waħda li tinbidel, f’dan l-ordni.' },
      { title: 'Imxi ma’ formola', body: 'Jekk formoli fissi jdejquk, issellef waħda għal diskussjoni waħda u ibdilha wara.' },
      { title: 'L-ewwel id-data', body: 'Ibgħat l-istedina għad-diskussjoni issa. Il-kliem jista’ jiġi wara.' },
    ],
    Intensify: [
      { title: 'Il-punti fl-ordni', body: 'Poġġi l-punti tiegħek fl-ordni: l-għan, x’rajt, l-effett u t-talba.' },
      { title: 'Lista wara li tisma’', body: 'Elenka dak li smajt, u agħti lil kull punt pass li jmiss u data.' },
      { title: 'Għaxar minuti regolari', body: 'Iffissa għaxar minuti kull ġimagħtejn għal feedback fiż-żewġ direzzjonijiet.' },
    ],
    Tether: [
      { title: 'Ħallih ikun diskors', body: 'Aqleb il-lista tiegħek wiċċha ’l isfel u ħalli lill-persuna l-oħra tibda.' },
      { title: 'Segwi l-punt il-ġdid', body: 'Meta jitfaċċa punt ġdid, segwih u ħalli wieħed minn tiegħek.' },
      { title: 'Ħallih mhux solvut', body: 'Temm id-diskussjoni b’mistoqsija waħda miftuħa u erġa’ lura għaliha l-ġimgħa d-dieħla.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Eżempju wieħed lest', body: 'Ikteb eżempju wieħed bil-jum u l-post qabel id-diskussjoni.' },
      { title: 'Itlob eżempju wieħed', body: 'Jekk id-dettalji jniggżu, itlob eżempju eżatt wieħed u rringrazzja lil min tahulek.' },
      { title: 'Irrepeti x’fhimt', body: 'Għid f’sentenza waħda x’fhimt, u ħalli lill-persuna tikkoreġik.' },
    ],
    Intensify: [
      { title: 'Il-fatti qabel il-fehma', body: 'Iddeskrivi x’rajt jew x’smajt qabel tgħid x’taħseb.' },
      { title: 'Iċċara kelma waħda', body: 'Staqsi x’jidher differenti jekk tkun “aħjar”, “aktar malajr” jew “aktar ġentili”.' },
      { title: 'Niżżel il-kliem eżatt', body: 'Ikteb il-kliem eżatt waqt li jkun għadu frisk.' },
    ],
    Tether: [
      { title: 'Semmi tlieta, mhux għaxra', body: 'Agħżel it-tliet punti li jgħoddu l-aktar u ħalli l-oħrajn imorru.' },
      { title: 'Irreżisti l-korrezzjoni', body: 'Ħalli l-verżjoni tal-persuna l-oħra toqgħod għal minuta qabel tirranġa d-dettalji.' },
      { title: 'Aqbeż il-prova', body: 'Aċċetta “grazzi” mingħajr ma titlob raġunijiet.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Uri fuq ix-xogħol', body: 'Poġġi x-xogħol fuq il-mejda u ppunta lejn post wieħed.' },
      { title: 'Ipprova sentenza waħda', body: 'Jekk il-prattika tidher bla skop, ipprova l-ewwel sentenza tiegħek darba ma’ kollega.' },
      { title: 'Tiswija waħda llum', body: 'Ħu rimarka waħda u ibdel ħaġa waħda fi żmien siegħa.' },
    ],
    Intensify: [
      { title: 'Uri l-mod aħjar', body: 'Uri kif kont tagħmilha int, imbagħad ara lill-persuna l-oħra tipprova.' },
      { title: 'Ittestja l-parir', body: 'Ipprova parir għal ġurnata qabel tiġġudikah.' },
      { title: 'Sib il-parti li taħdem', body: 'Semmi l-parti li taħdem u għid x’jagħmilha taħdem.' },
    ],
    Tether: [
      { title: 'Is-sentimenti qabel it-tiswija', body: 'Staqsi kif taraha l-persuna l-oħra qabel toffri soluzzjoni.' },
      { title: 'Sentenzi sħaħ', body: 'Agħti l-feedback f’mill-inqas erba’ sentenzi sħaħ.' },
      { title: 'Ibqa’ fil-kamra', body: 'Tkellmu wiċċ imb wiċċ minflok terġa’ tagħmel ix-xogħol fis-skiet.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uża karta bi stampa', body: 'Jekk diskors miftuħ jinkwetak, agħżel stampa li turi kif inħass il-proġett.' },
      { title: 'Xewqa waħda', body: 'Temm b’xewqa waħda li tibda b’“Nista’ nimmaġina”.' },
      { title: 'Itlob żewġ ideat', body: 'Itlob lill-persuna l-oħra żewġ ideat li ma ħsibtx fihom.' },
    ],
    Intensify: [
      { title: 'Stampa tal-futur', body: 'Iddeskrivi kif ikunu l-affarijiet fi tliet xhur jekk dan imur tajjeb.' },
      { title: 'Ibdlu s-siġġijiet', body: 'Ħu s-siġġu l-ieħor u agħti l-feedback kif taħseb li kienet tagħtih il-persuna l-oħra.' },
      { title: 'Post ġdid għalih', body: 'Agħmlu d-diskussjoni waqt mixja jew fuq kikkra te minflok quddiem l-iskrivanija.' },
    ],
    Tether: [
      { title: 'Suġġett wieħed kull darba', body: 'Ibqa’ max-xogħol li għandek quddiemek u żomm ideat oħra għal jum ieħor.' },
      { title: 'Isma’ sat-tmiem', body: 'Agħfas saqajk mal-art sakemm tkun lestiet il-persuna l-oħra.' },
      { title: 'L-ewwel il-mod tas-soltu', body: 'Għid x’inhu l-mod miftiehem qabel tissuġġerixxi wieħed ġdid.' },
    ],
  },
}
