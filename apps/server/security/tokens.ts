import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, without any information about permissions. */
export const newToken = () => randomBytes(32).toString('base64url')
/** Six digits, to be typed from a mail. */
export const newCode = () => randomInt(0, 1_000_000).toString().padStart(6, '0')
/** In hex, like other tools print it. */
export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
export const digestOf = (value: string) => createHash('sha256').update(value).digest('base64url')
