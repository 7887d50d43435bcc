import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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
  const text = isIP(forwardedFor) ? forwardedFor : (socketAddress ?? 'unknown')
  if (!isIP(text)) return text
  const address = ipaddr.process(text) // an IPv4 address may be written as IPv6
  return address.kind() === 'ipv4' ? address.toString() : networkOf(text, '/64')
}

const withoutPort = (hop: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop

export type NetworkSize = '/24' | '/56' | '/48'

function networkOf(address: string, size: NetworkSize | '/64') {
  const family = isIP(address) === 4 ? ipaddr.IPv4 : ipaddr.IPv6
  const [withoutZone = ''] = address.split('%')
  return `${family.networkAddressFromCIDR(withoutZone + size)}${size}`
}

/**
 * The wider networks around a result of `addressOf`, narrowest first; empty if it is not an
 * address.
 */
export function networksOf(address: string): { size: NetworkSize; network: string }[] {
  const [ip = ''] = address.split('/')
  const sizes: Record<number, NetworkSize[]> = { 4: ['/24'], 6: ['/56', '/48'] }
  return (sizes[isIP(ip)] ?? []).map((size) => ({ size, network: networkOf(ip, size) }))
}

/** The part of an address that may be stored: its network, never the address itself. */
export const coarseAddress = (address: string) => networksOf(address).at(-1)?.network ?? 'unknown'
