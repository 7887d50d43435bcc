import type { OrganizationListQuery } from '@quartet/contract/areas/institutions.ts'
import type { CallerContext } from '../../services.ts'
import { exportSheet } from '../../sheets/area-sheet.ts'
import { writeLog } from '../logs/commands.ts'
import { listOrganizations } from './queries.ts'
import { organizationSheet } from './sheet.ts'

type Filters = Omit<OrganizationListQuery, 'limit' | 'offset'>

/**
 * Exports the institutions that the filters match. The log names who did it and how many it contains.
 */
export async function exportOrganizations({ db, caller, now }: CallerContext, query: Filters) {
  const file = await exportSheet(db, organizationSheet, { query, personId: caller.id })
  const { count } = await listOrganizations(db, caller, { ...query, limit: 0, offset: 0 })
  const entry = { action: 'export', entity: 'organizations', actorId: caller.id } as const
  await db.transaction((tx) => writeLog(tx, now, { ...entry, count }))
  return file
}
