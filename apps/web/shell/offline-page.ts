/**
 * Saves this page and the files that it has loaded on the device, so that it can be opened again
 * without a network (public/sw.js). Devices that cannot save it go on without.
 */
export async function saveOfflinePage() {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ save: loadedFiles() })
  } catch {
    // a private window, or storage that is full or switched off
  }
}

/**
 * Browsers note 250 requests, calls included: after an hour of work, files of a later screen would
 * be missing.
 */
export const noteAllFiles = () => performance.setResourceTimingBufferSize(10_000)

function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && !/^\/(api|sw\.js)/.test(pathname),
  )
  return [...new Set(files.map(({ pathname }) => pathname))]
}
