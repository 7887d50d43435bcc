import type { FieldCode } from '@quartet/contract/fields.ts'
import { isLegalText } from '@quartet/domain/consent-texts.ts'
import { hasSamePlaceholders, textAreaOf } from '@quartet/domain/interface-texts.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { sourceOf } from './interface-texts.ts'
import { linesOf } from './queries.ts'
import { localization } from './tables.ts'

type Language = { id: number; locale: string; tag: string }
/** Text by key; null or an empty string reverts a change. */
export type Changes = Readonly<Record<string, string | null>>
export type Before = Readonly<Record<string, string | null>>

/**
 * Returns the error of a text, if any: an unknown key, or placeholders that differ from the English
 * text.
 */
export function wrongText(tag: string, key: string, value: string | null): FieldCode | undefined {
  const source = sourceOf(key, tag)
  if (source === undefined) return 'text_unknown'
  return value && !hasSamePlaceholders(key, source, value) ? 'placeholders_lost' : undefined
}

/**
 * Saves all changes or none; returns the previous values of the texts that changed. A text equal to
 * the product's original is deleted, not stored.
 */
export async function saveTexts(
  writer: Writer,
  language: Language,
  changes: Changes,
  before: Before = {},
) {
  const wrong = Object.entries(changes).flatMap(([key, value]) => {
    const code = wrongText(language.tag, key, value)
    return code ? [[`texts.${key}`, code] as const] : []
  })
  if (wrong.length > 0) return failFields(Object.fromEntries(wrong))
  return writer.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('localization'))`)
    const lines = new Map((await linesOf(tx, language)).map((line) => [line.key, line]))
    if (Object.entries(before).some(([key, value]) => (lines.get(key)?.value ?? null) !== value))
      return fail('row_changed')

    const changed = Object.entries(changes).filter(
      ([key, value]) => (value || lines.get(key)?.original || null) !== lines.get(key)?.value,
    )
    const legal = changed.flatMap(([key]) => (isLegalText(key) ? [key] : []))
    if (legal.length > 0 && !writer.mayEditLegal) return fail('forbidden')
    const [stored, taken] = [new Map<string, string>(), [] as string[]]
    for (const [key, value] of changed) {
      if (value && value !== lines.get(key)?.original) stored.set(key, value)
      else taken.push(key)
    }
    await write(tx, language.id, stored, taken)
    if (changed.length > 0)
      await writeLog(tx, writer.now, {
        action: 'update',
        entity: 'localization',
        entityId: language.id,
        count: changed.length,
        actorId: writer.actorId,
        ...(legal.length > 0 && {
          oldValue: Object.fromEntries(legal.map((key) => [key, lines.get(key)?.value ?? null])),
          newValue: Object.fromEntries(
            legal.map((key) => [key, changes[key] || lines.get(key)?.original || null]),
          ),
        }),
      })
    return ok({
      before: Object.fromEntries(changed.map(([key]) => [key, lines.get(key)?.value ?? null])),
    })
  })
}

/** Rows per insert statement; each row has 4 parameters. */
const batch = 1000

async function write(
  tx: Transaction,
  languageId: number,
  stored: ReadonlyMap<string, string>,
  taken: readonly string[],
) {
  if (taken.length > 0)
    await tx
      .delete(localization)
      .where(and(eq(localization.languageId, languageId), inArray(localization.key, [...taken])))
  const rows = [...stored].map(([key, value]) => ({
    languageId,
    key,
    value,
    area: textAreaOf(key),
  }))
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insert(localization)
      .values(rows.slice(at, at + batch))
      .onConflictDoUpdate({
        target: [localization.languageId, localization.key],
        set: { value: sql`excluded.value`, area: sql`excluded.area` },
      })
}
