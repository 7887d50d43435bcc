import { isPublicPage } from './pages.ts'

/** The screens on which a page appears, by its key or a prefix of the key. */
const places: readonly (readonly [begin: string, addresses: readonly string[]])[] = [
  ['before', ['/before']],
  ['lci_instructions_', ['/new-theme/instructions']],
  ['lci_help_you', ['/lci-help-you']],
  ['lci_cards', ['/new-theme/profile']],
  ['videos', ['/videos']],
  ['label_', ['/new-theme/profile']],
  ['band_', ['/new-theme/profile']],
  ['profile_cards', ['/new-theme/profile']],
  ['plp_box', ['/new-theme/plp']],
  ['how_to_use_pattern_school', ['/new-theme/profile', '/new-theme/tasks']],
  ['how_to_use_pattern_work', ['/new-theme/profile', '/new-theme/at-work']],
  ['strategy_directions_box', ['/new-theme/tasks', '/new-theme/at-work']],
  ['career_match', ['/career-match-questions', '/new-theme/career']],
  ['pwp_', ['/new-theme/pwp']],
  ['team_introduce', ['/new-theme/build-team/step-1']],
  ['team_building', ['/new-theme/build-team/step-2']],
  ['team_working', ['/new-theme/build-team/step-3']],
  ['team_tackling', ['/tackling-project']],
  ['family_dashboard_cms', ['/family-members']],
  ['dashboard_', ['/my-dashboard']],
]

/** Whether the product shows a page somewhere; all others are pages that editors invented. */
export const isFixedPage = (key: string) =>
  isPublicPage(key) || places.some(([begin]) => key.startsWith(begin))

/** Every page also has an address of its own. */
export const placesOf = (key: string): readonly string[] => [
  ...(places.find(([begin]) => key.startsWith(begin))?.[1] ?? []),
  `/page/${key}`,
]

/** The place of a page as text, to compare what two editors saw. */
export const placeStateOf = ({ group_key, in_menu }: { group_key: string; in_menu: boolean }) =>
  `${group_key} ${in_menu}`
