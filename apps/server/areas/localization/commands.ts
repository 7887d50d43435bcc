import type { ErrorName } from '@quartet/contract/errors.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { isLegalText } from '@quartet/domain/consent-texts.ts'
import { hasSamePlaceholders, textAreaOf } from '@quartet/domain/interface-texts.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { sourceOf } from './interface-texts.ts'
import { linesOf } from './queries.ts'
import { localization } from './tables.ts'

type Language = { id: number; locale: string; tag: string }
type Area = (typeof localization.area.enumValues)[number]
/** Text by key; null or an empty string reverts a change. */
export type Changes = Readonly<Record<string, string | null>>
export type Before = Readonly<Record<string, string | null>>

/** A kind of texts that administrators change: those of the interface, or those of mails. */
export type TextKind = {
  /** The log entries of its changes name it so. */
  entity: string
  areaOf: (key: string) => Area
  isLegal: (key: string) => boolean
  /** Whether the log keeps what the text said before and after. */
  logsValues: (key: string) => boolean
  /** The English text whose placeholders a text must have; undefined for an unknown key. */
  sourceOf: (key: string, tag: string) => string | undefined
  linesOf: (
    db: Reader,
    language: Language,
  ) => Promise<readonly { key: string; value: string | null; original: string | null }[]>
}

const interfaceTexts: TextKind = {
  entity: 'localization',
  areaOf: textAreaOf,
  isLegal: isLegalText,
  logsValues: isLegalText,
  sourceOf,
  linesOf,
}

/** The error of each wrong text by key: unknown, or with placeholders that differ from the English. */
export const wrongTexts = (
  { sourceOf }: Pick<TextKind, 'sourceOf'>,
  tag: string,
  changes: Changes,
): Record<string, FieldCode> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([key, value]): [string, FieldCode][] => {
      const source = sourceOf(key, tag)
      if (source === undefined) return [[key, 'text_unknown']]
      const isRight = !value || hasSamePlaceholders(key, source, value)
      return isRight ? [] : [[key, 'placeholders_lost']]
    }),
  )

/** The same for a single text of the interface. */
export const wrongText = (tag: string, key: string, value: string | null) =>
  wrongTexts(interfaceTexts, tag, { [key]: value })[key]

export const saveTexts = (writer: Writer, language: Language, edit: Edit) =>
  saveTextsOf(interfaceTexts, writer, language, edit)

/** `before`: the texts when editing began. `skipWrong`: saves the others although some are wrong. */
type Edit = { changes: Changes; before?: Before | undefined; skipWrong?: boolean | undefined }
/** Why texts were not saved, by key. */
type Wrong = Readonly<Record<string, FieldCode | ErrorName>>

/**
 * Saves all changes, or none if one is wrong and wrong ones are not skipped; returns the previous
 * values of the texts that changed. A text equal to the product's original is deleted, not stored.
 */
export async function saveTextsOf(
  kind: TextKind,
  writer: Writer,
  language: Language,
  { changes, before = {}, skipWrong = false }: Edit,
) {
  const invalid = wrongTexts(kind, language.tag, changes)
  const fields = Object.entries(invalid).map(([key, code]) => [`texts.${key}`, code] as const)
  if (fields.length > 0 && !skipWrong) return failFields(Object.fromEntries(fields))
  return writer.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('localization'))`)
    const lines = new Map((await kind.linesOf(tx, language)).map((line) => [line.key, line]))
    const currentOf = (key: string) => lines.get(key)?.value ?? null
    const nextOf = (key: string) => changes[key] || lines.get(key)?.original || null
    const stale = Object.keys(before).filter((key) => currentOf(key) !== before[key])
    if (stale.length > 0 && !skipWrong) return fail('row_changed')

    const differing = Object.keys(changes).filter((key) => nextOf(key) !== currentOf(key))
    const locked = writer.mayEditLegal ? [] : differing.filter(kind.isLegal)
    if (locked.length > 0 && !skipWrong) return fail('forbidden')
    const wrong: Wrong = {
      ...Object.fromEntries(stale.map((key) => [key, 'row_changed' as const])),
      ...Object.fromEntries(locked.map((key) => [key, 'text_legal' as const])),
      ...invalid,
    }
    const changed = differing.filter((key) => !Object.hasOwn(wrong, key))
    const rows = changed.flatMap((key) => {
      const value = changes[key]
      const isStored = value && value !== lines.get(key)?.original
      const row = { languageId: language.id, key, area: kind.areaOf(key), editedAt: writer.now }
      return isStored ? [{ ...row, value }] : []
    })
    const stored = new Set(rows.map(({ key }) => key))
    await store(tx, rows)
    await remove(
      tx,
      language.id,
      changed.filter((key) => !stored.has(key)),
    )
    const logged = changed.filter(kind.logsValues)
    if (changed.length > 0)
      await writeLog(tx, writer.now, {
        action: 'update',
        entity: kind.entity,
        entityId: language.id,
        count: changed.length,
        actorId: writer.actorId,
        ...(logged.length > 0 && {
          oldValue: Object.fromEntries(logged.map((key) => [key, currentOf(key)])),
          newValue: Object.fromEntries(logged.map((key) => [key, nextOf(key)])),
        }),
      })
    return ok({ before: Object.fromEntries(changed.map((key) => [key, currentOf(key)])), wrong })
  })
}

/** Rows per insert statement; each row has 5 parameters. */
const batch = 1000

async function store(tx: Transaction, rows: readonly (typeof localization.$inferInsert)[]) {
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insert(localization)
      .values(rows.slice(at, at + batch))
      .onConflictDoUpdate({
        target: [localization.languageId, localization.key],
        set: {
          ...{ value: sql`excluded.value`, area: sql`excluded.area` },
          editedAt: sql`excluded.edited_at`,
        },
      })
}

async function remove(tx: Transaction, languageId: number, keys: readonly string[]) {
  if (keys.length > 0)
    await tx
      .delete(localization)
      .where(and(eq(localization.languageId, languageId), inArray(localization.key, [...keys])))
}
