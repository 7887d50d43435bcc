import { randomBytes } from 'node:crypto'
import {
  plainRecoveryCode,
  recoveryCodeCount,
  writtenRecoveryCode,
} from '@quartet/domain/sign-in.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { recoveryCodes } from './tables.ts'

/** Without 0, 1, i and o, which look like others. */
const letters = 'abcdefghjklmnpqrstuvwxyz23456789'

/** Replaces the recovery codes of an account; returns the new ones, which are stored as hashes. */
export async function renewRecoveryCodes(tx: Transaction, userId: number, now: Date) {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: now })))
  return codes.map(writtenRecoveryCode)
}

/** Whether it was an unused code of the account; it is used up. */
export async function takeRecoveryCode(tx: Transaction, userId: number, typed: string) {
  const taken = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(userId, plainRecoveryCode(typed))),
      ),
    )
    .returning()
  return taken.length > 0
}

const hashOf = (userId: number, code: string) => digestOf(`recovery/${userId}/${code}`)

/** 16 characters, each of which is one of 32: 80 random bits. */
const newRecoveryCode = () => [...randomBytes(16)].map((byte) => letters[byte % 32]).join('')
