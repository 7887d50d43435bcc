/** The cookie of a known device, as the browser sends it with the next login. */
export const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie()[0]?.split(';')[0] ?? 'no cookie'
