import { attributes } from './areas/attributes.ts'
import { attributeCatalogue } from './areas/attributes-catalogue.ts'
import { auth } from './areas/auth.ts'
import { billing } from './areas/billing.ts'
import { career } from './areas/career.ts'
import { careerQuestions, careerStatements } from './areas/career-catalogue.ts'
import { categories, categoryTasks } from './areas/categories.ts'
import { classCards } from './areas/class-cards.ts'
import { classSessions } from './areas/class-sessions.ts'
import { classroom } from './areas/classroom.ts'
import { cms } from './areas/cms.ts'
import { coaching } from './areas/coaching.ts'
import { contacts } from './areas/contacts.ts'
import { courses } from './areas/courses.ts'
import { dashboard } from './areas/dashboard.ts'
import { documents } from './areas/documents.ts'
import { emails } from './areas/emails.ts'
import { exports } from './areas/exports.ts'
import { families } from './areas/families.ts'
import { groups } from './areas/groups.ts'
import { guardians } from './areas/guardians.ts'
import { identities } from './areas/identities.ts'
import { sheetImports } from './areas/imports.ts'
import { organizations } from './areas/institutions.ts'
import { inventory } from './areas/inventory.ts'
import { forms } from './areas/inventory-forms.ts'
import { questions } from './areas/inventory-questions.ts'
import { invitations } from './areas/invitations.ts'
import { languages } from './areas/languages.ts'
import { localization } from './areas/localization.ts'
import { logs } from './areas/logs.ts'
import { memberships } from './areas/memberships.ts'
import { notifications } from './areas/notifications.ts'
import { photos } from './areas/photos.ts'
import { privacy } from './areas/privacy.ts'
import { profile } from './areas/profile.ts'
import { registration } from './areas/registration.ts'
import { reviews } from './areas/reviews.ts'
import { roles } from './areas/roles.ts'
import { roster } from './areas/roster.ts'
import { savedViews } from './areas/saved-views.ts'
import { secondFactor } from './areas/second-factor.ts'
import { security } from './areas/security.ts'
import { settings } from './areas/settings.ts'
import { sharing } from './areas/sharing.ts'
import { speech } from './areas/speech.ts'
import { statementQuestions, teamStatements } from './areas/statements.ts'
import { careerStrategies, strategies } from './areas/strategies.ts'
import { tasks } from './areas/tasks.ts'
import { careerTasks } from './areas/tasks-career.ts'
import { workTasks } from './areas/tasks-work.ts'
import { teams } from './areas/teams.ts'
import { teamBuilding } from './areas/teams-building.ts'
import { teamTasks } from './areas/teams-tasks.ts'
import { topics } from './areas/topics.ts'
import { userCategories } from './areas/user-categories.ts'
import { userChanges } from './areas/user-changes.ts'
import { people } from './areas/users.ts'
import { account } from './areas/users-account.ts'
import { walls, words } from './areas/words.ts'

export const contract = {
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
  speech,
  attributes,
  photos,
  documents,
  sharing,
  account,
  exports,
  tasks,
  workTasks,
  careerTasks,
  teamTasks,
  career,
  classroom,
  topics,
  sheetImports,
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
}
