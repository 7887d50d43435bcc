import { type ConsentPurpose, consentTextVersion } from '@quartet/domain/consent.ts'
import type { Transaction } from '../../base/db.ts'
import { consents } from './tables.ts'

/** Adds to the ledger what a person said yes to at sign-up. */
export async function giveConsents(tx: Transaction, userId: number, purposes: readonly ConsentPurpose[], now: Date) {
  const rows = [...new Set(purposes)].map((purpose) => ({
    userId,
    purpose,
    textVersion: consentTextVersion,
    how: 'registration' as const,
    givenAt: now,
  }))
  if (rows.length > 0) await tx.insert(consents).values(rows)
}
