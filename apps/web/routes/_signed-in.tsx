import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '../data/session.ts'
import { PersonFrame } from '../shell/person-frame.tsx'

/**
 * Open before a guardian has consented: help, the person's data and the security of the account.
 */
const openWhileWaiting = [
  '/waiting',
  '/settings/privacy',
  '/settings/account',
  '/before',
  '/lci-help-you',
]

/** Open before a second factor that a role requires is set up. */
const openWhileSecuring = ['/set-up-two-step-login', '/settings/privacy']

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => {
    const session = currentSession()
    if (!session)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
    if (session.choosing && location.pathname !== '/new-password')
      throw redirect({ to: '/new-password', replace: true })
    if (session.awaiting && !session.choosing && !openWhileWaiting.includes(location.pathname))
      throw redirect({ to: '/waiting', replace: true })
    if (session.securing && !session.choosing && !openWhileSecuring.includes(location.pathname))
      throw redirect({ to: '/set-up-two-step-login', replace: true })
  },
  component: () => (
    <PersonFrame>
      <Outlet />
    </PersonFrame>
  ),
})
