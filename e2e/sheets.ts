import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx'
import { fromBufferPromise } from 'yauzl'

/**
 * Returns a spreadsheet with replaced cell texts, like after editing it; its zip entries are stored
 * without compression.
 */
export async function rewritten(
  file: string,
  words: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const entries: [string, Buffer][] = []
  const open = await fromBufferPromise(readFileSync(file))
  for await (const entry of open.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await open.openReadStreamPromise(entry)) parts.push(part as Buffer)
    entries.push([entry.fileName, withWords(Buffer.concat(parts), words)])
  }
  return stored(entries)
}

const withWords = (bytes: Buffer, words: Readonly<Record<string, string>>) =>
  Buffer.from(
    Object.entries(words).reduce(
      (text, [from, to]) => text.replaceAll(`>${from}<`, `>${to}<`),
      bytes.toString(),
    ),
  )

/**
 * Writes a zip file without compression: a header before each entry, and the central directory at
 * the end.
 */
function stored(entries: readonly [string, Buffer][]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of entries) {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}

export type Cells = readonly (string | number)[]

/** A workbook with one sheet. */
export async function workbook(
  headings: readonly string[],
  rows: Iterable<Cells>,
): Promise<Buffer> {
  const cells = Array.from(rows, (row) => [...row])
  const stream = writeXlsxStream(cells, {
    name: 'Sheet',
    columns: headings.map((header) => ({ header })),
  })
  return Buffer.from(await new Response(stream).arrayBuffer())
}

/** The rows of the first sheet of a file, starting with the headings; every cell as text. */
export async function cellsOf(file: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { values } of streamXlsxRows(readFileSync(file), { sheet: 0 }))
    rows.push(values.map((value) => String(value ?? '')))
  return rows
}
