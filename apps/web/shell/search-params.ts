type Search = Record<string, unknown>

/** A text parameter of the address; the router parses `?code=12` as a number. */
export const textIn = (search: Search, name: string): string | undefined => {
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const ageIn = ({ age }: Search): 1 | 2 | 3 | undefined =>
  age === 1 || age === 2 || age === 3 ? age : undefined

/** A path within this site to return to; undefined for other origins. */
export function wayBack(value: string | undefined): string | undefined {
  if (!value?.startsWith('/')) return undefined
  const url = URL.parse(value, location.origin)
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined
}

/**
 * The id in a route's optional last segment: `undefined` without one (the caller's own), `null`
 * when it is not an id.
 */
export function idOf(part: string | undefined): number | undefined | null {
  if (part === undefined) return undefined
  return /^[1-9]\d{0,9}$/.test(part) ? Number(part) : null
}
