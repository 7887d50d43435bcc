import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '../areas/auth/not-found-screen.tsx'
import { Crash } from '../shell/crash-screen.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { PersonFrame } from '../shell/person-frame.tsx'

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
    <PersonFrame>
      <NotFoundScreen />
    </PersonFrame>
  ),
})
