import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Bounds = {
  /** Whether the address may be one of this machine or its network, and without TLS. */
  mayBePrivate: boolean
  answerMs: number
  maxBytes: number
}
type Options = {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

/** Resolves only to public addresses, at the moment of connecting. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublic(address)))
      return callback(new Error('a private address'), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })

function checkAddress(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new Error('without TLS')
  if (isIP(host) && !isPublic(host)) throw new Error('a private address')
}

/**
 * A fetch for addresses that others have set: it follows no redirects, ends in time, reads a bounded
 * answer, and reaches nothing inside unless it may.
 */
export const boundedFetch =
  ({ mayBePrivate, answerMs, maxBytes }: Bounds) =>
  async (address: string, { method, headers, body, signal }: Options): Promise<Response> => {
    const url = new URL(address)
    if (!mayBePrivate) checkAddress(url)
    const timeout = AbortSignal.timeout(answerMs)
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers,
      agent: false,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    })
    return new Promise((fulfil, reject) => {
      request.on('error', reject)
      request.on('response', (response) =>
        readBody(response, maxBytes)
          .then((bytes) => fulfil(asResponse(response, bytes)))
          .catch(reject),
      )
      request.end(body === undefined || body === null ? undefined : String(body))
    })
  }

async function readBody(response: http.IncomingMessage, maxBytes: number) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function asResponse({ statusCode = 502, headers }: http.IncomingMessage, bytes: Buffer) {
  const named = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  )
  // Hono's Response would only notice when it is read
  if (statusCode < 200 || statusCode > 599) throw new RangeError(`the status ${statusCode}`)
  const isEmpty = [204, 205, 304].includes(statusCode)
  return new Response(isEmpty ? null : new Uint8Array(bytes), {
    status: statusCode,
    headers: named,
  })
}
