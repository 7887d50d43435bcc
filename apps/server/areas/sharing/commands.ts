import { randomBytes } from 'node:crypto'
import {
  cardParts,
  type DocumentRequest,
  plpParts,
  pwpParts,
} from '@quartet/contract/areas/documents.ts'
import type { MailedPdf } from '@quartet/contract/areas/sharing.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import {
  audienceOf,
  type Recipients,
  recipientError,
  tamedMessage,
} from '@quartet/domain/sharing.ts'
import type { Addressee } from '../../mail/mail.ts'
import { takeUpload } from '../../media/uploads.ts'
import { fail, ok } from '../../result.ts'
import { holds } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext, CommandContext, Services } from '../../services.ts'
import { makeDocument } from '../documents/commands.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { type Kind, shareMail } from './mails.ts'
import { findPeople, findTrusted, isAdultAt, type TrustedPeople } from './recipient-queries.ts'
import { shares } from './tables.ts'

/** `file`: an upload, or the document to make. */
type Parcel = {
  kind: Kind
  personId: number
  recipients: Recipients
  message: string | undefined
  file: File | DocumentRequest
}
type People = Awaited<ReturnType<typeof findPeople>>
/** `how`: an address that the sender entered, or somebody responsible for a minor. */
type Recipient = {
  to: Addressee
  how: (typeof shares.recipient.enumValues)[number]
  staffId: number | null
}

/** The parts of a parcel that a request names; `made` is the document without an uploaded PDF. */
export const toParcel = (
  { pdf, parts, emails, user_ids, guardian, message }: MailedPdf,
  made: DocumentRequest,
) => ({
  recipients: { emails, userIds: user_ids, guardian },
  message,
  file: pdf ?? withParts(made, parts),
})

/** The document with those of the parts that it has; with all of them without a list. */
function withParts(document: DocumentRequest, parts: MailedPdf['parts']): DocumentRequest {
  if (!parts || document.kind === 'tasks') return document
  const among = <Part extends string>(all: readonly Part[]) =>
    all.filter((part) => (parts as readonly string[]).includes(part))
  if (document.kind === 'plp') return { ...document, parts: among(plpParts) }
  if (document.kind === 'card') return { ...document, parts: among(cardParts) }
  return { ...document, parts: among(pwpParts) }
}

/** Mails a file to each recipient, or to none if one limit is reached. */
export async function share(context: CallerContext, parcel: Parcel) {
  const { db, limits, caller } = context
  const { kind, personId, file, message = '' } = parcel
  if (file instanceof File && file.size > sharedBytes) return fail('too_large')
  if (!holds(caller, 'access_lci')) return fail('subscription_ended')
  const people = await findPeople(db, caller.id, personId)
  const found = await findRecipients(context, people, parcel.recipients)
  if (!found.ok) return found

  const content = await contentOf(context, kind, file)
  if (!content.ok) return content
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) return fail('mail_paused', { retry_after: paused })
  const addresses = found.recipients.map(({ to }) => to.email)
  const spent = await spend(context, caller.id, addresses)
  if (!spent.ok) return spent
  const { bytes } = content
  await send(context, { kind, bytes, message: tamedMessage(message), ...found, ...people })
  for (const _ of addresses) await limits.take('peopleMailOverall', everybody)
  return ok()
}

/** The bytes of an upload once they are checked, or of a document that is made now. */
async function contentOf(context: CallerContext, kind: Kind, file: File | DocumentRequest) {
  if (!(file instanceof File)) {
    const made = await makeDocument(context, file)
    return made.ok ? ok({ bytes: made.pdf }) : made
  }
  const taken = await takeUpload({ what: formatOf(kind), bytes: await file.bytes() })
  return 'error' in taken ? fail(taken.error) : ok({ bytes: taken.bytes })
}

const formatOf = (kind: Kind) => (kind === 'profile' ? 'png' : 'pdf')

