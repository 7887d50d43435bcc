import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf } from '@quartet/domain/email.ts'
import { apiError, fieldErrors, notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
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
import { withdraw } from './withdraw-commands.ts'

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

/** Errors that the guardian can correct on the page; they use up no answer. */
const mendable = new Set<string>(['invalid', 'consent_text_changed'])

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
    const [result] = await Promise.all([
      agree(context, { ...body, token: params.token }),
      wait(context.minimumDuration),
    ])
    if (!result.ok && mendable.has(result.error))
      await context.limits.give('consentAnswer', digestOf(params.token))
    return unwrap(result)
  }),

  refuse: api.guardians.refuse.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    return unwrap(await rejectConsent(context, params.token))
  }),

  withdraw: api.guardians.withdraw.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    return unwrap(await withdraw(context, params.token))
  }),

  renewLink: api.guardians.renewLink.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    const stored = await findRequest(context.db, params.token)
    if (!stored?.person || !isOld(stored.request, context.now))
      throw apiError('consent_link_unknown')
    await take(context, 'guardianAgain', String(stored.person.id))
    await takeMail(context, stored.request.guardianEmail)
    return unwrap(await renewLink(context, params.token))
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

async function takeMail(context: Context, guardianEmail: string) {
  const seconds = await takeGuardianMail(context, { email: guardianEmail, proof: 'person' })
  if (seconds > 0) throw apiError('mail_paused', { retry_after: seconds })
}

async function renewRequest(context: Context, guardianEmail: string) {
  await takeMail(context, guardianEmail)
  const { request } = unwrap(await renewConsentRequest(signedIn(context), guardianEmail))
  return showOwn(isWaiting(context), request)
}
