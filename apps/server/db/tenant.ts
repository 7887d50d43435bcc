import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose rows the database shows: one institution's and one person's, or everybody's. */
type Reach = 'all' | { institution: number | null; person: number | null }
/** `database` is shared by the whole call or job: once the database did not answer in time, the rest of it does not wait again. */
export type Scope = { reach: Reach; database: { timedOut: boolean } }

const scopes = new AsyncLocalStorage<Scope>()
const within = <T>(reach: Reach, work: () => T): T =>
  scopes.run({ reach, database: scopes.getStore()?.database ?? { timedOut: false } }, work)

/** What is awaited inside sees the rows of this institution, and of this person if they belong to none; `null` shows nothing. */
export const withinInstitution = <T>(institution: number | null, person: number | null, work: () => PromiseLike<T>): Promise<T> =>
  within({ institution, person }, async () => await work())

/** For what belongs to no institution: signing in and up, jobs, the administrators of the whole installation. */
export const acrossInstitutions = <T>(work: () => PromiseLike<T>): Promise<T> => within('all', async () => await work())

/** The scope of the call or job that is running; undefined outside of both. */
export const currentScope = () => scopes.getStore()

/** The settings of a transaction that the policies read (decision 008); without them no institution and no person is shown. */
export function settingsOf(scope: Scope | undefined): readonly [name: string, value: string, person: string] | undefined {
  if (!scope) return undefined
  if (scope.reach === 'all') return ['role', 'quartet_platform', '']
  const { institution, person } = scope.reach
  return ['quartet.institution', String(institution ?? ''), String(person ?? '')]
}
