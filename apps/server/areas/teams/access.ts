import { contactsAtOnce, teamSize } from '@quartet/domain/teams.ts'
import { type Caller, grantOf } from '../../security/caller.ts'

/** Administrators and facilitators of an institution look after others and build larger teams. */
export function isStaff(caller: Caller): boolean {
  const scope = grantOf(caller, 'access_users')?.scope
  return scope === 'groups' || scope === 'organization' || scope === 'all'
}

/** The most people that a caller may have in one team, with the leader (method D22). */
export const mostOf = (caller: Caller): number =>
  isStaff(caller) ? teamSize.mostOfStaff : teamSize.most

export const hasTooManyContacts = (count: number): boolean => count > contactsAtOnce
