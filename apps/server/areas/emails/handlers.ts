import { apiError, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { api, getCaller, getWriter, signedIn } from '../../http/context.ts'
import { findLanguage } from '../languages/queries.ts'
import { saveMail, sendTest } from './commands.ts'
import { describeMail, sampleMail } from './mails.ts'
import { findMailLanguage, listMails } from './queries.ts'

async function mailLanguageAt(db: Db, id: number) {
  const language = await findMailLanguage(db, id)
  if (!language) throw apiError('language_unknown')
  return { id, ...language }
}

export const emails = api.emails.router({
  list: api.emails.list.handler(async ({ context, input: { query } }) => {
    const language = await mailLanguageAt(context.db, query.language)
    const reader = await findLanguage(context.db, getCaller(context).languageId)
    return { list: await listMails(context.db, language, reader ?? language, query) }
  }),
  show: api.emails.show.handler(async ({ context, input: { params } }) => {
    const language = await mailLanguageAt(context.db, params.language_id)
    return { email: describeMail(language, params.mail, context) }
  }),
  save: api.emails.save.handler(async ({ context, input: { params, body } }) => {
    const language = await mailLanguageAt(context.db, params.language_id)
    unwrap(await saveMail(getWriter(context), language, params.mail, body))
    const saved = await mailLanguageAt(context.db, params.language_id)
    return { email: describeMail(saved, params.mail, context) }
  }),
  preview: api.emails.preview.handler(async ({ context, input: { params, body } }) => {
    const language = await mailLanguageAt(context.db, params.language_id)
    const to = { email: '', firstName: 'Maya', language }
    const { subject, html } = sampleMail(to, { item: params.mail, typed: body.texts }, context)
    return { subject, html }
  }),
  test: api.emails.test.handler(async ({ context, input: { params, body } }) => {
    const language = await mailLanguageAt(context.db, params.language_id)
    const { mayEditLegal } = getWriter(context)
    const test = { item: params.mail, typed: body.texts, mayEditLegal }
    return unwrap(await sendTest(signedIn(context), language, test))
  }),
})
