import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../users/tables.ts'
import { isAssignedTo } from './access.ts'
import { groupMembers, groups } from './tables.ts'

/**
 * Whether a person is in a group that somebody leads, both in its institution; whether the role of
 * the leader still allows that is not checked.
 */
export const leadsGroupOf = (
  leaderId: SQLWrapper | number,
  personId: SQLWrapper | number,
): SQL => sql`exists (
  select from ${groupMembers} m join ${groups} on groups.id = m.group_id
    join ${users} leader on leader.id = ${leaderId} and leader.organization_id = groups.organization_id
    join ${users} person on person.id = m.user_id and person.organization_id = groups.organization_id
  where m.user_id = ${personId} and groups.removed = 0 and (groups.owner_id = leader.id or ${isAssignedTo(sql`leader.id`)}))`
