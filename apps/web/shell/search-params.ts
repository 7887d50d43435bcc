type Search = Record<string, unknown>

/** A text of the address; the router reads `?code=12` as a number. */
export const textIn = (search: Search, name: string): string | undefined => {
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** An age group of the address. */
export const ageIn = ({ age }: Search): 1 | 2 | 3 | undefined => (age === 1 || age === 2 || age === 3 ? age : undefined)

/** A way back within this site, or nothing: other origins are not followed. */
export function wayBack(value: string | undefined): string | undefined {
  if (!value?.startsWith('/')) return undefined
  const url = URL.parse(value, location.origin)
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined
}

/** The id of a route's optional last part; `undefined` is the own one, `null` is none at all. */
export function idOf(part: string | undefined): number | undefined | null {
  if (part === undefined) return undefined
  return /^[1-9]\d{0,9}$/.test(part) ? Number(part) : null
}
