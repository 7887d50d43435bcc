import type { TextKey } from '@quartet/content/texts/text.ts'
import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Stands in the top bar and in the browser's tab. */
    title?: TextKey
    hideSidebar?: boolean
    hideNavbar?: boolean
    backArrow?: boolean
  }
}

/** What the innermost route says about itself. */
export const useRouteMeta = () => useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {}, structuralSharing: true })
