import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

/** Kinds of files stored outside the database, each in its own folder. */
export const fileKinds = [
  'avatars',
  'speech',
  'exports',
  'attachments',
  'pages',
  'courses',
  'shared',
] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Kinds that are backed up with the rows that reference them. Exports, attachments and speech are
 * regenerated or short-lived, and a restore must not open the documents of revoked links.
 */
export const savedKinds = ['avatars', 'pages', 'courses'] as const satisfies FileKind[]
export type SavedKind = (typeof savedKinds)[number]
export const isSavedKind = (kind: string): kind is SavedKind =>
  (savedKinds as readonly string[]).includes(kind)

/** A name that this application made; it cannot leave its folder. */
const ownName = /^[\w-]{1,100}\.[a-z\d]{1,8}$/
export const isFileName = (name: string) => ownName.test(name)

/**
 * Files of users in a directory shared by all processes. A file is complete or absent, and `write`
 * returns only after it is on disk. Access is checked by the caller.
 */
export function makeFiles(directory: string) {
  const placeOf = (kind: FileKind, name: string) => {
    if (!ownName.test(name)) throw new Error(`${kind}: not a name of ours`)
    return path.join(directory, kind, name)
  }

  return {
    /** Returns the number of bytes written. An iterable is written piece by piece. */
    async write(kind: FileKind, name: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
      const place = placeOf(kind, name)
      const part = `${place}.${randomUUID()}.part`
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      try {
        let size = 0
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
          size = (await file.stat()).size
        } finally {
          await file.close()
        }
        await rename(part, place)
        return size
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    /** Undefined if the file does not exist. */
    read: (kind: FileKind, name: string) => readFile(placeOf(kind, name)).catch(noneThere),
    /**
     * The bytes as a stream, read as fast as they are consumed; undefined if the file does not
     * exist.
     */
    async open(kind: FileKind, name: string) {
      const file = await open(placeOf(kind, name)).catch(noneThere)
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>)
    },
    /** Removes partial files last written before `limit`, left by killed processes. */
    async removeParts(kind: FileKind, limit: Date) {
      const folder = path.join(directory, kind)
      for await (const names of readNames(folder))
        await removeOlder(
          folder,
          names.filter((name) => name.endsWith('.part')),
          limit,
        )
    },
    remove: (kind: FileKind, name: string) => rm(placeOf(kind, name), { force: true }),
    /** Removes those of the files that were written before `limit`. */
    removeOlder: (kind: FileKind, names: readonly string[], limit: Date) =>
      removeOlder(path.join(directory, kind), names, limit),
    /** The names of all complete files of a kind, in batches. */
    async *listNames(kind: FileKind, size = batchSize) {
      for await (const names of readNames(path.join(directory, kind), size))
        yield names.filter((name) => ownName.test(name))
    },
  }
}
export type Files = ReturnType<typeof makeFiles>

function noneThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Small enough that a folder with any number of files never blocks the event loop. */
const batchSize = 1000

async function* readNames(folder: string, size = batchSize) {
  const entries = await opendir(folder, { bufferSize: size }).catch(noneThere)
  let names: string[] = []
  for await (const { name } of entries ?? []) {
    names.push(name)
    if (names.length < size) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}

async function removeOlder(folder: string, names: readonly string[], limit: Date) {
  for (const name of names) {
    const place = path.join(folder, name)
    const { mtime } = (await stat(place).catch(noneThere)) ?? {}
    if (mtime && mtime < limit) await rm(place, { force: true })
  }
}
