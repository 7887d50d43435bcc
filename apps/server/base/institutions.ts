import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose rows the database shows: one institution's and one person's, or everybody's. */
type Reach = 'all' | { institution: number | null; person: number | null }
/** `waited` is of the whole call or job: once the database did not answer in time, what is left of it waits no more. */
export type Scope = { reach: Reach; waited: { inVain: boolean } }

const scopes = new AsyncLocalStorage<Scope>()
const within = <T>(reach: Reach, work: () => T): T => scopes.run({ reach, waited: scopes.getStore()?.waited ?? { inVain: false } }, work)

/** What is awaited inside sees the rows of this institution and of this person; `null` of none. */
export const withinInstitution = <T>(institution: number | null, person: number | null, work: () => PromiseLike<T>): Promise<T> =>
  within({ institution, person }, async () => await work())

/** For what belongs to no institution: signing in and up, jobs, the administrators of the whole installation. */
export const acrossInstitutions = <T>(work: () => PromiseLike<T>): Promise<T> => within('all', async () => await work())

/** Of the call or job at work; undefined outside of all. */
export const currentScope = () => scopes.getStore()

/** The settings of a transaction that row-level security goes by (decision 008); none shows nothing of any institution or person. */
export function settingsOf(scope: Scope | undefined): readonly [name: string, value: string, person: string] | undefined {
  if (!scope) return undefined
  if (scope.reach === 'all') return ['role', 'quartet_platform', '']
  const { institution, person } = scope.reach
  return ['quartet.institution', String(institution ?? ''), String(person ?? '')]
}
