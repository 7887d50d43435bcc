import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '../base/session.ts'
import { Shell } from '../base/shell/shell.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
