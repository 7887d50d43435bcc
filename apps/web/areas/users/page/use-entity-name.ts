import type { TextKey } from '@quartet/content/texts/text.ts'
import { useTranslation } from 'react-i18next'

/** The parts of an account that the log names. */
const names: Readonly<Record<string, TextKey>> = {
  users: 'people.entity_account',
  user_roles: 'roles.roles',
  sessions: 'people.entity_sessions',
  attempts: 'people.lci',
  answers: 'people.lci',
  scores: 'people.entity_scores',
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
}

/** Returns a function that names what an entry of the log is about. */
export function useEntityName() {
  const { t } = useTranslation()
  return (entity: string) => t(names[entity] ?? 'people.entity_more')
}
