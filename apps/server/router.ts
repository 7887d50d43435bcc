import { sheets } from './area-sheets.ts'
import { attributeCatalogue, attributes } from './areas/attributes/handlers.ts'
import { auth } from './areas/auth/handlers.ts'
import { billing } from './areas/billing/handlers.ts'
import { career, careerQuestions, careerStatements } from './areas/career/handlers.ts'
import { categories, categoryTasks } from './areas/categories/handlers.ts'
import { classCards } from './areas/class-cards/handlers.ts'
import { classSessions } from './areas/class-sessions/handlers.ts'
import { classroom } from './areas/classroom/handlers.ts'
import { cms } from './areas/cms/handlers.ts'
import { coaching } from './areas/coaching/handlers.ts'
import { contacts } from './areas/contacts/handlers.ts'
import { courses } from './areas/courses/handlers.ts'
import { dashboard } from './areas/dashboard/handlers.ts'
import { documents } from './areas/documents/handlers.ts'
import { emails } from './areas/emails/handlers.ts'
import { exports } from './areas/exports/handlers.ts'
import { families } from './areas/families/handlers.ts'
import { groups } from './areas/groups/handlers.ts'
import { guardians } from './areas/guardians/handlers.ts'
import { identities } from './areas/identities/handlers.ts'
import { importsOf } from './areas/imports/handlers.ts'
import { organizations } from './areas/institutions/handlers.ts'
import { forms, questions } from './areas/inventory/form-handlers.ts'
import { inventory } from './areas/inventory/handlers.ts'
import { invitations } from './areas/invitations/handlers.ts'
import { languages } from './areas/languages/handlers.ts'
import { localization } from './areas/localization/handlers.ts'
import { logs } from './areas/logs/handlers.ts'
import { memberships } from './areas/memberships/handlers.ts'
import { notifications } from './areas/notifications/handlers.ts'
import { photos } from './areas/photos/handlers.ts'
import { privacy } from './areas/privacy/handlers.ts'
import { profile } from './areas/profile/handlers.ts'
import { registration } from './areas/registration/handlers.ts'
import { reviews } from './areas/reviews/handlers.ts'
import { roles } from './areas/roles/handlers.ts'
import { roster } from './areas/roster/handlers.ts'
import { savedViews } from './areas/saved-views/handlers.ts'
import { secondFactor } from './areas/second-factor/handlers.ts'
import { security } from './areas/security/handlers.ts'
import { settings } from './areas/settings/handlers.ts'
import { sharing } from './areas/sharing/handlers.ts'
import { speech } from './areas/speech/handlers.ts'
import { statementQuestions, teamStatements } from './areas/statements/handlers.ts'
import { careerStrategies, strategies } from './areas/strategies/handlers.ts'
import { careerTasks, tasks, workTasks } from './areas/tasks/handlers.ts'
import { teamBuilding } from './areas/teams/building-handlers.ts'
import { teams } from './areas/teams/handlers.ts'
import { teamTasks } from './areas/teams/task-handlers.ts'
import { topics } from './areas/topics/handlers.ts'
import { userCategories } from './areas/user-categories/handlers.ts'
import { userChanges } from './areas/user-changes/handlers.ts'
import { account } from './areas/users/account-handlers.ts'
import { people } from './areas/users/admin-handlers.ts'
import { walls, words } from './areas/words/handlers.ts'
import { api } from './http/context.ts'

export const router = api.router({
  auth,
  identities,
  secondFactor,
  registration,
  billing,
  guardians,
  profile,
  privacy,
  inventory,
  reviews,
  roles,
  languages,
  localization,
  emails,
  cms,
  contacts,
  teams,
  families,
  groups,
  userCategories,
  classCards,
  classSessions,
  invitations,
  attributes,
  photos,
  documents,
  sharing,
  speech,
  account,
  exports,
  tasks,
  workTasks,
  careerTasks,
  teamTasks,
  career,
  classroom,
  topics,
  sheetImports: importsOf(sheets),
  attributeCatalogue,
  statementQuestions,
  teamStatements,
  teamBuilding,
  careerQuestions,
  careerStatements,
  strategies,
  careerStrategies,
  walls,
  words,
  categories,
  categoryTasks,
  questions,
  forms,
  organizations,
  memberships,
  coaching,
  courses,
  people,
  userChanges,
  savedViews,
  dashboard,
  roster,
  logs,
  security,
  settings,
  notifications,
})
