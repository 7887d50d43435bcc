import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose rows the database shows: one institution's and one person's, or everybody's. */
type Tenant = 'all' | { institution: number | null; person: number | null }
/** `database` is shared by the whole call or job: once the database did not answer in time, the rest of it does not wait again. */
export type Scope = { tenant: Tenant; database: { timedOut: boolean } }

const scopes = new AsyncLocalStorage<Scope>()
const runInScope = <T>(tenant: Tenant, work: () => T): T =>
  scopes.run({ tenant, database: scopes.getStore()?.database ?? { timedOut: false } }, work)

/** What is awaited inside sees the rows of this institution, and of this person if they belong to none; `null` shows nothing. */
export const withTenantScope = <T>(institution: number | null, person: number | null, work: () => PromiseLike<T>): Promise<T> =>
  runInScope({ institution, person }, async () => await work())

/** For what belongs to no institution: signing in and up, jobs, the administrators of the whole installation. */
export const withoutTenantScope = <T>(work: () => PromiseLike<T>): Promise<T> => runInScope('all', async () => await work())

/** The scope of the call or job that is running; undefined outside of both. */
export const currentScope = () => scopes.getStore()

/** The settings of a transaction that the policies read (decision 008); without them no institution and no person is shown. */
export function settingsOf(scope: Scope | undefined): readonly [name: string, value: string, person: string] | undefined {
  if (!scope) return undefined
  if (scope.tenant === 'all') return ['role', 'quartet_platform', '']
  const { institution, person } = scope.tenant
  return ['quartet.institution', String(institution ?? ''), String(person ?? '')]
}
