import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

/** What is kept outside the database, each kind in a folder of its own. */
export const fileKinds = ['avatars', 'speech', 'exports', 'attachments', 'pages'] as const
export type FileKind = (typeof fileKinds)[number]

/** What is saved with the rows that name it; exports, attachments and speech are made anew or outlived. */
export const savedKinds = ['avatars', 'pages'] as const satisfies FileKind[]
export type SavedKind = (typeof savedKinds)[number]
export const isSavedKind = (kind: string): kind is SavedKind => (savedKinds as readonly string[]).includes(kind)

/** A name that we made ourselves: no way out of its folder. */
const ownName = /^[\w-]{1,100}\.[a-z\d]{1,8}$/
export const isFileName = (name: string) => ownName.test(name)

/**
 * Files of users in a directory that all processes share. A file is there whole or not at all, and on the disk before `write` answers.
 * Bytes in, bytes out; who may see a file is the caller's business.
 */
export function makeFiles(directory: string) {
  const placeOf = (kind: FileKind, name: string) => {
    if (!ownName.test(name)) throw new Error(`${kind}: not a name of ours`)
    return path.join(directory, kind, name)
  }

  return {
    /** Answers the bytes that were written. What comes piece by piece is written so. */
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
    /** Undefined when there is none. */
    read: (kind: FileKind, name: string) => readFile(placeOf(kind, name)).catch(noneThere),
    /** Its bytes, read as fast as they are taken; undefined when there is none. */
    async open(kind: FileKind, name: string) {
      const file = await open(placeOf(kind, name)).catch(noneThere)
      return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>)
    },
    /** What was being written before `limit` by a process that was killed. */
    async removeParts(kind: FileKind, limit: Date) {
      const folder = path.join(directory, kind)
      const names = (await readdir(folder).catch(noneThere)) ?? []
      for (const name of names.filter((name) => name.endsWith('.part'))) {
        const { mtime } = (await stat(path.join(folder, name)).catch(noneThere)) ?? {}
        if (mtime && mtime < limit) await rm(path.join(folder, name), { force: true })
      }
    },
    remove: (kind: FileKind, name: string) => rm(placeOf(kind, name), { force: true }),
    /** Every whole file of a kind, with when it was written. */
    async list(kind: FileKind) {
      const folder = path.join(directory, kind)
      const names = (await readdir(folder).catch(noneThere)) ?? []
      const rows = names
        .filter((name) => ownName.test(name))
        .map(async (name) => ({ name, writtenAt: (await stat(path.join(folder, name)).catch(noneThere))?.mtime }))
      return (await Promise.all(rows)).flatMap(({ name, writtenAt }) => (writtenAt ? [{ name, writtenAt }] : []))
    },
  }
}
export type Files = ReturnType<typeof makeFiles>

function noneThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
