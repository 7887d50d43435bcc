import { englishFor } from '@quartet/domain/interface-texts.ts'
import { isLegalMail, type MailItem, mailFieldOf } from '@quartet/domain/mails.ts'
import { fieldsFor, type MailLanguage, originalsOf } from '../../mail/mail-texts.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext, Writer } from '../../services.ts'
import {
  type Before,
  type Changes,
  saveTextsOf,
  type TextKind,
  wrongTexts,
} from '../localization/commands.ts'
import { emailOf } from '../users/queries.ts'
import { sampleMail } from './mails.ts'
import { findMailLanguage, linesOf } from './queries.ts'

/** The texts of one mail. They are not about people, so the log keeps all of them. */
const textsOfMail = (item: MailItem): TextKind => ({
  entity: 'emails',
  areaOf: () => 'email',
  isLegal: () => isLegalMail(item),
  logsValues: () => true,
  sourceOf(key, tag) {
    const part = mailFieldOf(key)
    const isKnown = part?.item === item && fieldsFor(tag, item).includes(part.field)
    return isKnown ? englishFor(part.field, originalsOf('en', item)) : undefined
  },
  async linesOf(db, { id }) {
    const language = await findMailLanguage(db, id)
    return language ? linesOf(language, item) : []
  },
})

type Language = { id: number; locale: string; tag: string }

export const saveMail = (
  writer: Writer,
  language: Language,
  item: MailItem,
  { texts, before = {} }: { texts: Changes; before?: Before | undefined },
) => saveTextsOf(textsOfMail(item), writer, language, { changes: texts, before })

type Test = { item: MailItem; typed: Changes; mayEditLegal: boolean }

/** Sends the mail to the caller as it would be with the typed texts, which need not be saved. */
export async function sendTest(
  context: CallerContext,
  language: MailLanguage,
  { item, typed, mayEditLegal }: Test,
) {
  const { db, queue, limits, caller } = context
  const wrong = Object.entries(wrongTexts(textsOfMail(item), language.tag, typed))
  if (wrong.length > 0)
    return failFields(Object.fromEntries(wrong.map(([key, code]) => [`texts.${key}`, code])))
  if (isLegalMail(item) && Object.keys(typed).length > 0 && !mayEditLegal) return fail('forbidden')
  const email = caller.emailVerified ? await emailOf(db, caller.id) : null
  if (!email) return fail('test_mail_unverified')
  const retry_after = await limits.take('testMail', String(caller.id))
  if (retry_after > 0) return fail('too_many', { retry_after })

  const to = { email, firstName: caller.firstName, language }
  const mail = sampleMail(to, { item, typed }, context)
  await db.transaction((tx) =>
    queue.send(tx, 'mail', { ...mail, subject: `[Test] ${mail.subject}` }),
  )
  return ok({ to: email })
}
