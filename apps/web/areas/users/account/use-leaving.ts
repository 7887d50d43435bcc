import { useBlocker } from '@tanstack/react-router'

/** Holds a page with something unsaved: `asks` while the person decides whether to leave. The browser itself asks before the tab closes. */
export function useLeaving(unsaved: boolean) {
  const blocker = useBlocker({ shouldBlockFn: () => unsaved, enableBeforeUnload: () => unsaved, withResolver: true })
  return { asks: blocker.status === 'blocked', stay: () => blocker.reset?.(), leave: () => blocker.proceed?.() }
}
