// Writes one spreadsheet and exits. Takes the name, the columns and rows on stdin and writes the
// file to stdout.
import { readFrames } from '../processes/frames.ts'
import { guardProcess } from '../processes/memory-guard.ts'
import { write } from '../processes/pipe-process.ts'
import { type Column, type Mark, markedWorkbook, type Row, workbookStream } from './sheet-format.ts'

export type SheetMessage =
  | { name: string; columns: readonly Column[]; marks?: readonly Mark[] }
  | { rows: readonly Row[] }
  | { end: true }

guardProcess()

const messages = readFrames<SheetMessage>(process.stdin)
const { value: head } = await messages.next()
if (!head || !('name' in head)) process.exit(1)

async function* rows() {
  for await (const message of messages) {
    if ('rows' in message) yield* message.rows
    else return
  }
  process.exit(1) // the server went away before it had sent all rows
}

const { name, columns, marks } = head
const chunks = marks
  ? [await markedWorkbook(name, columns, { rows: rows(), marks })]
  : workbookStream(name, columns, rows())
for await (const chunk of chunks) if (!(await write(process.stdout, chunk))) process.exit(1)
process.stdout.end()
