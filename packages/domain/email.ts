const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)*\.[^\s@.<>()[\]\\,;:"\d]{2,}$/

/**
 * A standard address with a top-level domain of two letters or more: `.school` exists (method 4.2).
 */
export const isEmail = (value: string) =>
  value.length <= 254 && shape.test(value) && !value.includes('..') && !invisible.test(value)

/**
 * Control and format characters, which could end a line or reverse the text direction of an
 * address.
 */
const invisible = /\p{C}/u

/**
 * Addresses accepted at login: the first administrator of a new installation is admin@localhost.
 */
export const isLoginEmail = (value: string) =>
  isEmail(value) || /^[^\s@]{1,64}@localhost$/.test(value)

/** Normalizes an address to its mailbox, for rate limits only: ignores case, dots and a +tag. */
export function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

/** Ignores case and a +tag, and dots where their provider does: whether a mailbox had its trial. */
export function trialMailboxOf(email: string) {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

export const isSameMailbox = (one: string, other: string) => mailboxOf(one) === mailboxOf(other)
