import type { Log } from '../monitoring/log.ts'
import { prepareQueue } from '../queue/queue.ts'
import { type DatabaseUrls, migrateDb } from './db.ts'

/**
 * Prepares a database before the application serves from it: tables, queue and the right to use
 * them, all created by the owner.
 */
export async function prepareDb({ url, ownerUrl }: DatabaseUrls, log: Log) {
  await migrateDb(ownerUrl, url)
  await prepareQueue(ownerUrl, log)
}
