import type { Served } from '../../http/openapi.ts'
import type { World } from '../world.ts'

/**
 * A request with hostile keys, whatever their values. `harmless` ones are unusual but fast to
 * parse, so the call itself responds.
 */
export type HostileShape = {
  name: string
  in: 'query' | 'json' | 'form'
  content: string
  harmless?: true
}

const times = (count: number, part: (at: number) => string, between = '&') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)
const border = '-'.repeat(30)
const part = (key: string, value = '') =>
  `--${border}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
const form = (parts: string) => `${parts}--${border}--\r\n`

export const hostileShapes: HostileShape[] = [
  {
    name: 'lists with holes',
    in: 'query',
    content: times(400, (at) => `k${at}[9999]=&k${at}[b]=`),
  },
  {
    name: 'lists with holes, encoded',
    in: 'query',
    content: times(300, (at) => `k${at}%5B9999%5D=&k${at}%5Bb%5D=`),
  },
  { name: 'two thousand keys', in: 'query', content: times(2000, (at) => `k${at}=1`) },
  { name: 'one key a thousand times', in: 'query', content: times(1000, () => 'limit=1') },
  { name: 'a key with a hundred brackets', in: 'query', content: `a${'[b]'.repeat(100)}=1` },
  { name: 'a key of five thousand letters', in: 'query', content: `${'k'.repeat(5000)}=1` },
  { name: 'thousands of empty pairs', in: 'query', content: '&'.repeat(5000) },
  { name: 'dotted keys', in: 'query', content: 'a.b.c=1&a.b=2&a=3', harmless: true },
  { name: 'a key twice', in: 'query', content: 'limit=1&limit=2', harmless: true },
  {
    name: 'lists in ten thousand lists',
    in: 'json',
    content: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  },
  {
    name: 'objects in each other',
    in: 'json',
    content: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  },
  { name: 'a list of 50,000', in: 'json', content: `{"ids":[${times(50_000, () => '1', ',')}]}` },
  { name: '45,000 keys', in: 'json', content: `{${times(45_000, (at) => `"key${at}":1`, ',')}}` },
  {
    name: 'a key twice in JSON',
    in: 'json',
    content: '{"a":1,"a":2,"a.b":3,"a[0]":4,"__proto__":5}',
    harmless: true,
  },
  {
    name: 'lists with holes in a form',
    in: 'form',
    content: form(times(300, (at) => part(`k${at}[9999]`) + part(`k${at}[b]`), '')),
  },
  { name: 'a thousand fields', in: 'form', content: form(times(1000, (at) => part(`k${at}`), '')) },
  {
    name: 'one field a thousand times',
    in: 'form',
    content: form(times(1000, () => part('emails[]', 'a@example.org'), '')),
  },
  {
    name: 'a field with a hundred brackets',
    in: 'form',
    content: form(part(`a${'[b]'.repeat(100)}`)),
  },
  {
    name: 'a field name of a hundred thousand letters',
    in: 'form',
    content: form(part('k'.repeat(100_000))),
  },
  { name: 'a field twice', in: 'form', content: form(part('a.b') + part('a.b')), harmless: true },
]

const contentTypes = { json: 'application/json', form: `multipart/form-data; boundary=${border}` }

/** The shapes that can be sent to a call. */
export const shapesFor = ({ method, meta }: Served) =>
  hostileShapes
    .filter((shape) => shape.in === 'query' || (method !== 'GET' && shape.in === meta.takes))
    .toSorted((one, other) => Number(one.harmless ?? false) - Number(other.harmless ?? false))

const empty = { json: '{}', form: form(part('a')) }

export function sendShape(
  world: Pick<World, 'call'>,
  { method, path, meta }: Served,
  shape: HostileShape,
  { id, token }: { id: number; token?: string },
) {
  const where = `${method} ${path.replace('{user_id}', String(id)).replace(/\{\w+\}/g, '1')}${shape.in === 'query' ? `?${shape.content}` : ''}`
  if (method === 'GET') return world.call(where, { token })
  const body = shape.in === 'query' ? empty[meta.takes] : shape.content
  return world.call(where, { token, body, headers: { 'content-type': contentTypes[meta.takes] } })
}

/** Calls that parse a hostile shape instead of rejecting it, or that fail on a harmless one. */
export async function unguarded(
  world: Pick<World, 'call'>,
  served: readonly Served[],
  newcomer: () => Promise<{ id: number; token: string }>,
) {
  const faults: string[] = []
  for (const call of served) {
    const who = await newcomer() // a call that succeeds may end the session
    for (const shape of shapesFor(call)) {
      const { status, body } = await sendShape(world, call, shape, who)
      const isFine = shape.harmless
        ? status < 500
        : body.name === 'too_complex' || body.name === 'too_large' || status === 403
      if (!isFine) faults.push(`${call.method} ${call.path}, ${shape.name}: ${status} ${body.name}`)
    }
  }
  return faults
}
