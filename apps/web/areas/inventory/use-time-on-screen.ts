import { useEffect, useRef } from 'react'

/** Milliseconds for which each screen was visible; a hidden tab does not count. */
export function useTimeOnScreen(screen: string) {
  const times = useRef(new Map<string, number>())
  const since = useRef<number | null>(null)

  useEffect(() => {
    const begin = () => {
      since.current = document.hidden ? null : performance.now()
    }
    const end = () => {
      if (since.current !== null)
        times.current.set(
          screen,
          (times.current.get(screen) ?? 0) + performance.now() - since.current,
        )
      since.current = null
    }
    const toggle = () => (document.hidden ? end() : begin())
    begin()
    document.addEventListener('visibilitychange', toggle)
    return () => {
      end()
      document.removeEventListener('visibilitychange', toggle)
    }
  }, [screen])

  return () =>
    Math.round(
      (times.current.get(screen) ?? 0) +
        (since.current === null ? 0 : performance.now() - since.current),
    )
}