/**
 * The recipients of a share, each mailbox once. Only people who confirmed their own address may
 * write to others; staff and guardians of a minor are known without it.
 */
async function findRecipients(
  { db, caller, now }: CallerContext,
  { sender, person }: People,
  recipients: Recipients,
) {
  const audience = audienceOf(caller, { isAdult: isAdultAt(now, person) })
  if (audience === 'anyone' && !caller.emailVerified) return fail('share_unverified')
  const trusted: TrustedPeople =
    audience === 'trusted'
      ? await findTrusted(db, person, caller.id, now)
      : { staff: [], guardian: undefined }
  const { staff, guardian } = trusted
  const known = { staff: staff.map(({ id }) => id), hasGuardian: guardian !== undefined }
  const error = recipientError(audience, known, recipients)
  if (error) return fail(error)

  const from = await addresseeOf(db, sender)
  if (recipients.emails.length > 0 && !from) return fail('share_unverified')
  const named: Recipient[] = from
    ? recipients.emails.map((email) => ({
        to: { email, firstName: '', language: from.language },
        how: 'address',
        staffId: null,
      }))
    : []
  for (const member of staff.filter(({ id }) => recipients.userIds.includes(id))) {
    const to = await addresseeOf(db, member)
    if (to) named.push({ to, how: 'staff', staffId: member.id })
  }
  if (recipients.guardian && guardian) named.push({ to: guardian, how: 'guardian', staffId: null })
  const byAddress = new Map(named.map((one) => [one.to.email.toLowerCase(), one]))
  // an address that nobody has confirmed may belong to somebody else: no answers go there
  return ok({
    recipients: [...byAddress.values()],
    from: sender.emailVerifiedAt ? from : undefined,
  })
}

/**
 * Takes a point from the daily limits of the sender and of each recipient's mailbox. If one limit
 * is reached, returns all points and fails.
 */
async function spend({ limits }: Services, senderId: number, to: string[]) {
  const points = to.flatMap((email) => [
    ['shareDay', String(senderId)] as const,
    ['shareRecipient', mailboxOf(email)] as const,
  ])
  const taken: typeof points = []
  for (const [name, key] of points) {
    const retry_after = await limits.take(name, key)
    taken.push([name, key])
    if (retry_after === 0) continue
    for (const [spent, of] of taken) await limits.give(spent, of)
    return fail(name === 'shareDay' ? 'share_day_full' : 'share_recipient_full', { retry_after })
  }
  return ok()
}

type Sending = People & {
  kind: Kind
  message: string
  recipients: Recipient[]
  from: Addressee | undefined
  bytes: Uint8Array
}

/**
 * Each mail has a file of its own, deleted with it. If the transaction fails, forgetAttachments
 * deletes the files later.
 */
async function send(
  { db, files, queue, now, publicUrl, contact }: CommandContext,
  { kind, message, recipients, from, bytes, sender, person }: Sending,
) {
  const parcels = recipients.map((recipient) => ({
    ...recipient,
    file: `${randomBytes(24).toString('base64url')}.${formatOf(kind)}`,
  }))
  for (const { file } of parcels) await files.write('attachments', file, bytes)
  await db.transaction(async (tx) => {
    await tx.insert(shares).values(
      parcels.map(({ to, how, staffId }) => ({
        ...{ userId: sender.id, personId: person.id, kind, sentAt: now },
        recipient: how,
        email: how === 'address' ? to.email : '',
        recipientId: staffId,
      })),
    )
    for (const { to, how, file } of parcels)
      await queue.send(
        tx,
        'mail',
        shareMail(
          to,
          { kind, how, message, sender, from: from?.email, person, file },
          { url: publicUrl, contact },
        ),
      )
    await writeLog(tx, now, {
      action: 'share',
      entity: 'shares',
      count: parcels.length,
      actorId: sender.id,
      subjectId: person.id,
      newValue: { kind },
    })
  })
}
