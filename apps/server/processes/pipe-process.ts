import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'

/** `heap`: megabytes of JavaScript; `memory`: of everything, as process-guard.ts enforces it. */
export type ProcessLimits = { heap: number; memory: number }

/**
 * A process that reads its standard input and writes its standard output, without environment and connection: what it computes, and what it is given to
 * compute with, reaches nothing of the server. It comes after the server and PostgreSQL on a busy machine, and ends when the server does.
 */
export function startProcess(file: URL, { heap, memory }: ProcessLimits) {
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, file.pathname, String(memory)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.unref()
  child.stdin.on('error', () => {}) // it ended before it had read all: how it ended tells why
  child.stdout.on('error', () => {})
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended, or the system forbids it
  }
  const exited = new Promise<NodeJS.Signals | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
    child.once('error', () => resolve(null))
  })
  return {
    pid: child.pid,
    stdin: child.stdin as Writable,
    stdout: child.stdout as Readable,
    /** The signal that ended it, or its code; null when it never began. */
    exited,
    end: () => end(child),
  }
}

function end(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

/** Writes, and waits until there is room for more. False when nobody reads any more. */
export async function write(pipe: Writable, bytes: Uint8Array): Promise<boolean> {
  if (pipe.destroyed || !pipe.writable) return false
  if (pipe.write(bytes)) return true
  const closed = new AbortController()
  try {
    await Promise.race([once(pipe, 'drain', { signal: closed.signal }), once(pipe, 'close', { signal: closed.signal })])
  } catch {
    return false
  } finally {
    closed.abort()
  }
  return !pipe.destroyed
}
