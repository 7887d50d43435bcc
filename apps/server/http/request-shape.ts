import { MIMEType } from 'node:util'
import type { MiddlewareHandler } from 'hono'
import type { CallVariables } from './call.ts'
import { sendError } from './error-response.ts'
import type { Served } from './openapi.ts'

/**
 * Limits on the shape of a request, checked before it is parsed. The most complex screen sends a
 * third of this.
 */
export const shapeLimits = {
  query: { characters: 8000, pairs: 60, keyCharacters: 100, depth: 3 },
  /**
   * `lookedAt`: bytes after which a form is checked for the first time. The second check is at the
   * end of the body.
   */
  form: { parts: 20, headerBytes: 2000, keyBytes: 100, depth: 3, lookedAt: 64_000 },
  /** Smaller bodies (in bytes) are not counted: they cannot be slow to parse. */
  json: { countedFrom: 8000, values: 40_000, depth: 32 },
  /** The highest index of a list in `emails[4]`. */
  arrayIndex: 20,
} as const

/**
 * Whether a query (with or without its `?`) has more, longer or deeper keys than a screen sends.
 * Takes one pass and decodes nothing that is too long.
 */
export function isQueryTooComplex(search: string): boolean {
  const { characters, pairs, keyCharacters, depth } = shapeLimits.query
  if (search.length > characters) return true
  let count = 0
  for (let at = 0; at < search.length; ) {
    const end = indexOr(search, '&', at)
    const key = search.slice(at, Math.min(end, indexOr(search, '=', at)))
    if (
      ++count > pairs ||
      key.length > 3 * keyCharacters ||
      key.split(/\[|%5b/i).length - 1 > depth
    )
      return true
    at = end + 1
  }
  return false
}

/**
 * Whether a multipart body has more parts, or longer or deeper keys, than a form sends. Returns
 * false for a body that is not a form: the parser rejects it.
 */
export function isFormTooComplex(contentType: string, body: Buffer): boolean {
  const boundary = boundaryOf(contentType)
  if (!boundary) return false
  const { parts, headerBytes, keyBytes, depth } = shapeLimits.form
  const border = Buffer.from(`--${boundary}`)
  let count = 0
  for (let at = body.indexOf(border); at >= 0; at = body.indexOf(border, at + border.length)) {
    const start = at + border.length
    if (body.toString('latin1', start, start + 2) === '--') break
    if (++count > parts) return true
    const end = body.subarray(start, start + headerBytes).indexOf('\r\n\r\n')
    // without an end the header is incomplete, and more may follow unless it is too long already
    if (end < 0) return body.length - start > headerBytes
    const key = /\bname="([^"]*)/i.exec(body.toString('latin1', start, start + end))?.[1] ?? ''
    if (key.length > keyBytes || key.split('[').length - 1 > depth) return true
  }
  return false
}

/**
 * Reads the body of a form. Returns undefined without reading the rest as soon as it is too
 * complex.
 */
export async function readForm(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  const contentType = request.headers.get('content-type') ?? ''
  const chunks: Uint8Array[] = []
  let size = 0
  // leaving an iterator early would close the connection before the response
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    const before = size
    size += chunks[chunks.push(next.value) - 1]?.length ?? 0
    const isFirstLook = before < shapeLimits.form.lookedAt && size >= shapeLimits.form.lookedAt
    if (isFirstLook && isFormTooComplex(contentType, Buffer.concat(chunks))) return undefined
  }
  const body = Buffer.concat(chunks)
  return isFormTooComplex(contentType, body) ? undefined : body
}

/**
 * Whether a JSON text has more values or deeper nesting than any call takes. Takes one pass;
 * invalid JSON is left to the parser.
 */
export function isJsonTooComplex(text: string): boolean {
  const { values, depth } = shapeLimits.json
  let count = 0
  let level = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === ',') count++
    else if (character === '[' || character === '{') {
      count++
      level++
    } else if (character === ']' || character === '}') level--
    if (count > values || level > depth) return true
  }
  return false
}

/** Index of the quotation mark that closes the string starting at `start`. */
function endOfString(text: string, start: number) {
  let end = indexOr(text, '"', start + 1)
  while (isEscaped(text, end)) end = indexOr(text, '"', end + 1)
  return end
}

function isEscaped(text: string, at: number) {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes++
  return at < text.length && backslashes % 2 === 1
}

function boundaryOf(contentType: string) {
  try {
    return new MIMEType(contentType).params.get('boundary')
  } catch {
    return undefined
  }
}

function indexOr(text: string, search: string, from: number) {
  const at = text.indexOf(search, from)
  return at < 0 ? text.length : at
}

/** Rejects a query or body whose parsing would block the event loop. */
export const limitRequestShape =
  ({ meta }: Served): MiddlewareHandler<{ Variables: CallVariables }> =>
  async (c, next) => {
    const { raw } = c.req
    const start = c.req.url.indexOf('?')
    if (start >= 0 && isQueryTooComplex(c.req.url.slice(start + 1)))
      return sendError(c, 'too_complex')
    const replaceBody = (body: BodyInit | null) =>
      c.set(
        'request',
        new Request(raw.url, {
          method: raw.method,
          headers: raw.headers,
          body,
          signal: raw.signal,
        }),
      )

    const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json')
    if (meta.takes === 'form' && !(meta.orJson && isJson)) {
      const body = await readForm(raw)
      if (!body) return sendError(c, 'too_complex')
      replaceBody(body)
    } else if (
      raw.method !== 'GET' &&
      !(Number(c.req.header('content-length')) < shapeLimits.json.countedFrom)
    ) {
      const body = await raw.text()
      if (body.length >= shapeLimits.json.countedFrom && isJsonTooComplex(body))
        return sendError(c, 'too_complex')
      replaceBody(body === '' ? null : body) // a body can be read only once, even an empty one
    }
    return next()
  }
