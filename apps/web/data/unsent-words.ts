/** First part of the storage keys under which task pages save unsent words. */
export const unsentPrefix = 'task'
/** First part of the storage keys of screens that can be shown again without a network. */
export const offlinePrefix = 'offline'

/** First part of the storage keys of links that somebody shared. */
export const sharedPrefix = 'shared'
const prefixes = [unsentPrefix, offlinePrefix, sharedPrefix]

const sending = new Set<Promise<unknown>>()

/** Registers a request in flight; logging out waits for it (`allSent`). */
export function noteSending<Result>(sent: Promise<Result>): Promise<Result> {
  sending.add(sent)
  const over = () => void sending.delete(sent)
  sent.then(over, over)
  return sent
}

export const allSent = () => Promise.allSettled([...sending])

/**
 * Deletes unsent words, saved screens and shared links, so that the next user of this device cannot
 * see them.
 */
export function clearDevice() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys({ ...storage }))
      if (prefixes.some((prefix) => key.startsWith(`${prefix}.`))) storage.removeItem(key)
}
