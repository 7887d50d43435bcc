import type { StatementSet } from '@quartet/content/statements/statement.ts'
import { bands } from '@quartet/domain/bands.ts'
import { type AgeGroup, patterns } from '@quartet/domain/patterns.ts'
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import { attributes } from './tables.ts'

/** First content: the catalogue statements of one age group in one language; one that an administrator edited stays as it is. */
export async function loadStatements(tx: Transaction, languageId: number, ageGroupId: AgeGroup, statements: StatementSet) {
  const rows = patterns.flatMap((pattern) => {
    const { order, ...byBand } = statements[pattern]
    const grouped = [...bands.map((type) => ({ type, titles: byBand[type] })), { type: 'Sequence' as const, titles: order }]
    return grouped.flatMap(({ type, titles }) =>
      titles.map((title, at) => ({
        pattern,
        type,
        title,
        ageGroupId,
        languageId,
        groupKey: `${ageGroupId}/${pattern}/${type}/${at + 1}`,
        order: at + 1,
      })),
    )
  })
  await tx
    .insert(attributes)
    .values(rows)
    .onConflictDoUpdate({
      target: [attributes.groupKey, attributes.languageId],
      set: { title: sql`excluded.title` },
      setWhere: and(isNull(attributes.editedAt), ne(attributes.title, sql`excluded.title`)),
    })
}
