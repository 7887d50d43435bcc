// global setup: names the folder of a prepared installation, which the first test that needs it makes
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { withStartLock } from '../embedded/start-lock.ts'
import { dataFolder, forget, freePort, startProcess } from './process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    preparedFolder: string
  }
}

export default function setup(project: TestProject) {
  const folder = dataFolder()
  rmSync(folder, { recursive: true })
  project.provide('preparedFolder', folder)
  return () => forget(folder)
}

/**
 * Returns a data folder with a stopped installation whose content is loaded. It is a copy of
 * `prepared`, so that only the first test of a run waits for PostgreSQL and the content.
 */
export async function copyPrepared(prepared: string): Promise<string> {
  if (!existsSync(prepared)) await withStartLock(`${prepared}.lock`, () => prepare(prepared))
  const folder = dataFolder()
  execFileSync('cp', ['-a', `${prepared}/.`, folder]) // with owner and modes, which PostgreSQL checks
  return folder
}

async function prepare(prepared: string) {
  if (existsSync(prepared)) return
  const folder = dataFolder()
  const app = startProcess({ DATA_DIR: folder, PORT: String(await freePort()) })
  await app.ready()
  await app.stop()
  rmSync(path.join(folder, 'pg-port')) // copies that run side by side have ports of their own
  renameSync(folder, prepared)
}
