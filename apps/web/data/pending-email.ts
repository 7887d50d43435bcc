const key = 'verify_email'
const secretKey = 'verify_sign_up'

/** The address that waits for its code, so that the page that asks for the code knows it. */
export const pendingEmail = () => localStorage.getItem(key) ?? ''
/** With what this browser shows that it was the one to sign up with the address. */
export const pendingSignUp = () => localStorage.getItem(secretKey) ?? undefined

export function savePendingEmail(email: string, signUp: unknown) {
  localStorage.setItem(key, email)
  if (typeof signUp === 'string') localStorage.setItem(secretKey, signUp)
}

export function forgetPendingEmail() {
  localStorage.removeItem(key)
  localStorage.removeItem(secretKey)
}
