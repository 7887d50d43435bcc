import type { SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Reader } from './db.ts'

const statements = new WeakMap<Reader, Map<string, unknown>>()

/**
 * A named statement, built once per process and planned once per connection instead of at every
 * call.
 */
export function prepared<Statement>(
  db: Reader,
  name: string,
  build: (name: string) => Statement,
): Statement {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  const statement = (known.get(name) as Statement | undefined) ?? build(name)
  known.set(name, statement)
  return statement
}

const dialect = new PgDialect()

/**
 * Runs raw SQL as a named statement, also in a transaction: planned once per connection. The text
 * must be the same at every call, so pass values only as parameters.
 */
export const executeNamed = <Row extends Record<string, unknown> = Record<string, unknown>>(
  db: Reader,
  name: string,
  query: SQL,
) =>
  db._.session
    .prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
      dialect.sqlToQuery(query),
      undefined,
      name,
      false,
    )
    .execute()
