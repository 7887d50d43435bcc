import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'

/**
 * `heap`: megabytes of JavaScript heap; `memory`: megabytes in total, as enforced by
 * memory-guard.ts.
 */
export type ProcessLimits = { heap: number; memory: number }

/**
 * Starts a process that reads stdin and writes stdout, without environment variables and
 * connections, so that neither its code nor its input can reach the server. It has a lower priority
 * than the server and PostgreSQL, and ends with the server.
 */
export function startProcess(file: URL, { heap, memory }: ProcessLimits) {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, file.pathname, String(memory)],
    {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  child.unref()
  // the process may end before it has read everything: its exit code says why
  child.stdin.on('error', () => {})
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
    /** The signal that ended it, or its exit code; null if it never started. */
    exited,
    end: () => end(child),
  }
}

function end(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

/** Writes and waits until more can be written. Returns false once the reader is gone. */
export async function write(pipe: Writable, bytes: Uint8Array): Promise<boolean> {
  if (pipe.destroyed || !pipe.writable) return false
  if (pipe.write(bytes)) return true
  const closed = new AbortController()
  try {
    await Promise.race([
      once(pipe, 'drain', { signal: closed.signal }),
      once(pipe, 'close', { signal: closed.signal }),
    ])
  } catch {
    return false
  } finally {
    closed.abort()
  }
  return !pipe.destroyed
}
