import type { Meta } from '@quartet/contract/route.ts'

/** Who may make a call, in a few words. */
export function accessInWords({ access }: Meta): string {
  if (access.who === 'everyone') return 'everyone'
  const holding = access.holding.length > 0 ? ` with ${access.holding.join(' and ')}` : ''
  const guests = access.guests ? ', guests too' : ''
  if (access.who === 'signed in') return `signed in${holding}${guests}`
  const others =
    access.others.length > 0
      ? `, or access_users and ${access.others.join(' or ')}${access.writes ? ' (not read only)' : ''}`
      : ''
  return `the person${others}${holding}${guests}`
}

/** The same in sentences, with the states of an account that a call is open to. */
export function accessInSentences(meta: Meta): string {
  const { access } = meta
  if (access.who === 'everyone') return 'Open to everyone, without a token.'
  const everywhere =
    access.who === 'signed in' && access.everywhere
      ? ' The permissions must cover the whole installation.'
      : ''
  const open = [
    access.awaiting && 'accounts waiting for consent',
    access.choosing && 'sessions of a one-time password',
  ].filter(Boolean)
  const also = open.length > 0 ? ` Also open to ${open.join(' and ')}.` : ''
  const cards = access.cards === false ? ' Not open to sessions that a class card opened.' : ''
  return `Open to: ${accessInWords(meta)}.${everywhere}${also}${cards}`
}

/** The permissions that a call names: those it requires, and those to reach other people. */
export function permissionsOf({ access }: Meta) {
  if (access.who === 'everyone') return undefined
  const others = access.who === 'person' && access.others.length > 0 ? access.others : undefined
  return {
    requires: access.holding,
    ...(others && { for_other_people: ['access_users', { one_of: others }] }),
  }
}
