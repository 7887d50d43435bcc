import { setTimeout as wait } from 'node:timers/promises'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { missing, refusal, wrongFields } from '../../api-error.ts'
import { type Context, callerOf, os } from '../../http/context.ts'
import type { LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import { askExport } from '../exports/commands.ts'
import { openFile, showExports } from '../exports/queries.ts'
import { findConsentWords } from '../privacy/queries.ts'
import { emailOf } from '../users/queries.ts'
import { agree, askAnew, refuse, renewLink, takeGuardianMail, withdraw } from './commands.ts'
import {
  type ConsentRequest,
  findOwnRequest,
  findRequest,
  hasOutgrown,
  isLate,
  isOld,
  showChild,
  showOwn,
  showOwnSchool,
  showRequest,
} from './queries.ts'

/** An address that has an account and one that has none are answered after the same while. */
const evenAfter = 400

async function take(context: Context, name: LimitName, key: string) {
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
}

/** A link is for a guardian: a minor who is signed in is sent to one. */
async function openLink(context: Context) {
  if (context.caller && !context.caller.isAdult) throw refusal('guardian_only')
  await take(context, 'consentAddress', context.address)
}

function refuseOld({ now }: Context, request: ConsentRequest) {
  if (isLate(request, now)) throw refusal('consent_late')
  if (isOld(request, now)) throw refusal('consent_link_old')
}

/** The child of the guardian who agreed, or took it back: nobody else sees what is kept, and nobody once it decides alone. */
async function findChild(context: Context, token: string) {
  await openLink(context)
  const found = await findRequest(context.db, token)
  if (!found) throw refusal('consent_link_unknown')
  if (hasOutgrown(found.person, context.now)) throw refusal('consent_outgrown')
  refuseOld(context, found.request)
  if (!found.person || found.request.state === 'asked') throw refusal('consent_awaited')
  return { ...found, person: found.person }
}

const neededFields = { email: 'email_missing', password: 'password_missing', confirm_password: 'confirm_missing' } as const

/** Refusals that the guardian mends on the page: they use up no answer. */
const mendable = new Set<string>(['password_common', 'password_personal', 'account_missing', 'consent_text_changed'])

export const guardians = os.guardians.router({
  show: os.guardians.show.handler(async ({ context, input: { params, query } }) => {
    await openLink(context)
    const found = await findRequest(context.db, params.token)
    if (!found) throw refusal('consent_link_unknown')
    if (!hasOutgrown(found.person, context.now)) refuseOld(context, found.request)
    return showRequest(context.db, found, query.language, context.now)
  }),

  words: os.guardians.words.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const words = await findConsentWords(context.db, person.id, params.consent_id)
    if (!words) throw missing()
    return words
  }),

  confirm: os.guardians.confirm.handler(async ({ context, input: { params, body } }) => {
    await openLink(context)
    await take(context, 'consentAnswer', digestOf(params.token))
    if (!(await findRequest(context.db, params.token))) throw refusal('consent_link_unknown')
    const account = body.email && body.password ? { email: body.email, password: body.password } : undefined
    const agreement = { consents: body.consents, shown: body.shown, account }
    const [refused] = await Promise.all([agree(context, params.token, agreement, context.now), wait(evenAfter)])
    if (refused && mendable.has(refused)) await context.limits.give('consentAnswer', digestOf(params.token))
    if (refused === 'password_common' || refused === 'password_personal') throw wrongFields({ password: refused })
    if (refused === 'account_missing') throw wrongFields(missingOf(body))
    if (refused) throw refusal(refused)
    return {}
  }),

  refuse: os.guardians.refuse.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const refused = await refuse(context, params.token, context.now)
    if (refused) throw refusal(refused)
    return {}
  }),

  withdraw: os.guardians.withdraw.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const refused = await withdraw(context, params.token, context.now)
    if (refused) throw refusal(refused)
    return {}
  }),

  renewLink: os.guardians.renewLink.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const found = await findRequest(context.db, params.token)
    if (!found?.person || !isOld(found.request, context.now)) throw refusal('consent_link_unknown')
    await take(context, 'guardianAgain', String(found.person.id))
    const seconds = await takeGuardianMail(context, found.request.guardianEmail, 'person')
    if (seconds > 0) throw refusal('mail_paused', { retry_after: seconds })
    const refused = await renewLink(context, params.token, context.now)
    if (refused) throw refusal(refused)
    return {}
  }),

  child: os.guardians.child.handler(async ({ context, input: { params } }) => {
    const { person, institution } = await findChild(context, params.token)
    return showChild(context.db, person, institution)
  }),

  askExport: os.guardians.askExport.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const key = `guardian ${person.id}` // the child's own requests stay the child's
    await take(context, 'exportDay', key)
    if (!(await askExport(context, person.id, 'guardian', context.now))) await context.limits.give('exportDay', key)
    return showExports(context.db, person.id)
  }),

  exports: os.guardians.exports.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    return showExports(context.db, person.id)
  }),

  exportFile: os.guardians.exportFile.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const file = await openFile(context, person.id, params.export_id, context.now)
    if (file === 'missing') throw missing()
    if (file === 'export_gone') throw refusal(file)
    return file
  }),

  own: os.guardians.own.handler(async ({ context }) => {
    const { id } = callerOf(context)
    const own = await findOwnRequest(context.db, id)
    const shown = own ? showOwn(isWaiting(context), own) : await showOwnSchool(context.db, isWaiting(context), id)
    if (!shown) throw refusal('consent_not_asked')
    return shown
  }),

  sendAgain: os.guardians.sendAgain.handler(async ({ context }) => {
    const own = await findOwnRequest(context.db, callerOf(context).id)
    if (!own) throw refusal('consent_not_asked')
    await take(context, 'guardianAgain', String(own.userId))
    return askedAnew(context, own.guardianEmail)
  }),

  change: os.guardians.change.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const own = await findOwnRequest(context.db, caller.id)
    if (!own) throw refusal('consent_not_asked')
    const email = await emailOf(context.db, caller.id)
    if (email && mailboxOf(email) === mailboxOf(body.guardian_email)) throw wrongFields({ guardian_email: 'guardian_email_same' })
    await take(context, 'guardianChange', String(own.userId))
    return askedAnew(context, body.guardian_email)
  }),
})

const isWaiting = (context: Context) => callerOf(context).accessState === 'awaiting_consent'

async function askedAnew(context: Context, guardianEmail: string) {
  const seconds = await takeGuardianMail(context, guardianEmail, 'person')
  if (seconds > 0) throw refusal('mail_paused', { retry_after: seconds })
  const asked = await askAnew(context, callerOf(context).id, guardianEmail, context.now)
  if (asked.refused) throw refusal(asked.refused)
  return showOwn(isWaiting(context), asked.request)
}

const missingOf = (body: Partial<Record<keyof typeof neededFields, string>>): Record<string, FieldCode> =>
  Object.fromEntries(Object.entries(neededFields).filter(([name]) => !body[name as keyof typeof neededFields]))
