// Reads one spreadsheet and exits. Takes the limits and the file on stdin and writes rows to
// stdout.
import { frameOf } from '../processes/frames.ts'
import { guardProcess } from '../processes/memory-guard.ts'
import { write } from '../processes/pipe-process.ts'
import { readRoster } from './roster-file.ts'
import { readWorkbook, type SheetLimits, SheetUnread } from './sheet-format.ts'

guardProcess()

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks.splice(0))
const head = 4 + input.readUInt32LE()
const limits: SheetLimits = JSON.parse(input.toString('utf8', 4, head))
const tell = (message: unknown) => write(process.stdout, frameOf(message))

try {
  const read = limits.roster ? readRoster : readWorkbook
  for await (const rows of read(input.subarray(head), limits))
    if (!(await tell({ rows }))) process.exit(1)
  await tell({ end: true })
} catch (error) {
  await tell({ error: error instanceof SheetUnread ? error.error : 'sheet_broken' })
}
process.stdout.end()
