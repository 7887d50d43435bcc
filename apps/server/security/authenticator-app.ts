import { timeStepOf, totpSeconds } from '@quartet/domain/sign-in.ts'
import { Secret, TOTP } from 'otpauth'

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Quartet',
    label,
    // what every app understands
    algorithm: 'SHA1',
    digits: 6,
    period: totpSeconds,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base 32, of 160 bits as RFC 4226 recommends. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** The address that apps read from the QR code. */
export const urlOf = (secret: string, label: string) => totp(secret, label).toString()

/**
 * The time step of a right code, which may be the one before or after the present one; undefined
 * for a wrong code.
 */
export function stepOf(secret: string, code: string, now: Date) {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : timeStepOf(now) + delta
}
