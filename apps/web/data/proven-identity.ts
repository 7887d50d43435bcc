const key = 'proven_identity'
const wayKey = 'sign_in_way'

/**
 * The address that another service has confirmed for a sign-up in this tab. Only the server decides
 * whether it is still valid.
 */
export const provenEmail = () => sessionStorage.getItem(key) ?? ''
export const saveProvenEmail = (email: string) => sessionStorage.setItem(key, email)
export const forgetProvenEmail = () => sessionStorage.removeItem(key)

type Way = { redirect?: string | undefined; remember: boolean }

/** Where a sign-in goes on after the pages of another service, or after the second step. */
export function saveWay(way: Way) {
  sessionStorage.setItem(wayKey, JSON.stringify(way))
}
export function takeWay(): Way {
  const stored = sessionStorage.getItem(wayKey)
  sessionStorage.removeItem(wayKey)
  try {
    return { remember: false, ...(JSON.parse(stored ?? '{}') as Partial<Way>) }
  } catch {
    return { remember: false }
  }
}
