import { isPagePicture, maxPagePictures, pagePictureBytes } from '@quartet/domain/pictures.ts'
import { apiError, fieldErrors, notFound, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { cleanPage, hasTooManyTags, isBlankHtml } from '../../html.ts'
import { api, type Context, getCaller, getWriter, signedIn } from '../../http/context.ts'
import { listRows, showRow } from '../content/queries.ts'
import { removeRows, restoreRows } from '../content/removal-commands.ts'
import { createHistoryHandler } from '../content/shared-handlers.ts'
import { defaultLanguageId, findPublishedLanguage } from '../languages/queries.ts'
import { mayRead, maySee } from './access.ts'
import { addPage, savePicture } from './commands.ts'
import {
  discardDraft,
  editPage,
  hidePage,
  publishPage,
  publishPages,
  saveDraft,
} from './draft-commands.ts'
import { movePage } from './place-commands.ts'
import { cmsRows, findPlace, pagesInMenu, pagesOf, pagesShowing, type Reading } from './queries.ts'

/** A picture never changes under its name; only the browser of a permitted reader may cache it. */
const forADay = { 'cache-control': 'private, max-age=86400', vary: 'authorization' }

export const cms = api.cms.router({
  show: api.cms.show.handler(async ({ context: { db, caller }, input: { params, query } }) => {
    if (query.language !== undefined && !(await findPublishedLanguage(db, query.language)))
      throw apiError('language_unknown')
    const reading = {
      languageId: query.language ?? caller?.languageId ?? defaultLanguageId,
      ageGroupId: query.age_group_id ?? caller?.ageGroupId ?? null,
    }
    const place = await placeNamed(db, params.cms_id)
    const error = mayRead(caller, place?.key)
    if (error) throw apiError(error)
    const content = place ? await at(db, place, reading) : []
    if (content.length === 0) throw notFound()
    return { content }
  }),

  helpYou: api.cms.helpYou.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['lci_help_you'], getCaller(context)),
  })),

  list: api.cms.list.handler(({ context: { db }, input }) => listRows(db, cmsRows, input.query)),
  entry: api.cms.entry.handler(({ context: { db }, input }) =>
    showRow(db, cmsRows, input.params.id),
  ),
  history: api.cms.history.handler(createHistoryHandler(cmsRows)),
  add: api.cms.add.handler(async ({ context, input }) =>
    unwrap(await addPage(getWriter(context), await cleaned(context, input.body))),
  ),
  edit: api.cms.edit.handler(async ({ context, input }) =>
    unwrap(await editPage(getWriter(context), input.params.id, await cleaned(context, input.body))),
  ),
  remove: api.cms.remove.handler(async ({ context, input }) =>
    unwrap(await removeRows(getWriter(context), cmsRows, { ids: [input.params.id] })),
  ),
  removeMany: api.cms.removeMany.handler(async ({ context, input }) =>
    unwrap(await removeRows(getWriter(context), cmsRows, input.body)),
  ),
  restore: api.cms.restore.handler(async ({ context, input }) =>
    unwrap(await restoreRows(getWriter(context), cmsRows, input.body)),
  ),

  saveDraft: api.cms.saveDraft.handler(async ({ context, input: { params, body } }) =>
    unwrap(await saveDraft(getWriter(context), params.id, await cleaned(context, body))),
  ),
  discardDraft: api.cms.discardDraft.handler(async ({ context, input: { params, body } }) =>
    unwrap(await discardDraft(getWriter(context), params.id, body)),
  ),
  publish: api.cms.publish.handler(async ({ context, input: { params, body } }) =>
    unwrap(await publishPage(getWriter(context), params.id, await cleaned(context, body))),
  ),
  publishMany: api.cms.publishMany.handler(async ({ context, input: { body } }) =>
    unwrap(await publishPages(getWriter(context), body)),
  ),
  hide: api.cms.hide.handler(async ({ context, input: { params, body } }) =>
    unwrap(await hidePage(getWriter(context), params.id, body)),
  ),
  move: api.cms.move.handler(async ({ context, input: { params, body } }) =>
    unwrap(await movePage(getWriter(context), params.id, body)),
  ),
  menu: api.cms.menu.handler(async ({ context }) => ({
    pages: await pagesInMenu(context.db, getCaller(context)),
  })),

  addPicture: api.cms.addPicture.handler(async ({ context, input: { body } }) => {
    if (body.picture.size > pagePictureBytes) throw apiError('too_large')
    return unwrap(await savePicture(signedIn(context), await body.picture.bytes()))
  }),
  picture: api.cms.picture.handler(
    async ({ context: { db, caller, files }, input: { params } }) => {
      const isShown =
        isPagePicture(params.picture) && maySee(caller, await pagesShowing(db, params.picture))
      const bytes = isShown ? await files.read('pages', params.picture) : undefined
      if (!bytes) throw apiError('photo_unknown')
      return { headers: forADay, body: new File([bytes], params.picture, { type: 'image/webp' }) }
    },
  ),

  videos: api.cms.videos.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['videos'], getCaller(context)),
  })),
})

/**
 * Cleans the body of a page. Throws when too many pages were saved, nothing visible is left, there
 * are too many tags or pictures, or a picture is missing or has no alternative text.
 */
async function cleaned<Draft extends { body_html: string }>(
  context: Context,
  draft: Draft,
): Promise<Draft> {
  const retry_after = await context.limits.take('pageSaveMinute', String(getCaller(context).id))
  if (retry_after > 0) throw apiError('too_many', { retry_after })
  if (hasTooManyTags(draft.body_html)) throw apiError('too_complex')
  const { html, pictures } = cleanPage(draft.body_html)
  if (isBlankHtml(html) && pictures.length === 0) throw fieldErrors({ body_html: 'required' })
  if (pictures.length > maxPagePictures) throw fieldErrors({ body_html: 'pictures_many' })
  for (const { name, alt } of pictures) {
    if (alt === '') throw fieldErrors({ body_html: 'alt_missing' })
    if (!(await context.files.read('pages', name))) throw fieldErrors({ body_html: 'picture_gone' })
  }
  return { ...draft, body_html: html }
}

type Place = { key: string; order?: number }

/**
 * `/page/terms` selects all pages with that key, `/page/17` one page by the number of any of its
 * versions.
 */
async function placeNamed(db: Db, name: string): Promise<Place | undefined> {
  if (/^[1-9]\d{0,8}$/.test(name)) return findPlace(db, Number(name))
  return /^[\w-]+$/.test(name) ? { key: name } : undefined
}

async function at(db: Db, { key, order }: Place, reading: Reading) {
  const pages = await pagesOf(db, [key], reading)
  return order === undefined ? pages : pages.filter((page) => page.order === order)
}
