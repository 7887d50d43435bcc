import { open, readFile, rename } from 'node:fs/promises'

/** The random name of somebody in the log, and when the person was erased. */
export type Erased = { alias: string; at: Date }
export type ErasedPeople = {
  erased: Erased[]
  /** The last moment that the list knows of; null when there is no list. */
  completeUntil: Date | null
}

/** So long an erasure stays in the list: backups live 35 days (method D45), and some are forgotten. */
export const erasedPeopleDays = 60

const line = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (?:erased ([\da-f-]{36})|complete)$/

/**
 * Who was erased, in a file outside of the database and of every backup: what was restored from an older one is erased again by it. Lines are only
 * added, each whole and on the disk before `add` answers; callers see to it that one adds at a time.
 */
export function makeErasedList(file: string) {
  const read = async (): Promise<ErasedPeople> => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    const rows = (text ?? '').split('\n').flatMap((words) => {
      const [, at, alias] = line.exec(words) ?? []
      return at === undefined ? [] : [{ at: new Date(at), alias }]
    })
    return {
      erased: rows.flatMap(({ at, alias }) => (alias === undefined ? [] : [{ alias, at }])),
      completeUntil: text === undefined ? null : new Date(Math.max(0, ...rows.map(({ at }) => at.getTime()))),
    }
  }
  const textOf = (erased: readonly Erased[], completeAt: Date | undefined) =>
    [
      ...erased.map(({ alias, at }) => `${at.toISOString()} erased ${alias}\n`),
      completeAt ? `${completeAt.toISOString()} complete\n` : '',
    ].join('')

  return {
    file,
    read,
    /** Adds whom the list does not have yet; with `completeAt` it says that nobody was missing then. */
    async add(erased: readonly Erased[], completeAt?: Date) {
      const known = new Set((await read()).erased.map(({ alias }) => alias))
      const text = textOf(
        erased.filter(({ alias }) => !known.has(alias)),
        completeAt,
      )
      if (text === '') return
      const handle = await open(file, 'a+', 0o600)
      try {
        const { size } = await handle.stat()
        const last = Buffer.alloc(1)
        if (size > 0) await handle.read(last, 0, 1, size - 1)
        await handle.appendFile(size > 0 && last.toString() !== '\n' ? `\n${text}` : text) // a crash may have left half a line
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    /** Lets go of whom no backup can hold any more. */
    async forget(before: Date, completeAt: Date) {
      const { erased } = await read()
      const stay = erased.filter(({ at }) => at >= before)
      if (stay.length === erased.length) return
      const draft = `${file}.new`
      const handle = await open(draft, 'w', 0o600)
      try {
        await handle.writeFile(textOf(stay, completeAt))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, file)
    },
  }
}
export type ErasedList = ReturnType<typeof makeErasedList>
