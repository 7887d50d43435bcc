import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

const marks = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 }

export type Unpacked = { names: string[] } | { refused: 'broken' | 'too_large' }

/** What a zip holds, if all of it together is at most so many bytes unpacked: each part is really unpacked up to that, since a zip may lie about its sizes. */
export async function unpackedWithin(bytes: Buffer, most: number): Promise<Unpacked> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) return { refused: 'broken' }
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  let left = most
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== marks.entry) return { refused: 'broken' }
    const nameLength = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength))
    const size = await sizeOf(
      bytes,
      { at: bytes.readUInt32LE(at + 42), packed: bytes.readUInt32LE(at + 20), method: bytes.readUInt16LE(at + 10) },
      left,
    )
    if (typeof size === 'string') return { refused: size }
    left -= size
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { names }
}

/** Bytes of one part unpacked. */
async function sizeOf(bytes: Buffer, { at, packed, method }: { at: number; packed: number; method: number }, most: number) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== marks.file) return 'broken' as const
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length) return 'broken' as const
  if (method === 0) return packed > most ? ('too_large' as const) : packed
  if (method !== 8) return 'broken' as const
  let size = 0
  try {
    for await (const part of Readable.from([bytes.subarray(begin, begin + packed)]).pipe(createInflateRaw())) {
      size += (part as Buffer).length // counted, not kept
      if (size > most) return 'too_large' as const
    }
    return size
  } catch {
    return 'broken' as const
  }
}
