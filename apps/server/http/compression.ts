import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'

const minSize = 1024
/**
 * In bytes. At level 3, 100 KB take a millisecond; larger bodies are compressed off the event loop.
 */
const maxSyncSize = 32_000
const gzipAsync = promisify(gzip)
const compress = (body: Buffer) =>
  body.length < maxSyncSize ? gzipSync(body, { level: 3 }) : gzipAsync(body, { level: 3 })

const acceptsGzip = (header = '') => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)

/** A body with its compressed form, for one that is sent again and again. */
export async function precompress(raw: Buffer<ArrayBuffer>) {
  return { raw, gzipped: new Uint8Array(await gzipAsync(raw)) }
}

/** Sends a body, compressed where the client accepts it. */
export function sendPrecompressed(
  c: Context,
  { raw, gzipped }: Awaited<ReturnType<typeof precompress>>,
  headers: Readonly<Record<string, string>>,
) {
  const isGzipped = acceptsGzip(c.req.header('accept-encoding'))
  return c.body(isGzipped ? gzipped : raw, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(isGzipped && { 'content-encoding': 'gzip' }),
  })
}

/**
 * Gzips JSON responses, which are complete in memory. Hono's own compress() would pipe them through
 * three streams.
 */
export const compressJson: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  headers.append('vary', 'accept-encoding')
  const isJson = headers.get('content-type')?.startsWith('application/json')
  if (!isJson || !acceptsGzip(c.req.header('accept-encoding'))) return
  const body = Buffer.from(await c.res.arrayBuffer())
  headers.delete('content-length')
  if (body.length >= minSize) headers.set('content-encoding', 'gzip')
  c.res = new Response(body.length >= minSize ? await compress(body) : body, { status, headers })
}
