import { createFileRoute, redirect } from '@tanstack/react-router'

/** The tasks of a person are a part of their page. */
export const Route = createFileRoute('/_signed-in/user-profile/$id/user-tasks')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/user-details/$id', params, search: { tab: 'tasks' }, replace: true })
  },
})
