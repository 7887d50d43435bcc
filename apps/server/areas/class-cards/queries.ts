import type { ClassCardsView, ClassPersonView } from '@quartet/contract/areas/class-cards.ts'
import { type CardHolder, whyNoCard } from '@quartet/domain/class-cards.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { counted, withMembers } from '../groups/queries.ts'
import { groups } from '../groups/tables.ts'
import { identities } from '../identities/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { isStaff } from '../roles/staff-queries.ts'
import { authenticators, passkeys } from '../second-factor/tables.ts'
import { fullName, users } from '../users/tables.ts'
import { classCards, classSignIns } from './tables.ts'

const has = (table: SQL | typeof identities | typeof authenticators | typeof passkeys) =>
  sql`exists (select from ${table} x where x.user_id = users.id)`

/** What decides whether the person of the row may have a card. */
const holder = sql<CardHolder>`json_build_object('ageGroupId', users.age_group_id, 'turns18In', users.turns_18_in,
  'hasConfirmedAddress', users.email_verified_at is not null,
  'hasOwnPassword', users.password_hash is not null and not users.must_choose_password,
  'hasOtherSignIn', ${has(identities)} or ${has(authenticators)} or ${has(passkeys)},
  'isStaff', ${isStaff(sql`users.id`)})`

/** The people of a group and what decides whether they may have a card, in the order of names. */
export async function listHolders(db: Reader, groupId: number, ids?: readonly number[]) {
  const { rows } = await db.execute<Holder>(sql`
    select users.id, ${fullName} as name, users.first_name, users.last_name, ${holder} as holder
    from ${groups} ${withMembers} where groups.id = ${groupId} ${ids ? sql`and users.id = any(${sql.param([...ids])}::int[])` : sql``}
    order by users.sorted, users.id`)
  return rows
}
type Holder = {
  id: number
  name: string
  first_name: string
  last_name: string
  holder: CardHolder
}

export const listCards = (db: Reader, groupId: number) =>
  db.select().from(classCards).where(eq(classCards.groupId, groupId)).orderBy(classCards.id)

export async function findClassSignIn(db: Reader, groupId: number) {
  const [found] = await db.select().from(classSignIns).where(eq(classSignIns.groupId, groupId))
  return found
}

/** The class cards of a group, with everybody who has or may have one or why not. */
export async function showClassCards(
  db: Reader,
  { id: groupId, name: group_name }: { id: number; name: string },
  now: Date,
): Promise<ClassCardsView> {
  const signIn = await findClassSignIn(db, groupId)
  const cards = new Map((await listCards(db, groupId)).map((card) => [card.userId, card]))
  const holders = await listHolders(db, groupId)
  return {
    group_name,
    class_code: signIn?.code ?? null,
    people: holders.map(({ id, name, holder }) => ({
      ...{ id, name, card: toCard(cards.get(id)) },
      no_card: whyNoCard(holder, now.getUTCFullYear()),
    })),
  }
}

function toCard(card: typeof classCards.$inferSelect | undefined): ClassPersonView['card'] {
  if (!card) return null
  const { id, name, createdAt, lastUsedOn, lockedAt } = card
  return {
    ...{ id, name, made_on: createdAt.toISOString().slice(0, 10) },
    last_used_on: lastUsedOn,
    locked: lockedAt !== null,
  }
}

/** Whether the person of the card is in its group now. */
const isMember = sql`exists (select from ${counted} where m.group_id = groups.id and m.user_id = ${classCards.userId})`

/** Which card: by the class code and the name on it, the hash of its token, or its id. */
export type WhichCard = { code: string; plainName: string } | { tokenHash: string } | { id: number }

function isCard(which: WhichCard) {
  if ('id' in which) return eq(classCards.id, which.id)
  if ('tokenHash' in which) return eq(classCards.tokenHash, which.tokenHash)
  return and(eq(classSignIns.code, which.code), eq(classCards.plainName, which.plainName))
}

const runs = (now: Date) => sql`(${organizations.removed} = 0 and ${organizations.status} = 'active'
  and coalesce(${organizations.startsAt} <= ${now.toISOString()}, true) and coalesce(${organizations.endsAt} > ${now.toISOString()}, true))`

/**
 * A card, whether it opens the account of its child now, and by what wrong PINs are counted: the
 * same for both ways to find it.
 */
export async function findCard(db: Reader, which: WhichCard, now: Date) {
  const [found] = await db
    .select({
      ...{ id: classCards.id, userId: classCards.userId, pinHash: classCards.pinHash },
      ...{ code: classSignIns.code, plainName: classCards.plainName },
      isOpen: sql<boolean>`(${classCards.lockedAt} is null and ${groups.removed} = 0 and ${isMember} and ${users.eraseFrom} is null and ${runs(now)})`,
      holder,
    })
    .from(classCards)
    .innerJoin(classSignIns, eq(classSignIns.groupId, classCards.groupId))
    .innerJoin(groups, eq(groups.id, classCards.groupId))
    .innerJoin(organizations, eq(organizations.id, groups.organizationId))
    .innerJoin(users, eq(users.id, classCards.userId))
    .where(isCard(which))
  if (!found) return undefined
  const { isOpen, holder: person, ...card } = found
  return { ...card, isUsable: isOpen && whyNoCard(person, now.getUTCFullYear()) === null }
}
export type FoundCard = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** By what wrong PINs of a card are counted, also of one that does not exist. */
export const keyOf = ({ code, plainName }: { code: string; plainName: string }) =>
  digestOf(`class card ${code}/${plainName}`)
