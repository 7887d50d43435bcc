import { createFileRoute, Outlet } from '@tanstack/react-router'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

export const Route = createFileRoute('/_visitor')({
  component: () => (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  ),
})
