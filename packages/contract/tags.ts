import type { contract } from './index.ts'

/** The groups of calls in the API document: their names, what they are about, their areas. */
export const tags: readonly {
  name: string
  description: string
  areas: readonly (keyof typeof contract)[]
}[] = [
  {
    name: 'Sign-in',
    description:
      'Sessions, codes by mail and forgotten passwords, other providers and the second factor.',
    areas: ['auth', 'identities', 'secondFactor'],
  },
  {
    name: 'Sign-up',
    description: 'New accounts, with a card or the code of an institution.',
    areas: ['registration'],
  },
  {
    name: 'Subscription',
    description: 'What an account costs, until when it is paid, its card and receipts.',
    areas: ['billing'],
  },
  {
    name: 'Account',
    description: 'Password, devices and erasure of the caller’s own account.',
    areas: ['account'],
  },
  {
    name: 'Notifications',
    description: 'What happened that concerns the caller, and which of it also comes by mail.',
    areas: ['notifications'],
  },
  {
    name: 'Contacts',
    description: 'People who know each other: requests, answers and the contacts of the caller.',
    areas: ['contacts'],
  },
  {
    name: 'Teams',
    description: 'Teams, their members and invitations, and what they bring and need.',
    areas: ['teams'],
  },
  {
    name: 'Families',
    description: 'A family with its plan, its members and what its administrator sees of them.',
    areas: ['families'],
  },
  {
    name: 'Groups',
    description: 'Named lists of people of one institution, such as classes.',
    areas: ['groups'],
  },
  {
    name: 'User categories',
    description: 'Segments of people for filters and tasks; the people in them do not see them.',
    areas: ['userCategories'],
  },
  {
    name: 'Class cards',
    description: 'Sign-in of children with a class code or a QR code, and a PIN.',
    areas: ['classCards'],
  },
  {
    name: 'Class sessions',
    description: 'A group takes the inventory together, at the pace of its teacher.',
    areas: ['classSessions'],
  },
  {
    name: 'Invitations',
    description: 'Invitations by mail, to become a contact and to join a team.',
    areas: ['invitations'],
  },
  {
    name: 'Guardians',
    description: 'Consent of a parent or guardian, behind a mailed link.',
    areas: ['guardians'],
  },
  {
    name: 'Privacy',
    description: 'Own data, consents and who has read the profile.',
    areas: ['privacy'],
  },
  {
    name: 'Data exports',
    description: 'Everything about a person in one file.',
    areas: ['exports'],
  },
  {
    name: 'Inventory',
    description: 'The questionnaire: questions, answers and attempts.',
    areas: ['inventory'],
  },
  {
    name: 'Result reviews',
    description: 'Results with quality flags, and what staff decide about them.',
    areas: ['reviews'],
  },
  {
    name: 'Profile',
    description: 'Scores, label and texts of a person’s result.',
    areas: ['profile'],
  },
  {
    name: 'Profile statements',
    description: 'Statements that people tick or write for their profile, and their catalogue.',
    areas: ['attributes', 'attributeCatalogue'],
  },
  { name: 'Photos', description: 'Photos and drawn pictures of people.', areas: ['photos'] },
  {
    name: 'School tasks',
    description: 'Tasks of school, and the calls for tasks of every area.',
    areas: ['tasks'],
  },
  { name: 'Work tasks', description: 'Tasks at work.', areas: ['workTasks'] },
  { name: 'Career tasks', description: 'Tasks of a career.', areas: ['careerTasks'] },
  {
    name: 'Work profile',
    description: 'The Personal Work Profile and the career match.',
    areas: ['career'],
  },
  {
    name: 'Classroom',
    description: 'Coursework from a classroom service.',
    areas: ['classroom'],
  },
  {
    name: 'Documents',
    description: 'Profiles and tasks as PDF or pictures.',
    areas: ['documents'],
  },
  {
    name: 'Sharing',
    description: 'Documents by mail and by link.',
    areas: ['sharing'],
  },
  { name: 'Reading aloud', description: 'Texts as spoken audio.', areas: ['speech'] },
  {
    name: 'People',
    description: 'Accounts within the scope of who administers people.',
    areas: ['people', 'userChanges', 'savedViews', 'roster'],
  },
  {
    name: 'Dashboards',
    description: 'Figures for staff, and the steps that people have done.',
    areas: ['dashboard'],
  },
  {
    name: 'Roles',
    description: 'Roles, permissions and who has them.',
    areas: ['roles'],
  },
  {
    name: 'Settings',
    description: 'Switches, prices, names and periods of the installation.',
    areas: ['settings'],
  },
  {
    name: 'Institutions',
    description: 'Schools, companies and clubs with their contracts and codes.',
    areas: ['organizations'],
  },
  {
    name: 'Memberships',
    description: 'Joining an institution with an account, leaving it, and its waiting list.',
    areas: ['memberships'],
  },
  {
    name: 'Coaching',
    description: 'Coaching clients and the facilitators assigned to them.',
    areas: ['coaching'],
  },
  {
    name: 'Courses',
    description: 'Training courses for teachers and coaches, with enrolment and evaluation.',
    areas: ['courses'],
  },
  { name: 'Topics', description: 'Topics of tasks and strategies.', areas: ['topics'] },
  {
    name: 'Strategies',
    description: 'The catalogues of strategies for school, work and career.',
    areas: ['strategies', 'careerStrategies'],
  },
  {
    name: 'Team tasks',
    description: 'Tasks of a whole team, decoded once for all its members.',
    areas: ['teamTasks'],
  },
  {
    name: 'Team statements',
    description: 'Statements about what people bring to a team and need from it.',
    areas: ['statementQuestions', 'teamStatements'],
  },
  {
    name: 'Team building',
    description:
      'The steps of building a team, and the statements that people choose in the first.',
    areas: ['teamBuilding'],
  },
  {
    name: 'Career statements',
    description: 'Statements and questions of the Personal Work Profile.',
    areas: ['careerQuestions', 'careerStatements'],
  },
  { name: 'Word walls', description: 'Cue words by pattern.', areas: ['walls', 'words'] },
  {
    name: 'Task templates',
    description: 'Tasks that editors prepare, by category.',
    areas: ['categories', 'categoryTasks'],
  },
  {
    name: 'Forms',
    description: 'Versions of the inventory and their questions.',
    areas: ['forms', 'questions'],
  },
  { name: 'Pages', description: 'Pages that editors write, and their pictures.', areas: ['cms'] },
  { name: 'Mails', description: 'Texts of the mails.', areas: ['emails'] },
  {
    name: 'Languages',
    description: 'Languages and how far each is translated.',
    areas: ['languages'],
  },
  {
    name: 'Interface texts',
    description: 'Texts of the interface that administrators changed.',
    areas: ['localization'],
  },
  {
    name: 'Spreadsheet imports',
    description: 'Imports that were checked, are written or can be undone.',
    areas: ['sheetImports'],
  },
  {
    name: 'Logs',
    description: 'What was done, by whom and to what, and whether the log is unbroken.',
    areas: ['logs'],
  },
  { name: 'Security', description: 'Failed sign-ins and refusals.', areas: ['security'] },
]
