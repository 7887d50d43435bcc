import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asFailure } from '../../data/failure.ts'

/** What is not there leads to the page that says so; every other failure is told where it happened. */
export function useMissing(error: unknown) {
  const router = useRouter()
  const failure = error ? asFailure(error) : undefined
  const isMissing = failure?.status === 404 && !failure.name
  useEffect(() => {
    if (isMissing) void router.navigate({ to: '/404', replace: true })
  }, [router, isMissing])
  return isMissing
}
