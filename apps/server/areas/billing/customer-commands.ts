import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import type { Payments } from './client.ts'
import { paymentCustomers, payments } from './tables.ts'

type Customer = Pick<typeof paymentCustomers.$inferInsert, 'customer' | 'gateway' | 'userId'>

/** Remembers a customer of a locked person, or of one who is gone, until it is deleted. */
export const noteCustomer = (tx: Transaction, { customer, gateway, userId }: Customer) =>
  tx.insert(paymentCustomers).values({ customer, gateway, userId }).onConflictDoNothing()

/**
 * Customers whose account is gone, and without whom no payment can be lost: none is open, and none
 * has failed after `since` of which only the customer leads to the money.
 */
export const listLeftCustomers = async (db: Reader, { name }: Payments, since: Date) => {
  const { customer, state, reference, settledAt } = payments
  const lost = and(eq(state, 'failed'), isNull(reference), gt(settledAt, since))
  const needed = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(customer, paymentCustomers.customer), or(eq(state, 'open'), lost)))
  const rows = await db
    .select({ customer: paymentCustomers.customer })
    .from(paymentCustomers)
    .where(
      and(isNull(paymentCustomers.userId), eq(paymentCustomers.gateway, name), notExists(needed)),
    )
    .orderBy(paymentCustomers.createdAt)
  return rows.map((row) => row.customer)
}

/** Forgets a customer whom the gateway has deleted. */
export async function forgetCustomer(tx: Transaction, customer: string) {
  await tx.update(payments).set({ customer: null }).where(eq(payments.customer, customer))
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.customer, customer))
}
