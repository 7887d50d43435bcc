import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'Qari',
    writing: 'Kitba',
    math: 'Matematika',
    test_taking: 'Testijiet u eżamijiet',
    projects: 'Proġetti u preżentazzjonijiet',
    group_work: 'Xogħol fi gruppi',
    listening: 'Smigħ u noti',
    homework: 'Homework u ħin tal-istudju',
  },
  work: {
    reports: 'Emails u rapporti',
    meetings: 'Laqgħat',
    planning: 'Ippjanar ta’ proġett',
    new_tool: 'Tagħlim ta’ għodda ġdida',
    problem: 'Soluzzjoni ta’ problema',
    customers: 'Servizz lill-klijenti',
    feedback: 'Kif tagħti u tirċievi feedback',
    time_pressure: 'Xogħol taħt pressjoni ta’ ħin',
  },
  career: {
    field: 'Għażla ta’ qasam',
    advert: 'Qari ta’ avviż tax-xogħol',
    application: 'CV u applikazzjoni',
    interview: 'Intervista',
    first_weeks: 'L-ewwel ġimgħat',
    changing: 'Bidla fix-xogħol',
  },
}
