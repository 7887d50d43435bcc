import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useSession } from '../base/session.ts'
import { Shell } from '../base/shell/shell.tsx'
import { VisitorFrame } from '../base/visitor-frame.tsx'

export const Route = createFileRoute('/_everyone')({
  component: function Everyone() {
    const Frame = useSession() ? Shell : VisitorFrame
    return (
      <Frame>
        <Outlet />
      </Frame>
    )
  },
})
