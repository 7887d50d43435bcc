import { randomBytes } from 'node:crypto'
import type { DocumentRequest } from '@quartet/contract/areas/documents.ts'
import { mailboxOf } from '@quartet/domain/email.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { mayBeMailed } from '@quartet/domain/sharing.ts'
import { takeUpload } from '../../media/uploads.ts'
import { fail, ok } from '../../result.ts'
import { holds } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext, CommandContext, Services } from '../../services.ts'
import { makeDocument } from '../documents/commands.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { type Kind, shareMail } from './mails.ts'
import { findPeople } from './queries.ts'
import { shares } from './tables.ts'

/** `file`: an upload, or the document to make. */
type Parcel = { kind: Kind; personId: number; emails: string[]; file: File | DocumentRequest }
type People = Awaited<ReturnType<typeof findPeople>>

/** Mails a file to each address, or to none if one limit is reached. */
export async function share(context: CallerContext, { kind, personId, emails, file }: Parcel) {
  const { db, limits, caller } = context
  if (file instanceof File && file.size > sharedBytes) return fail('too_large')
  if (!holds(caller, 'access_lci')) return fail('subscription_ended')
  if (!caller.emailVerified) return fail('share_unverified')
  const people = await findPeople(db, caller.id, personId)
  if (!mayBeMailed(people.sender.ageGroupId, people.person.ageGroupId))
    return fail('share_not_for_children')

  const to = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
  const content = await contentOf(context, kind, file)
  if (!content.ok) return content
  const paused = await limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) return fail('mail_paused', { retry_after: paused })
  const spent = await spend(context, caller.id, to)
  if (!spent.ok) return spent
  await send(context, { kind, to, bytes: content.bytes, ...people })
  for (const _ of to) await limits.take('peopleMailOverall', everybody)
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

type Sending = People & { kind: Kind; to: string[]; bytes: Uint8Array }

/**
 * Each mail has a file of its own, deleted with it. If the transaction fails, forgetAttachments
 * deletes the files later.
 */
async function send(
  { db, files, queue, now, publicUrl }: CommandContext,
  { kind, to, bytes, sender, person }: Sending,
) {
  const attachments = to.map((email) => ({
    email,
    file: `${randomBytes(24).toString('base64url')}.${formatOf(kind)}`,
  }))
  for (const { file } of attachments) await files.write('attachments', file, bytes)
  await db.transaction(async (tx) => {
    await tx
      .insert(shares)
      .values(
        to.map((email) => ({ userId: sender.id, personId: person.id, kind, email, sentAt: now })),
      )
    const from = await addresseeOf(tx, sender)
    if (!from) throw new Error('whoever has no address is not verified')
    const parcel = { kind, sender: { ...sender, ...from }, person }
    for (const { email, file } of attachments)
      await queue.send(tx, 'mail', shareMail(email, { ...parcel, file }, publicUrl))
    await writeLog(tx, now, {
      ...{
        action: 'share',
        entity: 'shares',
        count: to.length,
        actorId: sender.id,
        subjectId: person.id,
      },
      newValue: { kind },
    })
  })
}
