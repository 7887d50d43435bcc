import { apiError, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { api, getCaller, getWriter } from '../../http/context.ts'
import { findLanguage, listLanguages } from '../languages/queries.ts'
import { saveTexts } from './commands.ts'
import { textShares } from './interface-texts.ts'
import { linesOf, pageOfLines, textsOf } from './queries.ts'
import { exportTexts, importTexts } from './sheet.ts'

const publicAreas = ['register', 'error'] as const
const allAreas = [...publicAreas, 'app'] as const

/** Also accepts unpublished languages, since a language is translated before it is published. */
async function languageAt(db: Db, id: number) {
  const language = await findLanguage(db, id)
  if (!language) throw apiError('language_unknown')
  return language
}

export const localization = api.localization.router({
  website: api.localization.website.handler(async ({ context: { db }, input }) => ({
    localization: await textsOf(db, input.query.language, publicAreas),
  })),
  show: api.localization.show.handler(async ({ context }) => ({
    localization: await textsOf(context.db, getCaller(context).languageId, allAreas),
  })),
  showOne: api.localization.showOne.handler(async ({ context: { db }, input }) => ({
    localization: await textsOf(db, input.params.language_id, allAreas),
  })),
  list: api.localization.list.handler(async ({ context: { db }, input }) => {
    const lines = await linesOf(db, await languageAt(db, input.query.language))
    const [shares, languages] = [await textShares(db), await listLanguages(db, 'all')]
    return {
      ...pageOfLines(lines, input.query),
      languages: languages.map((one) => ({ id: one.id, title: one.title, ...shares(one).texts })),
    }
  }),
  save: api.localization.save.handler(async ({ context, input: { params, body } }) => {
    const language = await languageAt(context.db, params.language_id)
    const { texts: changes, before, skip_wrong: skipWrong } = body
    const { wrong } = unwrap(
      await saveTexts(getWriter(context), language, { changes, before, skipWrong }),
    )
    const lines = await linesOf(context.db, language)
    return { list: lines.filter(({ key }) => key in changes), wrong }
  }),
  export: api.localization.export.handler(async ({ context, input }) =>
    exportTexts(
      context.db,
      await languageAt(context.db, input.params.language_id),
      getCaller(context).id,
    ),
  ),
  import: api.localization.import.handler(async ({ context, input }) => {
    const language = await languageAt(context.db, input.params.language_id)
    return unwrap(await importTexts(getWriter(context), language, input.body))
  }),
})
