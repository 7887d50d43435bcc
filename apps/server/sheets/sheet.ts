import { apiError } from '../api-error.ts'
import { makeFairSemaphore } from '../processes/fair-semaphore.ts'
import { frameOf, readFrames } from '../processes/frames.ts'
import { type ProcessLimits, startProcess, write } from '../processes/pipe-process.ts'
import {
  type Column,
  type Mark,
  type Row,
  type Rows,
  type SheetErrorName,
  type SheetLimits,
  type SheetRow,
  SheetUnread,
} from './sheet-format.ts'

export {
  lengthOf,
  maxCell,
  type SheetErrorName as SheetRefusal,
  type SheetRow,
  SheetUnread,
  sheetType,
} from './sheet-format.ts'

/** A file and its sender. Only one file per person is read at a time. */
export type ReceivedSheet = { file: Blob; personId: number }

const readerProcess = new URL('./sheet-reader-process.ts', import.meta.url)
const writerProcess = new URL('./sheet-writer-process.ts', import.meta.url)
const readerLimits: ProcessLimits = { heap: 448, memory: 768 }
const writerLimits: ProcessLimits = { heap: 128, memory: 320 }

const reading = makeFairSemaphore({ running: 2, runningPerKey: 1, waiting: 20, waitingPerKey: 2 })
const writing = makeFairSemaphore({ running: 6, runningPerKey: 2, waiting: 20, waitingPerKey: 3 })

/**
 * Milliseconds that a process may work on one spreadsheet, without the time it waits for its rows
 * to be consumed.
 */
const workingTime = 120_000

type Read = { rows: SheetRow[] } | { error: SheetErrorName } | { end: true }

/**
 * Reads the first sheet of a workbook as texts, without empty rows, in batches. The first row of
 * the first batch contains the headings. Reads in a child process, no faster than the batches are
 * consumed: of 100,000 rows only a few are in memory here. Throws SheetUnread.
 */
export async function* readSheet(
  { file, personId }: ReceivedSheet,
  limits: SheetLimits,
): AsyncGenerator<SheetRow[]> {
  const release = await reading.acquire(personId)
  if (typeof release === 'string') throw new SheetUnread(release)
  const child = startProcess(readerProcess, readerLimits)
  let left = workingTime
  try {
    void send()
    const messages = readFrames<Read>(child.stdout)
    for (;;) {
      const began = performance.now()
      const timer = setTimeout(child.end, left)
      const { value: message } = await messages.next()
      clearTimeout(timer)
      left -= performance.now() - began
      // the process exceeded its memory or time, or met content that cannot be read
      if (!message)
        throw new SheetUnread(
          typeof (await child.exited) === 'string' ? 'sheet_too_large' : 'sheet_broken',
        )
      if ('error' in message) throw new SheetUnread(message.error)
      if ('end' in message) return
      yield message.rows
    }
  } finally {
    child.end()
    release()
  }

  async function send() {
    await write(child.stdin, frameOf(limits))
    for await (const chunk of file.stream()) if (!(await write(child.stdin, chunk))) return
    child.stdin.end()
  }
}

/** Rows sent at a time. */
const batch = 500
/** Milliseconds after which a file is abandoned when its reader stops consuming it. */
const stallTime = 120_000

export type WrittenSheet = {
  name: string
  columns: readonly Column[]
  personId: number
  /** Cells that stand out, in a sheet of a few rows. */
  marks?: readonly Mark[]
}

/**
 * A workbook of one sheet, written in a child process while `rows` is read, no faster than it is
 * consumed. Every cell is text or a number, never a formula.
 */
export async function sheetStream(
  { name, columns, personId, marks }: WrittenSheet,
  rows: Rows,
): Promise<ReadableStream<Uint8Array>> {
  const release = await writing.acquire(personId)
  if (typeof release === 'string') throw apiError(release)
  const child = startProcess(writerProcess, writerLimits)
  let failure: unknown
  const source = (
    Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  ) as AsyncIterator<Row> | Iterator<Row>
  const sent = send().catch((error) => {
    failure = error
    child.end()
  })
  const written = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const over = () => {
    clearTimeout(stalled)
    child.end()
    release()
    void source.return?.()
  }
  let stalled = setTimeout(over, stallTime).unref()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        const { done, value } = await written
          .next()
          .catch(() => ({ done: true as const, value: undefined }))
        if (!done) {
          stalled = setTimeout(over, stallTime).unref()
          return controller.enqueue(value)
        }
        const exit = await child.exited
        await sent
        over()
        if (failure || exit !== 0)
          controller.error(failure ?? new Error(`a spreadsheet was not written whole (${exit})`))
        else controller.close()
      },
      cancel: over,
    },
    { highWaterMark: 0 },
  )

  async function send() {
    await write(child.stdin, frameOf({ name, columns, marks }))
    let some: Row[] = []
    for (;;) {
      const { done, value } = await source.next()
      if (!done) some.push(value)
      if (some.length >= batch || (done && some.length > 0)) {
        if (!(await write(child.stdin, frameOf({ rows: some })))) return
        some = []
      }
      if (done) break
    }
    await write(child.stdin, frameOf({ end: true }))
    child.stdin.end()
  }
}
