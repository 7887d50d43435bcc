import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/plp/{-$id}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/new-theme/plp/{-$id}', params, search: true, hash: true, replace: true })
  },
})
