import type { PersonFilters } from '@quartet/contract/areas/users.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import { isEqual } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { usesFirst } from './filter-queries.ts'
import { peopleCounts, peopleTotals, scores, users } from './tables.ts'

/** The exact number of matches, if it can be had without reading everybody. */
export function quickCount(caller: Caller, query: PersonFilters): SQL | undefined {
  const { lci, classification, pattern, ...others } = query
  const stored = storedCount(caller, others)
  if (!lci && !classification && !pattern) return stored
  const { type, organization_id, age_group_id, language, removed } = query
  const isNarrowed = type || organization_id || age_group_id || language
  if (!stored || isNarrowed || grantOf(caller, 'access_users')?.scope !== 'all') return undefined
  const ofResults = and(
    isEqual(scores.classification, classification),
    pattern && usesFirst(pattern),
  )
  if (ofResults) return lci === 'not_done' ? sql`0` : countScored(removed, ofResults)
  return lci === 'done' ? countScored(removed) : sql`(${stored} - ${countScored(removed)})`
}

/** The number of people with scores: those of everybody less those in the bin, who are few. */
function countScored(removed: 0 | 1, condition: SQL = sql`true`): SQL {
  const inBin = sql`(select count(*)::int from ${users} join ${scores} on scores.user_id = users.id where users.removed = 1 and ${condition})`
  return removed === 1
    ? inBin
    : sql`((select count(*)::int from ${scores} where ${condition}) - ${inBin})`
}

type StoredQuery = Omit<PersonFilters, 'lci' | 'classification' | 'pattern'>
/** The filters that are columns of the stored counts, and what does not narrow a list. */
const stored: readonly string[] = [
  ...['removed', 'type', 'organization_id', 'age_group_id', 'language'],
  ...['order_by', 'order_direction', 'limit', 'offset'],
]

/**
 * The exact number from the stored counts; undefined for a query with other conditions than their
 * columns.
 */
function storedCount(caller: Caller, query: StoredQuery): SQL | undefined {
  const set = Object.entries(query).filter(([, value]) => Boolean(value))
  if (set.some(([name]) => !stored.includes(name))) return undefined
  const { removed, type, organization_id, age_group_id, language } = query
  const scope = grantOf(caller, 'access_users')?.scope
  const own = scope === 'organization' ? (caller.organizationId ?? undefined) : undefined
  if (scope !== 'all' && own === undefined) return undefined
  const isOfOne = own !== undefined || organization_id !== undefined
  if (isOfOne && language !== undefined) return undefined // institutions have no counts by language
  const counts = isOfOne ? peopleCounts : peopleTotals
  const kind = and(
    isEqual(counts.removed, removed),
    isEqual(counts.type, type),
    isEqual(counts.ageGroupId, age_group_id),
    isEqual(peopleTotals.languageId, language),
    isEqual(peopleCounts.organizationId, own),
    isEqual(peopleCounts.organizationId, organization_id),
  )
  return sql`(select coalesce(sum(change), 0)::int from ${counts} where ${kind})`
}
