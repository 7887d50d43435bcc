import { crc32, deflateSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { sheetType, writeSheet } from '../apps/server/sheets/sheet-format.ts'

/** Request bodies that are expensive to read, built once. */

const border = '-'.repeat(30)
export const formType = `multipart/form-data; boundary=${border}`
const part = (key: string) =>
  `--${border}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n\r\n`
const keyAt = (at: number) => at.toString(36)

export function holesInQuery(length: number) {
  const pairs: string[] = []
  for (let at = 0, size = 0; size < length; at++)
    size += pairs[pairs.push(`a${keyAt(at)}[9999]=&a${keyAt(at)}[b]=`) - 1]?.length ?? 0
  return pairs.join('&').slice(0, length)
}

export function holesInForm(bytes: number) {
  const parts: string[] = []
  for (let at = 0, size = 0; size < bytes; at++)
    size +=
      parts[parts.push(part(`a${keyAt(at)}[9999]`) + part(`a${keyAt(at)}[b]`)) - 1]?.length ?? 0
  return Buffer.from(`${parts.join('')}--${border}--\r\n`)
}

export const plainFields = (count: number) =>
  Buffer.from(
    `${Array.from({ length: count }, (_, at) => part(`f${at}`)).join('')}--${border}--\r\n`,
  )

export const formWith = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/**
 * Builds a valid spreadsheet in which one part is replaced. Its texts are shared strings, as other
 * programs write them.
 */
async function sheetWith(name: string, content: Buffer) {
  const whole = unzipSync(
    await (await writeSheet('words', [{ heading: 'text', width: 10 }], [['a']])).bytes(),
  )
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'
  const strings = `<Relationship Id="rId99" Type="${type}" Target="sharedStrings.xml"/></Relationships>`
  const rels = Buffer.from(
    Buffer.from(whole['xl/_rels/workbook.xml.rels'] ?? [])
      .toString()
      .replace('</Relationships>', strings),
  )
  const parts = {
    'xl/sharedStrings.xml': Buffer.from('<sst/>'),
    ...whole,
    'xl/_rels/workbook.xml.rels': rels,
    [name]: content,
  }
  return new File([zipSync(parts as Record<string, Uint8Array>, { level: 9 })], 'hostile.xlsx', {
    type: sheetType,
  })
}
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const worksheet = 'xl/worksheets/sheet1.xml'
const sheetOf = (rows: string) =>
  Buffer.from(`<?xml version="1.0"?><worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`)

export const manyStrings = () =>
  sheetWith(
    'xl/sharedStrings.xml',
    Buffer.from(
      `<?xml version="1.0"?><sst ${main}>${'<si><t>a</t></si>'.repeat(11_000_000)}</sst>`,
    ),
  )
export const packedSheet = () =>
  sheetWith(
    worksheet,
    sheetOf(`<row r="1"><c t="inlineStr"><is><t>${' '.repeat(190_000_000)}</t></is></c></row>`),
  )
export const wideSheet = () =>
  sheetWith(
    worksheet,
    sheetOf(
      Array.from(
        { length: 500 },
        (_, at) => `<row r="${at + 1}">${'<c><v>1</v></c>'.repeat(16_000)}</row>`,
      ).join(''),
    ),
  )

/** A PNG with the given dimensions in a single colour. */
export function flatPng(width: number, height: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(height * (1 + width * 3)))
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.of()),
  ])
}

function chunk(type: string, content: Buffer) {
  const output = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(output), 4)
  return Buffer.concat([frame.subarray(0, 4), output, frame.subarray(4)])
}

/** A PDF with one object stream that unpacks to the given number of bytes. */
export function packedPdf(bytes: number) {
  const packed = deflateSync(Buffer.alloc(bytes, '1 0 '))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1000000/First 8000000/Length ${packed.length}/Filter/FlateDecode>>\nstream\n`
  const tail =
    '\nendstream\nendobj\n2 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n3 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Root 2 0 R/Size 4>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)])
}
