import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Karta żgħira waħda', body: 'Ikteb l-ewwel biċċa xogħol fuq karta żgħira u agħmilha.' },
      { title: 'Ippjanaw tnejn', body: 'Ħalli lil xi ħadd ipinġi l-pjan waqt li tgħid tliet xogħlijiet.' },
      { title: 'Bidu ta’ għaxar minuti', body: 'Il-pjanijiet jidhru twal? Aħdem għaxar minuti, imbagħad strieħ.' },
    ],
    Intensify: [
      { title: 'Il-jiem fuq karta', body: 'Pinġi kaxxa għal kull jum u poġġi xogħol wieħed fiha.' },
      { title: 'Karti fl-ordni', body: 'Poġġi t-taħdita tiegħek fuq karti u nnumerahom.' },
      { title: 'Iċċekkja l-lista', body: 'Aqra l-lista tal-proġett b’leħen għoli u mmarka dak li lest.' },
    ],
    Tether: [
      { title: 'Ibdel pjan wieħed', body: 'Mexxi xogħol wieħed għal jum ieħor u ara kif imur.' },
      { title: 'Ħallih miftuħ', body: 'Ħalli l-aħħar parti tal-poster vojta sal-aħħar.' },
      { title: 'Ibda min-nofs', body: 'L-ewwel agħmel il-parti li togħġbok u dendilha.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Żewġ fatti biżżejjed', body: 'Sib żewġ fatti dwar is-suġġett tiegħek u iktibhom kbar.' },
      { title: 'Staqsi lil min jaf', body: 'Agħmel mistoqsija waħda lil xi ħadd li jaf is-suġġett.' },
      { title: 'Paġna waħda, ktieb wieħed', body: 'Il-fatti jidhru wisq? Iftaħ ktieb wieħed u aqra paġna.' },
    ],
    Intensify: [
      { title: 'Minn fejn ġie?', body: 'Ikteb il-ktieb jew il-paġna għal kull fatt.' },
      { title: 'Agħti n-numru', body: 'Poġġi numru eżatt fuq il-poster: kemm hemm, kemm hu għoli jew qadim.' },
      { title: 'Prova tal-mistoqsijiet', body: 'Ħalli lil xi ħadd jistaqsik tliet mistoqsijiet dwar il-proġett.' },
    ],
    Tether: [
      { title: 'Post għal ħames fatti', body: 'Agħżel ħames fatti għall-poster u poġġi l-oħrajn f’folder.' },
      { title: 'Għid, taqrax', body: 'Aqleb in-noti u għid parti waħda bi kliemek.' },
      { title: 'Waqqaf it-tfittxija', body: 'Agħlaq il-kotba wara l-ikel u ibda agħmel il-proġett.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Aqta’ forma waħda', body: 'Aqta’ forma waħda u waħħalha fuq il-poster.' },
      { title: 'Idejn ħdejn idejn', body: 'Poġġi ħdejn xi ħadd li jħobb jibni u kkopja moviment wieħed.' },
      { title: 'Mill-kaxxa tal-crafts', body: 'Il-bini jidher iebes? Ħu tliet affarijiet minn kaxxa tal-crafts u għaqqadhom.' },
    ],
    Intensify: [
      { title: 'Agħmel mudell', body: 'Ibni mudell żgħir li n-nies jistgħu jmissu.' },
      { title: 'L-ewwel ippruvah', body: 'Ipprova kull parti qabel il-jum li turih.' },
      { title: 'Għodda fuq il-mejda', body: 'Lesti l-imqass, il-kolla u t-tejp qabel tibda.' },
    ],
    Tether: [
      { title: 'Għid kif għamiltu', body: 'Għid tliet sentenzi dwar kif għamilt il-mudell.' },
      { title: 'Ħalli lil xi ħadd iwaħħal', body: 'Agħti parti lil xi ħadd biex jibniha miegħek.' },
      { title: 'Idejk fil-kwiet', body: 'Żomm idejk kwieti għal żewġ minuti u tkellmu fuqha.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Agħżel forma', body: 'Agħżel forma, bħal stilla, u użaha mal-poster kollu.' },
      { title: 'Ara tliet posters', body: 'Ħares lejn tliet posters oħra u ssellef idea waħda.' },
      { title: 'Sorpriża żgħira', body: 'Is-sorpriżi jbeżżgħuk? Poġġi flap żgħir wieħed biss fuq il-poster.' },
    ],
    Intensify: [
      { title: 'Iftaħ bi storja', body: 'Ibda t-taħdita bi storja ċkejkna dwar is-suġġett.' },
      { title: 'Ilbes xi ħaġa', body: 'Ġib ħaġa x’tilbes jew x’iżżomm waqt li titkellem.' },
      { title: 'Ħallat żewġ affarijiet', body: 'Ħallat is-suġġett ma’ sport, kanzunetta jew annimal.' },
    ],
    Tether: [
      { title: 'Agħżel sa għada', body: 'Ikteb l-ideat fuq stilel u sa għada żomm stilla waħda.' },
      { title: 'Lura għas-suġġett', body: 'Aqra l-karta tas-suġġett qabel iżżid xi ħaġa ġdida.' },
      { title: 'Lesti rokna waħda', body: 'Lesti rokna waħda tal-poster qabel tibda oħra.' },
    ],
  },
}
