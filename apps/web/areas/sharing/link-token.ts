import { sharedPrefix } from '../../data/unsent-words.ts'

const key = `${sharedPrefix}.link`

/**
 * Keeps the token in this tab while the visitor logs in: in the address of the login page it would
 * reach the server.
 */
export function storeToken(token: string) {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // without storage the link has to be opened again after the login
  }
}

/** The token of the link that led to the login; '' without one. */
export function storedToken(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function forgetToken() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // without storage there is nothing to forget
  }
}
