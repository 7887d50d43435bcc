import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The command line of a living process, empty for a zombie, undefined for none. Where there is no /proc a living one reads as its name is unknown: '?'. */
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

/** Tells two processes apart that bore the same pid one after the other. */
function birthOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const patience = 60_000
/** A lock file without a word in it was left by a process that died between making and writing it. */
const emptyFor = 5_000

/**
 * Holds `file` while `work` runs; a second process waits for it.
 * A lock whose owner is dead, or whose pid now belongs to another process, is taken over.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience
  while (!tryLock(file)) {
    if (isStale(file)) takeAway(file)
    else if (Date.now() > until) throw new Error(`another start has held ${file} for a minute`)
    else await wait(100)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file: string) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, `${process.pid} ${birthOf(process.pid)}`)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isStale(file: string) {
  try {
    const [pid = '', birth = ''] = readFileSync(file, 'utf8').split(' ')
    if (pid === '') return Date.now() - statSync(file).mtimeMs > emptyFor
    return !commandOf(Number(pid)) || birthOf(Number(pid)) !== birth
  } catch {
    return false
  }
}

// renaming has one winner; the loser looks again
function takeAway(file: string) {
  const mine = `${file}.${process.pid}`
  try {
    renameSync(file, mine)
    rmSync(mine, { force: true })
  } catch {}
}
