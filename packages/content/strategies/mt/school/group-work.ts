import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Ħu xogħol b’data', body: 'Itlob xogħol wieħed b’data waħda u daħħalha fil-mowbajl.' },
      { title: 'Imxi mal-pjan ta’ ħaddieħor', body: 'Jekk il-pjanijiet tal-oħrajn idejquk, imxi ma’ dan għal laqgħa waħda biss.' },
      { title: 'Ħames minuti għall-ordni', body: 'Fl-ewwel ħames minuti aqblu fuq x’isir l-ewwel.' },
    ],
    Intensify: [
      { title: 'Min, x’hiex u meta', body: 'Ikteb min jagħmel xiex u sa meta, u ibagħtu lil kulħadd.' },
      { title: 'Dawra sħiħa', body: 'Issuġġerixxi li kulħadd jitkellem darba, bid-dawra, qabel ma xi ħadd jerġa’ jitkellem.' },
      { title: 'Iftaħ b’fejn wasalna', body: 'Ibda l-laqgħa b’dak li lest u b’dak li jmiss.' },
    ],
    Tether: [
      { title: 'Ħalli l-ordni f’idejn oħra', body: 'Itlob lil xi ħadd ieħor jagħżel l-ordni tax-xogħol illum, u imxi warajh.' },
      { title: 'Għix b’żewġ punti miftuħa', body: 'Ħalli żewġ punti miftuħa apposta sal-laqgħa li jmiss.' },
      { title: 'Għaddi l-lista', body: 'Agħti l-lista tiegħek lil membru ieħor u ħalliha tinbidel.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ikteb id-deċiżjonijiet', body: 'Ikteb biss dak li jiddeċiedi l-grupp, linja għal kull deċiżjoni.' },
      {
        title: 'Iċċekkjaw il-fatti tnejn',
        body: 'Jekk l-iċċekkjar idejqek, ingħaqad ma’ xi ħadd u ċċekkjaw l-aktar żewġ fatti importanti.',
      },
      { title: 'Mistoqsija ċara waħda', body: 'Agħmel mistoqsija waħda li tibda b’“Kemm” jew “Sa meta”.' },
    ],
    Intensify: [
      { title: 'Irrepeti biex tikkonferma', body: 'Irrepeti bi kliemek dak li qbiltu fuqu, u staqsi jekk hux hekk.' },
      { title: 'Ġib il-prova', body: 'Ġib sors wieħed għal kull punt li tixtieq li l-grupp jaċċetta.' },
      { title: 'Aqblu fuq it-tifsira', body: 'Staqsi lill-grupp x’tfisser il-kelma ewlenija tax-xogħol għal kull persuna.' },
    ],
    Tether: [
      { title: 'Tliet kummenti, imbagħad isma’', body: 'Agħmel l-aktar tliet korrezzjonijiet f’kull laqgħa u isma’ l-bqija.' },
      { title: 'Faħħar qabel id-dettall', body: 'Għid x’jaħdem f’abbozz qabel issemmi l-ewwel żball.' },
      { title: 'L-ewwel il-verżjoni l-qasira', body: 'Agħti l-punt tiegħek f’żewġ sentenzi u stenna l-mistoqsijiet.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ingħaqad mal-bini', body: 'Staqsi lil membru jħallikx timmonta biċċa waħda ħdejh.' },
      { title: 'Ippruvaw l-app flimkien', body: 'Jekk l-għodda komuni tinkwetak, iftaħha ma’ xi ħadd mit-tim u għaddu darba mill-menus.' },
      { title: 'Agħmel test wieħed', body: 'Offri li tittestja ħaġa waħda li għamel il-grupp, għal ħames minuti.' },
    ],
    Intensify: [
      { title: 'Ġib kampjun ħafif', body: 'Ġib kampjun ħafif minflok opinjoni.' },
      { title: 'Staqsi fejn jista’ jinkiser', body: 'Staqsi lill-grupp fejn jista’ jfalli l-pjan, u sewwi punt wieħed.' },
      { title: 'Pinġi d-diskussjoni', body: 'Pinġi fuq il-bord kif il-partijiet tax-xogħol jingħaqdu flimkien.' },
    ],
    Tether: [
      { title: 'Aħdem fuq l-istess mejda', body: 'Agħmel sehmek fuq il-mejda ta’ kulħadd u mhux f’rokna.' },
      { title: 'Għid x’qed tagħmel', body: 'Għid lill-grupp kull għaxar minuti fuq xiex qed taħdem.' },
      { title: 'Staqsi qabel issewwi', body: 'Staqsi lill-membru qabel tibdel il-parti tiegħu.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ivvota għal idea', body: 'Jekk il-brainstorming iħawdek, iġbru l-ideat fis-skiet u vvutaw bit-tikek.' },
      { title: 'Ibni fuq ħsieb wieħed', body: 'Ħu idea waħda ta’ xi ħadd mit-tim u żidilha dettall wieħed.' },
      { title: 'Dawra tad-daħk', body: 'Aqblu fuq żewġ minuti li fihom tgħodd kull idea, u agħti waħda.' },
    ],
    Intensify: [
      { title: 'Dawwru x-xogħol ta’ taħt fuq', body: 'Staqsi kif il-grupp jista’ jfalli l-proġett, imbagħad aqleb kull tweġiba.' },
      { title: 'Ħallat żewġ proposti', body: 'Għaqqad żewġ proposti li jidhru li ma joqogħdux flimkien, u ddeskrivi r-riżultat.' },
      { title: 'Agħmilha ta’ min jara', body: 'Idħol fir-rwol tal-udjenza u għid x’jissorprendik.' },
    ],
    Tether: [
      { title: 'Żomm it-tielet idea', body: 'Agħti idea waħda kull dawra u żomm l-oħrajn fuq il-karta tiegħek.' },
      { title: 'Agħti spalla lill-għażla', body: 'Meta l-grupp ikun għażel, għid ħaġa waħda li tgħin dik l-għażla.' },
      { title: 'Temm qabel tivvinta', body: 'Wassal parti miftiehma sa tmiemha qabel tipproponi bidla.' },
    ],
  },
}
