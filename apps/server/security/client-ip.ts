import { isIP, isIPv6 } from 'node:net'

/**
 * The client address that rate limits count: the socket's, or the one that the trusted proxies
 * report. What the client itself sends is never trusted. An IPv6 line owns a whole /64, so that is
 * counted; `networksOf` returns the wider networks that are counted as well.
 */
export function addressOf(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 ? (forwarded ?? '').split(',') : []
  const forwardedFor = withoutPort(hops.at(-trustedProxies)?.trim() ?? '')
  const address = isIP(forwardedFor) ? forwardedFor : (socketAddress ?? 'unknown')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? (isIPv6(address) ? networkOf(address) : address)
}

const withoutPort = (hop: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop

/** The first four groups of an address, with `::` expanded. */
function networkOf(address: string) {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = !tail ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

export type NetworkSize = '/24' | '/56' | '/48'

/**
 * The wider networks around a result of `addressOf`, narrowest first; empty if it is not an
 * address.
 */
export function networksOf(address: string): { size: NetworkSize; network: string }[] {
  const [prefix, isWide] = address.split('::/64')
  if (isWide === '' && prefix) {
    const [a = '0', b = '0', c = '0', d = '0'] = prefix.split(':')
    const upper = (Number.parseInt(d, 16) & 0xff00).toString(16)
    return [
      { size: '/56', network: `${a}:${b}:${c}:${upper}::/56` },
      { size: '/48', network: `${a}:${b}:${c}::/48` },
    ]
  }
  return isIP(address) === 4
    ? [{ size: '/24', network: `${address.split('.').slice(0, 3).join('.')}.0/24` }]
    : []
}

/** The part of an address that may be stored: its network, never the address itself. */
export const coarseAddress = (address: string) => networksOf(address).at(-1)?.network ?? 'unknown'
