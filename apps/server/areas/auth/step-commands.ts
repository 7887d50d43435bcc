import { stepMinutes } from '@quartet/domain/sign-in.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { digestOf, newToken } from '../../security/tokens.ts'
import { type StepData, type StepKind, signInSteps } from './tables.ts'

type NewStep = { kind: StepKind; userId?: number | null; data?: StepData; token?: string }

/** Begins a step of a sign-in; returns its token for the cookie of the browser. */
export async function openStep(
  db: Reader,
  now: Date,
  { kind, userId = null, data = {}, token = newToken() }: NewStep,
) {
  const expiresAt = new Date(now.getTime() + stepMinutes * 60_000)
  await db.insert(signInSteps).values({ tokenHash: digestOf(token), kind, userId, data, expiresAt })
  return token
}

const livingStep = (token: string | undefined, kind: StepKind, now: Date) =>
  and(
    eq(signInSteps.tokenHash, digestOf(token ?? '')),
    eq(signInSteps.kind, kind),
    gt(signInSteps.expiresAt, now),
  )

type Which = { token: string | undefined; kind: StepKind }

export async function findStep(db: Reader, now: Date, { token, kind }: Which) {
  const [step] = await db
    .select()
    .from(signInSteps)
    .where(livingStep(token, kind, now))
  return step
}

/** Counts a try; undefined when the step has ended or was tried too often. */
export async function countTry(db: Reader, now: Date, which: Which & { most: number }) {
  const [step] = await db
    .update(signInSteps)
    .set({ tries: sql`${signInSteps.tries} + 1` })
    .where(and(livingStep(which.token, which.kind, now), lt(signInSteps.tries, which.most)))
    .returning()
  return step
}

/** Ends the step; undefined when it has ended before. */
export async function takeStep(db: Reader | Transaction, now: Date, { token, kind }: Which) {
  const [step] = await db
    .delete(signInSteps)
    .where(livingStep(token, kind, now))
    .returning()
  return step
}
