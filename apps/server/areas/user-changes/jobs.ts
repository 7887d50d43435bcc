import { addDays } from '@quartet/domain/dates.ts'
import { type ChangeKind, type ChangeProblem, changeBounds } from '@quartet/domain/user-changes.ts'
import { lt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { countMails } from '../../queue/count-mails.ts'
import { type Caller, grantOf, holds } from '../../security/caller.ts'
import { everybody } from '../../security/rate-limits.ts'
import type { CallerContext, Services } from '../../services.ts'
import { findActor } from '../roster/actor-queries.ts'
import { endChange, lockRunning, logChange, storeOutcome } from './commands.ts'
import { changePerson } from './person-commands.ts'
import { nextPeople, type StoredChange } from './queries.ts'
import { userChanges } from './tables.ts'

/** People after whom the rights of whoever began it are read again. */
const batch = 50
/** Batches after which it is the turn of the next change. */
const batchesAtOnce = 20
/** Changes that may send mails; restoring does so for people who were to be erased. */
const mailing: readonly ChangeKind[] = ['move', 'restore', 'remind']
/** Seconds between a batch that sent mails and the next, so that others can send some too. */
const betweenMails = 30

/** Works through a change person by person; a retry goes on where it stopped. */
export async function runUserChange(services: Services, id: number) {
  for (let round = 0, mails = 0; ; round++) {
    const context = { ...services, now: services.clock() }
    const people = await nextPeople(services.db, id, batch)
    const change = await services.db.transaction((tx) => lockRunning(tx, id))
    if (!change) return
    const caller = await findActor(services.db, change.userId, context.now)
    const mayGoOn = caller !== undefined && mayChange(caller, change.kind)
    if (!mayGoOn || people.length === 0) return finish(context, id, mayGoOn ? 'done' : 'failed')
    const pause = mailing.includes(change.kind) ? await pauseOfMails(services) : 0
    if (pause > 0) return goOnLater(services, id, pause)
    if (mails > 0) return goOnLater(services, id, betweenMails)
    if (round >= batchesAtOnce) return goOnLater(services, id, 0)
    for (const userId of people) {
      const changed = await changeOne({ ...context, caller }, id, userId)
      if (!changed) return
      mails += changed.mails
      await takeMails(services, changed.mails)
    }
  }
}

/** Whether whoever began a change may still do so, as in the access of its call. */
function mayChange(caller: Caller, kind: ChangeKind) {
  const needed = ['access_users', 'admin_users'] as const
  const all = [...needed, 'manage_institutions'] as const
  if (kind === 'move') return all.every((name) => grantOf(caller, name)?.scope === 'all')
  return (kind === 'add_to_category' ? all : needed).every((name) => holds(caller, name))
}

const finish = ({ db, now }: { db: Db; now: Date }, id: number, state: 'done' | 'failed') =>
  db.transaction(async (tx) => {
    const ended = await endChange(tx, id, state, now)
    if (ended) await logChange(tx, ended, now)
  })

/** Seconds until more mails may be sent. */
const pauseOfMails = ({ limits }: Services) => limits.spent(['peopleMailOverall', everybody])

async function takeMails({ limits }: Services, count: number) {
  if (count > 0) await limits.take('peopleMailOverall', everybody, count)
}

/** A job of its own, because tries of this one are few. */
const goOnLater = ({ db, queue }: Services, id: number, seconds: number) =>
  db.transaction((tx) => queue.sendLater(tx, 'user-change', { job: { id }, seconds }))

/** Deadlocks, timeouts and lacks of resources, after which the job is tried again. */
const passing = /^(08|40|53|55|57)/

/**
 * Changes one person in one transaction with the outcome. Returns how many mails that sent;
 * undefined when the change was cancelled. A failure nobody expected becomes an outcome too, and the
 * others go on.
 */
async function changeOne(context: CallerContext, id: number, userId: number) {
  const { db, log, now } = context
  const sent = countMails(context.queue)
  const change = (outcomeOf: (tx: Transaction, change: StoredChange) => Promise<Problem>) =>
    db.transaction(async (tx) => {
      const running = await lockRunning(tx, id)
      if (!running) return undefined
      const problem = await outcomeOf(tx, running)
      await storeOutcome(tx, { changeId: id, userId, problem, now })
      return { mails: problem === null ? sent.count() : 0 }
    })
  try {
    return await change((tx, running) =>
      attempt(tx, (inner) =>
        changePerson(inner, { ...context, queue: sent.queue }, running, userId),
      ),
    )
  } catch (error) {
    const code = sqlState(error) ?? (error as Error).name
    if (passing.test(code)) throw error
    log.warn({ code }, 'a person of a change failed, and the others go on')
    return change(async () => 'unexpected')
  }
}

type Problem = ChangeProblem | null

/** Thrown to roll back what was done with one person. */
class Undone extends Error {
  readonly problem: ChangeProblem
  constructor(problem: ChangeProblem) {
    super('a person stays as they are')
    this.problem = problem
  }
}

/** Returns the problem, of which nothing stays written; null for none. */
const attempt = (tx: Transaction, change: (tx: Transaction) => Promise<Problem>) =>
  tx
    .transaction(async (inner) => {
      const problem = await change(inner)
      if (problem) throw new Undone(problem)
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.problem
      throw error
    })

/** Deletes changes that nobody looks at any longer, with the people in them. */
export const forgetUserChanges = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(userChanges).where(lt(userChanges.createdAt, addDays(now, -changeBounds.retentionDays)))
