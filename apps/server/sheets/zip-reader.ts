import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

const marks = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 }

/** `end`: the last bytes of a part, which show whether it is complete. */
type Part = { name: string; end: string }
export type Unpacked = { parts: Part[] } | { error: 'broken' | 'too_large' | 'too_wide' }

export type UnpackedLimits = {
  /** Bytes of all parts together, and number of parts. */
  unpacked: number
  parts: number
  /** The maximum compression ratio of a part with more than `anyRatio` bytes. */
  ratio: number
  anyRatio: number
  /**
   * Elements of one part other than a worksheet; shared strings and cells of all parts together;
   * cells of one row.
   */
  tags: number
  strings: number
  cells: number
  cellsInRow: number
}

/**
 * Lists the parts of a zip of XML if it stays within the limits. Decompresses each part, because a
 * zip may lie about its sizes. Only counts and stores nothing, since a few packed bytes can expand
 * to millions of elements.
 */
export async function unpackWithLimits(bytes: Buffer, limits: UnpackedLimits): Promise<Unpacked> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) return { error: 'broken' }
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.parts) return { error: 'too_large' }
  const parts: Part[] = []
  let at = bytes.readUInt32LE(end + 16)
  const total = { size: 0, strings: 0, cells: 0 }
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== marks.entry) return { error: 'broken' }
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry = {
      at: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
    }
    // without a size, other readers may find a different end of the part than this one
    if (entry.packed === 0 && (bytes.readUInt16LE(at + 8) & 8) !== 0) return { error: 'broken' }
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const read = await readPart(
      bytes,
      entry,
      total,
      worksheet.test(name) ? { ...limits, tags: Infinity } : limits,
    )
    if (typeof read === 'string') return { error: read }
    parts.push({ name, end: read.end })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { parts }
}

/** A part that is read row by row. Every other part is loaded completely. */
export const worksheet = /^xl\/worksheets\/[^/]+\.xml$/

type ZipEntry = { at: number; packed: number; method: number; sum: number }
type Total = { size: number; strings: number; cells: number }

/**
 * Decompresses one part and counts its elements. Returns its last bytes, or the name of an error.
 */
async function readPart(
  bytes: Buffer,
  { at, packed, method, sum }: ZipEntry,
  total: Total,
  limits: UnpackedLimits,
) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== marks.file) return 'broken' as const
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length || ![0, 8].includes(method)) return 'broken' as const
  const stored = Readable.from([bytes.subarray(begin, begin + packed)])
  let [size, counted, tags, inRow] = [0, 0, 0, 0]
  let [end, open] = ['', '']
  try {
    for await (const part of method === 0 ? stored : stored.pipe(createInflateRaw())) {
      const piece = part as Buffer
      size += piece.length
      total.size += piece.length
      if (total.size > limits.unpacked || (size > limits.anyRatio && size > packed * limits.ratio))
        return 'too_large' as const
      counted = crc32(piece, counted)
      const text = open + piece.toString('latin1')
      end = (end + text.slice(-endLength)).slice(-endLength)
      const cut = text.lastIndexOf('<')
      open = cut >= 0 && text.length - cut < longestTag ? text.slice(cut) : ''
      for (const [, name] of text.slice(0, text.length - open.length).matchAll(openTag)) {
        tags++
        if (name === 'row') inRow = 0
        else if (name === 'si') total.strings++
        else if (name === 'c') {
          total.cells++
          if (++inRow > limits.cellsInRow) return 'too_wide' as const
        }
      }
      if (tags > limits.tags || total.strings > limits.strings || total.cells > limits.cells)
        return 'too_large' as const
    }
  } catch {
    return 'broken' as const
  }
  return counted === sum ? { end } : ('broken' as const)
}

/**
 * The start of an element. Captures its local name, without a prefix, if it is one of the counted
 * elements.
 */
const openTag = /<(?:[\w.-]{1,30}:)?(?:(row|si|c)(?=[\s/>])|[^/])/g
/** Characters that are enough to recognize an element. */
const longestTag = 64
const endLength = 64
