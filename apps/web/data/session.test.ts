import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const listeners: ((event: { key: string | null; newValue: null }) => void)[] = []

/** Storage of a device: stored items are also readable as properties, as in a browser. */
function makeStorage(stored: Record<string, string>): Record<string, unknown> {
  return Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    }),
    stored,
  )
}

const session = JSON.stringify({ access_token: 'token', user_id: 7, remembered: false })

/** Loads the module as a page does, on a device with a session and unsent words of a task. */
async function openPage() {
  vi.resetModules()
  listeners.length = 0
  vi.stubGlobal('localStorage', makeStorage({ session, 'task.7.12.page': 'words', lang: '2' }))
  vi.stubGlobal('sessionStorage', makeStorage({ 'task.7.school.new': 'words' }))
  vi.stubGlobal('document', { cookie: 'logged_in=1' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('addEventListener', (_: string, listener: never) => listeners.push(listener))
  return import('./session.ts')
}
const wordsOnDevice = () =>
  [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage })].filter((key) =>
    key.startsWith('task.'),
  )

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

describe('unsent words on the device', () => {
  test('stay while the user is signed in', async () => {
    const { currentSession } = await openPage()
    expect(currentSession()?.user_id).toBe(7)
    expect(wordsOnDevice()).toHaveLength(2)
  })

  test('are removed on logout', async () => {
    const { signOut, currentSession } = await openPage()
    signOut()
    expect([currentSession(), wordsOnDevice(), localStorage.getItem('lang')]).toEqual([
      null,
      [],
      '2',
    ])
  })

  test('are removed when the server no longer knows the session', async () => {
    const { endSession, currentSession } = await openPage()
    expect(endSession()?.user_id).toBe(7)
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
  })

  test('are removed in the other tabs when one tab logs out', async () => {
    const { followSessionOfOtherTabs, currentSession } = await openPage()
    const changed = vi.fn()
    followSessionOfOtherTabs(changed)
    localStorage.removeItem('session')
    for (const listener of listeners) listener({ key: 'session', newValue: null })
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
    expect(changed).toHaveBeenCalledOnce()
  })

  test('are removed when the browser was closed and the session is not remembered', async () => {
    await openPage()
    vi.resetModules()
    vi.stubGlobal('document', { cookie: '' })
    const { currentSession } = await import('./session.ts')
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
  })
})
