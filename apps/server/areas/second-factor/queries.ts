import type { SecondFactorState } from '@quartet/contract/areas/second-factor.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { digestOf } from '../../security/tokens.ts'
import { knownDevices } from '../security/tables.ts'
import { mustUseFactor } from './duty-queries.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'

type Device = { deviceToken: string | undefined; now: Date }

/**
 * Whether a sign-in to the account needs a second factor: it has one, and this browser was not
 * ticked to skip it.
 */
export async function needsSecondFactor(db: Reader, userId: number, device?: Device) {
  const skips = device?.deviceToken
    ? sql`exists (select from ${knownDevices} where user_id = ${userId} and token_hash = ${digestOf(device.deviceToken)}
        and skips_factor_until > ${device.now.toISOString()}::timestamptz)`
    : sql`false`
  const { rows } = await db.execute<{ needed: boolean }>(sql`
    select (exists (select from ${authenticators} where user_id = ${userId} and encrypted_secret is not null)
      or exists (select from ${passkeys} where user_id = ${userId})) and not ${skips} as needed`)
  return rows[0]?.needed === true
}

export async function findAuthenticator(db: Reader, userId: number) {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  return found
}

export const passkeysOf = (db: Reader, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

export const countRecoveryCodes = (db: Reader, userId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

export async function showSecondFactor(db: Reader, userId: number): Promise<SecondFactorState> {
  const app = await findAuthenticator(db, userId)
  const keys = await passkeysOf(db, userId)
  const since = app?.encryptedSecret ? (app.createdAt?.toISOString() ?? null) : null
  return {
    on: since !== null || keys.length > 0,
    app_since: since,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(db, userId),
    required: await mustUseFactor(db, userId),
  }
}
