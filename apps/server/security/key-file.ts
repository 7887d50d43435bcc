import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const minKeyLength = 32

/** Creates a file with a random key, unless there is one or another process is first. */
export function ensureKeyFile(file: string) {
  if (existsSync(file)) return
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file) // fails if another process was first
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Throws if the key is too short. */
export function readKeyFile(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < minKeyLength)
    throw new Error(`${file} does not hold a key: it must have ${minKeyLength} characters or more.`)
  return key
}
