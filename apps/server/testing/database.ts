// one PostgreSQL for all API tests: a template with the first content, cloned for each file
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadFirstContent } from '../content-loader.ts'
import { type DatabaseUrls, openDb } from '../db/db.ts'
import { prepareDb } from '../db/prepare-db.ts'
import { startEmbedded } from '../embedded/embedded-postgres.ts'
import { makeLog } from '../monitoring/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of the server for its owner and for the serving user. */
    pg: DatabaseUrls
  }
}

export default async function setup(project: TestProject) {
  const dir = mkdtempSync(
    path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quartet-test-'),
  )
  const server = await startEmbedded(dir, [
    '-F',
    '-c synchronous_commit=off',
    '-c max_connections=200',
  ])
  const { url, ownerUrl } = server
  await makeTemplate({ url, ownerUrl })
  project.provide('pg', { url, ownerUrl })
  return async () => {
    await server.leave()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function makeTemplate(server: DatabaseUrls) {
  const client = new pg.Client(server.ownerUrl)
  await client.connect()
  await client.query('create database template_app')
  await client.end()

  const template = databaseOn(server, 'template_app')
  await prepareDb(template, makeLog('silent'))
  const { db, pool } = openDb(template.url, () => {}, 'jobs')
  await loadFirstContent(db)
  await pool.end()
}

export const databaseOn = ({ url, ownerUrl }: DatabaseUrls, name: string): DatabaseUrls => ({
  url: url.replace(/\/postgres$/, `/${name}`),
  ownerUrl: ownerUrl.replace(/\/postgres$/, `/${name}`),
})
