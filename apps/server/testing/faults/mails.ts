import { setTimeout as wait } from 'node:timers/promises'
import type { Installation } from './installation.ts'

/** Waits until every mail was sent or given up. */
export async function allMailsLeft({ rows }: Installation) {
  const open = "select count(*)::int from jobs.job where name = 'mail' and state < 'completed'"
  while ((await rows<{ count: number }>(open))[0]?.count !== 0) await wait(200)
}

type Sent = { to: string; sent: number; failed: number }

/**
 * The addresses that did not receive a written mail, and the number of mails that arrived more
 * often than they were written.
 */
export async function comparedWith({ rows }: Installation, received: string[]) {
  const sent = await rows<Sent>(
    `select data->>'to' as to, count(*)::int sent, count(*) filter (where state <> 'completed')::int failed
     from jobs.job where name = 'mail' group by 1`,
  )
  const arrived = Map.groupBy(received, (to) => to)
  const countOf = (to: string) => arrived.get(to)?.length ?? 0
  return {
    written: sent.reduce((sum, row) => sum + row.sent, 0),
    missing: sent.filter((row) => row.failed > 0 || countOf(row.to) < row.sent).map(({ to }) => to),
    twice: sent.reduce((sum, row) => sum + Math.max(0, countOf(row.to) - row.sent), 0),
  }
}
