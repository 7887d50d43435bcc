import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/personalize-profile/{-$id}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/new-theme/personalize-profile/{-$id}', params, search: true, hash: true, replace: true })
  },
})
