import { AsyncLocalStorage } from 'node:async_hooks'

/** The institution and the person whose rows the database shows, or all rows. */
type Tenant = 'all' | { institution: number | null; person: number | null }
/**
 * `database` is shared by the whole call or job: after the first timeout of the database, it does
 * not wait again.
 */
export type Scope = { tenant: Tenant; database: { timedOut: boolean } }

const scopes = new AsyncLocalStorage<Scope>()
const runInScope = <T>(tenant: Tenant, work: () => T): T =>
  scopes.run({ tenant, database: scopes.getStore()?.database ?? { timedOut: false } }, work)

/**
 * Runs `work` with the rows of this institution, and of this person if they belong to none; `null`
 * shows nothing.
 */
export const withTenantScope = <T>(
  institution: number | null,
  person: number | null,
  work: () => PromiseLike<T>,
): Promise<T> => runInScope({ institution, person }, async () => await work())

/**
 * For work without an institution: sign-in and sign-up, jobs, administrators of the whole
 * installation.
 */
export const withoutTenantScope = <T>(work: () => PromiseLike<T>): Promise<T> =>
  runInScope('all', async () => await work())

/** The scope of the running call or job; undefined outside both. */
export const currentScope = () => scopes.getStore()

/** What the policies of a connection read (decision 008); '' is no institution and no person. */
export type TenantSettings = { role: string; institution: string; person: string }

/** Without a scope no institution and no person is visible. */
export function settingsOf(scope: Scope | undefined): TenantSettings {
  if (scope?.tenant === 'all') return { role: 'quartet_platform', institution: '', person: '' }
  const { institution, person } = scope?.tenant ?? { institution: null, person: null }
  return {
    role: 'quartet_app',
    institution: String(institution ?? ''),
    person: String(person ?? ''),
  }
}
