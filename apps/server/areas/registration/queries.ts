import { entranceOf, underAge } from '@quartet/domain/consent.ts'
import type { Reader } from '../../db/db.ts'
import { findByCode, joinError } from '../institutions/queries.ts'
import { seatsTaken } from '../users/queries.ts'

/**
 * What the form may know about a code before anything is sent: the name of an institution that
 * takes people, otherwise only the reason.
 */
export async function lookUpCode(db: Reader, code: string, now: Date) {
  const organization = await findByCode(db, code)
  const adult = { email: null, ageGroupId: 3, turns18In: null, now } as const
  const wrong = joinError(organization, adult)
  // these two depend on the person, who is not known yet
  const error = wrong === 'organization_domain' || wrong === 'organization_age' ? undefined : wrong
  if (error || !organization) return closed(error ?? 'organization_unknown')
  if ((await seatsTaken(db, organization.id)) >= organization.seats)
    return closed('organization_full')
  return { name: organization.name, error: null, ...underAge[entranceOf(organization.consent)] }
}

const closed = (error: 'organization_unknown' | 'organization_ended' | 'organization_full') => ({
  name: null,
  error,
  ...underAge[entranceOf(undefined)],
})
