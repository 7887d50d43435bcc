import type { Scope } from './permissions.ts'

/**
 * The maximum number of addresses in one request; the daily limits are in the rate limits of the
 * server.
 */
export const maxAddresses = 5

/** Days for which a link opens. */
export const linkDays = [1, 7, 30] as const
export type LinkDays = (typeof linkDays)[number]
/** Links of one person that work at the same time. */
export const maxLinks = 50
/** Characters of a personal message. */
export const maxMessage = 500

type Aged = { isAdult: boolean }

/**
 * Who may get what `sender` shares of `person`. As soon as one of the two is a minor, only people
 * who are responsible for the person: staff of the institution and the guardian (D32, D41).
 */
export type Audience = 'anyone' | 'trusted'
export const audienceOf = (sender: Aged, person: Aged): Audience =>
  sender.isAdult && person.isAdult ? 'anyone' : 'trusted'

/** A person who may get something; `scope` is that of access_users. */
export type Candidate = Aged & {
  id: number
  organizationId: number | null
  scope: Scope | undefined
  /** Whether they look after a group that the person is in. */
  leadsGroup: boolean
}
type Person = { id: number; organizationId: number | null }

/** Whether this is an adult of the person's own institution whose access_users covers the person. */
export const isTrustedStaff = (
  person: Person,
  { id, organizationId, isAdult, scope, leadsGroup }: Candidate,
): boolean =>
  id !== person.id &&
  isAdult &&
  organizationId !== null &&
  organizationId === person.organizationId &&
  (scope === 'organization' || scope === 'all' || (scope === 'groups' && leadsGroup))

/** The people that a minor's content may go to. */
export type Trusted = { staff: readonly number[]; hasGuardian: boolean }
/** The recipients as named in a request. */
export type Recipients = {
  emails: readonly string[]
  userIds: readonly number[]
  guardian: boolean
}
export type RecipientError = 'share_addresses_closed' | 'share_person_unknown'

/** Why these recipients cannot get the mail; null when all of them can. */
export function recipientError(
  audience: Audience,
  { staff, hasGuardian }: Trusted,
  { emails, userIds, guardian }: Recipients,
): RecipientError | null {
  if (audience === 'trusted' && emails.length > 0) return 'share_addresses_closed'
  const isKnown = userIds.every((id) => staff.includes(id)) && (!guardian || hasGuardian)
  return isKnown ? null : 'share_person_unknown'
}

type Link = { audience: Audience; ownerId: number; person: Person }

/**
 * Whether a link opens for a viewer; undefined for a visitor without an account. A link for trusted
 * people opens for staff and for the two people it belongs to.
 */
export const mayOpenLink = (
  { audience, ownerId, person }: Link,
  viewer: Candidate | undefined,
): boolean =>
  audience === 'anyone' ||
  (viewer !== undefined &&
    (viewer.id === ownerId || viewer.id === person.id || isTrustedStaff(person, viewer)))

/** Control characters besides line breaks, and characters that change the direction of the text. */
const hidden = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]/gu

/** A personal message as plain text: without hidden characters, and at most one empty line in a row. */
export const tamedMessage = (message: string): string =>
  message
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(hidden, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The message with its web and mail addresses taken apart, so that no mail program links them. */
export const withoutLinks = (message: string): string =>
  message.replace(/:\/\//g, ': //').replace(/(?<=\S)[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu, '. ')

/**
 * Links to social networks are for adults only, and only where the installation has switched them
 * on (method 4.11).
 */
export const maySpread = (isAdult: boolean, switchedOn: boolean): boolean => isAdult && switchedOn
