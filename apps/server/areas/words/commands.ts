import type { WallDraft, WordDraft } from '@quartet/contract/areas/words.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { walls, words } from './tables.ts'

/**
 * Loads the word walls of one language; titles that an administrator edited stay. Returns their ids
 * by key.
 */
export async function loadWalls(tx: Transaction, loaded: readonly ContentRow<typeof WallDraft>[]) {
  const ids = new Map<string, number>()
  for (const { group_key: key, title, area, children, language_id: languageId } of loaded) {
    const [wall] = await tx
      .insert(walls)
      .values({ title, area, children, languageId })
      .onConflictDoUpdate({
        target: [walls.area, walls.children, walls.languageId],
        set: {
          title: sql`case when ${walls.editedAt} is null then excluded.title else ${walls.title} end`,
        },
      })
      .returning({ id: walls.id })
    if (!wall) throw new Error('a wall that was just written is gone')
    ids.set(key, wall.id)
  }
  return ids
}

type Word = ContentRow<typeof WordDraft>

/**
 * Loads the words of one wall. Words that an administrator edited or added stay unchanged; all
 * others that are no longer in the content are deleted, so that tasks are not decoded with them.
 */
export async function loadWords(tx: Transaction, wallId: number, loaded: readonly Word[]) {
  const texts = loaded.map(({ text }) => text)
  await tx
    .delete(words)
    .where(
      and(
        eq(words.wallId, wallId),
        isNull(words.editedAt),
        sql`not (${words.text} = any(${sql.param(texts)}::text[]))`,
      ),
    )
  const changed = sql`(${words.forms}, ${words.pattern}, ${words.weight}, ${words.note}) is distinct from (excluded.forms, excluded.pattern, excluded.weight, excluded.note)`
  await tx
    .insert(words)
    .values(
      loaded.map(({ text, forms, pattern, weight, note }) => ({
        text,
        forms,
        pattern,
        weight,
        note,
        wallId,
      })),
    )
    .onConflictDoUpdate({
      target: [words.wallId, words.text],
      set: {
        forms: sql`excluded.forms`,
        pattern: sql`excluded.pattern`,
        weight: sql`excluded.weight`,
        note: sql`excluded.note`,
      },
      setWhere: and(isNull(words.editedAt), changed),
    })
}
