import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'lies lest lese lesen gelesen buch bücher kapitel* roman* geschichte geschichten gedicht* text textes autor* figur* lektüre*',
    writing:
      'schreib* aufsatz* aufsätze brief erörterung* entwurf* satz sätze absatz absätze rechtschreib* tagebuch bericht* zusammenfassung* inhaltsangabe*',
    math: 'mathe* rechne* berechne* gleichung* bruch brüche multipli* dividier* division geometrie algebra winkel* prozent* summe* dreieck* graph* rechnung*',
    test_taking:
      'test tests prüfung* klausur* klassenarbeit* schulaufgabe* quiz abfrage* wiederhole*',
    projects:
      'projekt* referat* präsentation* präsentier* plakat* folie* modell* ausstellung* recherche* recherchier* experiment* versuch* baue bauen',
    group_work: 'gruppe* team* partner* gemeinsam zusammen mitschüler* rollen',
    listening:
      'hör hört höre hören zuhör* vortrag* notizen mitschr* podcast* audio* aufnahme* diktat* video*',
    homework:
      'hausaufgabe* arbeitsblatt* arbeitsblätter übung* aufgaben arbeitsheft* lerne lernen vokabel* morgen',
  },
  work: {
    reports:
      'mail mails email* bericht* schreib* entwurf* memo* brief* antwort* zusammenfassung* dokument* rundschreiben* übergabe*',
    meetings:
      'besprechung* sitzung* meeting* tagesordnung* agenda teilnehm* einlad* protokoll* workshop* moderier*',
    planning:
      'plan plane planen planung* projekt* zeitplan* meilenstein* budget* organisier* veranstaltung* koordinier* ablauf*',
    new_tool:
      'werkzeug* software app apps system* programm* installier* lernen schulung* tutorial* handbuch* lizenz* einricht* anmeld*',
    problem:
      'problem* fehler* störung* defekt* reparier* reparatur* kaputt* lösung* lösen löse ursache* analys* ausfall*',
    customers:
      'kund* klient* gast gäste bestellung* beschwerde* reklamation* service laden verkauf* lieferung* patient* besucher*',
    feedback:
      'feedback rückmeldung* beurteil* bewert* kritik* lob verbesser* leistung* kolleg* mitarbeitergespräch*',
    time_pressure: 'dringend* eilig* sofort heute frist* schnell* eile priorität* notfall*',
  },
  career: {
    field:
      'berufsfeld* interesse* branche* orientierung* beruf berufe stärken studium studien* ausbildung*',
    advert:
      'stellenanzeige* stelle anforderung* aufgaben verantwort* qualifikation* gehalt* gesucht suchen bieten tätigkeit* erfahrung* schicht* führerschein* vollzeit teilzeit',
    application: 'lebenslauf* bewerbung* bewerben anschreiben* zeugnis* referenzen mappe*',
    interview: 'vorstellungsgespräch* bewerbungsgespräch* interview* gespräch* assessment*',
    first_weeks: 'einarbeitung* probezeit* mentor* neuling* start einstieg* arbeitsbeginn*',
    changing: 'wechsel* kündig* umschul* neuanfang* verlass*',
  },
}
