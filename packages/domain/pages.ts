/** Pages that are read without signing in, by key, in the order in which they are offered (D37, D47). */
export const publicPages = ['about', 'evidence', 'accessibility', 'privacy', 'privacy_children', 'terms'] as const
export type PublicPage = (typeof publicPages)[number]

export const isPublicPage = (key: string): key is PublicPage => publicPages.some((page) => page === key)
