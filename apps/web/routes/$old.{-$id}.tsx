import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { newAddressOf } from '../shell/redirects.ts'

/** Redirects every address of the old design; unknown ones lead to the 404 page. */
export const Route = createFileRoute('/$old/{-$id}')({
  beforeLoad: ({ params: { old, id }, location }) => {
    const href = newAddressOf(old, id, location.searchStr)
    throw href
      ? redirect({ href: href + (location.hash && `#${location.hash}`), replace: true })
      : notFound()
  },
})
