import { isAdult, olderThan } from './age.ts'
import { type Consenter, consentsAlone } from './consent.ts'
import { codeLength, codeLetters } from './invitations.ts'
import type { AgeGroup } from './patterns.ts'

/** People in a family with its administrator, without an own setting (method D35). */
export const familyMax = 6

/** `family_type` of an account: who pays, and who belongs to the family (method D26). */
export const familyTypes = { admin: 1, member: 2 } as const

/** The letters of a family code, grouped to be read aloud. */
export const familyCodeLength = codeLength
export const spokenCode = (code: string) => code.replace(/^(.{4})(?=.)/, '$1-')

/** A code from random numbers below 1. */
export const familyCodeFrom = (random: () => number) =>
  Array.from(
    { length: familyCodeLength },
    () => codeLetters[Math.floor(random() * codeLetters.length)],
  ).join('')

/** The name of a new family until its administrator changes it. */
export const familyNameOf = (lastName: string, firstName: string) => lastName || firstName

/** The ages at which what the administrator sees and decides becomes less (method D35). */
export const familyStages = ['child', 'teen', 'consent', 'adult'] as const
export type FamilyStage = (typeof familyStages)[number]

type Aging = {
  consentBy: Consenter
  ageGroupId: AgeGroup
  turns18In: number | null
  country: string | null
}

/**
 * The stage of a member in `year`. A child of age group 1 with a known year grows up like anybody
 * else; nobody counts as an age before the year after the birthday.
 */
export function familyStageOf(person: Aging, year: number): FamilyStage {
  const { ageGroupId, turns18In } = person
  if (ageGroupId === 1 && !isThirteen(turns18In, year)) return 'child'
  const teen = { ...person, ageGroupId: ageGroupId === 1 ? 2 : ageGroupId } as const
  if (isAdult(teen.ageGroupId, turns18In, year)) return 'adult'
  return consentsAlone(teen, year) ? 'consent' : 'teen'
}

/** Whether a child counts as 13 or older, from the year after that birthday. */
export const isThirteen = (turns18In: number | null, year: number): boolean =>
  olderThan(2, turns18In, 13, year)

/** What the administrator sees of the teams and contacts of a member (method D35). */
export const teamSights = ['all', 'names', 'none'] as const
export type TeamSight = (typeof teamSights)[number]
export const teamSightOf: Record<FamilyStage, TeamSight> = {
  child: 'all',
  teen: 'names',
  consent: 'names',
  adult: 'none',
}

/** Who may leave by themselves: a child would be without anybody who agreed to the account. */
export const mayLeaveFamily = (stage: FamilyStage): boolean => stage !== 'child'

/** Whose account the administrator may have erased and exported (method D35). */
export const isLookedAfter = (stage: FamilyStage): boolean => stage !== 'adult'

/** What happens to an account without consent of its own when the membership ends. */
export const endsConsent = (stage: FamilyStage): boolean => stage === 'child'

/** The longest first part of a name with which somebody without an address signs in. */
const loginWordLength = 20

/** A name to sign in with for somebody without an address, from a nick name and three digits. */
export function loginNameOf(nickName: string, digits: string): string {
  const word = nickName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return `${Array.from(word).slice(0, loginWordLength).join('') || 'family'}${digits}`
}

/** Whether a text can be a name to sign in with, and no address. */
export const isLoginName = (value: string): boolean => /^[\p{L}\p{N}]{3,40}$/u.test(value.trim())
