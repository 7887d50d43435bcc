import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'aqra aqraw qari ktieb kotba kapitlu kapitli rumanz storja stejjer poeżij* silta silt awtur karattr* test',
    writing:
      'ikteb iktbu kitba komponiment* saġġ ittra abbozz sentenz* paragraf* ortografija djarju rapport sommarju',
    math: 'matematika ikkalkula* ekwazzjoni* frazzjoni* immultiplika* iddividi* ġeometrija alġebra angol* perċent* somma trijangol*',
    test_taking: 'test eżami eżamijiet kwiżż reviżjoni irrevedi*',
    projects: 'proġett* preżentazzjoni* poster* slides mudell* wirja riċerka esperiment* ibnu ibni',
    group_work: 'grupp* tim flimkien sieħeb sħabek sħab koppji rwol*',
    listening: 'isma ismgħu smigħ lezzjoni noti podcast awdjo rekording djettatura vidjo',
    homework: 'homework xogħol dar karta eżerċizzj* studja studjaw pitazz vokabularju għada',
  },
  work: {
    reports: 'email ittra rapport* ikteb abbozz* tweġiba sommarju dokument*',
    meetings: 'laqgħa laqgħat aġenda minuti attend* stieden* workshop parteċipant*',
    planning: 'pjan ippjana* ippjanar proġett* skeda baġit organizza* avveniment* ikkoordina*',
    new_tool:
      'għodda għodod softwer app sistema programm* installa* tgħallem taħriġ manwal liċenzja kkonfigura*',
    problem:
      'problem* żball* ħsara tiswija sewwi mkisser soluzzjoni* solvi kawża analizza* difett*',
    customers:
      'klijent* mistednin ordni* ilment* servizz ħanut bejgħ konsenja rifużjoni pazjent* viżitatur*',
    feedback:
      'feedback valutazzjoni evalwa* kritika tifħir titjib prestazzjoni kollega kollegi kumment*',
    time_pressure: 'urġenti immedjatament illum skadenza malajr għaġla prijorità emerġenza',
  },
  career: {
    field: 'qasam oqsma interess* settur* orjentazzjoni professjoni* studji lawrja',
    advert:
      'avviż vakanza rekwiżit* dmirijiet responsabbilt* kwalifik* salarju post esperjenza xift* liċenzja',
    application: 'cv applikazzjoni* applika* ittra portafoll referenzi',
    interview: 'intervista intervisti mistoqsijiet bord',
    first_weeks: 'prova mentor bidu induzzjoni',
    changing: 'bidla tibdel riżenja riżenj* avviż telaq',
  },
}
