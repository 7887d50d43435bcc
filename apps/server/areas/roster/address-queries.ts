import type { Db } from '../../db/db.ts'
import type { AddressBudget } from './address-commands.ts'
import type { Matched } from './match-queries.ts'
import { findUsedAddresses, type MemberIndex, mayReaddress } from './people-queries.ts'

/** Why an address of a file cannot be given to anybody. */
export type Unusable = ReadonlyMap<string, 'address_unusable' | 'address_unchecked'>

/**
 * Finds the addresses that the rows would give somebody and that are in use. From where the budget
 * is spent, no address is looked at, and used and unused ones get the same answer.
 */
export async function findUnusable(
  db: Db,
  rows: readonly Matched[],
  { members, budget }: { members: MemberIndex; budget: AddressBudget },
): Promise<Unusable> {
  const addresses = [...new Set(rows.flatMap(addressOf))]
  const used = await findUsedAddresses(db, addresses)
  const isOwn = (email: string) => members.byEmail.has(email)
  const unusable = new Map<string, 'address_unusable' | 'address_unchecked'>()
  for (const email of addresses)
    if (isOwn(email) && used.has(email)) unusable.set(email, 'address_unusable')
  const others = addresses.filter((email) => !isOwn(email))
  let isOpen = others.length > 0 && (await budget.take())
  for (const email of others) {
    if (!isOpen) unusable.set(email, 'address_unchecked')
    else if (used.has(email)) {
      unusable.set(email, 'address_unusable')
      isOpen = await budget.take()
    }
  }
  if (isOpen) await budget.giveBack()
  return unusable
}

/** The new address of somebody: a newcomer, or a member who gets another one. */
function addressOf({ file, draft, member }: Matched): string[] {
  const email = draft.email?.toLowerCase()
  if (!email || file.fate !== 'stays' || (member && !mayReaddress(member))) return []
  return member?.removed === 1 || email === member?.email?.toLowerCase() ? [] : [email]
}
