import { subscribeToSession } from '../../data/session.ts'

let typed = ''

/**
 * The address typed at login, so that nobody types it again for a new password. Never stored, and
 * forgotten when somebody signs in or out.
 */
export const typedEmail = {
  get: () => typed,
  set: (email: string) => {
    typed = email
  },
}
subscribeToSession(() => typedEmail.set(''))
