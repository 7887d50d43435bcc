import { type Agent, request } from 'node:http'
import { type ErrorBody, type ErrorName, errors } from '@quartet/contract/errors.ts'
import type { Person } from './examples.ts'
import { type Hostile, hostileValues } from './hostile.ts'
import type { Json, Place, Shape } from './places.ts'

/** `text`: sound is decoded as Latin-1, which preserves its bytes. */
export type Answer = { status: number; type: string; text: string }
/**
 * `hangs`: no response in time; `cut`: the connection ended before the response did.
 */
export type Outcome = Answer | 'hangs' | 'cut'
/** `timeoutMs`: how long a response may take before it counts as hanging. */
export type Connection = { agent: Agent; port: number; timeoutMs: number }
type Request = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

const sound = 'audio/mpeg'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function sendRequest(
  { agent, port, timeoutMs }: Connection,
  { method, path, headers, body }: Request,
) {
  return new Promise<Outcome>((resolve) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', () => settle('cut'))
      response.on('end', () =>
        settle({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(
            response.headers['content-type'] === sound ? 'latin1' : 'utf8',
          ),
        }),
      )
    })
    const timer = setTimeout(() => settle('hangs'), timeoutMs)
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
      if (outcome === 'hangs') sent.destroy()
    }
    sent.on('error', () => settle('cut'))
    sent.end(body)
  })
}

/**
 * Internal details that no response may contain: stack frames, files, statements, messages of
 * PostgreSQL and libraries.
 */
const inside =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d+|Failed query|\b(select|update|delete) .{0,80}\b(from|set|where)\b|insert into|violates .{0,40}constraint|relation "|column "|syntax error at|invalid (input syntax|byte)|ECONN|DrizzleQuery|ZodError|ORPCError/i

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
/**
 * Hostile values that look like internal details. Once stored, they may be returned, even by
 * another call.
 */
const jsonValues = hostileValues
  .filter(({ text }) => inside.test(text))
  .map(({ text }) => inJson(text.trim()))

/**
 * Returns internal details in a response that were not part of the request. Removing the sent text
 * may join the rest to a false match, so the full text must match as well: `the conn` without its
 * blank.
 */
function leakIn(text: string, sent: Hostile | undefined) {
  if (!inside.test(text)) return undefined
  const echoes = sent && sent.text !== '' ? [...jsonValues, inJson(sent.text)] : jsonValues
  return inside.exec(echoes.reduce((rest, echo) => rest.replaceAll(echo, ''), text))?.[0]
}

/** Why a response is unacceptable, or undefined. It may contain what was sent. */
export function wrongWith(outcome: Outcome, sent: Hostile | undefined): string | undefined {
  if (typeof outcome === 'string') return outcome
  const { status, type, text } = outcome
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  const leak = leakIn(text, sent)
  if (leak) return `${status} tells of the inside: ${leak}`
  if (type === sound && status < 300)
    return /^ID3.*\xff[\xe0-\xff]/s.test(text)
      ? undefined
      : `${status} is no sound: ${text.slice(0, 80)}`
  if (status === 200 && type.startsWith('image/')) return undefined
  if ((type === 'application/zip' || type === sheet) && status === 200)
    return text.startsWith('PK') ? undefined : `${status} is no zip: ${text.slice(0, 80)}`
  if (type === 'application/pdf' && status === 200 && text.startsWith('%PDF-')) return undefined
  if (!type.startsWith('application/json'))
    return `${status} is ${type || 'nothing'}: ${text.slice(0, 80)}`
  return status >= 400 ? wrongWithRefusal(status, JSON.parse(text)) : undefined
}

function wrongWithRefusal(status: number, { name, message }: ErrorBody) {
  if (typeof message !== 'string' || message === '') return `${status} without a sentence`
  if (name === undefined) return status === 404 ? undefined : `${status} without a name`
  const known = errors[name as ErrorName]
  if (!known) return `${status} with the unknown name ${name}`
  return known.status === status ? undefined : `${status} instead of ${known.status} for ${name}`
}

