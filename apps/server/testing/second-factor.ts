import { Secret, TOTP } from 'otpauth'
import { type Member, password, type World } from './world.ts'

/** The code that an authenticator app with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Turns on an authenticator app; afterwards the clock is in the next time step. */
export async function turnOn(world: World, who: Member) {
  const { body: begun } = await world.call('POST /users/second-factor/app/begin', {
    token: who.token,
    body: { password },
  })
  const secret = String(begun.secret)
  const { body } = await world.call('POST /users/second-factor/app', {
    token: who.token,
    body: { code: codeAt(secret, world.time.now) },
  })
  world.passes(30_000)
  return { secret, codes: body.recovery_codes as string[] }
}

/** The cookie of a sign-in that has begun in this browser. */
export const stepIn = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('sign_in=')) ?? 'no step'
