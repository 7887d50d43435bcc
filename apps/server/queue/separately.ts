import type { Log } from '../monitoring/log.ts'

type Name<Item> = (item: Item) => string
const logged = new WeakSet<object>()

/**
 * Work of a job in which a failure is logged, with the name of its item, and does not stop the rest.
 * `end` throws the first failure, so that the job is tried again.
 */
export function separately(log: Log, job: string) {
  const failures: unknown[] = []
  return {
    async each<Item>(
      items: Iterable<Item>,
      nameOf: Name<Item>,
      act: (item: Item) => Promise<unknown>,
    ) {
      for (const item of items)
        await act(item).catch((error: unknown) => {
          logOnce(log, { job, part: nameOf(item) }, error)
          failures.push(error)
        })
    },
    end() {
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** A failure that a part of a part has logged has its line. */
function logOnce(log: Log, where: { job: string; part: string }, error: unknown) {
  const isObject = typeof error === 'object' && error !== null
  if (isObject && logged.has(error)) return
  if (isObject) logged.add(error)
  log.warn({ ...where, code: codeOf(error) }, 'a part of a job failed, and the others go on')
}

/** Says what failed without the values of a query. */
const codeOf = (error: unknown) => {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string }
  return code ?? (cause as { code?: string } | undefined)?.code ?? name
}

/** Acts on each item separately. */
export async function eachSeparately<Item>(
  { log, job }: { log: Log; job: string },
  items: Iterable<Item>,
  nameOf: Name<Item>,
  act: (item: Item) => Promise<unknown>,
) {
  const work = separately(log, job)
  await work.each(items, nameOf, act)
  work.end()
}

/** Does each of the named parts separately. */
export const partsSeparately = (
  to: { log: Log; job: string },
  parts: Record<string, () => Promise<unknown>>,
) =>
  eachSeparately(
    to,
    Object.entries(parts),
    ([name]) => name,
    ([, part]) => part(),
  )
