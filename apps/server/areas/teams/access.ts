import { groupScopes } from '@quartet/domain/groups.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { type Caller, grantOf } from '../../security/caller.ts'

/** Administrators and facilitators of an institution look after others and build larger teams. */
const isStaff = (caller: Caller): boolean =>
  groupScopes.includes(grantOf(caller, 'access_users')?.scope ?? 'own')

/** The most people that a caller may have in one team, with the leader (method D22). */
export const mostOf = (caller: Caller): number =>
  isStaff(caller) ? teamSize.mostOfStaff : teamSize.most
