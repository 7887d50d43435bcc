import { randomBytes } from 'node:crypto'
import type { PrintedCardView } from '@quartet/contract/areas/class-cards.ts'
import {
  cardNameOf,
  classCardMax,
  classPinFrom,
  plainCardName,
  whyNoCard,
} from '@quartet/domain/class-cards.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { hashPassword } from '../../security/passwords.ts'
import { forgetCounters } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { holdForCount } from '../users/queries.ts'
import { inClass, random } from './commands.ts'
import { findClassSignIn, keyOf, listCards, listHolders } from './queries.ts'
import { classCards } from './tables.ts'

type Wish = { id: number; card_id: number | null }
type Secret = { pin: string; token: string; pinHash: string }
type Context = Pick<CallerContext, 'db' | 'caller' | 'now' | 'publicUrl'>

/**
 * Gives these people new cards in place of those that the caller has seen; fails whole when one of
 * them may have none, or has another card by now. Undefined for a group that the caller may not
 * change.
 */
export async function makeCards(context: Context, groupId: number, wishes: readonly Wish[]) {
  const plan = (tx: Transaction) => planCards(tx, groupId, wishes, context.now)
  // before any PIN is hashed
  const planned = await inClass(context, groupId, plan)
  if (!planned?.ok) return planned
  const secrets: Secret[] = []
  // one after the other, so that a class does not fill the queue of those who sign in
  for (const _ of wishes) {
    const secret = await newSecret()
    if (!secret) return fail('unavailable')
    secrets.push(secret)
  }
  return inClass(context, groupId, async (tx) => {
    await holdForCount(
      tx,
      wishes.map(({ id }) => id),
    )
    const current = await plan(tx)
    return current.ok
      ? ok(await writeCards(tx, context, { groupId, secrets, ...current }))
      : current
  })
}

/** 128 random bits for the QR code, and a PIN that a child can remember. */
async function newSecret(): Promise<Secret | undefined> {
  const token = randomBytes(16).toString('base64url')
  const pin = classPinFrom(random)
  const pinHash = await hashPassword(pin)
  return pinHash === 'full' ? undefined : { pin, token, pinHash }
}

type Person = Awaited<ReturnType<typeof listHolders>>[number]
type Plan = { code: string; people: Person[]; ending: number[]; taken: Set<string> }

async function planCards(tx: Transaction, groupId: number, wishes: readonly Wish[], now: Date) {
  const signIn = await findClassSignIn(tx, groupId)
  if (!signIn) return fail('class_sign_in_off')
  const ids = new Set(wishes.map(({ id }) => id))
  const people = await listHolders(tx, groupId, [...ids])
  const mayHave = ({ holder }: Person) => whyNoCard(holder, now.getUTCFullYear()) === null
  if (people.length < wishes.length || !people.every(mayHave)) return fail('class_card_people')
  const cards = await listCards(tx, groupId)
  const cardOf = (id: number) => cards.find(({ userId }) => userId === id)?.id ?? null
  if (wishes.some(({ id, card_id }) => cardOf(id) !== card_id)) return fail('class_cards_changed')
  const others = cards.filter(({ userId }) => !ids.has(userId))
  if (others.length + people.length > classCardMax) return fail('class_cards_full')
  const taken = new Set(others.map(({ plainName }) => plainName))
  const ending = cards.filter(({ userId }) => ids.has(userId)).map(({ id }) => id)
  return ok({ code: signIn.code, people, ending, taken })
}

async function writeCards(
  tx: Transaction,
  { caller, now, publicUrl }: Context,
  { groupId, secrets, code, people, ending, taken }: Plan & { groupId: number; secrets: Secret[] },
) {
  if (ending.length > 0)
    await tx
      .delete(classCards)
      .where(and(eq(classCards.groupId, groupId), inArray(classCards.id, ending)))
  const cards = people.map((person, at) => toNewCard(person, secrets[at] as Secret, taken))
  await tx
    .insert(classCards)
    .values(cards.map(({ columns }) => ({ ...columns, groupId, createdAt: now })))
  for (const { columns } of cards)
    await forgetCounters(tx, keyOf({ code, plainName: columns.plainName }))
  const entry = { action: 'create', entity: 'class_cards', entityId: groupId } as const
  await writeLog(
    tx,
    now,
    ...people.map(({ id }) => ({ ...entry, actorId: caller.id, subjectId: id })),
  )
  const toView = ({ printed }: (typeof cards)[number]): PrintedCardView => ({
    ...printed,
    link: `${publicUrl}/class#${printed.link}`,
  })
  return { class_code: code, cards: cards.map(toView) }
}

/** A card as it is stored and as it is printed; its name is taken from now on. */
function toNewCard(
  { id, name, first_name, last_name }: Person,
  { pin, token, pinHash }: Secret,
  taken: Set<string>,
) {
  const cardName = cardNameOf({ firstName: first_name, lastName: last_name }, taken)
  const plainName = plainCardName(cardName)
  taken.add(plainName)
  return {
    columns: { userId: id, name: cardName, plainName, pinHash, tokenHash: digestOf(token) },
    printed: { id, name, card_name: cardName, pin, link: token },
  }
}
