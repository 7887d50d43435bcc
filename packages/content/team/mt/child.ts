import type { ChildTeamStatements } from '../team-statements.ts'

/** Minn 6 sa 12-il sena: dwar il-logħob, il-bini u t-tagħlim flimkien. */
export const child: ChildTeamStatements = {
  bring: {
    sequence: {
      Avoid: ['Il-listi jdejquni; nixtieq inġib dak li għandna bżonn.', 'Niddejjaq nistenna; nixtieq nibda xi ħaġa żgħira.'],
      'As Needed': ['Meta ninsew min jagħmel xiex, nerġa’ ngħidu.', 'Ngħin biex inwarrbu meta tispiċċa l-logħba.'],
      'Use First': ['Ngħid lil kulħadd x’jiġi l-ewwel, wara u fl-aħħar.', 'Niftakar ir-regoli, biex nilagħbu lkoll.'],
    },
    precision: {
      Avoid: ['Il-kitba għall-grupp tgħajjini; nixtieq ħafna npinġi.', 'Jiddispjaċini nfittex l-iżbalji; nippreferi ngħid kliem sabiħ.'],
      'As Needed': ['Meta ħadd ma jaf it-tweġiba, infittixha.', 'Nerġa’ ngħodd jekk in-numri tagħna ma jaqblux.'],
      'Use First': ['Naf ħafna fatti u ngħidhom lill-grupp tiegħi.', 'Inħares sew u nsib l-iżbalji ż-żgħar fil-poster tagħna.'],
    },
    technical_reasoning: {
      Avoid: ['L-għodda tbeżżagħni; nixtieq inżommilkom l-affarijiet.', 'Meta naħdem waħdi nħoss solitudni; irrid noqgħod ħdejn xi ħadd.'],
      'As Needed': ['Meta jaqa’ t-torri tagħna, ngħin biex nerġgħu nibnuh.', 'Jekk il-kliem ma jgħinx, nuri kif issir.'],
      'Use First': ['Nibni għall-grupp tagħna affarijiet li tassew jaħdmu.', 'Meta xi ħaġa tinkiser, insib għaliex u nsewwiha.'],
    },
    confluence: {
      Avoid: ['Bl-ideat imġienen rasi ddur; nixtieq inżewwaq l-istampa.', 'Nibża’ nirreċta fuq il-palk; nixtieq nagħmel il-maskri.'],
      'As Needed': ['Meta neħlu, naħseb f’xi ħaġa ġdida.', 'Nidħol f’logħba ġdida jekk xi ħadd jispjegaha.'],
      'Use First': ['Għandi ħafna ideat dwar x’nistgħu nagħmlu.', 'Inħobb immur l-ewwel meta xi ħaġa tkun ġdida.'],
    },
  },
  need: {
    sequence: {
      Avoid: ['Wisq regoli jdejquni; nixtieq ftit biss.', 'Niddejjaq ħafna ħin b’ħaġa waħda; ħalluni naqleb għal oħra.'],
      'As Needed': ['Irrid inkun naf min imiss meta nkunu ħafna.', 'Meta nagħmlu xi ħaġa kbira, għandi bżonn pjan.'],
      'Use First': ['Irrid inkun naf x’nagħmlu l-ewwel.', 'Irrid nisma’ kmieni meta jinbidel il-pjan tagħna.'],
    },
    precision: {
      Avoid: [
        'B’ħafna mistoqsijiet f’daqqa nistħi; staqsuni waħda biss.',
        'Jiddispjaċini meta jimmarkawli l-kliem ħażin; għiduli bil-ħlewwa.',
      ],
      'As Needed': ['Irrid lil xi ħadd x’nistaqsi meta ma nkunx naf.', 'Xi drabi rrid nerġa’ nisma’ x’għandna nagħmlu.'],
      'Use First': ['Irrid tweġiba meta nistaqsi għaliex.', 'Irrid ħin biex inħares sew lejn kollox.'],
    },
    technical_reasoning: {
      Avoid: ['Affarijiet ġodda bil-buttuni jinkwetawni; uruni kif jaħdmu.', 'Meta naħdem waħdi nħossni barra; ejjew oqogħdu ħdejja.'],
      'As Needed': ['Irrid nara kif taħdem ħaġa meta tkun ġdida.', 'Xi ġranet irrid rokna kwieta biex nagħmel il-parti tiegħi.'],
      'Use First': ['Irrid immiss l-affarijiet u nippruvahom jien.', 'Irrid il-kwiet meta naħseb; imbagħad nurikom.'],
    },
    confluence: {
      Avoid: ['Is-sorpriżi jinkwetawni; għiduli xi ħaġa minn qabel.', 'Bla eżempju ma nafx x’nagħmel; l-ewwel uruni wieħed.'],
      'As Needed': ['Kultant irrid nagħżel jien x’nagħmlu.', 'Irrid inkun naf meta nistgħu nivvintaw.'],
      'Use First': ['Irrid grupp li jisma’ l-ideat tad-daħk tiegħi.', 'Il-parti tiegħi rrid nagħmilha kif naf jien.'],
    },
  },
}
