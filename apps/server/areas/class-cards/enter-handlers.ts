import type { ErrorName } from '@quartet/contract/errors.ts'
import { plainClassPin } from '@quartet/domain/class-cards.ts'
import { apiError, unwrap } from '../../api-error.ts'
import type { Context } from '../../http/context.ts'
import { everybody, type LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import { showUser } from '../profile/queries.ts'
import { enterWithCard, lockCard } from './enter-commands.ts'
import { type FoundCard, keyOf } from './queries.ts'

type Point = [limit: LimitName, key: string]
/** By what wrong PINs are counted: those of a card, and those typed with a class code. */
type Counted = { key: string; code?: string }

type Try = { card: FoundCard | undefined; pin: string } & (
  | { which: { code: string; plainName: string } }
  | { tokenHash: string }
)

/** What is counted for this try: the same however a card is found, and whether or not it exists. */
function countedBy(given: Try): Counted {
  if ('tokenHash' in given)
    return { key: given.card ? keyOf(given.card) : digestOf(`class badge ${given.tokenHash}`) }
  return { key: keyOf(given.which), code: digestOf(`class code ${given.which.code}`) }
}

/** Signs a child in and answers with the session. */
export async function enter(context: Context, given: Try) {
  const { card } = given
  if (card) context.attempt.id = card.userId
  const counted = countedBy(given)
  const session = await limited(context, counted, async () => {
    const result = await enterWithCard(context, card, plainClassPin(given.pin))
    if (!result.ok && card && (await context.limits.spent(['classCardDay', counted.key])) > 0)
      await lockCard(context, card.id)
    return result
  })
  context.events.record('class_card_used', context.address, { id: session.userId })
  return {
    access_token: session.token,
    user: await showUser(context.db, session.userId, context.now),
  }
}

/** What runs out and the error for it, the longest time of a card first. */
const pointsOf = ({ key, code }: Counted): [Point, ErrorName][] => [
  [['classCardDay', key], 'class_card_locked'],
  [['classCard', key], 'locked'],
  ...(code
    ? ([
        [['classCode', code], 'too_many'],
        [['classCodeDay', code], 'too_many'],
      ] as [Point, ErrorName][])
    : []),
]

/**
 * Takes the points of the card and the class code before the PIN is checked and gives them back
 * unless it was wrong. For an address and overall only wrong ones count, because schools share them.
 */
async function limited<Returned extends Awaited<ReturnType<typeof enterWithCard>>>(
  context: Context,
  counted: Counted,
  check: () => Promise<Returned>,
) {
  const { limits, address } = context
  const shared: Point[] = [
    ['classCardAddress', address],
    ['classCardOverall', everybody],
  ]
  const paused = await limits.spent(...shared)
  if (paused > 0) throw apiError('too_many', { retry_after: paused })
  const taken = await takeAll(context, pointsOf(counted))
  const result = await check()
  if (!result.ok && result.error === 'class_card_wrong')
    for (const point of shared) await limits.take(...point)
  else await giveAll(context, taken)
  return unwrap(result)
}

/** Takes all of these points, or none where one has run out. */
async function takeAll(context: Context, points: [Point, ErrorName][]) {
  const taken: Point[] = []
  for (const [point, name] of points) {
    const seconds = await context.limits.take(...point)
    taken.push(point)
    if (seconds === 0) continue
    await giveAll(context, taken)
    throw apiError(name, { retry_after: seconds })
  }
  return taken
}

async function giveAll({ limits }: Context, points: Point[]) {
  for (const point of points) await limits.give(...point)
}
