import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PersonFrame } from '../shell/person-frame.tsx'

export const Route = createFileRoute('/_everyone')({
  component: () => (
    <PersonFrame>
      <Outlet />
    </PersonFrame>
  ),
})
