import type { Transaction } from '../../base/db.ts'
import { organizations } from './tables.ts'

type NewOrganization = Omit<typeof organizations.$inferInsert, 'id'>

/** The new institution's id. */
export async function createOrganization(tx: Transaction, organization: NewOrganization): Promise<number> {
  const [made] = await tx.insert(organizations).values(organization).returning({ id: organizations.id })
  if (!made) throw new Error('an institution that was just written is gone')
  return made.id
}
