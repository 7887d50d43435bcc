import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/profile')({
  beforeLoad: () => {
    throw redirect({ to: '/new-theme/profile/{-$id}', search: true, hash: true, replace: true })
  },
})
