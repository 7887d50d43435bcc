import { type Band, bandOf, bands } from './bands.ts'
import { type Classification, classifications } from './classification.ts'
import { type Pattern, patterns, type Scores } from './patterns.ts'
import type { Scope } from './permissions.ts'

/**
 * What somebody is to a group (D32): who made it; a facilitator to whom it is assigned; who
 * administers its institution; one of its people.
 */
export const groupRoles = ['owner', 'facilitator', 'administrator', 'member'] as const
export type GroupRole = (typeof groupRoles)[number]

/** Members see only the name of their group and its owner. */
export const groupRights: Record<GroupRole, { reads: boolean; edits: boolean; pushes: boolean }> = {
  owner: { reads: true, edits: true, pushes: true },
  facilitator: { reads: true, edits: false, pushes: true },
  administrator: { reads: true, edits: true, pushes: false },
  member: { reads: false, edits: false, pushes: false },
}

/** Most characters of a name, people of a group, its facilitators, and groups of one owner. */
export const groupBounds = { name: 100, members: 1000, facilitators: 20, perOwner: 200 } as const

/** Days for which a removed group can be restored. */
export const removedGroupDays = 30

/** The scopes of a permission with which people look after groups. */
export const groupScopes: readonly Scope[] = ['groups', 'organization', 'all']

/** The fewest results of which a distribution is shown. */
export const fewestResults = 5

type Result = { scores: Scores; classification: Classification }
export type Distribution = {
  /** How many people have each degree of each pattern. */
  patterns: { pattern: Pattern; bands: Record<Band, number> }[]
  labels: { classification: Classification; people: number }[]
}

/** How the results of a group are distributed; null for too few, which would show single people. */
export function distributionOf(results: readonly Result[]): Distribution | null {
  if (results.length < fewestResults) return null
  const countBand = (pattern: Pattern, band: Band) =>
    results.filter(({ scores }) => bandOf(scores[pattern]) === band).length
  return {
    patterns: patterns.map((pattern) => ({
      pattern,
      bands: Object.fromEntries(bands.map((band) => [band, countBand(pattern, band)])) as Record<
        Band,
        number
      >,
    })),
    labels: classifications.map((classification) => ({
      classification,
      people: results.filter((result) => result.classification === classification).length,
    })),
  }
}
