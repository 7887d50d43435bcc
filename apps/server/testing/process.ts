import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
/** As in scripts/start.mjs. */
const heap = ['--max-semi-space-size=8', '--initial-old-space-size=32']
const asStarted = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/quartet') }

let nextPort = 10_000 + Math.floor(Math.random() * 20_000)

/**
 * Returns a port nobody listens on. It lies below the range the system takes ports of outgoing
 * connections from (32768 and up), so nobody else takes it before the caller does.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = nextPort++
    const server = createServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })

export const dataFolder = () =>
  mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quartet-start-'))
export const forget = (folder: string) => rmSync(folder, { recursive: true, force: true })

/**
 * Runs another entry of the server, such as `backup.ts`, in its own process until it ends. Returns
 * its output and exit code.
 */
export const runProcess = (entry: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, ...env } }
    const child = execFile(
      process.execPath,
      [path.join('apps/server', entry), ...args],
      options,
      (_, out, err) => resolve({ code: child.exitCode ?? -1, output: `${out}${err}`.trim() }),
    )
  })

/**
 * Starts the real application in its own process, or another entry that becomes it. `output` grows
 * while it runs.
 */
export function startProcess(env: Record<string, string>, args: string[] = [], entry = 'main.ts') {
  const child: ChildProcess = spawn(
    process.execPath,
    [...heap, path.join('apps/server', entry), ...args],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...asStarted,
        ADMIN_PASSWORD: 'an administrator',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // ipc: it ends when the test is killed
    },
  )
  const lines: string[] = []
  child.stdout?.on('data', (part) => lines.push(String(part)))
  child.stderr?.on('data', (part) => lines.push(String(part)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const output = () => lines.join('')

  return {
    child,
    output,
    ended,
    /** Resolves once the application serves. Throws its output if it ends instead. */
    async ready() {
      const over = ended.then(() => 'ended' as const)
      while (!output().includes('Quartet is at')) {
        const next = await Promise.race([
          over,
          new Promise<'later'>((resolve) => setTimeout(() => resolve('later'), 50)),
        ])
        if (next === 'ended') throw new Error(output())
      }
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
