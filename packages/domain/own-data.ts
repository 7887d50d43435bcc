/** So many days the person who asked to be erased may change their mind, and staff who ordered an erasure theirs (D44). */
export const erasureUndoDays = 14

/** Why staff erase somebody: the person left, the person or a guardian asked for it, the account was made by mistake, something else. */
export const erasureReasons = ['left', 'asked', 'mistake', 'other'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** Who ordered an erasure that the person did not ask for: staff, or the end of the contract with the institution (D42). */
export const erasureSources = ['staff', 'contract'] as const
export type ErasureSource = (typeof erasureSources)[number]
/** So many days an export can be fetched (D44). */
export const exportDays = 7

/** How long something is kept, in words of the page (D45). */
export const retentions = ['account', 'session', 'answers', 'law', 'log', 'export'] as const
type Retention = (typeof retentions)[number]

/**
 * What is kept about a person, and until when: with the account, until the session ends, 24 months (answers), as the law demands, 12 months (log, views, shares), 7 days (export).
 */
export const storedUntil = {
  account: 'account',
  sessions: 'session',
  scores: 'account',
  answers: 'answers',
  statements: 'account',
  tasks: 'account',
  payment: 'law',
  guardian: 'account',
  consents: 'law',
  log: 'log',
  views: 'log',
  shares: 'log',
  exports: 'export',
} as const satisfies Record<string, Retention>
export type StoredKind = keyof typeof storedUntil
export const storedKinds = Object.keys(storedUntil) as StoredKind[]

/** The parts of an export of everything about a person, in the order in which they are read (D44). */
export const exportSections = [
  'account',
  'roles',
  'permissions',
  'subscription',
  'scores',
  'attempts',
  'answers',
  'own_statements',
  'chosen_statements',
  'tasks',
  'own_strategies',
  'chosen_strategies',
  'career_statements',
  'classroom',
  'consents',
  'guardian',
  'devices',
  'exports',
  'views',
  'shares',
  'log',
] as const
export type ExportSection = (typeof exportSections)[number]
