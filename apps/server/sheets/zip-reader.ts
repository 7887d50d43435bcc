import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise } from 'yauzl'

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
  const parts: Part[] = []
  const total = { size: 0, strings: 0, cells: 0 }
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > limits.parts) return { error: 'too_large' }
    for await (const entry of zip.eachEntry()) {
      // without a size, other readers may find a different end of the part than this one
      if (entry.compressedSize === 0 && (entry.generalPurposeBitFlag & 8) !== 0)
        return { error: 'broken' }
      const read = await readPart(
        await zip.openReadStreamPromise(entry),
        entry,
        total,
        worksheet.test(entry.fileName) ? { ...limits, tags: Infinity } : limits,
      )
      if (typeof read === 'string') return { error: read }
      parts.push({ name: entry.fileName, end: read.end })
    }
    return { parts }
  } catch {
    return { error: 'broken' }
  }
}

/** A part that is read row by row. Every other part is loaded completely. */
export const worksheet = /^xl\/worksheets\/[^/]+\.xml$/

type Total = { size: number; strings: number; cells: number }

/**
 * Decompresses one part and counts its elements. Returns its last bytes, or the name of an error.
 */
async function readPart(
  content: Readable,
  { compressedSize, crc32: sum }: Entry,
  total: Total,
  limits: UnpackedLimits,
) {
  let [size, counted, tags, inRow] = [0, 0, 0, 0]
  let [end, open] = ['', '']
  for await (const part of content) {
    const piece = part as Buffer
    size += piece.length
    total.size += piece.length
    if (
      total.size > limits.unpacked ||
      (size > limits.anyRatio && size > compressedSize * limits.ratio)
    )
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
