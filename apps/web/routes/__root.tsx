import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '../areas/auth/not-found-screen.tsx'
import { Crash } from '../base/crash.tsx'
import { PageTitle } from '../base/page-title.tsx'
import { VisitorFrame } from '../base/visitor-frame.tsx'

export const Route = createRootRoute({
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
