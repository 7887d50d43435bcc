import type { SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Reader } from './db.ts'

const statements = new WeakMap<Reader, Map<string, unknown>>()

/** A statement under its name: built once a process, and planned once a connection instead of at every call. */
export function prepared<Statement>(db: Reader, name: string, build: (name: string) => Statement): Statement {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  const statement = (known.get(name) as Statement | undefined) ?? build(name)
  known.set(name, statement)
  return statement
}

const dialect = new PgDialect()

/** The same for raw SQL, in a transaction too: planned once a connection. Its text must be the same at every call, so values come as parameters only. */
export const executeNamed = <Row extends Record<string, unknown> = Record<string, unknown>>(db: Reader, name: string, query: SQL) =>
  db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(dialect.sqlToQuery(query), undefined, name, false).execute()
