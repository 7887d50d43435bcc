import { fromBufferPromise } from 'yauzl'

type Limits = { unpacked: number; parts: number; ratio: number; anyRatio: number }

/**
 * The files of a zip with these names, in whatever folder; undefined for a zip that is broken, and
 * `too_large` for one beyond the limits. Other files are not unpacked.
 */
export async function unpackFiles(
  bytes: Buffer,
  names: readonly string[],
  limits: Limits,
): Promise<Map<string, Buffer> | 'too_large' | undefined> {
  const files = new Map<string, Buffer>()
  let total = 0
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > limits.parts) return 'too_large'
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.split('/').at(-1)?.toLowerCase() ?? ''
      if (!names.includes(name) || entry.fileName.includes('__MACOSX')) continue
      const pieces: Buffer[] = []
      let size = 0
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        size += piece.length
        total += piece.length
        const isBomb = size > limits.anyRatio && size > entry.compressedSize * limits.ratio
        if (isBomb || total > limits.unpacked) return 'too_large'
        pieces.push(piece)
      }
      files.set(name, Buffer.concat(pieces))
    }
    return files
  } catch {
    return undefined
  }
}
