import { isAdult } from './age.ts'
import type { ConsentPurpose } from './consent.ts'
import type { AgeGroup } from './patterns.ts'

/**
 * The relation of a reader to the owner of a profile: the person; an administrator of the
 * installation; staff of the institution; a facilitator of an assigned group or coaching client;
 * the administrator of the family; a team-mate; an accepted contact; none of these.
 */
export const relations = [
  'self',
  'platform',
  'institution',
  'facilitator',
  'family_admin',
  'team_mate',
  'contact',
  'none',
] as const
export type Relation = (typeof relations)[number]

/**
 * The parts of a profile besides the name: scores with degrees, label and earlier results; single
 * answers; ticked and own statements; the person's texts about themselves; the address; the end of
 * access; names and states of tasks; the texts of tasks with marks, notes and strategies.
 */
export const profileParts = [
  'scores',
  'answers',
  'statements',
  'words',
  'address',
  'plan',
  'tasks',
  'task_text',
] as const
export type ProfilePart = (typeof profileParts)[number]

export const agesSeen = ['under 13', '13 to 17', '18 or older'] as const
type AgeSeen = (typeof agesSeen)[number]

/** `shared` means visible while the person consents to sharing it with such readers. */
type Sight = 'yes' | 'shared' | 'no'

type Row = Record<ProfilePart, Sight>
const every = (sight: Sight): Row => ({
  scores: sight,
  answers: sight,
  statements: sight,
  words: sight,
  address: sight,
  plan: sight,
  tasks: sight,
  task_text: sight,
})
const all = every('yes')
const nothing = every('no')
const alike = (row: Row): Record<AgeSeen, Row> => ({
  'under 13': row,
  '13 to 17': row,
  '18 or older': row,
})

/** Name and progress always, everything else with the person's consent (D44). */
const staff = alike({ ...every('shared'), address: 'yes', plan: 'yes', tasks: 'yes' })

/** The person's own texts are visible to contacts and team-mates of adults only (method 4.11). */
const wordsOfAdults: Record<AgeSeen, Row> = {
  ...alike(nothing),
  '18 or older': { ...nothing, words: 'yes' },
}

/**
 * Who sees which parts of a profile: access_users by its scope (4.1, D44), families (D35), teams
 * and contacts (D32, D33, 4.11). Children have no own texts (D41).
 */
export const visibility: Record<Relation, Record<AgeSeen, Row>> = {
  self: alike(all),
  platform: alike(all),
  institution: staff,
  facilitator: staff,
  family_admin: {
    'under 13': all,
    '13 to 17': { ...all, answers: 'shared', words: 'no', task_text: 'shared' },
    '18 or older': { ...nothing, scores: 'shared', statements: 'shared', plan: 'yes' },
  },
  team_mate: {
    'under 13': { ...nothing, scores: 'shared' },
    '13 to 17': { ...nothing, scores: 'shared' },
    '18 or older': { ...nothing, scores: 'shared', words: 'yes' },
  },
  contact: wordsOfAdults,
  none: alike(nothing),
}

/** The consent that shares the profile with such readers; families and teams have their own. */
export const sharedBy: Partial<Record<Relation, ConsentPurpose>> = {
  institution: 'facilitator_scores',
  facilitator: 'facilitator_scores',
}

/** The age for visibility. Age group 2 without the year of turning 18 counts as younger. */
export function ageSeenOf(ageGroup: AgeGroup, turns18In: number | null, year: number): AgeSeen {
  if (ageGroup === 1) return 'under 13'
  return isAdult(ageGroup, turns18In, year) ? '18 or older' : '13 to 17'
}

/**
 * The parts that such a reader always sees, or sees only while shared. Age group 2 is treated as a
 * minor, because the year of turning 18 is not available here.
 */
export const partsOf = (
  relation: Relation,
  ageGroup: AgeGroup,
  sight: 'yes' | 'shared',
): ProfilePart[] => {
  const row =
    visibility[relation][ageGroup === 3 ? '18 or older' : ageGroup === 2 ? '13 to 17' : 'under 13']
  return profileParts.filter((part) => row[part] === sight)
}

/**
 * The parts that such a reader sees, in order; `shares` is whether the person currently consents to
 * sharing with such readers.
 */
export const partsSeen = (relation: Relation, age: AgeSeen, shares: boolean): ProfilePart[] =>
  profileParts.filter((part) => {
    const sight = visibility[relation][age][part]
    return sight === 'yes' || (sight === 'shared' && shares)
  })
