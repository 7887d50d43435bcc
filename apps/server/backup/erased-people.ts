import { open, readFile, rename } from 'node:fs/promises'

/** The random alias of a person in the log, and when the person was erased. */
export type Erased = { alias: string; at: Date }
export type ErasedPeople = {
  erased: Erased[]
  /** The last moment that the list covers; null if the list does not exist. */
  completeUntil: Date | null
}

/**
 * Days that an erasure stays in the list: backups live 35 days (method D45), and some are
 * forgotten.
 */
export const erasedPeopleDays = 60

const line = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (?:erased ([\da-f-]{36})|complete)$/

/**
 * The list of erased people, in a file outside the database and every backup, by which people in an
 * older restored backup are erased again. Lines are only appended, each complete and on disk before
 * `add` returns. Callers must not call `add` concurrently.
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
      completeUntil:
        text === undefined ? null : new Date(Math.max(0, ...rows.map(({ at }) => at.getTime()))),
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
    /**
     * Adds people who are not in the list yet. `completeAt` states that the list was complete at
     * that moment.
     */
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
        // a crash may have left half a line
        await handle.appendFile(size > 0 && last.toString() !== '\n' ? `\n${text}` : text)
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    /** Removes people whom no backup can contain any more. */
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
