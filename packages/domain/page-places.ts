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
  ['how_to_use_pattern_school', ['/new-theme/profile', '/new-theme/plp']],
  ['how_to_use_pattern_work', ['/new-theme/at-work']],
  ['strategy_directions_box', ['/new-theme/tasks', '/new-theme/at-work']],
  ['career_match', ['/career-match-questions', '/new-theme/career']],
  ['pwp_', ['/new-theme/pwp']],
]

/** Every page also has an address of its own. */
export const placesOf = (key: string): readonly string[] => [
  ...(places.find(([begin]) => key.startsWith(begin))?.[1] ?? []),
  `/page/${key}`,
]
