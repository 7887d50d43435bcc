import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

const validFor = 10 * 60_000

/**
 * ALTCHA: a small proof of work for the visitor's browser, without a third party. `secret` is
 * shared by all processes; `cost` is the number of PBKDF2 iterations per attempt.
 */
export const makeCaptcha = (secret: string, cost = 1000) => ({
  challenge: (now: Date) =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      deriveKey,
      hmacSignatureSecret: secret,
      expiresAt: new Date(now.getTime() + validFor),
    }),

  /**
   * The signature of a challenge that was solved in time, to be stored against reuse; otherwise
   * undefined.
   */
  async solved(payload: string): Promise<string | undefined> {
    try {
      const { challenge, solution } = JSON.parse(Buffer.from(payload, 'base64').toString())
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
      })
      return result.verified ? String(challenge.signature) : undefined
    } catch {
      return undefined
    }
  },
})
export type Captcha = ReturnType<typeof makeCaptcha>
export { validFor as captchaValidFor }
