/**
 * Keys of the pages that are readable without login, in the order in which they are listed (D37,
 * D47).
 */
export const publicPages = [
  'about',
  'evidence',
  'accessibility',
  'privacy',
  'privacy_children',
  'terms',
] as const
export type PublicPage = (typeof publicPages)[number]

export const isPublicPage = (key: string): key is PublicPage =>
  publicPages.some((page) => page === key)

/**
 * Prefixes of pages shown to guests (D29) and to accounts waiting for consent (D43). They can read
 * no other pages besides the public ones.
 */
const shown = {
  guest: ['lci_instructions_', 'lci_cards', 'label_', 'band_', 'profile_cards'],
  waiting: ['lci_help_you'],
} as const
export const isShownTo = (who: keyof typeof shown, key: string) =>
  isPublicPage(key) || shown[who].some((begin) => key.startsWith(begin))
