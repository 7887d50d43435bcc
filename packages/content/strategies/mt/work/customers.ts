import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Telefonata fi tliet partijiet',
        body: 'Uża t-tislima, il-mistoqsija u l-pass li jmiss, u ħalli l-bqija tat-telefonata tiġi waħedha.',
      },
      { title: 'Karta ħdejn it-telefon', body: 'Jekk l-iskripts jidhru iebsa, żomm karta bl-ewwel u l-aħħar sentenza biss.' },
      { title: 'Agħlaq każ wieħed', body: 'Illum temm il-każ ta’ klijent wieħed qabel tiftaħ ieħor.' },
    ],
    Intensify: [
      { title: 'Niżżel il-kuntatt li jmiss', body: 'Daħħal id-data tal-kuntatt li jmiss qabel tagħlaq it-telefon.' },
      { title: 'Segwi l-lista tal-każijiet', body: 'Dalgħodu għaddi l-każijiet miftuħa mill-eqdem għall-aktar ġdid.' },
      { title: 'L-istess merħba kull darba', body: 'Lesti l-formola, il-pinna u l-offerta qabel jidħol il-klijent.' },
    ],
    Tether: [
      { title: 'Ħalli l-ordni f’idejhom', body: 'Ħalli l-klijent jibda minn fejn irid u imla l-formola tiegħek wara.' },
      { title: 'Aqbeż linja mill-iskript', body: 'Ħalli barra linja mill-iskript meta l-klijent ikun diġà weġibha.' },
      { title: 'Merħba bla appuntament', body: 'Ipposponi xogħol ippjanat meta jkun hemm xi ħadd quddiem il-counter.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Irrepeti dettall wieħed', body: 'Irrepeti dettall li tak il-klijent u staqsi jekk fhimtux sew.' },
      {
        title: 'Karta bil-fatti ħdejk',
        body: 'Jekk it-tagħrif dwar il-prodotti jdejqek, żomm karta bil-ħames ċifri li jsaqsu għalihom in-nies.',
      },
      { title: 'Mistoqsija oħra', body: 'Agħmel mistoqsija waħda oħra qabel toffri xi ħaġa.' },
    ],
    Intensify: [
      { title: 'Ikteb kliemhom', body: 'Niżżel it-talba bil-kliem tal-klijent stess.' },
      { title: 'Iċċekkja l-wegħda', body: 'Ivverifika l-prezz, id-data u l-kundizzjonijiet qabel tgħidhom b’leħen għoli.' },
      { title: 'Fisser il-kundizzjonijiet', body: 'Ħu żewġ minuti biex tfisser il-klawżola waħda li l-klijenti ma jindunawx biha.' },
    ],
    Tether: [
      { title: 'Wieġeb, imbagħad ieqaf', body: 'Agħti t-tweġiba l-qasira u ieqaf ftit. Id-dettalji jiġu meta jistaqsu.' },
      { title: 'Żewġ għażliet huma biżżejjed', body: 'Offri żewġ prodotti li joqogħdu minflok il-firxa kollha.' },
      { title: 'Ħalli l-iżball żgħir', body: 'Ħalli jgħaddi isem ħażin ta’ prodott u aqdi t-talba.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Għaddih f’idejhom', body: 'Poġġi l-prodott f’idejn il-klijent waqt li titkellem.' },
      { title: 'Ċempel lill-workshop', body: 'Jekk mistoqsijiet tekniċi jinkwetawk, daħħal lil xi ħadd mill-workshop u isma’.' },
      { title: 'Ipprova l-prodott', body: 'Uża l-prodott int għal ħames minuti qabel ix-xift tiegħek.' },
    ],
    Intensify: [
      { title: 'Uri kif jaħdem', body: 'Uri f’minuta kif jaħdem, imbagħad ħalli l-klijent jipprova.' },
      { title: 'Sewwi fuq il-post', body: 'Agħżel ilment wieħed li tista’ ssolvi b’idejk stess illum.' },
      { title: 'Staqsi dwar l-użu', body: 'Staqsi fejn u kif se jużah il-klijent.' },
    ],
    Tether: [
      { title: 'Isma’ lil hinn mill-ħsara', body: 'Ħalli l-klijent itemm l-istorja qabel tibda t-tiswija.' },
      { title: 'Għid x’qed tagħmel', body: 'Għid lill-klijent kull pass waqt li taħdem fuq il-problema.' },
      { title: 'Sentenza ġentili', body: 'Għid sentenza waħda dwar l-inkwiet tagħhom qabel titkellem fuq partijiet.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Sorpriża lesta', body: 'Jekk l-improvizzazzjoni tħossha riskju, ipprepara xi ħaġa żgħira żejda u offriha llum.' },
      { title: 'Staqsi l-idea tagħhom', body: 'Staqsi lill-klijent, “X’ikun l-ideali għalik?” u niżżilha.' },
      { title: 'Issellef frażi', body: 'Isma’ lil kollega għal għaxar minuti u ssellef frażi waħda ġentili.' },
    ],
    Intensify: [
      { title: 'Offri triq oħra', body: 'Issuġġerixxi soluzzjoni li mhix fil-lista.' },
      { title: 'Storja ta’ każ ieħor', body: 'Irrakkonta fil-qosor kif klijent ieħor uża l-prodott b’mod mhux tas-soltu.' },
      { title: 'Poġġi f’posthom', body: 'Idħol mill-entratura tagħkom bħala klijent u ibdel ħaġa waħda.' },
    ],
    Tether: [
      { title: 'Aqdi din it-talba', body: 'Solvi dak li ġie għalih il-klijent qabel tissuġġerixxi xi ħaġa ġdida.' },
      { title: 'Wiegħed dak li hemm', body: 'Wiegħed biss dak li llum toffru, u niżżel il-bqija bħala xewqa.' },
      { title: 'Storja waħda kull klijent', body: 'Żomm ma’ storja waħda, imbagħad staqsi x’jiddeċiedu.' },
    ],
  },
}
