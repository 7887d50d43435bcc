import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The command line of a running process, empty for a zombie, undefined if it does not exist.
 * Without /proc the command of a running process is unknown: '?'.
 */
export function commandOf(pid: number): string | undefined {
  if (!pid) return undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    if (process.platform === 'linux') return undefined
  }
  try {
    process.kill(pid, 0)
    return '?'
  } catch {
    return undefined
  }
}

/** The start time of a process, which distinguishes processes that had the same pid. */
function birthOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const lockTimeoutMs = 60_000
/** Milliseconds after which an empty lock file, left by a full disk, is stale. */
const emptyFor = 5_000

/**
 * Holds the lock `file` while `work` runs; a second process waits for it. Takes over a lock whose
 * owner is dead or whose pid belongs to another process.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + lockTimeoutMs
  const own = `${process.pid} ${birthOf(process.pid)} ${randomUUID()}`
  while (!tryLock(file, own)) {
    const words = wordsOf(file)
    if (words !== undefined && isStale(file, words)) takeAway(file, words)
    else if (Date.now() > until) throw new Error(`another start has held ${file} for a minute`)
    else await wait(100)
  }
  try {
    return await work()
  } finally {
    if (wordsOf(file) === own) rmSync(file, { force: true })
  }
}

/**
 * Writes the lock under another name and links it into place, so that nobody ever reads a partial
 * one.
 */
function tryLock(file: string, own: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, own)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function wordsOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function isStale(file: string, words: string) {
  const [pid = '', birth = ''] = words.split(' ')
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (pid === '') return Date.now() - madeAt > emptyFor
  return !commandOf(Number(pid)) || birthOf(Number(pid)) !== birth
}

/** Moves the stale lock aside. If another process has replaced it meanwhile, puts that one back. */
function takeAway(file: string, judged: string) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (wordsOf(aside) !== judged) linkSync(aside, file)
  } catch {
  } finally {
    rmSync(aside, { force: true })
  }
}
