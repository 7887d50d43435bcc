import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/edit-questionnaire/{-$id}')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/new-theme/questions/{-$id}', params, search: true, hash: true, replace: true })
  },
})
