import { useBlocker } from '@tanstack/react-router'

/**
 * Blocks leaving a page with unsaved changes: `asks` while the user decides. The browser itself
 * asks before the tab closes.
 */
export function useLeaving(unsaved: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return {
    asks: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
