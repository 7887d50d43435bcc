import { useEffect, useRef } from 'react'

/**
 * Tells, when an answer comes, whether what it was asked from is still open: a late one neither closes what was opened since nor leads away from it.
 * `what` names what is open; null while nothing is.
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
