import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { NotFoundScreen } from '../areas/auth/not-found-screen.tsx'
import { callsInside } from '../data/client.ts'
import { textsInside } from '../i18n/texts.ts'
import { Crash } from '../shell/crash-screen.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

const entrance = ['/login', '/logout', '/401', '/404']

type Context = { beyondEntrance: () => Promise<boolean> }

export const Route = createRootRouteWithContext<Context>()({
  beforeLoad: async ({ location, context, preload }) => {
    if (entrance.includes(location.pathname)) return
    callsInside().catch(() => undefined) // whoever calls is told
    const [isNew] = await Promise.all([context.beyondEntrance(), textsInside()])
    if (isNew && !preload) throw redirect({ href: location.href, replace: true })
  },
  component: () => (
    <>
      <PageTitle />
      <Outlet />
    </>
  ),
  errorComponent: () => (
    <main>
      <Crash />
    </main>
  ),
  notFoundComponent: () => (
    <VisitorFrame>
      <NotFoundScreen />
    </VisitorFrame>
  ),
})
