import { isIP, isIPv6 } from 'node:net'

/**
 * The address a call came from, as limits count it: the socket's, or what the trusted proxies before it wrote; what a caller writes himself is
 * never believed. One line of IPv6 owns a whole /64, so that is what counts.
 */
export function addressOf(socketAddress: string | undefined, forwarded: string | undefined, trustedProxies: number): string {
  const hops = trustedProxies > 0 ? (forwarded ?? '').split(',') : []
  const told = withoutPort(hops.at(-trustedProxies)?.trim() ?? '')
  const address = isIP(told) ? told : (socketAddress ?? 'unknown')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? (isIPv6(address) ? networkOf(address) : address)
}

const withoutPort = (hop: string) => /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop

/** The first four groups of an address, `::` filled up. */
function networkOf(address: string) {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = !tail ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
