import type { TextKey } from '@quartet/content/texts/text.ts'
import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown in the top bar and in the browser tab. */
    title?: TextKey
    hideSidebar?: boolean
    hideNavbar?: boolean
    backArrow?: boolean
  }
}

/** Static data of the innermost route. */
export const useRouteMeta = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {}, structuralSharing: true })
