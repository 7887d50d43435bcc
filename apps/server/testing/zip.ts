import { fromBufferPromise } from 'yauzl'

/** The content of a zip by name, read by another library than the one that wrote it. */
export async function unzipped(zip: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  const open = await fromBufferPromise(zip)
  for await (const entry of open.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await open.openReadStreamPromise(entry)) parts.push(part as Buffer)
    files[entry.fileName] = Buffer.concat(parts)
  }
  return files
}