/** The request of a shape with a hostile value in one place, or a valid request without one. */
export function requestOf(
  shape: Shape,
  examples: Person['examples'],
  token: string | undefined,
  { place, hostile }: { place?: Place; hostile?: Hostile } = {},
): Request {
  const valueAt = (where: 'path' | 'query', name: string) =>
    place && hostile && place.in === where && place.name === name
      ? hostile.encoded
      : encodeURIComponent(String(shape.values[name]))
  const query = shape.query.map((name) => `${name}=${valueAt('query', name)}`).join('&')
  const path = `/api${shape.path.replace(/\{(\w+)\}/g, (_, name: string) => valueAt('path', name))}${query ? `?${query}` : ''}`
  const headers: Record<string, string> = {
    ...(shape.body === undefined
      ? {}
      : {
          'content-type': shape.form
            ? `multipart/form-data; boundary=${border}`
            : 'application/json',
        }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(typeof examples.cookie === 'string' ? { cookie: examples.cookie } : {}),
    ...(place?.in === 'header' && hostile ? headerOf(place.name, hostile.text) : {}),
  }
  const way = place?.in === 'body' ? place.way : undefined
  const body =
    shape.body === undefined ? undefined : (shape.form ? formOf : bodyOf)(shape.body, way, hostile)
  if (body) headers['content-length'] = String(body.length) // Node does not set it for DELETE
  return { method: shape.method, path, headers, body }
}

const border = 'the-border-of-a-form'

/**
 * A form with one part per field. A file is represented by `{ file }`, its bytes in base64. A
 * hostile value replaces a whole part, or the whole form.
 */
function formOf(body: Json, way: (string | number)[] | undefined, hostile: Hostile | undefined) {
  if (way?.length === 0 && hostile) return hostile.json
  const parts = Object.entries(body as Record<string, Json>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one, at) => {
      const replaced = hostile && way?.[0] === name && (way[1] === undefined || way[1] === at)
      const bytes = isFile(one) ? Buffer.from(one.file, 'base64') : Buffer.from(String(one))
      const partHeader = isFile(one)
        ? '; filename="a.bin"\r\ncontent-type: application/octet-stream'
        : ''
      const head = `--${border}\r\ncontent-disposition: form-data; name="${name}${Array.isArray(value) ? '[]' : ''}"${partHeader}\r\n\r\n`
      return Buffer.concat([
        Buffer.from(head),
        replaced ? Buffer.from(hostile.text) : bytes,
        Buffer.from('\r\n'),
      ])
    }),
  )
  return Buffer.concat([...parts, Buffer.from(`--${border}--\r\n`)])
}

const isFile = (value: Json): value is { file: string } =>
  value !== null && typeof value === 'object' && 'file' in value

/**
 * Reduces a text to what a client can send in a header: no control characters, and no more than a
 * server reads.
 */
function headerOf(name: string, text: string) {
  const bytes = Buffer.from(text.toWellFormed()).toString('latin1')
  const written = bytes
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, (character) => encodeURIComponent(character))
    .slice(0, 4000)
  return name === 'bearer' ? { authorization: `Bearer ${written}` } : { [name]: written }
}

function bodyOf(body: Json, way: (string | number)[] | undefined, hostile: Hostile | undefined) {
  const place = 'the hostile value'
  if (!way || !hostile) return Buffer.from(JSON.stringify(body))
  const [before = '', after = ''] = JSON.stringify(withAt(body, way, place)).split(
    JSON.stringify(place),
  )
  return Buffer.concat([Buffer.from(before), hostile.json, Buffer.from(after)])
}

/** A copy of `body` with `value` at the end of the path. */
function withAt(body: Json, [key, ...rest]: (string | number)[], value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((entry, at) => (at === key ? withAt(entry, rest, value) : entry))
  const fields = body as Record<string, Json>
  return { ...fields, [key]: withAt(fields[key] ?? null, rest, value) }
}
