import { useEffect, useRef } from 'react'

/**
 * Returns a function that checks, when a response arrives, whether the thing it was requested for
 * is still open: a late response must neither close what was opened since nor navigate away from
 * it. `what` names the open thing; null while nothing is open.
 */
export function useStillOpen(what: string | null) {
  const now = useRef(what)
  useEffect(() => {
    now.current = what
    return () => {
      now.current = null
    }
  }, [what])
  return () => what !== null && now.current === what
}
