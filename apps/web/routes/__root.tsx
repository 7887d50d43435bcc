import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '../areas/auth/not-found-screen.tsx'
import { callsInside } from '../base/api.ts'
import { Crash } from '../base/crash.tsx'
import { PageTitle } from '../base/page-title.tsx'
import { textsInside } from '../base/texts.ts'
import { VisitorFrame } from '../base/visitor-frame.tsx'

const entrance = ['/login', '/logout', '/401', '/404']

export const Route = createRootRoute({
  beforeLoad: async ({ location }) => {
    if (entrance.includes(location.pathname)) return
    callsInside().catch(() => undefined) // whoever calls is told
    await textsInside()
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
