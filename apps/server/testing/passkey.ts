import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const site = { id: 'quartet.test', origin: 'https://quartet.test' }
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** The head of a CBOR item of up to 65,535 bytes or entries. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (data: Uint8Array) => Buffer.concat([head(2, data.length), data])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** A security key that speaks WebAuthn, with one passkey for the site of the tests. */
export function makeSecurityKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const authenticatorData = (attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const flags = attested.length > 0 ? 0x45 : 0x05
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What a browser returns for the options of a new passkey. */
    create({ challenge }: { challenge: string }, origin = site.origin) {
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, id.length])
      const authData = authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData)],
      )
      return answer({
        attestationObject: attestation.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        transports: ['usb'],
      })
    },
    /** What a browser returns for the options of a sign-in. */
    get({ challenge }: { challenge: string }, origin = site.origin) {
      const data = clientData('webauthn.get', challenge, origin)
      const authData = authenticatorData()
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return answer({
        authenticatorData: authData.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
