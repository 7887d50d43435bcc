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
