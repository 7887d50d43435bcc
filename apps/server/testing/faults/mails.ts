import { setTimeout as wait } from 'node:timers/promises'
import type { Installation } from './installation.ts'

/**
 * Waits until every mail was sent or given up. `hurry`: skips the time that the queue waits for a
 * killed process.
 */
export async function allMailsLeft({ rows }: Installation, hurry: boolean) {
  const open = "from jobs.job where name = 'mail' and state < 'completed'"
  if (hurry)
    await rows(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour', started_on = started_on - interval '1 hour'
       where name = 'mail' and state = 'active'`,
    )
  while ((await rows<{ count: number }>(`select count(*)::int ${open}`))[0]?.count !== 0) {
    if (hurry)
      await rows("update jobs.job set start_after = now() where name = 'mail' and state = 'retry'")
    await wait(200)
  }
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
