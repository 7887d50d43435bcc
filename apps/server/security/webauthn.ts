import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { digestOf } from './tokens.ts'

/** A passkey as it is stored. */
type Passkey = { credentialId: string; publicKey: string; counter: number; transports: string[] }
type Answer = Record<string, unknown>

/** The site for which a passkey is made. */
const siteOf = (publicUrl: string) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
})
const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })
type Transports = NonNullable<
  Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']
>

/** Options for a new passkey: another device than those that have one. */
export const registrationOptions = (
  publicUrl: string,
  person: { id: number; name: string },
  present: readonly Passkey[],
) =>
  generateRegistrationOptions({
    rpName: 'Quartet',
    rpID: siteOf(publicUrl).id,
    userName: person.name,
    userID: new TextEncoder().encode(digestOf(`passkey/${person.id}`)),
    excludeCredentials: present.map(describe),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })

/** What to store of a new passkey; undefined when the answer of the browser cannot be trusted. */
export async function readRegistration(publicUrl: string, challenge: string, answer: Answer) {
  const site = siteOf(publicUrl)
  const result = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => undefined)
  const credential = result?.registrationInfo?.credential
  if (!result?.verified || !credential) return undefined
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)),
  }
}

/** The challenge of a sign-in follows from the secret of its step, so it holds only for that one. */
export const challengeOf = (step: string) => digestOf(`passkey challenge/${step}`)

export const authenticationOptions = (
  publicUrl: string,
  step: string,
  present: readonly Passkey[],
) =>
  generateAuthenticationOptions({
    rpID: siteOf(publicUrl).id,
    challenge: Buffer.from(challengeOf(step), 'base64url'),
    allowCredentials: present.map(describe) as Transports,
    userVerification: 'preferred',
  })

/** The new counter of the passkey; undefined when the answer is not its signature. */
export async function readAuthentication(
  publicUrl: string,
  step: string,
  { passkey, answer }: { passkey: Passkey; answer: Answer },
) {
  const site = siteOf(publicUrl)
  const result = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challengeOf(step),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}
