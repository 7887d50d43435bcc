import { randomBytes } from 'node:crypto'
import { mailboxOf } from '@quartet/domain/email.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { mayBeMailed } from '@quartet/domain/sharing.ts'
import { takeUpload } from '../../media/uploads.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { Services } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { type Kind, shareMail } from './mails.ts'
import { findPeople } from './queries.ts'
import { shares } from './tables.ts'

type Parcel = { kind: Kind; personId: number; emails: string[]; file: File }
type People = Awaited<ReturnType<typeof findPeople>>

/**
 * Mails an uploaded file to each address, or to none if one limit is reached. Returns an error or
 * undefined.
 */
export async function share(
  services: Services & { now: Date },
  caller: Caller,
  { kind, personId, emails, file }: Parcel,
) {
  if (file.size > sharedBytes) return { error: 'too_large' as const }
  if (!holds(caller, 'access_lci')) return { error: 'subscription_ended' as const }
  if (!caller.emailVerified) return { error: 'share_unverified' as const }
  const people = await findPeople(services.db, caller.id, personId)
  if (!mayBeMailed(people.sender.ageGroupId, people.person.ageGroupId))
    return { error: 'share_not_for_children' as const }

  const to = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
  const taken = await takeUpload({ what: formatOf(kind), bytes: await file.bytes() })
  if ('error' in taken) return taken
  const paused = await services.limits.spent(['peopleMailOverall', everybody])
  if (paused > 0) return { error: 'mail_paused' as const, retry_after: paused }
  const full = await spend(services, caller.id, to)
  if (full) return full
  await send(services, { kind, to, bytes: taken.bytes, ...people }, services.now)
  for (const _ of to) await services.limits.take('peopleMailOverall', everybody)
  return undefined
}

const formatOf = (kind: Kind) => (kind === 'profile' ? 'png' : 'pdf')

/**
 * Takes a point from the daily limits of the sender and of each recipient's mailbox. If one limit
 * is reached, returns all points and an error.
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
    return {
      error: name === 'shareDay' ? ('share_day_full' as const) : ('share_recipient_full' as const),
      retry_after,
    }
  }
  return undefined
}

type Sending = People & { kind: Kind; to: string[]; bytes: Uint8Array }

/**
 * Each mail has a file of its own, deleted with it. If the transaction fails, forgetAttachments
 * deletes the files later.
 */
async function send(services: Services, { kind, to, bytes, sender, person }: Sending, now: Date) {
  const files = to.map((email) => ({
    email,
    file: `${randomBytes(24).toString('base64url')}.${formatOf(kind)}`,
  }))
  for (const { file } of files) await services.files.write('attachments', file, bytes)
  await services.db.transaction(async (tx) => {
    await tx
      .insert(shares)
      .values(
        to.map((email) => ({ userId: sender.id, personId: person.id, kind, email, sentAt: now })),
      )
    const from = await addresseeOf(tx, sender)
    if (!from) throw new Error('whoever has no address is not verified')
    const parcel = { kind, sender: { ...sender, ...from }, person }
    for (const { email, file } of files)
      await services.queue.send(
        tx,
        'mail',
        shareMail(email, { ...parcel, file }, services.publicUrl),
      )
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
