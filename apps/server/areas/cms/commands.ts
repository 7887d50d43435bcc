import { randomBytes } from 'node:crypto'
import type { Page } from '@quartet/content/cms/page.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { cleanHtml } from '../../html.ts'
import { takeUpload } from '../../media/uploads.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, Writer } from '../../services.ts'
import { addRow, type Draft } from '../content/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { cmsRows, isInMenu } from './queries.ts'
import { cms } from './tables.ts'

/** Loads the shipped pages of one language; pages that an editor changed or moved stay as they are. */
export async function loadPages(tx: Transaction, languageId: number, pages: readonly Page[]) {
  const left = await tx
    .select({ place: cms.leftPlace })
    .from(cms)
    .where(and(eq(cms.languageId, languageId), isNotNull(cms.leftPlace)))
  const places = new Set(left.map(({ place }) => place))
  const isFree = ({ key, order, age_group_id }: Page) =>
    !places.has(`${key}/${order}/${age_group_id ?? 0}`)
  const rows = pages.filter(isFree).map(({ key, age_group_id, order, title, body_html }) => ({
    key,
    languageId,
    ageGroupId: age_group_id,
    order,
    title,
    bodyHtml: cleanHtml(body_html),
  }))
  if (rows.length === 0) return
  await tx
    .insert(cms)
    .values(rows)
    .onConflictDoUpdate({
      target: [cms.key, cms.languageId, cms.ageGroupId, cms.order],
      set: { title: sql`excluded.title`, bodyHtml: sql`excluded.body_html` },
      setWhere: isNull(cms.editedAt),
    })
}

export const noDraft = { draft_title: null, draft_body: null, draft_at: null }

/**
 * Adds a page. A version of another page gets its key, age group and order; all pages with a key are
 * in the menu, or none.
 */
export async function addPage(
  writer: Writer,
  draft: Draft & { key: string; age_group_id: 1 | 2 | 3 | null },
) {
  const [source] = draft.version_of ? await cmsRows.find(writer.db, [draft.version_of], 0) : []
  const values = {
    ...draft,
    ...(source && { key: source.key, age_group_id: source.age_group_id }),
    in_menu: await isInMenu(writer.db, source?.key ?? draft.key),
    ...noDraft, // an equal page in the bin may have one
  }
  return addRow(writer, cmsRows, values)
}

/**
 * Stores a picture for later pages; returns its name, or why it was rejected. Pictures that no page
 * shows are deleted later (jobs.ts).
 */
export async function savePicture({ db, files, caller, now }: CallerContext, bytes: Uint8Array) {
  const taken = await takeUpload({ what: 'shown', bytes })
  if ('error' in taken)
    return fail(taken.error === 'picture_unknown' ? 'page_picture_unknown' : taken.error)
  const picture = `${randomBytes(16).toString('hex')}.webp`
  await files.write('pages', picture, taken.bytes)
  await db.transaction((tx) =>
    writeLog(tx, now, {
      action: 'create',
      entity: 'cms',
      actorId: caller.id,
      newValue: { fields: ['picture'] },
    }),
  )
  return ok({ picture })
}
