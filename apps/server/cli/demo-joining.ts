import { addDays } from '@quartet/domain/dates.ts'
import { clientFacilitators } from '../areas/coaching/tables.ts'
import { createOrganization } from '../areas/institutions/commands.ts'
import { seatRequests } from '../areas/memberships/tables.ts'
import type { Transaction } from '../db/db.ts'

/** An institution without free places, for which somebody waits. */
export async function fillWaitingList(tx: Transaction, userId: number, now: Date) {
  const organizationId = await createOrganization(tx, {
    name: 'Harbour Evening Classes',
    promoCode: 'HARBOUR',
    seats: 0,
  })
  await tx.insert(seatRequests).values({ userId, organizationId, createdAt: addDays(now, -2) })
}

/** Assigns a facilitator to a coaching client. */
export const guide = (tx: Transaction, clientId: number, facilitatorId: number, now: Date) =>
  tx.insert(clientFacilitators).values({ clientId, facilitatorId, createdAt: addDays(now, -15) })
