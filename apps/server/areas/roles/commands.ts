import { roles as seededRoles } from '@quartet/domain/roles.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import { roleGrants, roles, userRoles } from './tables.ts'

/** The seeded roles; one that stands already keeps its grants as an administrator left them. */
export async function loadRoles(tx: Transaction) {
  for (const { key, title, grants } of seededRoles) {
    const [made] = await tx.insert(roles).values({ key, name: title }).onConflictDoNothing().returning()
    if (made) await tx.insert(roleGrants).values(grants.map((grant) => ({ roleId: made.id, ...grant })))
  }
}

export type RoleKey = (typeof seededRoles)[number]['key']

export async function giveRole(tx: Transaction, userId: number, key: RoleKey) {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, key))
  if (!role) throw new Error(`the seeded role ${key} is missing`)
  await tx.insert(userRoles).values({ userId, roleId: role.id }).onConflictDoNothing()
}
