import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Immarka l-ewwel waħda ħafifa',
        body: 'Agħmel ċirku madwar mistoqsija ħafifa u ibda minn hemm. L-ordni tal-bqija jista’ jistenna.',
      },
      { title: 'Issellef pjan ta’ studju', body: 'Jekk l-iskedi jagħfsuk, ikkopja l-pjan ta’ xi ħadd ieħor għal jumejn biss.' },
      { title: 'Żewġ nofsijiet', body: 'Aqsam il-ħin fi tnejn, u agħti daqqa t’għajn lejn l-arloġġ darba fin-nofs.' },
    ],
    Intensify: [
      { title: 'Punti u minuti', body: 'Ikteb ħdejn kull mistoqsija kemm jistħoqqilha minuti skont il-punti tagħha.' },
      {
        title: 'Aqra l-istruzzjonijiet darbtejn',
        body: 'Aqra l-istruzzjonijiet darbtejn u agħmel linja taħt kull verb li jgħidlek x’tagħmel.',
      },
      { title: 'Ipprepara filgħodu mil-lejl', body: 'Lesti l-pinen, il-karti u t-triq sa hemm illejla stess.' },
    ],
    Tether: [
      { title: 'Wieġeb barra mid-dawra', body: 'Ħu l-mistoqsijiet fl-ordni li tixtieq u nnumera t-tweġibiet tiegħek.' },
      { title: 'Ħalliha mhux lesta', body: 'Kompli ’l quddiem meta jgħaddu l-minuti ta’ mistoqsija, anke f’nofs sentenza.' },
      { title: 'Ilqa’ sorpriża', body: 'Meta l-forma ma tkunx kif stennejt, ħu nifs u aqra mistoqsija waħda bil-mod.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Għaxar flashcards', body: 'Agħmel għaxar flashcards, mhux aktar, u għaddihom fit-triq lejn id-dar.' },
      {
        title: 'Ħalli lil xi ħadd jistaqsik',
        body: 'Jekk il-fatti jaħarbulek u dan idejqek, ħalli lil xi ħadd jistaqsik għal ħames minuti.',
      },
      { title: 'Iċċekkja l-aktar li tiswa', body: 'Fl-aħħar minuti, iċċekkja biss il-mistoqsija bl-aktar punti.' },
    ],
    Intensify: [
      { title: 'Għatti l-għażliet', body: 'Aħbi l-għażliet, ikteb it-tweġiba tiegħek u mbagħad qabbel.' },
      { title: 'Fatt f’kull tweġiba', body: 'Daħħal mill-inqas isem, data jew ċifra f’kull tweġiba twila.' },
      { title: 'Staqsi dwar il-kliem', body: 'Staqsi lil min qed jieħu ħsieb l-eżami dwar kull kelma f’mistoqsija li mhix ċara.' },
    ],
    Tether: [
      { title: 'L-ewwel semmi l-iżball', body: 'Ibdel tweġiba biss meta tkun tista’ ssemmi l-iżball.' },
      { title: 'Wieġeb skont id-daqs', body: 'Qies it-tul tat-tweġiba mal-punti tagħha, imbagħad ieqaf tikteb.' },
      { title: 'Illejla ebda fatt ġdid', body: 'Agħlaq il-kotba siegħa qabel l-irqad u ma żżid xejn ġdid.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Skizz għal tweġiba waħda', body: 'Pinġi skizz żgħir għal mistoqsija waħda qabel tikteb.' },
      { title: 'Agħmel karta qadima', body: 'Jekk il-prattika tidher bla skop, agħmel nofs test qadim ħdejn xi ħadd ieħor.' },
      { title: 'Imxi bil-passi', body: 'Uri proċedura waħda b’idejk waqt li tgħid il-passi tagħha.' },
    ],
    Intensify: [
      { title: 'Prova bħal ta’ veru', body: 'Agħmel test qadim bil-ħin ta’ veru u bl-għodda ta’ veru.' },
      { title: 'Daħħal it-tweġiba lura', body: 'Ittestja kull riżultat billi ddaħħlu lura fil-mistoqsija.' },
      { title: 'Sib il-pass miksur', body: 'Ħu mistoqsija li żbaljajt u mmarka l-pass eżatt fejn marret ħażin.' },
    ],
    Tether: [
      { title: 'Ikteb dak li jidher ovvju', body: 'Ikteb il-passi li jidhrulek ovvji, għax jingħataw punti għalihom.' },
      { title: 'Mill-kliem għas-sentenzi', body: 'Ibdel il-kliem ewlieni tiegħek fi tliet sentenzi marbuta qabel tagħti x-xogħol.' },
      { title: 'Irrevedi flimkien', body: 'Qatta’ nofs siegħa tirrevedi mal-oħrajn, u ħallihom jitkellmu l-ewwel.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ikteb tweġiba possibbli', body: 'Meta mistoqsija tkun miftuħa, ibda b’“Tweġiba possibbli hija …” u kompli.' },
      { title: 'Iġbor għajnuna għall-memorja', body: 'Jekk xbihat strambi jidhrulek bla sens, itlob tlieta lil xi ħadd u uża waħda.' },
      { title: 'Minuta għat-tbassir', body: 'Fl-aħħar agħti minuta lill-mistoqsijiet bla tweġiba u aqta’ addoċċ kull waħda.' },
    ],
    Intensify: [
      { title: 'Ibni palazz tal-memorja', body: 'Poġġi kull fatt f’kamra ta’ darek u imxi minnhom f’moħħok.' },
      { title: 'Ivvinta t-test', body: 'Ikteb tliet mistoqsijiet li kont tistaqsi int, waħda minnhom mhux tas-soltu.' },
      { title: 'Iddefendi n-naħa l-oħra', body: 'Żid lat mhux mistenni fil-mistoqsija tal-esej qabel tagħlaq.' },
    ],
    Tether: [
      { title: 'Żomm mal-verb', body: 'Agħmel linja taħt “elenka”, “qabbel” jew “fisser” u agħmel dak biss.' },
      { title: 'Agħti l-forma mistennija', body: 'Uża l-forma li wrewk u żomm il-mod tiegħek għal x’imkien ieħor.' },
      { title: 'L-ewwel il-mistoqsija kollha', body: 'Ħalli l-pinna fuq il-bank sakemm taqra l-mistoqsija sal-aħħar.' },
    ],
  },
}
