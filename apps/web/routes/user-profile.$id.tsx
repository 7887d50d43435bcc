import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/user-profile/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/new-theme/profile/{-$id}', params, search: true, hash: true, replace: true })
  },
})
