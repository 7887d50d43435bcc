import { addDays } from '@quartet/domain/dates.ts'
import { eq } from 'drizzle-orm'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { takeCards } from './card-page-commands.ts'
import {
  type Charge,
  GatewayContradiction,
  GatewayDown,
  type GatewayEvent,
  type PageGateway,
  type Payments,
} from './client.ts'
import { type Payment, placedOf, settle } from './payment-commands.ts'
import { findCardPage, findOpenPayment, findSubscription, isDue, mayCharge } from './queries.ts'
import { attempt } from './renew-commands.ts'
import { paymentEvents, payments as paymentRows } from './tables.ts'

type PayingContext = CommandContext & { payments: Payments }

/** A charge is repeated under its key for less than the day for which gateways remember it. */
const repeatHours = 23
/** Hours after which a payment that the gateway contradicts is given up. */
const contradictedHours = 24

/**
 * Brings an open payment up to date with the gateway. One of which the gateway never heard is made
 * now, under the same key, unless the person had to be there. False when the gateway is down.
 */
export async function follow(context: PayingContext, payment: Payment) {
  const { payments } = context
  if (payment.gateway !== payments.name) return true
  const placed = placedOf(payment)
  const repeats = await isRepeatable(context, payment)
  const charge = await attempt(async (): Promise<Charge> => {
    if (repeats) await payments.charge(placed)
    return (await payments.find(placed)) ?? notPlaced
  }).catch((error: unknown) => giveUp(context, payment, error))
  if (charge) await settle(context, payment, charge)
  return charge !== undefined
}

/** Nobody is charged who has cancelled, left or been erased since the charge was recorded. */
async function isRepeatable({ db, payments, now }: PayingContext, payment: Payment) {
  const { by, reference, createdAt, userId } = payment
  if (by !== 'renewal' || reference !== null || userId === null) return false
  if (now >= addDays(createdAt, repeatHours / 24)) return false
  const subscription = await findSubscription(db, userId)
  if (!subscription || !isDue(subscription, payments, now)) return false
  return mayCharge(db, userId)
}

/** One payment that the gateway contradicts does not fail every run from then on. */
function giveUp({ log, now }: PayingContext, { id, createdAt }: Payment, error: unknown): Charge {
  const isOver = now >= addDays(createdAt, contradictedHours / 24)
  if (!(error instanceof GatewayContradiction) || !isOver) throw error
  log.error({ payment: id }, `a payment is given up: ${error.message}`)
  return { state: 'failed', reference: null, reason: 'contradicted' }
}

/**
 * Looks for money that the gateway took for a payment which had failed here, because an answer or a
 * message was lost. False when the gateway is down.
 */
export async function recheck(context: PayingContext, payment: Payment) {
  const { db, payments, now } = context
  if (payment.gateway !== payments.name) return true
  const found = await attempt(async () => ({ charge: await findAgain(payments, payment) }))
  if (!found) return false
  if (found.charge?.state === 'paid') await settle(context, payment, found.charge)
  await db.update(paymentRows).set({ checkedAt: now }).where(eq(paymentRows.id, payment.id))
  return true
}

/** What the gateway contradicts was given up and logged before. */
const findAgain = (payments: Payments, payment: Payment) =>
  payments.find(placedOf(payment)).catch((error: unknown) => {
    if (error instanceof GatewayContradiction) return undefined
    throw error
  })

const notPlaced = { state: 'failed', reference: null, reason: 'not_completed' } as const

/** What the gateway knows by now about the card and the payment of the caller. */
export async function check(context: CallerContext & { payments: Payments }) {
  const { db, caller, payments } = context
  const open = await findOpenPayment(db, caller.id)
  if (open?.reference) await follow(context, open)
  if (payments.entry === 'page') await takeCards({ ...context, payments }, caller.id)
}

/** The answer of the person to a payment of the practice gateway. */
export async function confirm(
  context: CallerContext & { payments: Payments },
  { payment: id, confirmed }: { payment: number; confirmed: boolean },
) {
  const { payments } = context
  const open = await findOpenPayment(context.db, context.caller.id)
  if (payments.entry !== 'form' || open?.id !== id || !open.reference) return fail('payment_gone')
  await payments.confirm(open.reference, confirmed)
  await follow(context, open)
  return confirmed ? ok() : fail('card_refused')
}

/**
 * Follows what a message of the gateway points to. The message itself is not believed, so order and
 * repetitions make no difference.
 */
export async function followEvent(
  context: CommandContext & { payments: PageGateway },
  { id, key, reference }: GatewayEvent,
) {
  const { db, now } = context
  if ((await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0) return
  const found = await findPointedTo(context, { key, reference })
  if (found?.state === 'open') await follow(context, found)
  if (found?.state === 'failed' && !(await recheck(context, found)))
    throw new GatewayDown('a message is sent again')
  const page = reference ? await findCardPage(db, reference) : undefined
  if (page) await takeCards(context, page.userId, page)
  await db.insert(paymentEvents).values({ id, receivedAt: now }).onConflictDoNothing()
}

async function findPointedTo(
  { db }: CommandContext,
  { key, reference }: Pick<GatewayEvent, 'key' | 'reference'>,
) {
  const named =
    key === undefined ? eq(paymentRows.reference, reference ?? '') : eq(paymentRows.key, key)
  const [row] = await db.select().from(paymentRows).where(named)
  return row
}
