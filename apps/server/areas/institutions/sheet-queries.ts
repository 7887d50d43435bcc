import type { SheetImport } from '@quartet/contract/resource.ts'
import { features } from '@quartet/domain/institution.ts'
import { sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { isoDay } from '../../lists/list-query.ts'
import { type ListQuery, type ListRow, rows } from '../../lists/rows.ts'
import { oneAtATime } from './commands.ts'
import { haveMembers, membersOf, orders } from './queries.ts'
import { organizations } from './tables.ts'

type Row = ListRow & { promo_code: string; seats: number }
type Query = ListQuery & { kind?: string | undefined; status?: string | undefined }

const columns = [
  ...['name', 'kind', 'country', 'city', 'promo_code', 'code_member_type', 'seats', 'status'],
  ...['contact_name', 'contact_email', 'logo', 'email_domains', 'notes'],
]

/** Institutions as rows of a spreadsheet. */
export const organizationRows = {
  ...rows<Row, Query>({
    table: organizations,
    columns,
    computed: {
      language: sql`(select locale from languages where languages.id = organizations.language_id)`,
      starts_on: isoDay(sql`organizations.starts_at`),
      ends_on: isoDay(sql`(organizations.ends_at - interval '1 ms')`),
      consent_mode: sql`organizations.consent->>'mode'`,
      dpa_signed_on: sql`organizations.consent->>'dpa_signed_at'`,
      min_age: sql`(organizations.consent->>'min_age')::int`,
      ...Object.fromEntries(
        ['lci_only', ...features].map((name) => [
          name,
          sql`coalesce((organizations.features->>${sql.raw(`'${name}'`)})::boolean, false)`,
        ]),
      ),
    },
    unique: ['promo_code'],
    versionKey: sql`organizations.id::text`,
    sorts: Object.fromEntries(Object.entries(orders).map(([name, order]) => [name, sql`${order}`])),
    filters: ['kind', 'status'],
  }),
  lock: async (tx: Transaction) => void (await oneAtATime(tx)),
}

type Values = Record<string, unknown>
type Planned = { row: number; draft: Values; before: Values | null }
type Errors = SheetImport['errors']

/** Codes that another institution has, fewer seats than members, and members of those to delete. */
export async function findConflicts(
  db: Reader,
  planned: readonly Planned[],
  leaving: readonly number[] = [],
): Promise<Errors> {
  await lockRows(db, [...planned.flatMap(({ before }) => Number(before?.id ?? 0)), ...leaving])
  const used = leaving.length > 0 && (await haveMembers(db, leaving))
  return [
    ...(used ? [{ row: 0, column: '', reason: 'row_used' }] : []),
    ...(await findTakenCodes(db, planned)),
    ...(await findFewSeats(db, planned)),
  ]
}

/** Nobody joins while seats are counted. */
const lockRows = (db: Reader, ids: readonly number[]) =>
  db.execute(
    sql`select from ${organizations} where id = any(${sql.param([...ids])}::int[]) order by id for update`,
  )

const keyOf = (code: unknown) => String(code).toLowerCase()

async function findTakenCodes(db: Reader, planned: readonly Planned[]): Promise<Errors> {
  const codes = planned.map(({ draft }) => keyOf(draft.promo_code))
  const { rows: stored } = await db.execute<{ id: number; code: string }>(
    sql`select id, lower(promo_code) as code from ${organizations} where lower(promo_code) = any(${sql.param(codes)}::text[])`,
  )
  const owners = new Map(stored.map(({ id, code }) => [code, id]))
  const firsts = new Map<string, Planned>()
  return planned.flatMap((plan) => {
    const { row, draft, before } = plan
    const key = keyOf(draft.promo_code)
    const first = firsts.get(key)
    firsts.set(key, first ?? plan)
    const isRepeated = first !== undefined && first.draft.promo_code !== draft.promo_code
    const owner = owners.get(key)
    // the engine finds codes that are equal letter by letter, outside the bin
    const isTaken = owner !== undefined && owner !== before?.id
    if (!isRepeated && !isTaken) return []
    return [
      {
        row,
        column: 'promo_code',
        value: String(draft.promo_code),
        reason: 'taken',
        of: owner ?? 0,
      },
    ]
  })
}

async function findFewSeats(db: Reader, planned: readonly Planned[]): Promise<Errors> {
  const errors: Errors = []
  const seatsNow = await findSeats(
    db,
    planned.flatMap(({ before }) => Number(before?.id ?? 0)),
  )
  for (const { row, draft, before } of planned) {
    // an undo brings back the values before, so the stored seats count
    if (!before || Number(draft.seats) >= (seatsNow.get(Number(before.id)) ?? 0)) continue
    if (Number(draft.seats) < (await membersOf(db, Number(before.id))))
      errors.push({ row, column: 'seats', value: String(draft.seats), reason: 'seats_used' })
  }
  return errors
}

async function findSeats(db: Reader, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number; seats: number }>(
    sql`select id, seats from ${organizations} where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map(({ id, seats }) => [id, seats]))
}

/** The locales that the column of the language may hold. */
export const knownLocales = sql`select locale as value, null::int as language_id from languages`
