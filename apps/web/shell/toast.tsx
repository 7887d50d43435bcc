import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { NoticeAction } from './toast-host.tsx'

const loadHost = () => import('./toast-host.tsx')
const NoticeHost = lazy(() => loadHost().then((host) => ({ default: host.NoticeHost })))

const listeners = new Set<() => void>()
let wanted = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type NoticeType = 'info' | 'primary' | 'danger' | 'warning' | 'success'

/** A short word in the upper corner for five seconds, for thirty with something to do; what must not be missed is no notice. Loaded with the first one. */
export async function notice(type: NoticeType, message: string, action?: NoticeAction) {
  wanted = true
  for (const listener of listeners) listener()
  const { show } = await loadHost()
  show(type, message, action)
}

export function Notices() {
  const isWanted = useSyncExternalStore(subscribe, () => wanted)
  return <Suspense>{isWanted && <NoticeHost />}</Suspense>
}
