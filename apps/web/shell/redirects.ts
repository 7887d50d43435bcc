/**
 * New addresses of the pages of the old design (D39), by the first path segment, without and with
 * an id.
 */
const places: Readonly<Record<string, { plain: string; withId?: (id: string) => string }>> = {
  contacts: { plain: '/new-theme/contacts' },
  teams: { plain: '/new-theme/teams', withId: (id) => `/new-theme/teams/${id}` },
  groups: { plain: '/new-theme/groups', withId: (id) => `/new-theme/groups/${id}` },
  profile: { plain: '/new-theme/profile' },
  'user-profile': { plain: '', withId: (id) => `/user-details/${id}` },
  plp: { plain: '/new-theme/plp', withId: (id) => `/new-theme/plp/${id}` },
  'personalize-profile': {
    plain: '/new-theme/personalize-profile',
    withId: (id) => `/new-theme/personalize-profile/${id}`,
  },
  'edit-questionnaire': {
    plain: '/new-theme/questions',
    withId: (id) => `/new-theme/questions/${id}`,
  },
  tasks: { plain: '/new-theme/tasks', withId: (id) => `/new-theme/tasks?user=${id}` },
  'at-work': { plain: '/new-theme/at-work', withId: (id) => `/new-theme/at-work?user=${id}` },
  'career-match': { plain: '/new-theme/career', withId: (id) => `/new-theme/career?user=${id}` },
  'edit-task': { plain: '/new-theme/tasks?add=1', withId: (id) => `/new-theme/tasks/${id}` },
  'edit-at-work-task': {
    plain: '/new-theme/at-work?add=1',
    withId: (id) => `/new-theme/at-work/${id}`,
  },
  'edit-career-match-task': {
    plain: '/new-theme/career?add=1',
    withId: (id) => `/new-theme/career/${id}`,
  },
}

/**
 * Returns the new address of an old one, including its query; undefined when no such page existed.
 */
export function newAddressOf(
  old: string,
  id: string | undefined,
  searched: string,
): string | undefined {
  const place = Object.hasOwn(places, old) ? places[old] : undefined
  const address = id === undefined ? place?.plain : place?.withId?.(encodeURIComponent(id))
  if (!address) return undefined
  return searched
    ? address + (address.includes('?') ? searched.replace('?', '&') : searched)
    : address
}
