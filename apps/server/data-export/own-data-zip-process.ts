// Writes everything about one person into a zip and exits: first the rows for programs, then the
// same rows again for the page.
import type { ExportSection } from '@quartet/domain/own-data.ts'
import { Zip, ZipDeflate } from 'fflate'
import { readFrames } from '../processes/frames.ts'
import { guardProcess } from '../processes/memory-guard.ts'
import { write } from '../processes/pipe-process.ts'
import { addToSummary, type ExportSummary, makeExportPage } from './export-page.ts'
import type { OwnDataMessage } from './own-data-zip.ts'

guardProcess()

const messages = readFrames<OwnDataMessage>(process.stdin)
const { value: first } = await messages.next()
if (!first || !('head' in first)) process.exit(1)
const { locale, name, picture } = first.head
const at = new Date(first.head.at)

const packed: Uint8Array[] = []
const zip = new Zip((error, chunk) => {
  if (error) process.exit(1)
  packed.push(chunk)
})

async function flush() {
  for (const chunk of packed.splice(0))
    if (chunk.length > 0 && !(await write(process.stdout, chunk))) process.exit(1)
}

/** Adds a file to the zip. Returns the function that appends to it. */
function addFile(fileName: string) {
  const file = new ZipDeflate(fileName, { level: 6 })
  file.mtime = at
  zip.add(file)
  return async (content: string | Uint8Array, isLast = false) => {
    file.push(typeof content === 'string' ? Buffer.from(content) : content, isLast)
    await flush()
  }
}

/** The sections and rows of one pass. */
async function* pass() {
  for (;;) {
    // not `for await`: leaving the loop would end the messages
    const { value: message } = await messages.next()
    if (!message) process.exit(1) // the server went away before it had sent all rows
    if ('end' in message) return
    if ('section' in message) yield { section: message.section }
    else if ('row' in message) yield { row: JSON.parse(message.row) as Record<string, unknown> }
  }
}

const summary: ExportSummary = new Map()
await writeData(addFile('data.json'))
await writePage(addFile('quartet.html'))
if (picture)
  await addFile(`picture.${picture.extension}`)(Buffer.from(picture.base64, 'base64'), true)
zip.end()
await flush()
process.stdout.end()

async function writeData(add: ReturnType<typeof addFile>) {
  let open: { section: ExportSection; rows: number } | undefined
  const close = () => (open ? (open.rows > 0 ? '\n  ]' : ']') : '')
  await add(`{\n  "format": 1,\n  "made_at": ${JSON.stringify(at.toISOString())}`)
  for await (const part of pass()) {
    if ('section' in part) {
      await add(`${close()},\n  "${part.section}": [`)
      open = { section: part.section, rows: 0 }
    } else if (open) {
      addToSummary(summary, open.section, part.row)
      await add(
        `${open.rows++ > 0 ? ',' : ''}\n    ${JSON.stringify(part.row, undefined, 2).replaceAll('\n', '\n    ')}`,
      )
    }
  }
  await add(`${close()}\n}\n`, true)
}

async function writePage(add: ReturnType<typeof addFile>) {
  const shown = picture && { type: picture.type, bytes: Buffer.from(picture.base64, 'base64') }
  const page = makeExportPage({ locale, name, at, picture: shown }, summary)
  let open: ExportSection | undefined
  await add(page.begin())
  for await (const part of pass()) {
    if ('section' in part) {
      if (open) await add(page.endSection(open))
      open = summary.has(part.section) ? part.section : undefined
      if (open) await add(page.beginSection(open))
    } else if (open) await add(page.row(open, part.row))
  }
  if (open) await add(page.endSection(open))
  await add(page.end(), true)
}
