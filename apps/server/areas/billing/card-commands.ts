import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import { GatewayDown, type PageGateway, type Payments, type SavedCard } from './client.ts'
import { beginTrial, type CardFields, takeCard } from './commands.ts'
import { noteCustomer } from './customer-commands.ts'
import { cardColumns, lockSubscription } from './payment-commands.ts'
import { findSubscription } from './queries.ts'
import { returnUrl } from './renew-commands.ts'
import { cardPages, subscriptions } from './tables.ts'

type PayingContext = CallerContext & { payments: Payments }
type Saving = Pick<CallerContext, 'db' | 'now'> & { caller: { id: number } }

/** Saves another card, or answers with the page on which the person saves it. */
export async function changeCard(context: PayingContext, fields: CardFields) {
  const { db, payments, caller, now } = context
  const current = await findSubscription(db, caller.id)
  if (!current) return fail('renewal_covered')
  const taken = await takeCard(payments, fields, now)
  if (!taken.ok) return taken
  if (payments.entry === 'form') {
    await db.transaction((tx) => saveCard(tx, context, taken))
    return ok({ url: null })
  }
  const customer = current.gateway === payments.name ? (current.customer ?? null) : null
  const page = await openPage({ ...context, payments }, customer)
  return page ? ok({ url: page.url }) : fail('payment_down')
}

/** Earlier pages stay open: whichever is finished counts. */
async function openPage(
  { db, payments, caller, now, publicUrl }: CallerContext & { payments: PageGateway },
  customer: string | null,
) {
  const person = { userId: caller.id, customer, returnUrl: returnUrl(publicUrl) }
  const page = await payments.openCardPage(person).catch(unlessDown)
  if (!page) return undefined
  await db.transaction(async (tx) => {
    const userId = (await lockUser(tx, caller.id)) ? caller.id : null
    await noteCustomer(tx, { customer: page.customer, gateway: payments.name, userId })
    if (userId !== null)
      await tx.insert(cardPages).values({ session: page.session, userId, createdAt: now })
  })
  return page
}

function unlessDown(error: unknown) {
  if (error instanceof GatewayDown) return undefined
  throw error
}

/** Saves the card of a finished page, once. */
export const saveCardOfPage = (context: Saving, saved: SavedCard, session: string) =>
  context.db.transaction(async (tx) => {
    await lockUser(tx, context.caller.id)
    const finished = await tx.delete(cardPages).where(eq(cardPages.session, session)).returning()
    if (finished.length > 0) await saveCard(tx, context, saved)
  })

/** Stores the card for the next charge. The trial that waited for it begins. */
async function saveCard(tx: Transaction, { now, caller }: Saving, saved: SavedCard) {
  if (!(await lockSubscription(tx, caller.id))) return
  await tx.update(subscriptions).set(cardColumns(saved)).where(eq(subscriptions.userId, caller.id))
  await beginTrial(tx, caller.id, now, saved.fingerprint)
  await writeLog(tx, now, {
    ...{ action: 'update', entity: 'subscriptions', actorId: caller.id, subjectId: caller.id },
    newValue: { card: saved.card.cardLast4 },
  })
}
