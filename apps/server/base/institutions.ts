import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose rows the database shows: one institution's, everybody's; undefined: of no institution at all. */
type Reach = number | 'all' | undefined

const reach = new AsyncLocalStorage<Reach>()

/** What is awaited inside sees the rows of this institution and those of none; `null` only the latter. */
export const withinInstitution = <T>(id: number | null, work: () => PromiseLike<T>): Promise<T> =>
  reach.run(id ?? undefined, async () => await work())

/** For what belongs to no institution: signing in and up, jobs, the administrators of the whole installation. */
export const acrossInstitutions = <T>(work: () => PromiseLike<T>): Promise<T> => reach.run('all', async () => await work())

/** For tables that know no institution: their queries need not be told of one. */
export const withoutReach = <T>(work: () => T): T => reach.run(undefined, work)

/** The setting of a transaction that row-level security goes by (migration 0001); none shows nothing of any institution. */
export function reachSetting(): readonly [name: string, value: string] | undefined {
  const now = reach.getStore()
  if (now === undefined) return undefined
  return now === 'all' ? ['role', 'quartet_platform'] : ['quartet.institution', String(now)]
}
