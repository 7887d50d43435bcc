import { lazy, Suspense } from 'react'
import { createStore, useStore } from '../data/store.ts'
import type { ToastAction } from './toast-host.tsx'

const loadHost = () => import('./toast-host.tsx')
const ToastHost = lazy(() => loadHost().then((host) => ({ default: host.ToastHost })))

/** Whether a toast was ever shown. */
const shown = createStore(false)

type ToastType = 'info' | 'primary' | 'danger' | 'warning' | 'success'

/**
 * Shows a toast for five seconds, thirty with an action; not for what must not be missed. Loads the
 * host with the first toast.
 */
export async function showToast(type: ToastType, message: string, action?: ToastAction) {
  shown.set(true)
  const { show } = await loadHost()
  show(type, message, action)
}

export function Toasts() {
  const hasToast = useStore(shown)
  return <Suspense>{hasToast && <ToastHost />}</Suspense>
}
