import type { AccessState } from '@quartet/domain/subscription.ts'
import { createStore, followOtherTabs, useStore } from './store.ts'
import { clearDevice } from './unsent-words.ts'

/**
 * The sign-in as the device stores it. `remembered` outlives the browser; otherwise the session is
 * valid only while the cookie flag is set. `awaiting`: a guardian has not consented yet, so that
 * only help is open. `choosing`: the session was opened by a one-time password and only allows
 * choosing a new one. `byCard`: opened by a class card, which cannot change how somebody logs in.
 * `securing`: the second factor that a role requires must be set up first.
 */
type Session = {
  access_token: string
  user_id: number
  remembered: boolean
  awaiting?: boolean
  choosing?: boolean
  byCard?: boolean
  securing?: boolean
}

const key = 'session'
const flags = { signedIn: '1', ended: '2' } as const

function stored(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null
  } catch {
    return null
  }
}

const flag = () => /(?:^|;\s*)logged_in=(\d)/.exec(document.cookie)?.[1]
/**
 * Sets the flag in a session cookie, which disappears when the browser closes; '' removes it. The
 * server never trusts it.
 */
function raise(value: string) {
  const attributes = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}${value ? '' : '; max-age=0'}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and needs a secure origin
  document.cookie = `logged_in=${value}; ${attributes}`
}

/** Reads the stored session on page load; one that is not remembered ended with the browser. */
function start(): Session | null {
  const session = stored()
  if (session?.remembered) raise(flags.signedIn)
  if (session && flag() !== flags.signedIn) {
    localStorage.removeItem(key)
    clearDevice()
  }
  return session && flag() === flags.signedIn ? session : null
}

const store = createStore(start())

export const currentSession = store.get
export const subscribeToSession = store.subscribe
/** Returns a function that tells whether the user who is signed in now still is. */
export function rememberUser() {
  const userId = store.get()?.user_id
  return () => store.get()?.user_id === userId
}

export const useSession = () => useStore(store)

type SignedIn =
  | {
      access_token: string
      user: {
        id: number
        access_state: AccessState | null
        language_id: number
        second_factor_from: string | null
      }
    }
  | { access_token: string; choose_password: { user_id: number; language_id: number } }

/** Returns the id of the user's language. */
export function signIn(answer: SignedIn, remembered = false, byCard = false): number {
  raise(flags.signedIn)
  const next =
    'user' in answer
      ? { user_id: answer.user.id, ...limitsOf(answer.user) }
      : { user_id: answer.choose_password.user_id, choosing: true }
  save({ access_token: answer.access_token, remembered, ...next, ...(byCard && { byCard }) })
  return 'user' in answer ? answer.user.language_id : answer.choose_password.language_id
}

type Limiting = Extract<SignedIn, { user: unknown }>['user']
const limitsOf = ({ access_state, second_factor_from: from }: Limiting) => ({
  awaiting: access_state === 'awaiting_consent',
  securing: from !== null && Date.parse(from) <= Date.now(),
})

function save(next: Session) {
  localStorage.setItem(key, JSON.stringify(next))
  store.set(next)
}

/** Records that a guardian has to consent first, or has consented. */
export function setAwaiting(awaiting: boolean) {
  const session = store.get()
  if (!session || session.awaiting === awaiting) return
  save({ ...session, awaiting })
}

/** Records that a new password has to be chosen first, or was chosen. */
export function setChoosing(choosing: boolean) {
  const session = store.get()
  if (session && (session.choosing ?? false) !== choosing) save({ ...session, choosing })
}

/** Records that a second factor has to be set up first, or was set up. */
export function setSecuring(securing: boolean) {
  const session = store.get()
  if (session && (session.securing ?? false) !== securing) save({ ...session, securing })
}

/** Whether the session only opens what comes before everything else. */
export const isLimited = (session: Session | null) =>
  Boolean(session?.awaiting || session?.choosing || session?.securing)

export function signOut() {
  raise('')
  localStorage.removeItem(key)
  store.set(null)
  clearDevice()
}

/**
 * Ends a session that the server no longer knows. Returns it, or null when it had already ended.
 */
export function endSession(): Session | null {
  const ended = store.get()
  if (!ended) return null
  raise(flags.ended)
  localStorage.removeItem(key)
  store.set(null)
  clearDevice()
  return ended
}

/** Calls `changed` when another tab signs in or out. */
export const followSessionOfOtherTabs = (changed: () => void) =>
  followOtherTabs((changedKey) => {
    if (changedKey !== key && changedKey !== null) return
    store.set(stored())
    if (!store.get()) clearDevice()
    changed()
  })
