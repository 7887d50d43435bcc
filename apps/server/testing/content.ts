import type { Db } from '../db/db.ts'
import { insertMany, type Tables } from '../lists/row-writes.ts'

/** Inserts rows of content, keyed by column name, and returns their ids in the same order. */
export const addContent = (db: Db, tables: Tables, rows: readonly Record<string, unknown>[]) =>
  db.transaction((tx) => insertMany(tx, tables, rows))
