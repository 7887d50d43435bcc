import type { JoiningRequestView } from '@quartet/contract/areas/memberships-joining.ts'
import { consentsAlone } from '@quartet/domain/consent.ts'
import { and, asc, eq, lte, type SQL } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { consentRequests } from '../guardians/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { purposesOfInstitution, readConsentWords, toConsentTexts } from '../privacy/queries.ts'
import { lockUser } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { joinRequests } from './tables.ts'

/** The guardian who agreed to an account, with the language of the mails to them. */
export async function findGuardian(db: Reader, userId: number) {
  const [given] = await db
    .select({ email: consentRequests.guardianEmail, languageId: consentRequests.languageId })
    .from(consentRequests)
    .where(and(eq(consentRequests.userId, userId), eq(consentRequests.state, 'given')))
  return given
}

/** The request behind a link, with its person and institution. */
export async function findJoining(db: Reader, token: string) {
  const [row] = await db
    .select({ request: joinRequests, person: users, organization: organizations })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .innerJoin(organizations, eq(organizations.id, joinRequests.organizationId))
    .where(eq(joinRequests.tokenHash, digestOf(token)))
  return row
}
export type Joining = NonNullable<Awaited<ReturnType<typeof findJoining>>>

/** The same with the person locked, who is locked before a request changes. */
export async function lockJoining(tx: Transaction, token: string) {
  const known = await findJoining(tx, token)
  if (known) await lockUser(tx, known.person.id)
  return findJoining(tx, token)
}

/** Why a guardian can no longer answer or withdraw; undefined when they can. */
export function whyOver({ request, person }: Joining, now: Date) {
  if (consentsAlone(person, now.getUTCFullYear())) return 'consent_outgrown'
  return request.expiresAt !== null && request.expiresAt <= now ? 'consent_late' : undefined
}

export const readJoiningWords = (db: Reader, { organization }: Joining, languageId: number) =>
  readConsentWords(db, {
    screen: 'guardian_joining',
    purposes: purposesOfInstitution(organization.id).filter((one) => one === 'facilitator_scores'),
    languageId,
  })

export async function showJoining(
  db: Reader,
  joining: Joining,
  languageId: number,
): Promise<JoiningRequestView> {
  const { request, person, organization } = joining
  const isOpen = request.expiresAt !== null
  return {
    state: isOpen ? 'asked' : 'given',
    name: person.firstName,
    institution: organization.name,
    answer_by: request.expiresAt?.toISOString() ?? null,
    consent_texts: isOpen ? toConsentTexts(await readJoiningWords(db, joining, languageId)) : null,
  }
}

const selectLate = (db: Reader, now: Date, ofPerson?: SQL) =>
  db
    .select({
      userId: joinRequests.userId,
      organizationId: organizations.id,
      institution: organizations.name,
    })
    .from(joinRequests)
    .innerJoin(organizations, eq(organizations.id, joinRequests.organizationId))
    .where(and(lte(joinRequests.expiresAt, now), ofPerson))
    .orderBy(asc(joinRequests.userId))

/** The requests that no guardian answered in time. */
export const listLate = (db: Reader, now: Date) => selectLate(db, now)

/** The request of a locked person, when no guardian answered it in time. */
export async function findLate(db: Reader, userId: number, now: Date) {
  const [late] = await selectLate(db, now, eq(joinRequests.userId, userId))
  return late
}
