import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

export const hasPasskeys = () => browserSupportsWebAuthn()

type Options = Record<string, unknown>
type Answer = { id: string } & Record<string, unknown>

/** The signature of one of the passkeys in the options; undefined when the person gives none. */
export const signWithPasskey = (options: Options) =>
  startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).then(
    (answer) => ({ ...answer }) as Answer,
    () => undefined,
  )

/** A new passkey; undefined when the person makes none. */
export const createPasskey = (options: Options) =>
  startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).then(
    (answer) => ({ ...answer }) as Answer,
    () => undefined,
  )
