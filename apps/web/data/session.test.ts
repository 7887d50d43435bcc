import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const listeners: ((event: { key: string | null }) => void)[] = []

/** The storage of a device: what is written can be read as properties too, as in a browser. */
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

/** The module as a page loads it, on a device with a session and the words of a task that could not be sent. */
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
  [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage })].filter((key) => key.startsWith('task.'))

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

describe('no unsent word stays on the device', () => {
  test('while somebody is signed in, their words stay', async () => {
    const { currentSession } = await openPage()
    expect(currentSession()?.user_id).toBe(7)
    expect(wordsOnDevice()).toHaveLength(2)
  })

  test('after logging out', async () => {
    const { signOut, currentSession } = await openPage()
    signOut()
    expect([currentSession(), wordsOnDevice(), localStorage.getItem('lang')]).toEqual([null, [], '2'])
  })

  test('once the server knows the session no more', async () => {
    const { endSession, currentSession } = await openPage()
    expect(endSession()?.user_id).toBe(7)
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
  })

  test('in the other windows, which follow the one that logged out', async () => {
    const { followOtherTabs, currentSession } = await openPage()
    const changed = vi.fn()
    followOtherTabs(changed)
    localStorage.removeItem('session')
    for (const listener of listeners) listener({ key: 'session' })
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
    expect(changed).toHaveBeenCalledOnce()
  })

  test('when the browser was closed without being told to remember', async () => {
    await openPage()
    vi.resetModules()
    vi.stubGlobal('document', { cookie: '' })
    const { currentSession } = await import('./session.ts')
    expect([currentSession(), wordsOnDevice()]).toEqual([null, []])
  })
})
