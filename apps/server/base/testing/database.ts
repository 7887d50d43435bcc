// one PostgreSQL for all API tests: a template with the first content, cloned for each file
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadFirstContent } from '../../first-content.ts'
import { migrateDb, openDb } from '../db.ts'
import { startEmbedded } from '../embedded.ts'
import { makeLog } from '../log.ts'
import { openQueue } from '../queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pg: string
  }
}

export default async function setup(project: TestProject) {
  const dir = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quartet-test-'))
  const server = await startEmbedded(dir, ['-F', '-c synchronous_commit=off', '-c max_connections=200'])
  await makeTemplate(server.url)
  project.provide('pg', server.url)
  return async () => {
    await server.leave()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function makeTemplate(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create database template_app')
  await client.end()

  const template = url.replace(/\/postgres$/, '/template_app')
  await migrateDb(template)
  const { db, pool } = openDb(template, () => {})
  await loadFirstContent(db)
  const queue = await openQueue(template, makeLog('silent'), false)
  await queue.stop()
  await pool.end()
}
