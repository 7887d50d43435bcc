import { setImmediate as others } from 'node:timers/promises'
import type { ExportSection } from '@quartet/domain/own-data.ts'
import { frameOf } from '../processes/frames.ts'
import { startProcess, write } from '../processes/pipe-process.ts'

type Head = {
  locale: string
  name: string
  /** ISO 8601. */
  at: string
  picture: { type: string; extension: string; base64: string } | undefined
}
/** The start of a section, or one of its rows as JSON. */
export type OwnDataPart = { section: ExportSection } | { row: string }
export type OwnDataMessage = { head: Head } | OwnDataPart | { end: true }

const program = new URL('./own-data-zip-process.ts', import.meta.url)
/** Milliseconds after which the export is given up, before its job counts as failed. */
const longest = 600_000

/**
 * Everything about a person as a zip of `data.json`, `quartet.html` and the picture, written in a
 * child process while its parts are read. `pass` yields all parts and is called twice, so that they
 * are never completely in memory.
 */
export async function* zipOwnData(
  head: Head,
  pass: () => AsyncIterable<OwnDataPart>,
): AsyncGenerator<Uint8Array> {
  const child = startProcess(program, { heap: 160, memory: 400 })
  const timer = setTimeout(child.end, longest)
  let failure: unknown
  const sent = send().catch((error) => {
    failure = error
    child.end()
  })
  try {
    for await (const chunk of child.stdout) yield chunk
    await sent
    const exit = await child.exited
    if (failure || exit !== 0)
      throw failure ?? new Error(`an export was not written whole (${exit})`)
  } finally {
    clearTimeout(timer)
    child.end()
    await sent
  }

  async function send() {
    await write(child.stdin, frameOf({ head }))
    for (const round of [1, 2]) {
      for await (const part of pass()) {
        if (!(await write(child.stdin, frameOf(part)))) return
        await others() // lets other work run, since one row may be a megabyte
      }
      if (!(await write(child.stdin, frameOf({ end: true }))) || round === 2) break
    }
    child.stdin.end()
  }
}
