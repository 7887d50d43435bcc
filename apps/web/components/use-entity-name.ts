import type { TextKey } from '@quartet/content/texts/text.ts'
import { useTranslation } from 'react-i18next'

/** The kinds of records that the log names. */
const names: Readonly<Record<string, TextKey>> = {
  users: 'people.entity_account',
  user_roles: 'roles.roles',
  sessions: 'people.entity_sessions',
  attempts: 'people.lci',
  answers: 'people.lci',
  scores: 'people.entity_scores',
  result_reviews: 'reviews.title',
  tasks: 'people.entity_tasks',
  team_tasks: 'people.entity_tasks',
  own_strategies: 'people.entity_statements',
  attributes: 'people.entity_statements',
  selected_attributes: 'people.entity_statements',
  selected_career_statements: 'people.entity_statements',
  selected_team_statements: 'people.entity_statements',
  consents: 'people.entity_consents',
  consent_requests: 'people.entity_consents',
  exports: 'people.entity_exports',
  contacts: 'contacts.title',
  shares: 'people.entity_shares',
  share_links: 'people.entity_shares',
  families: 'families.title',
  family_members: 'families.title',
  family_invitations: 'families.title',
  class_cards: 'class_cards.title',
  group_members: 'people.entity_groups',
  group_facilitators: 'people.entity_groups',
  classroom_links: 'people.entity_classroom',
  organizations: 'people.institution',
  teams: 'teams.title',
  team_members: 'teams.tab_members',
  invitations: 'teams.invitations',
  mail_settings: 'notifications.settings_title',
  groups: 'groups.title',
  identities: 'logs.entity_identities',
  second_factor: 'logs.entity_second_factor',
  subscriptions: 'logs.entity_subscriptions',
  payments: 'logs.entity_payments',
  join_requests: 'logs.entity_join_requests',
  seat_requests: 'membership.waiting_title',
  user_changes: 'logs.entity_user_changes',
  roster_imports: 'logs.entity_roster_imports',
  saved_views: 'table.views',
  roles: 'roles.roles',
  topics: 'content.topics',
  strategies: 'content.strategies',
  words: 'content.words',
  categories: 'content.categories',
  team_statements: 'content.team_statements',
  statement_questions: 'content.statement_questions',
  career_statements: 'content.career_statements',
  career_questions: 'content.career_questions',
  career_strategies: 'content.career_strategies',
  questions: 'forms.questions',
  forms: 'forms.forms',
  cms: 'cms.title',
  localization: 'localization.title',
  emails: 'emails.title',
  languages: 'languages.title',
  logs: 'logs.title',
  log_checks: 'logs.verification',
}
/** One record for each of these names, by which a list can be filtered. */
export const entities = Object.keys(names)

/** Returns a function that names what an entry of the log is about. */
export function useEntityName() {
  const { t } = useTranslation()
  return (entity: string) => t(names[entity] ?? 'people.entity_more')
}
