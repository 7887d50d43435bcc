import { type Caller, grantOf, holds } from '../../security/caller.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'

/** Whether the caller may import this sheet at all. */
export function mayImport(caller: Caller, { access, isEverywhere }: Sheet) {
  const grant = grantOf(caller, access)
  return (
    holds(caller, 'admin_tasks') && grant !== undefined && (!isEverywhere || grant.scope === 'all')
  )
}
