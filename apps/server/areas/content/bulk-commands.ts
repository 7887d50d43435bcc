import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { findWrongReference } from '../../lists/row-references.ts'
import { otherVersions } from '../../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { isLegalAndLocked, legalError, log, withLock } from './write-commands.ts'

type Values = Readonly<Record<string, unknown>>
type ContentRow = ListRow & { group_key: string; language_id: number }

/**
 * Gives several rows the same values. A row stays as it is (`taken`), with all of its versions,
 * where one of them would equal another row.
 */
export const editRows = <Row extends ContentRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  { ids, values }: { ids: readonly number[]; values: Values },
) =>
  withLock(writer, rows, async (tx) => {
    const named = [...new Set(ids)]
    const found = await rows.find(tx, named, 0)
    if (found.length < named.length) return fail('row_unknown')
    const differing = found
      .filter((row) => !hasValues(row, values))
      .sort((one, other) => named.indexOf(one.id) - named.indexOf(other.id))
    if (isLegalAndLocked(writer, rows, differing)) return legalError
    const wrong = await findWrongIn(tx, rows, differing, values)
    if (wrong) return failFields(wrong)
    const taken = await findTaken(tx, rows, differing, values)
    const before = differing.filter(({ group_key }) => !taken.has(group_key))
    const stayed = differing.filter(({ group_key }) => taken.has(group_key))
    const changed = before.map(({ id }) => id)
    await rows.update(tx, changed, { ...values, edited_at: writer.now })
    const after = await rows.find(tx, changed)
    await log(tx, writer, rows, { action: 'update', before, after })
    return ok({ ids: changed, taken: stayed.map(({ id }) => id) })
  })

const hasValues = (row: object, values: Values) =>
  Object.entries(values).every(([name, value]) => (row as Values)[name] === value)

/** A wrong reference among the values, for rows in any of their languages. */
async function findWrongIn<Row extends ContentRow, Query extends ListQuery>(
  db: Reader,
  { names }: Rows<Row, Query>,
  changing: readonly Row[],
  values: Values,
) {
  const given = Object.fromEntries(Object.entries(names).filter(([name]) => name in values))
  for (const language_id of new Set(changing.map((row) => row.language_id))) {
    const wrong = await findWrongReference(db, given, { ...values, language_id })
    if (wrong) return wrong
  }
  return undefined
}

/**
 * The keys of the rows of which a version would equal another row, or one of a row before it in
 * this list.
 */
async function findTaken<Row extends ContentRow, Query extends ListQuery>(
  db: Reader,
  rows: Rows<Row, Query>,
  changing: readonly Row[],
  values: Values,
): Promise<Set<string>> {
  if (!rows.unique.some((name) => name in values)) return new Set()
  const others = await otherVersions(db, rows, new Map(changing.map(({ id }) => [id, values])))
  const changed: (ContentRow & Values)[] = [
    ...changing.map((row) => ({ ...row, ...values })),
    ...others.map(({ version }) => version),
  ]
  const places = changed.map((row) => ({
    group: row.group_key,
    id: row.id,
    place: rows.unique.map((name) => row[name] ?? null),
  }))
  const taken = await findTakenPlaces(db, rows, places)
  const seen = new Set<string>()
  for (const [group, ofGroup] of Map.groupBy(places, (one) => one.group)) {
    const own = ofGroup.map(({ place }) => JSON.stringify(place))
    if (own.some((place) => seen.has(place))) taken.add(group)
    if (!taken.has(group)) for (const place of own) seen.add(place)
  }
  return taken
}

type Place = { group: string; id: number; place: readonly unknown[] }

/** The keys of those rows whose place another row has already. */
async function findTakenPlaces<Row extends ContentRow, Query extends ListQuery>(
  db: Reader,
  { table, unique, only, hasUniqueConstraint }: Rows<Row, Query>,
  places: readonly Place[],
): Promise<Set<string>> {
  const columns = unique.map((name) => sql`${table}.${sql.identifier(name)}`)
  const counts = hasUniqueConstraint ? sql`true` : sql`removed = 0`
  const { rows: found } = await db.execute<{ group: string }>(sql`
    with existing as materialized (select id, jsonb_build_array(${sql.join(columns, sql`, `)}) as place from ${table} where ${only} and ${counts})
    select distinct given."group" from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given ("group" text, id int, place jsonb)
    join existing on existing.place = given.place and existing.id <> given.id`)
  return new Set(found.map(({ group }) => group))
}
