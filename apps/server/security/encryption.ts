import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts values with AES-256-GCM. The key is derived from a configured secret (HKDF) and stored
 * nowhere, so the database alone does not reveal the values.
 */
export function createEncryption(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    /** Binds the value to `owner`: it cannot be decrypted for anyone else. */
    encrypt(value: unknown, owner: string): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    /** Undefined if it was encrypted with another key or for another owner, or was modified. */
    open(encrypted: string, owner: string): unknown {
      const bytes = Buffer.from(encrypted, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
          authTagLength: 16,
        })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
        return JSON.parse(
          Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(),
        )
      } catch {
        return undefined
      }
    },
  }
}
export type Encryption = ReturnType<typeof createEncryption>
