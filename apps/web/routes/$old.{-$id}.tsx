import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Every address of the old design; where each leads is loaded when one is asked for. */
export const Route = createFileRoute('/$old/{-$id}')({
  beforeLoad: async ({ params: { old, id }, location }) => {
    const { newAddressOf } = await import('../shell/redirects.ts')
    const href = newAddressOf(old, id, location.searchStr)
    throw href ? redirect({ href: href + (location.hash && `#${location.hash}`), replace: true }) : notFound()
  },
})
