const key = 'verify_email'

/** The address that waits for its code, so that the page that asks for the code knows it. */
export const pendingEmail = () => localStorage.getItem(key) ?? ''
export const keepPendingEmail = (email: string) => localStorage.setItem(key, email)
export const forgetPendingEmail = () => localStorage.removeItem(key)
