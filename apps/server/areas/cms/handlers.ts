import { isPublicPage } from '@quartet/domain/pages.ts'
import { type Caller, holds } from '../../base/caller.ts'
import { callerOf, os, writerOf } from '../../base/context.ts'
import type { Db } from '../../base/db.ts'
import { cleanHtml, isBlankHtml } from '../../base/html.ts'
import { done, missing, refusal, wrongFields } from '../../base/refusal.ts'
import { editRow, removeRows, restoreRows } from '../content/commands.ts'
import { countReaders, showRow } from '../content/queries.ts'
import { defaultLanguageId, findPublishedLanguage } from '../languages/queries.ts'
import { addPage } from './commands.ts'
import { cmsRows, findPlace, pagesOf, type Reading } from './queries.ts'

export const cms = os.cms.router({
  show: os.cms.show.handler(async ({ context: { db, caller }, input: { params, query } }) => {
    if (query.language !== undefined && !(await findPublishedLanguage(db, query.language))) throw refusal('language_unknown')
    const reading = {
      languageId: query.language ?? caller?.languageId ?? defaultLanguageId,
      ageGroupId: query.age_group_id ?? caller?.ageGroupId ?? null,
    }
    const place = await placeNamed(db, params.cms_id)
    const refused = mayRead(caller, place?.key)
    if (refused) throw refusal(refused)
    const content = place ? await at(db, place, reading) : []
    if (content.length === 0) throw missing()
    return { content }
  }),

  helpYou: os.cms.helpYou.handler(async ({ context }) => ({ content: await pagesOf(context.db, ['lci_help_you'], callerOf(context)) })),

  list: os.cms.list.handler(async ({ context: { db }, input }) => ({ ...(await cmsRows.list(db, input.query)), choices: {} })),
  entry: os.cms.entry.handler(({ context: { db }, input }) =>
    showRow(db, cmsRows, input.params.id, (reader, { language_id, age_group_id }) =>
      countReaders(reader, { language_id, ...(age_group_id !== null && { age_group_id }) }),
    ),
  ),
  add: os.cms.add.handler(async ({ context, input }) => done(await addPage(writerOf(context), cleaned(input.body)))),
  edit: os.cms.edit.handler(async ({ context, input }) =>
    done(await editRow(writerOf(context), cmsRows, input.params.id, cleaned(input.body))),
  ),
  remove: os.cms.remove.handler(async ({ context, input }) => done(await removeRows(writerOf(context), cmsRows, [input.params.id]))),
  removeMany: os.cms.removeMany.handler(async ({ context, input }) => done(await removeRows(writerOf(context), cmsRows, input.body.ids))),
  restore: os.cms.restore.handler(async ({ context, input }) => done(await restoreRows(writerOf(context), cmsRows, input.body.ids))),

  videos: os.cms.videos.handler(async ({ context }) => ({ content: await pagesOf(context.db, ['videos'], callerOf(context)) })),
})

/** A body of which nothing is left to read is none. */
function cleaned<Draft extends { body_html: string }>(draft: Draft): Draft {
  const body_html = cleanHtml(draft.body_html)
  if (isBlankHtml(body_html)) throw wrongFields({ body_html: 'required' })
  return { ...draft, body_html }
}

type Place = { key: string; order?: number }

/** `/page/terms` names all that stands under a key, `/page/17` one page, whichever of its versions has that number. */
async function placeNamed(db: Db, name: string): Promise<Place | undefined> {
  if (/^[1-9]\d{0,8}$/.test(name)) return findPlace(db, Number(name))
  return /^[\w-]+$/.test(name) ? { key: name } : undefined
}

/** What is not for visitors is refused them like what there is not; guests and who waits for consent have the public pages only (D29, D43). */
function mayRead(caller: Caller | undefined, key: string | undefined) {
  if (key !== undefined && isPublicPage(key)) return undefined
  if (!caller) return 'unauthenticated' as const
  if (caller.accessState === 'awaiting_consent') return 'consent_awaited' as const
  return holds(caller, 'guest') ? ('forbidden' as const) : undefined
}

async function at(db: Db, { key, order }: Place, reading: Reading) {
  const pages = await pagesOf(db, [key], reading)
  return order === undefined ? pages : pages.filter((page) => page.order === order)
}
