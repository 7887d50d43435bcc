import type { ReactNode } from 'react'
import { isLimited, useSession } from '../data/session.ts'
import { Shell } from './shell.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/**
 * The shell for signed-in users; visitors, and users who wait for a guardian's consent or have to
 * choose a password or set up a second factor, have no menu.
 */
export function PersonFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const Frame = session && !isLimited(session) ? Shell : VisitorFrame
  return <Frame>{children}</Frame>
}
