import { createFileRoute, redirect } from '@tanstack/react-router'

/** A person has the same page inside and outside of their institution. */
export const Route = createFileRoute('/_signed-in/show-institution/user-profile/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/user-details/$id', params, search: {}, replace: true })
  },
})
