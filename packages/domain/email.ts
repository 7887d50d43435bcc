const shape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)*\.[^\s@.<>()[\]\\,;:"\d]{2,}$/

/** A standard address with a top-level part of two letters or more: `.school` exists (method 4.2). */
export const isEmail = (value: string) => value.length <= 254 && shape.test(value) && !value.includes('..') && !invisible.test(value)

/** Control and format characters: nothing that could end a line or turn the direction of an address. */
const invisible = /\p{C}/u

/** What may be typed at the login: the first administrator of a fresh installation is admin@localhost. */
export const isLoginEmail = (value: string) => isEmail(value) || /^[^\s@]{1,64}@localhost$/.test(value)

/** One spelling for one mailbox, for limits only: case, dots and a +tag do not make a new address. */
export function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
