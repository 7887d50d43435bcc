import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asFailure } from '../../data/failure.ts'

/**
 * Redirects to the 404 page when the row does not exist; other failures are shown where they
 * happened.
 */
export function useMissing(error: unknown) {
  const router = useRouter()
  const failure = error ? asFailure(error) : undefined
  const isMissing = failure?.status === 404 && !failure.name
  useEffect(() => {
    if (isMissing) void router.navigate({ to: '/404', replace: true })
  }, [router, isMissing])
  return isMissing
}
