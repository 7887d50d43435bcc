/** The address a call came from: the socket's, or what the trusted proxies before it wrote; what a caller writes himself is never believed. */
export function addressOf(socketAddress: string | undefined, forwarded: string | undefined, trustedProxies: number): string {
  const own = socketAddress ?? 'unknown'
  if (trustedProxies === 0 || !forwarded) return own
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) ?? own
}
