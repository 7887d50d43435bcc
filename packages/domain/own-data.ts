/** How long something is kept, in words of the page (D45). */
export const retentions = ['account', 'session', 'answers', 'law', 'log'] as const
type Retention = (typeof retentions)[number]

/**
 * What is kept about a person, and until when: with the account, until the session ends, 24 months (answers), as the law demands, 12 months (log, views).
 */
export const kept = {
  account: 'account',
  sessions: 'session',
  scores: 'account',
  answers: 'answers',
  statements: 'account',
  payment: 'law',
  guardian: 'account',
  consents: 'law',
  log: 'log',
  views: 'log',
  shares: 'log',
} as const satisfies Record<string, Retention>
export type KeptKind = keyof typeof kept
export const keptKinds = Object.keys(kept) as KeptKind[]
