import { agesAgree, consentAgeOf, isAdult, olderThan } from './age.ts'
import { consenterOf, type Entrance } from './consent.ts'
import type { AgeGroup } from './patterns.ts'

/** The columns of a roster, in this order; only the names are required. */
export const rosterColumns = [
  ...(['id', 'first_name', 'last_name', 'email', 'member_number', 'role', 'classes'] as const),
  ...(['age_group_id', 'turns_18_in', 'country', 'language', 'institution'] as const),
] as const
export type RosterColumn = (typeof rosterColumns)[number]
export const requiredRosterColumns = ['first_name', 'last_name'] as const

/** Other headings of the same columns. */
const headings: Readonly<Record<string, RosterColumn>> = {
  student_number: 'member_number',
  class: 'classes',
  group: 'classes',
  age_group: 'age_group_id',
}

/** The column under a heading; undefined for one that a roster does not have. */
export function rosterColumnOf(heading: string): RosterColumn | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return rosterColumns.find((column) => column === name) ?? headings[name]
}

/** The roles that a roster gives: never one of an administrator. */
export const rosterRoles = ['student', 'member', 'facilitator'] as const
export type RosterRole = (typeof rosterRoles)[number]

/** The type of account and the seeded role of each. */
export const rosterPlaces = {
  student: { type: 'student', role: 'student' },
  member: { type: 'institution', role: 'institution_member' },
  facilitator: { type: 'institution', role: 'facilitator' },
} as const

/** Days for which an import can be undone, and for which its rows stay stored. */
export const rosterUndoDays = 30
/** Days after which an import that was not applied is deleted. */
export const rosterCheckDays = 7

/** What a row of a roster does. */
export const rosterKinds = ['added', 'changed', 'leaving'] as const

export const rosterStates = [
  ...(['checked', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const),
] as const
export type RosterState = (typeof rosterStates)[number]

/**
 * What could not be undone completely: the account is in use, no place is free, the person is
 * elsewhere, something has changed since, staff have to admit them, or somebody has to consent.
 */
export const rosterNotes = [
  'entered',
  'no_place',
  'elsewhere',
  'changed',
  'readmit',
  'consent',
] as const
export type RosterNote = (typeof rosterNotes)[number]

export type RosterCells = Partial<Record<RosterColumn, string>>
/** `ignored`: somebody about whom nothing changes, such as a parent or a locked account. */
export type RosterRow = { cells: RosterCells; fate: 'stays' | 'leaves' | 'ignored' }

/** Whether a file has the columns of a OneRoster users.csv. */
export const isOneRoster = (names: readonly string[]): boolean =>
  ['sourcedid', 'givenname', 'familyname'].every((name) => names.includes(name))

/** Under which heading of OneRoster a column is read. */
export const oneRosterHeadings: Readonly<Partial<Record<RosterColumn, string>>> = {
  ...{ first_name: 'givenname', last_name: 'familyname', member_number: 'sourcedid' },
  ...{ email: 'email', role: 'role', classes: 'classes' },
  ...{ age_group_id: 'birthdate', turns_18_in: 'birthdate' },
}

const ignoredRoles = ['parent', 'guardian', 'relative']
const oneRosterRoles: Readonly<Record<string, RosterRole>> = {
  student: 'student',
  teacher: 'facilitator',
}

/** A row of OneRoster, whose headings are in lower case, under the columns of a roster. */
export function fromOneRoster(
  row: Readonly<Record<string, string>>,
  defaultAge: AgeGroup | null,
): RosterRow {
  const { status = '', enableduser = '', role = '', birthdate = '' } = row
  const roleName = role.toLowerCase()
  const mapped = oneRosterRoles[roleName] ?? (roleName === '' ? undefined : 'member')
  const age = ageOfBirth(birthdate) ?? ageOfRole(mapped, defaultAge)
  const cells: RosterCells = {
    ...{ first_name: row.givenname ?? '', last_name: row.familyname ?? '' },
    ...{ member_number: row.sourcedid ?? '', email: row.email ?? '' },
    ...{ role: mapped ?? '', classes: row.classes ?? '', ...age },
  }
  if (ignoredRoles.includes(roleName)) return { cells, fate: 'ignored' }
  const isGone = ['tobedeleted', 'inactive'].includes(status.toLowerCase())
  if (isGone) return { cells, fate: 'leaves' }
  return { cells, fate: isFalse(enableduser) ? 'ignored' : 'stays' }
}

const isFalse = (value: string) => ['false', 'no', '0'].includes(value.toLowerCase())

/** Only the year is read. */
function ageOfBirth(birthdate: string): RosterCells | undefined {
  const year = /^((?:19|20)\d\d)-\d\d-\d\d/.exec(birthdate)?.[1]
  return year ? { turns_18_in: String(Number(year) + 18) } : undefined
}

const ageOfRole = (role: RosterRole | undefined, defaultAge: AgeGroup | null): RosterCells =>
  role === 'member' || role === 'facilitator'
    ? { age_group_id: '3' }
    : { age_group_id: defaultAge === null ? '' : String(defaultAge) }

type Aged = { age_group_id: AgeGroup | null; turns_18_in: number | null }

/** The age group of a row: the given one, or the one in which the year of turning 18 puts it. */
export function rosterAgeOf({ age_group_id, turns_18_in }: Aged, year: number): Aged {
  if (age_group_id !== null || turns_18_in === null) return { age_group_id, turns_18_in }
  if (isAdult(2, turns_18_in, year)) return { age_group_id: 3, turns_18_in: null }
  return { age_group_id: olderThan(2, turns_18_in, 13, year) ? 2 : 1, turns_18_in }
}

type Newcomer = Aged & { role: RosterRole; email: string | null; country: string | null }
type Problem = { column: RosterColumn; reason: RosterProblem }
export type RosterProblem =
  | 'age_missing'
  | 'age_contradiction'
  | 'not_appointable'
  | 'email_missing'
  | 'guardian_first'

/**
 * Who consents to the account of somebody new, or why they cannot be added: nobody comes in whose
 * guardian has to agree first. Without the year of turning 18, a teenager counts as too young.
 */
export function admitNewcomer(
  { role, email, country, ...age }: Newcomer,
  entrance: Entrance,
  year: number,
): { by: 'self' | 'school' } | Problem {
  const { age_group_id: group, turns_18_in: turns18 } = age
  if (group === null) return { column: 'age_group_id', reason: 'age_missing' }
  if (turns18 !== null && !isOfGroup(group, turns18, year))
    return { column: 'turns_18_in', reason: 'age_contradiction' }
  if (role === 'facilitator' && group !== 3) return { column: 'role', reason: 'not_appointable' }
  if (group === 3 && email === null) return { column: 'email', reason: 'email_missing' }
  const by = consenterOf(entrance, group, olderThan(group, turns18, consentAgeOf(country), year))
  return by === 'self' || by === 'school'
    ? { by }
    : { column: 'age_group_id', reason: 'guardian_first' }
}

/** Whether a year of turning 18 fits the group; in the year of a birthday both groups are possible. */
function isOfGroup(group: AgeGroup, turns18: number, year: number) {
  if (group === 1) return !olderThan(2, turns18, 13, year)
  return group === 2 ? !isAdult(2, turns18, year) : agesAgree(true, turns18, 18, year)
}

type Places = { seats: number; taken: number; added: number; leaving: number }

/** How many places are missing; 0 when all newcomers have one. */
export const placesMissing = ({ seats, taken, added, leaving }: Places): number =>
  added === 0 ? 0 : Math.max(0, taken - leaving + added - seats)
