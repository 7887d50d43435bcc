/** Days for which a mailed invitation can be used (D32). */
export const invitationDays = 14
/** Days for which an invitation is stored after it has ended. */
export const endedDays = 30
/** Addresses to which one call mails invitations. */
export const mostInvited = 5

/** How an invitation ends; one that is only too old has none. */
export const invitationEnds = ['accepted', 'declined', 'withdrawn'] as const

/** The letters and digits of a code: none that look like others. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 8

/** A code as it was mailed, whatever the case and the blanks in which it is typed. */
export const asTyped = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** What stands in the address of an invitation after its id; only people read it. */
export const slugOf = (name: string) =>
  Array.from(name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, 40)
    .join('')
    .replaceAll(/^-+|-+$/g, '') || 'invitation'

/** The path of an invitation for somebody with an account. */
export const invitationPath = (id: number, name: string) =>
  `/invitation/${id}/${encodeURIComponent(slugOf(name))}`
