import { addDays } from '@quartet/domain/dates.ts'
import { separately } from '../../queue/separately.ts'
import type { CommandContext } from '../../services.ts'
import { saveCardOfPage } from './card-commands.ts'
import type { FinishedPage, PageGateway } from './client.ts'
import { listCardPages } from './queries.ts'
import type { cardPages } from './tables.ts'

type CardPage = typeof cardPages.$inferSelect
type PageContext = CommandContext & { payments: PageGateway }

/** The gateway closes a page after a day; somebody who opens many is not asked for all of them. */
const pagesAsked = { days: 1, newest: 5 } as const

/**
 * Saves the cards of the pages that a person has finished, in the order in which that happened, so
 * that the last one is charged. Without the page of a message, one that cannot be read waits for the
 * next check.
 */
export async function takeCards(context: PageContext, userId: number, named?: CardPage) {
  const { db, now, log, payments } = context
  const since = addDays(now, -pagesAsked.days)
  const newest = await listCardPages(db, userId, { since, limit: pagesAsked.newest })
  const isListed = newest.some(({ session }) => session === named?.session)
  const pages = named && !isListed ? [named, ...newest] : newest
  const finished: { session: string; card: FinishedPage }[] = []
  const { each, end } = separately(log, 'takeCards')
  const read = async ({ session }: CardPage) => {
    const card = await payments.readCardPage(session, userId)
    if (card) finished.push({ session, card })
  }
  const nameOf = () => `person ${userId}`
  await Promise.all(pages.map((page) => each([page], nameOf, read)))
  if (named) end()
  finished.sort((a, b) => a.card.finishedAt.getTime() - b.card.finishedAt.getTime())
  for (const { session, card } of finished)
    await saveCardOfPage({ ...context, caller: { id: userId } }, card, session)
}
