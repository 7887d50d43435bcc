import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'read reading book books chapter* novel* story stories poem* passage* text author* character* comprehension',
    writing:
      'write writing essay* composition* letter draft* sentence* paragraph* spelling diary report* summary summarise summarize caption*',
    math: 'math* calculate* calculation* equation* fraction* multipl* divide division geometry algebra angle* percent* sum sums triangle* graph decimal*',
    test_taking: 'test tests exam exams examination* quiz* mock revise revision',
    projects:
      'project* presentation* presenting poster* slide slides model* exhibition research powerpoint display exhibit* experiment* practical circuit* battery build',
    group_work: 'group groups team* partner* together pairs classmate* roles',
    listening: 'listen* lecture* notes podcast* audio recording* dictation video',
    homework:
      'homework worksheet* exercise* workbook* study studying vocabulary tomorrow home bring folder',
  },
  work: {
    reports:
      'email* mail mails report* write writing draft* memo* letter* reply summary document* newsletter* handover template evidence',
    meetings: 'meeting* agenda attend* invite* minutes workshop* participant* moderate* attendees',
    planning:
      'plan plans planning project* schedule* timeline* milestone* budget* roadmap organise* organize* event* coordinate* checklist programme',
    new_tool:
      'tool* software app apps system* install* learn training tutorial* manual license* licence* setup configure* login',
    problem:
      'problem* error* bug* fix fault* repair* broken issue* solve* solution* cause* analyse* analyze* failure* defect* jam*',
    customers:
      'customer* client* guest* order* complaint* service shop sales refund* delivery patient* visitor*',
    feedback:
      'feedback review* appraisal* evaluat* criticism praise improve* performance colleague* comment*',
    time_pressure:
      'urgent* asap immediately tonight deadline* quickly rush* priority priorities emergency',
  },
  career: {
    field: 'interests sector* industry industries orientation profession* strengths studies',
    advert:
      'advert* vacancy vacancies requirement* duties responsibilities qualification* salary hiring position responsible experience looking able driving shift* weekly monthly parking hybrid maintain* repair* operate*',
    application: 'cv resume* application* apply cover portfolio references',
    interview: 'interview* panel recruiter* assessment',
    first_weeks: 'onboarding induction probation* mentor* newcomer* starting',
    changing: 'change changing resign* notice switch* retrain* redundan* leaving',
  },
}
