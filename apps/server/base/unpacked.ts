import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

const marks = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 }

/** `end`: the last bytes of a part, by which one sees whether it is whole. */
export type Unpacked = { parts: { name: string; end: string }[] } | { refused: 'broken' | 'too_large' }

/** What a zip holds, if all of it together is at most so many bytes unpacked: each part is really unpacked up to that, since a zip may lie about its sizes. */
export async function unpackedWithin(bytes: Buffer, most: number): Promise<Unpacked> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > bytes.length) return { refused: 'broken' }
  const parts: { name: string; end: string }[] = []
  let at = bytes.readUInt32LE(end + 16)
  let left = most
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== marks.entry) return { refused: 'broken' }
    const nameLength = bytes.readUInt16LE(at + 28)
    const told = {
      at: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
    }
    const read = await readPart(bytes, told, left)
    if (typeof read === 'string') return { refused: read }
    parts.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), end: read.end })
    left -= read.size
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { parts }
}

type Told = { at: number; packed: number; method: number; sum: number }

/** One part unpacked: how many bytes, and the last of them. Counted and summed up, not kept. */
async function readPart(bytes: Buffer, { at, packed, method, sum }: Told, most: number) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== marks.file) return 'broken' as const
  const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (begin + packed > bytes.length || ![0, 8].includes(method)) return 'broken' as const
  const stored = Readable.from([bytes.subarray(begin, begin + packed)])
  let size = 0
  let counted = 0
  let end = Buffer.alloc(0)
  try {
    for await (const part of method === 0 ? stored : stored.pipe(createInflateRaw())) {
      size += (part as Buffer).length
      if (size > most) return 'too_large' as const
      counted = crc32(part as Buffer, counted)
      end = Buffer.concat([end, part as Buffer]).subarray(-64)
    }
  } catch {
    return 'broken' as const
  }
  return counted === sum ? { size, end: end.toString('latin1') } : ('broken' as const)
}
