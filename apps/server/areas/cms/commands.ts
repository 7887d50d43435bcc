import type { Page } from '@quartet/content/cms/page.ts'
import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import { cleanHtml } from '../../base/html.ts'
import { cms } from './tables.ts'

/** First content: a page that an administrator edited stays as it is. */
export async function loadPages(tx: Transaction, languageId: number, pages: readonly Page[]) {
  const rows = pages.map(({ key, age_group_id, order, title, body_html }) => ({
    key,
    languageId,
    ageGroupId: age_group_id,
    order,
    title,
    bodyHtml: cleanHtml(body_html),
  }))
  await tx
    .insert(cms)
    .values(rows)
    .onConflictDoUpdate({
      target: [cms.key, cms.languageId, cms.ageGroupId, cms.order],
      set: { title: sql`excluded.title`, bodyHtml: sql`excluded.body_html` },
      setWhere: and(isNull(cms.editedAt)),
    })
}
