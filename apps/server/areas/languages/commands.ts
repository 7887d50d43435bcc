import type { LanguageRow } from '@quartet/content/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { defaultLanguageId } from './queries.ts'
import { languages } from './tables.ts'

/**
 * Inserts the initial languages with explicit ids, because these ids are on the wire. Existing rows
 * stay unchanged.
 */
export async function loadLanguages(tx: Transaction, rows: readonly LanguageRow[]) {
  await tx
    .insert(languages)
    .overridingSystemValue()
    .values([...rows])
    .onConflictDoNothing()
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('languages', 'id'), (select max(id) from languages))`,
  )
}

/** Publishes the language with this locale; does nothing when no such language exists. */
export const publishLanguage = (tx: Transaction, locale: string) =>
  tx.update(languages).set({ published: true }).where(eq(languages.locale, locale))

type Draft = { title: string; tag: string; rtl: 0 | 1; flag: string }

export async function addLanguage(writer: Writer, draft: Draft & { locale: string }) {
  return writer.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(languages)
      .values(draft)
      .onConflictDoNothing()
      .returning({ id: languages.id })
    if (!added) return failFields({ locale: 'taken' })
    const { title: _, ...values } = draft
    await writeLog(tx, writer.now, {
      ...entryOf(writer, 'create', added.id),
      newValue: values,
    })
    return ok(added)
  })
}

/**
 * `before` holds the values on screen when the edit began; returns `row_changed` when they no
 * longer match the row.
 */
export const editLanguage = (
  writer: Writer,
  id: number,
  { before, ...draft }: Draft & { before?: Draft | undefined },
) => change(writer, id, draft, before)

/**
 * Callers check beforehand that a language is complete. The default language cannot be unpublished.
 */
export async function setPublished(writer: Writer, id: number, published: boolean) {
  if (id === defaultLanguageId && !published) return fail('language_default')
  return change(writer, id, { published })
}

type Values = Partial<Draft & { published: boolean }>

async function change(writer: Writer, id: number, values: Values, before: Values = {}) {
  return writer.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(languages).where(eq(languages.id, id)).for('update')
    if (!locked) return fail('row_unknown')
    const unlike = (some: Values) =>
      (Object.keys(some) as (keyof Values)[]).filter((name) => some[name] !== locked[name])
    if (unlike(before).length > 0) return fail('row_changed')
    const fields = unlike(values)
    if (fields.length === 0) return ok({ id })
    await tx.update(languages).set(values).where(eq(languages.id, id))
    await writeLog(tx, writer.now, {
      ...entryOf(writer, 'update', id),
      newValue: values.published === undefined ? { fields } : { published: values.published },
    })
    return ok({ id })
  })
}

/**
 * A language that a person, text or form still references cannot be deleted: the foreign key
 * violation is returned as `row_used`.
 */
export async function removeLanguage(writer: Writer, id: number) {
  if (id === defaultLanguageId) return fail('language_default')
  try {
    return await writer.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(languages).where(eq(languages.id, id)).for('update')
      if (!locked) return fail('row_unknown')
      if (locked.published) return fail('language_published')
      await tx.delete(languages).where(eq(languages.id, id))
      await writeLog(tx, writer.now, entryOf(writer, 'delete', id))
      return ok({ id })
    })
  } catch (error) {
    if (sqlState(error) === '23503') return fail('row_used')
    throw error
  }
}

/** Never with the title, because it is free text. */
const entryOf = (
  { actorId }: Writer,
  action: 'create' | 'update' | 'delete',
  entityId: number,
): LogEntry => ({ action, entity: 'languages', entityId, actorId })
