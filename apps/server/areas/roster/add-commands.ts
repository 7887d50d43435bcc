import { rosterPlaces } from '@quartet/domain/roster.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { giveConsentsFor } from '../privacy/commands.ts'
import type { ConsentWords } from '../privacy/queries.ts'
import { giveRoles } from '../roles/commands.ts'
import { createUsers } from '../users/member-commands.ts'
import type { StoredRow } from './queries.ts'
import { Stopped } from './stop-commands.ts'
import { rosterImportRows } from './tables.ts'

export type Adding = {
  organizationId: number
  caller: Caller
  now: Date
  /** The consent texts that were shown; undefined when the school consents for nobody. */
  words: ConsentWords | undefined
}

/** Adds people of a roster as members, without passwords; returns them with their ids. */
export async function addMembers(tx: Transaction, adding: Adding, rows: readonly StoredRow[]) {
  const ids = await createUsers(
    tx,
    rows.map((row) => columnsOf(row, adding)),
  )
  const people = rows.flatMap((row, at) => {
    const id = ids[at]
    return id === undefined ? [] : [{ id, row }]
  })
  if (people.length < rows.length) throw takenBy(rows.filter((_, at) => ids[at] === undefined))
  await giveRoles(
    tx,
    people.map(({ id, row }) => ({ userId: id, key: placeOf(row).role })),
  )
  await consentFor(tx, adding, people)
  await noteTargets(tx, people)
  return people
}

type Added = { id: number; row: StoredRow }

const placeOf = ({ draft }: StoredRow) => rosterPlaces[draft.role ?? 'member']

const columnsOf = (row: StoredRow, { organizationId, now }: Adding) => {
  const { draft } = row
  return {
    ...{ organizationId, createdAt: now, type: placeOf(row).type },
    ...{ firstName: draft.first_name ?? '', lastName: draft.last_name ?? '' },
    ...{ email: draft.email ?? null, memberNumber: draft.member_number ?? null },
    ...{ ageGroupId: draft.age_group_id ?? 3, turns18In: draft.turns_18_in ?? null },
    ...{ country: draft.country ?? null, languageId: draft.language_id ?? 1 },
    consentBy: draft.consent_by ?? ('self' as const),
  }
}

/** Somebody else has taken the address or the number since the file was checked. */
const takenBy = (rows: readonly StoredRow[]) =>
  new Stopped(
    rows.map(({ row, draft }) =>
      draft.email
        ? { row, column: 'email', reason: 'address_unusable', value: draft.email }
        : { row, column: 'member_number', reason: 'taken', value: draft.member_number ?? '' },
    ),
  )

async function consentFor(tx: Transaction, adding: Adding, people: readonly Added[]) {
  const ids = people.flatMap(({ id, row }) => (row.draft.consent_by === 'school' ? [id] : []))
  if (ids.length === 0) return
  const { organizationId, caller, words, now } = adding
  if (!words) throw new Error('a school consents without texts')
  const staff = { organizationId, staffId: caller.id }
  const giver = { by: 'school', how: 'school_agreement', ...staff } as const
  await giveConsentsFor(tx, ids, { purposes: ['account'], giver, words }, now)
}

/** Stores who was added, so that it can be undone. */
const noteTargets = (tx: Transaction, people: readonly Added[]) =>
  tx.execute(sql`
    update ${rosterImportRows} set target_id = given.id
    from unnest(${sql.param(people.map(({ row }) => row.row))}::int[], ${sql.param(people.map(({ id }) => id))}::int[]) as given(row, id)
    where import_id = ${people[0]?.row.importId ?? 0} and ${rosterImportRows.row} = given.row`)
