import { createFileRoute, redirect } from '@tanstack/react-router'

/** The roles of a person are a part of their page. */
export const Route = createFileRoute('/_signed-in/permissions/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/user-details/$id', params, search: { tab: 'roles' }, replace: true })
  },
})
