import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PersonFrame } from '../base/person-frame.tsx'

export const Route = createFileRoute('/_everyone')({
  component: () => (
    <PersonFrame>
      <Outlet />
    </PersonFrame>
  ),
})
