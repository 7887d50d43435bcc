import { createHmac } from 'node:crypto'
import { trialMailboxOf } from '@quartet/domain/email.ts'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { newToken } from '../../security/tokens.ts'
import { trialUses } from './tables.ts'

/** The secret of the digests, made with the first one. */
async function readSecret(tx: Reader) {
  await tx.execute(
    sql`insert into shared_secrets (name, secret) values ('trials', ${newToken()}) on conflict do nothing`,
  )
  const { rows } = await tx.execute<{ secret: string }>(
    sql`select secret from shared_secrets where name = 'trials'`,
  )
  return rows[0]?.secret ?? ''
}

type Taker = { email: string | null; fingerprint?: string | undefined }

async function digestsOf(tx: Reader, { email, fingerprint }: Taker) {
  const secret = await readSecret(tx)
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return [
    ...(email === null ? [] : [digest(`mailbox ${trialMailboxOf(email)}`)]),
    ...(fingerprint === undefined ? [] : [digest(`card ${fingerprint}`)]),
  ]
}

/** Whether this mailbox or card had its free trial (method 4.2). */
export async function hadTrial(tx: Reader, taker: Taker) {
  const digests = await digestsOf(tx, taker)
  return (await tx.$count(trialUses, inArray(trialUses.digest, digests))) > 0
}

/** Uses up the trial of a mailbox and a card; false when one of them had it. */
export async function takeTrial(tx: Transaction, taker: Taker, now: Date): Promise<boolean> {
  const digests = (await digestsOf(tx, taker)).toSorted() // the same order in every transaction
  if ((await tx.$count(trialUses, inArray(trialUses.digest, digests))) > 0) return false
  if (digests.length === 0) return true
  const written = await tx
    .insert(trialUses)
    .values(digests.map((digest) => ({ digest, usedAt: now })))
    .onConflictDoNothing()
    .returning()
  return written.length === digests.length
}

/** Forgets trials of before this day. */
export const forgetTrials = (db: Db, before: Date) =>
  db.delete(trialUses).where(lt(trialUses.usedAt, before))
