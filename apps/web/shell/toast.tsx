import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToastAction } from './toast-host.tsx'

const loadHost = () => import('./toast-host.tsx')
const ToastHost = lazy(() => loadHost().then((host) => ({ default: host.ToastHost })))

const listeners = new Set<() => void>()
let isShown = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type ToastType = 'info' | 'primary' | 'danger' | 'warning' | 'success'

/**
 * Shows a toast for five seconds, thirty with an action; not for what must not be missed. Loads the
 * host with the first toast.
 */
export async function showToast(type: ToastType, message: string, action?: ToastAction) {
  isShown = true
  for (const listener of listeners) listener()
  const { show } = await loadHost()
  show(type, message, action)
}

export function Toasts() {
  const hasToast = useSyncExternalStore(subscribe, () => isShown)
  return <Suspense>{hasToast && <ToastHost />}</Suspense>
}
