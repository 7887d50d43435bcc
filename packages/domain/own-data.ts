/** Days to cancel an erasure that was requested by the person or ordered by staff (D44). */
export const erasureUndoDays = 14

/**
 * Why staff erase an account: the person left, the person or a guardian requested it, the account
 * was created by mistake, other.
 */
export const erasureReasons = ['left', 'asked', 'mistake', 'other'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/**
 * Who ordered an erasure that the person did not request: staff, the administrator of the family of
 * a minor (D35), or the end of the institution's contract (D42).
 */
export const erasureSources = ['staff', 'family', 'contract'] as const
export type ErasureSource = (typeof erasureSources)[number]
/** Days for which an export can be downloaded (D44). */
export const exportDays = 7

/** Retention periods, as named on the page (D45). */
export const retentions = [
  'account',
  'session',
  'answers',
  'law',
  'log',
  'team',
  'notification',
  'invitation',
  'export',
] as const
type Retention = (typeof retentions)[number]

/**
 * What is stored about a person, and for how long: as long as the account, until the session ends,
 * 24 months (answers), as required by law, 12 months (log, views, shares, links), as long as a team
 * needs them, 180 days
 * (notifications), 30 days after the end (invitations) or 7 days (export).
 */
export const storedUntil = {
  account: 'account',
  sessions: 'session',
  sign_ins: 'account',
  second_factor: 'account',
  scores: 'account',
  answers: 'answers',
  statements: 'account',
  tasks: 'account',
  team_tasks: 'team',
  payment: 'law',
  guardian: 'account',
  consents: 'law',
  log: 'log',
  views: 'log',
  shares: 'log',
  links: 'log',
  contacts: 'account',
  teams: 'account',
  groups: 'account',
  user_categories: 'account',
  class_cards: 'account',
  courses: 'account',
  result_reviews: 'account',
  memberships: 'account',
  facilitators: 'account',
  families: 'account',
  invitations: 'invitation',
  notifications: 'notification',
  exports: 'export',
} as const satisfies Record<string, Retention>
export type StoredKind = keyof typeof storedUntil
export const storedKinds = Object.keys(storedUntil) as StoredKind[]

/** The sections of an export of all personal data, in reading order (D44). */
export const exportSections = [
  'account',
  'roles',
  'permissions',
  'subscription',
  'payments',
  'scores',
  'attempts',
  'answers',
  'result_reviews',
  'own_statements',
  'chosen_statements',
  'tasks',
  'team_tasks',
  'own_strategies',
  'chosen_strategies',
  'career_statements',
  'team_statements',
  'classroom',
  'consents',
  'guardian',
  'devices',
  'sign_ins',
  'second_factor',
  'exports',
  'contacts',
  'teams',
  'groups',
  'user_categories',
  'class_cards',
  'courses',
  'memberships',
  'facilitators',
  'families',
  'invitations',
  'notifications',
  'mail_settings',
  'saved_views',
  'views',
  'shares',
  'links',
  'log',
] as const
export type ExportSection = (typeof exportSections)[number]
