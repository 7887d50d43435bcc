import { grantOf } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'

/**
 * Administrators of one institution learn of few addresses in a day that they have an account
 * elsewhere (method D31), whether they type them or import them.
 */
export function makeAddressBudget({ caller, limits }: Pick<CallerContext, 'caller' | 'limits'>) {
  const isUnlimited = grantOf(caller, 'admin_users')?.scope === 'all'
  const key = String(caller.id)
  return {
    /** Takes a point before it is known whether an address is in use; false when none is left. */
    take: async () => isUnlimited || (await limits.take('addressTaken', key)) === 0,
    async giveBack() {
      if (!isUnlimited) await limits.give('addressTaken', key)
    },
  }
}
export type AddressBudget = ReturnType<typeof makeAddressBudget>
