import type { RosterDraft } from '@quartet/contract/areas/roster.ts'
import { entranceOf } from '@quartet/domain/consent.ts'
import { admitNewcomer, rosterAgeOf } from '@quartet/domain/roster.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { choiceUnknown } from '../../sheets/cell-errors.ts'
import { joinError, type Organization } from '../institutions/queries.ts'
import { languages } from '../languages/tables.ts'
import type { Unusable } from './address-queries.ts'
import type { RosterValues } from './tables.ts'
import type { Wrong } from './value-queries.ts'

export type Languages = ReadonlyMap<string, number>

/** The published languages by their locale. */
export async function findLanguages(db: Reader): Promise<Languages> {
  const rows = await db
    .select({ locale: languages.locale, id: languages.id })
    .from(languages)
    .where(eq(languages.published, true))
    .orderBy(languages.id)
  return new Map(rows.map(({ locale, id }) => [locale, id]))
}

type Context = {
  organization: Organization
  caller: Caller
  now: Date
  unusable: Unusable
  languages: Languages
  mayGiveFacilitator: boolean
}

/** Somebody new with everything an account needs; undefined when a cell forbids it. */
export function newcomerOf(
  draft: RosterDraft,
  context: Context,
  wrong: Wrong,
): RosterValues | undefined {
  const { organization, now } = context
  const role = draft.role ?? (organization.codeMemberType === 'student' ? 'student' : 'member')
  const email = draft.email?.toLowerCase() ?? null
  const unusable = context.unusable.get(email ?? '')
  const country = draft.country ?? (organization.country || null)
  const age = rosterAgeOf(draft, now.getUTCFullYear())
  const newcomer = { ...age, role, email, country }
  const admitted = admitNewcomer(newcomer, entranceOf(organization.consent), now.getUTCFullYear())
  const language = draft.language ?? ''
  const languageId =
    language === ''
      ? (organization.languageId ?? context.caller.languageId)
      : context.languages.get(language)
  if ('reason' in admitted) wrong(admitted.column, admitted.reason)
  const found = [
    languageId === undefined &&
      (['language', () => choiceUnknown([...context.languages.keys()])] as const),
    role === 'facilitator' && !context.mayGiveFacilitator && (['role', 'role_lacking'] as const),
    unusable !== undefined && (['email', unusable] as const),
    notWelcome(newcomer, context),
  ].filter((one) => one !== false && one !== undefined)
  for (const [column, explain] of found) wrong(column, explain)
  const group = age.age_group_id
  if ('reason' in admitted || found.length > 0 || languageId === undefined || group === null)
    return undefined
  return {
    ...{ first_name: draft.first_name, last_name: draft.last_name, email, role, country },
    ...{ member_number: draft.member_number, classes: draft.classes ?? [] },
    ...{ age_group_id: group, turns_18_in: group === 3 ? null : age.turns_18_in },
    ...{ language_id: languageId, consent_by: admitted.by },
  }
}

type Joiner = { email: string | null; age_group_id: 1 | 2 | 3 | null; turns_18_in: number | null }

/** What the institution asks of everybody who joins: the domain of the address, and an age. */
export function notWelcome(
  { email, age_group_id, turns_18_in }: Joiner,
  { organization, now }: Pick<Context, 'organization' | 'now'>,
) {
  const about = { email, ageGroupId: age_group_id ?? 3, turns18In: turns_18_in, now }
  const error = joinError(organization, about)
  if (error === 'organization_age') return ['age_group_id', 'too_young'] as const
  return error === 'organization_domain' ? (['email', error] as const) : undefined
}
