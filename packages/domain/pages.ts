/** Pages that are read without signing in, by key, in the order in which they are offered (D37, D47). */
export const publicPages = ['about', 'evidence', 'accessibility', 'privacy', 'privacy_children', 'terms'] as const
export type PublicPage = (typeof publicPages)[number]

export const isPublicPage = (key: string): key is PublicPage => publicPages.some((page) => page === key)

/** What stands on screens of guests (D29) and of who waits for consent (D43), by the begin of its key; they have no other page beside the public ones. */
const shown = {
  guest: ['lci_instructions_', 'lci_cards', 'label_', 'band_', 'profile_cards'],
  waiting: ['lci_help_you'],
} as const
export const isShownTo = (who: keyof typeof shown, key: string) => isPublicPage(key) || shown[who].some((begin) => key.startsWith(begin))
