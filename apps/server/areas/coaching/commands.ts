import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { closeConsents } from '../privacy/commands.ts'
import { lockUser } from '../users/queries.ts'
import { facilitatorMail } from './mails.ts'
import { findFacilitators } from './queries.ts'
import { clientFacilitators } from './tables.ts'

type Assignment = { clientId: number; facilitatorIds: readonly number[] }
type Client = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * Sets who guides a coaching client; undefined for an unknown person. Who is new sees nothing before
 * the client agrees, so the consent to the others ends, too.
 */
export const assignFacilitators = (
  context: CallerContext,
  { clientId, facilitatorIds }: Assignment,
) =>
  context.db.transaction(async (tx) => {
    const client = await lockUser(tx, clientId)
    if (!client || client.removed === 1) return undefined
    if (client.type !== 'coaching') return fail('client_only')
    const chosen = [...new Set(facilitatorIds)].filter((id) => id !== clientId)
    const before = await tx
      .select({ id: clientFacilitators.facilitatorId })
      .from(clientFacilitators)
      .where(eq(clientFacilitators.clientId, clientId))
    const known = before.map(({ id }) => id)
    const added = chosen.filter((id) => !known.includes(id))
    const people = await findFacilitators(tx, added)
    if (people.length < added.length) return fail('facilitator_unknown')
    const gone = known.filter((id) => !chosen.includes(id))
    if (gone.length + added.length === 0) return ok()
    await write(tx, context, clientId, { gone, added, chosen, known })
    if (added.length > 0) await begin(tx, context, client, people)
    return ok()
  })

type Changes = Record<'gone' | 'added' | 'chosen' | 'known', number[]>

async function write(
  tx: Transaction,
  { caller, now }: CallerContext,
  clientId: number,
  { gone, added, chosen, known }: Changes,
) {
  const ofClient = eq(clientFacilitators.clientId, clientId)
  await tx
    .delete(clientFacilitators)
    .where(and(ofClient, inArray(clientFacilitators.facilitatorId, gone)))
  if (added.length > 0)
    await tx
      .insert(clientFacilitators)
      .values(added.map((facilitatorId) => ({ clientId, facilitatorId, createdAt: now })))
  await writeLog(tx, now, {
    ...{ action: 'update', entity: 'users', actorId: caller.id, subjectId: clientId },
    ...{ oldValue: { facilitators: known }, newValue: { facilitators: chosen } },
  })
}

/** Ends the consent, and asks the client by notification and mail to decide about the new ones. */
async function begin(
  tx: Transaction,
  { queue, publicUrl, caller, now }: CallerContext,
  client: Client,
  people: readonly { id: number; name: string }[],
) {
  await closeConsents(tx, client.id, now, 'facilitator_scores')
  const drafts = people.map(({ name }) => ({
    ...{ userId: client.id, actorId: caller.id },
    data: { event: 'facilitator_added' as const, name },
  }))
  const [wantsMail] = await notify(tx, now, 'membership', drafts)
  const to = wantsMail && (await addresseeOf(tx, client))
  if (!to) return
  for (const { name } of people)
    await queue.send(tx, 'mail', { ...facilitatorMail(to, name, publicUrl), of: [client.id] })
}

/** Ends the coaching of a person. */
export const takeFacilitators = (tx: Transaction, clientId: number) =>
  tx.delete(clientFacilitators).where(eq(clientFacilitators.clientId, clientId))
