import { setTimeout as wait } from 'node:timers/promises'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError, fieldErrors, notFound } from '../../api-error.ts'
import { api, type Context, getCaller } from '../../http/context.ts'
import type { LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import { requestExport } from '../exports/commands.ts'
import { openFile, showExports } from '../exports/queries.ts'
import { findConsentWords } from '../privacy/queries.ts'
import { emailOf } from '../users/queries.ts'
import {
  agree,
  rejectConsent,
  renewConsentRequest,
  renewLink,
  takeGuardianMail,
  withdraw,
} from './commands.ts'
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

async function take(context: Context, name: LimitName, key: string) {
  const seconds = await context.limits.take(name, key)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
}

/**
 * Counts the opening of a link. Throws for a minor who is signed in, because a link is for a
 * guardian.
 */
async function openLink(context: Context) {
  if (context.caller && !context.caller.isAdult) throw apiError('guardian_only')
  await take(context, 'consentAddress', context.address)
}

function assertNotExpired({ now }: Context, request: ConsentRequest) {
  if (isLate(request, now)) throw apiError('consent_late')
  if (isOld(request, now)) throw apiError('consent_link_old')
}

/**
 * Returns the request and the child of a guardian who has agreed or withdrawn. Throws for all other
 * links, and once the child decides alone.
 */
async function findChild(context: Context, token: string) {
  await openLink(context)
  const stored = await findRequest(context.db, token)
  if (!stored) throw apiError('consent_link_unknown')
  if (hasOutgrown(stored.person, context.now)) throw apiError('consent_outgrown')
  assertNotExpired(context, stored.request)
  if (!stored.person || stored.request.state === 'asked') throw apiError('consent_awaited')
  return { ...stored, person: stored.person }
}

const neededFields = {
  email: 'email_missing',
  password: 'password_missing',
  confirm_password: 'confirm_missing',
} as const

/** Errors that the guardian can correct on the page; they use up no answer. */
const mendable = new Set<string>([
  'password_common',
  'password_personal',
  'account_missing',
  'consent_text_changed',
])

export const guardians = api.guardians.router({
  show: api.guardians.show.handler(async ({ context, input: { params, query } }) => {
    await openLink(context)
    const stored = await findRequest(context.db, params.token)
    if (!stored) throw apiError('consent_link_unknown')
    if (!hasOutgrown(stored.person, context.now)) assertNotExpired(context, stored.request)
    return showRequest(context.db, stored, query.language, context.now)
  }),

  words: api.guardians.words.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const words = await findConsentWords(context.db, person.id, params.consent_id)
    if (!words) throw notFound()
    return words
  }),

  confirm: api.guardians.confirm.handler(async ({ context, input: { params, body } }) => {
    await openLink(context)
    await take(context, 'consentAnswer', digestOf(params.token))
    if (!(await findRequest(context.db, params.token))) throw apiError('consent_link_unknown')
    const account =
      body.email && body.password ? { email: body.email, password: body.password } : undefined
    const agreement = { consents: body.consents, shown: body.shown, account }
    const [error] = await Promise.all([
      agree(context, params.token, agreement, context.now),
      wait(context.minimumDuration),
    ])
    if (error && mendable.has(error))
      await context.limits.give('consentAnswer', digestOf(params.token))
    if (error === 'password_common' || error === 'password_personal')
      throw fieldErrors({ password: error })
    if (error === 'account_missing') throw fieldErrors(missingOf(body))
    if (error) throw apiError(error)
    return {}
  }),

  refuse: api.guardians.refuse.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const error = await rejectConsent(context, params.token, context.now)
    if (error) throw apiError(error)
    return {}
  }),

  withdraw: api.guardians.withdraw.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const error = await withdraw(context, params.token, context.now)
    if (error) throw apiError(error)
    return {}
  }),

  renewLink: api.guardians.renewLink.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const stored = await findRequest(context.db, params.token)
    if (!stored?.person || !isOld(stored.request, context.now))
      throw apiError('consent_link_unknown')
    await take(context, 'guardianAgain', String(stored.person.id))
    const seconds = await takeGuardianMail(context, stored.request.guardianEmail, 'person')
    if (seconds > 0) throw apiError('mail_paused', { retry_after: seconds })
    const error = await renewLink(context, params.token, context.now)
    if (error) throw apiError(error)
    return {}
  }),

  child: api.guardians.child.handler(async ({ context, input: { params } }) => {
    const { person, institution } = await findChild(context, params.token)
    return showChild(context.db, person, institution)
  }),

  askExport: api.guardians.askExport.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const key = `guardian ${person.id}` // separate from the child's own limit
    await take(context, 'exportDay', key)
    if (!(await requestExport(context, { userId: person.id, requestedBy: 'guardian' })))
      await context.limits.give('exportDay', key)
    return showExports(context.db, person.id)
  }),

  exports: api.guardians.exports.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    return showExports(context.db, person.id)
  }),

  exportFile: api.guardians.exportFile.handler(async ({ context, input: { params } }) => {
    const { person } = await findChild(context, params.token)
    const file = await openFile(context, person.id, params.export_id, context.now)
    if (file === 'missing') throw notFound()
    if (file === 'export_gone') throw apiError(file)
    return file
  }),

  own: api.guardians.own.handler(async ({ context }) => {
    const { id } = getCaller(context)
    const own = await findOwnRequest(context.db, id)
    const shown = own
      ? showOwn(isWaiting(context), own)
      : await showOwnSchool(context.db, isWaiting(context), id)
    if (!shown) throw apiError('consent_not_asked')
    return shown
  }),

  sendAgain: api.guardians.sendAgain.handler(async ({ context }) => {
    const own = await findOwnRequest(context.db, getCaller(context).id)
    if (!own) throw apiError('consent_not_asked')
    await take(context, 'guardianAgain', String(own.userId))
    return renewRequest(context, own.guardianEmail)
  }),

  change: api.guardians.change.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    const own = await findOwnRequest(context.db, caller.id)
    if (!own) throw apiError('consent_not_asked')
    const email = await emailOf(context.db, caller.id)
    if (email && mailboxOf(email) === mailboxOf(body.guardian_email))
      throw fieldErrors({ guardian_email: 'guardian_email_same' })
    await take(context, 'guardianChange', String(own.userId))
    return renewRequest(context, body.guardian_email)
  }),
})

const isWaiting = (context: Context) => getCaller(context).accessState === 'awaiting_consent'

async function renewRequest(context: Context, guardianEmail: string) {
  const seconds = await takeGuardianMail(context, guardianEmail, 'person')
  if (seconds > 0) throw apiError('mail_paused', { retry_after: seconds })
  const result = await renewConsentRequest(
    context,
    getCaller(context).id,
    guardianEmail,
    context.now,
  )
  if (result.error) throw apiError(result.error)
  return showOwn(isWaiting(context), result.request)
}

const missingOf = (
  body: Partial<Record<keyof typeof neededFields, string>>,
): Record<string, FieldCode> =>
  Object.fromEntries(
    Object.entries(neededFields).filter(([name]) => !body[name as keyof typeof neededFields]),
  )
