import type { Wall } from '@quartet/content/walls/wall.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { walls, words } from './tables.ts'

/**
 * First content: the word walls of one language. A word that an administrator edited or added stays as it is; one that the wall no longer has
 * goes, or texts would still be decoded by it.
 */
export async function loadWalls(tx: Transaction, languageId: number, loaded: readonly Wall[]) {
  for (const { title, area, children, words: byPattern } of loaded) {
    const [wall] = await tx
      .insert(walls)
      .values({ title, area, children, languageId })
      .onConflictDoUpdate({
        target: [walls.area, walls.children, walls.languageId],
        set: { title: sql`case when ${walls.editedAt} is null then excluded.title else ${walls.title} end` },
      })
      .returning({ id: walls.id })
    if (!wall) throw new Error('a wall that was just written is gone')
    await loadWords(
      tx,
      wall.id,
      patterns.flatMap((pattern) => byPattern[pattern].map(({ text, forms, weight }) => ({ text, forms: [...forms], weight, pattern }))),
    )
  }
}

type Word = Pick<typeof words.$inferInsert, 'text' | 'forms' | 'pattern' | 'weight'>

async function loadWords(tx: Transaction, wallId: number, input: readonly Word[]) {
  const texts = input.map(({ text }) => text)
  await tx
    .delete(words)
    .where(and(eq(words.wallId, wallId), isNull(words.editedAt), sql`not (${words.text} = any(${sql.param(texts)}::text[]))`))
  const changed = sql`(${words.forms}, ${words.pattern}, ${words.weight}) is distinct from (excluded.forms, excluded.pattern, excluded.weight)`
  await tx
    .insert(words)
    .values(input.map((word) => ({ ...word, wallId })))
    .onConflictDoUpdate({
      target: [words.wallId, words.text],
      set: { forms: sql`excluded.forms`, pattern: sql`excluded.pattern`, weight: sql`excluded.weight` },
      setWhere: and(isNull(words.editedAt), changed),
    })
}
