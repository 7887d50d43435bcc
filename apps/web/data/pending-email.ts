const key = 'verify_email'
const secretKey = 'verify_sign_up'

/** The address that waits for its code, for the page where the code is typed. */
export const pendingEmail = () => localStorage.getItem(key) ?? ''
/** The secret which proves that this browser signed up with the address. */
export const pendingSignUp = () => localStorage.getItem(secretKey) ?? undefined

export function savePendingEmail(email: string, signUp: unknown) {
  localStorage.setItem(key, email)
  if (typeof signUp === 'string') localStorage.setItem(secretKey, signUp)
}

export function forgetPendingEmail() {
  localStorage.removeItem(key)
  localStorage.removeItem(secretKey)
}
