import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../http/listen.ts'
import { formOf } from '../testing/files.ts'
import { freePort } from '../testing/process.ts'
import { makeWorld, type World } from '../testing/world.ts'
import { limits, traffic } from './rate-limits.ts'
import { makeTraffic } from './traffic.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ trustedProxies: 1 })
})
afterAll(() => world.close())

const plenty = { calls: 1000, received: 10_000_000, sent: 10_000_000 }
const figures = { person: plenty, address: plenty, stranger: plenty }
const from = (address: string) => ({ 'x-forwarded-for': address })
const tooMany = { status: 429, body: { name: 'too_many', message: expect.any(String) } }

describe('the traffic limit', () => {
  test('stops one person, but nobody else behind the same address', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, person: { ...plenty, calls: 3 } })
    const [ada, bob] = [await world.person(), await world.person()]
    const show = ({ id, token }: typeof ada) =>
      world.call(`GET /users/show/${id}`, { token, headers: from('203.0.113.1') })
    for (let at = 0; at < 3; at++) expect((await show(ada)).status).toBe(200)
    const error = await show(ada)
    expect(error).toMatchObject(tooMany)
    expect(Number(error.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await show(bob)).status).toBe(200)
  })

  test('slows down only the person who exceeded it', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, person: { ...plenty, calls: 1 } })
    const [ada, bob] = [await world.person(), await world.person()]
    const show = async ({ id, token }: typeof ada) =>
      (await world.call(`GET /users/show/${id}`, { token })).status
    expect(await show(ada)).toBe(200)
    const apiError = show(ada)
    expect(await Promise.race([apiError, show(bob)])).toBe(200)
    expect(await apiError).toBe(429)
  })

  test('counts strangers separately from signed-in people behind the same address', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, stranger: { ...plenty, calls: 2 } })
    const { id, token } = await world.person()
    const plans = (address: string) => world.call('GET /plans', { headers: from(address) })
    const forged = () =>
      world.call(`GET /users/show/${id}`, { token: 'forged', headers: from('203.0.113.2') })
    expect((await plans('203.0.113.2')).status).toBe(200)
    expect((await forged()).status).toBe(401)
    expect(await plans('203.0.113.2')).toMatchObject(tooMany)
    expect(await forged()).toMatchObject(tooMany)
    expect((await plans('203.0.113.3')).status).toBe(200)
    expect(
      (await world.call(`GET /users/show/${id}`, { token, headers: from('203.0.113.2') })).status,
    ).toBe(200)
  })

  test('is shared by all signed-in people behind an address', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, address: { ...plenty, calls: 2 } })
    const show = async (address: string) => {
      const { id, token } = await world.person()
      return world.call(`GET /users/show/${id}`, { token, headers: from(address) })
    }
    expect([(await show('203.0.113.4')).status, (await show('203.0.113.4')).status]).toEqual([
      200, 200,
    ])
    expect(await show('203.0.113.4')).toMatchObject(tooMany)
    expect((await show('203.0.113.5')).status).toBe(200)
  })

  test('counts the declared length of a body before reading it', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, person: { ...plenty, received: 1000 } })
    const { id, token } = await world.person()
    const save = (length: number) =>
      world.call(`PUT /users/save/${id}`, {
        token,
        body: { first_name: 'Ida' },
        headers: { 'content-length': String(length) },
      })
    expect((await save(400)).status).toBe(200)
    expect(await save(900)).toMatchObject(tooMany)
  })

  test('counts sent bytes and rejects the next call', async () => {
    world.services.traffic = makeTraffic(1, { ...figures, stranger: { ...plenty, sent: 2000 } })
    const port = await freePort()
    const server = await listen(world.app.fetch, { port, host: '127.0.0.1' })
    const plans = (address: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'x-forwarded-for': address, connection: 'close' }
        const call = request(
          { port, host: '127.0.0.1', path: '/api/plans', headers },
          (response) => {
            response.resume()
            response.on('close', () => resolve(response.statusCode ?? 0))
          },
        )
        call.on('error', reject)
        call.end()
      })
    const answers: number[] = []
    for (let at = 0; at < 20 && answers.at(-1) !== 429; at++)
      answers.push(await plans('203.0.113.6'))
    expect(answers[0]).toBe(200)
    expect(answers.at(-1)).toBe(429)
    expect(await plans('203.0.113.7')).toBe(200)
    await server.end()
  })

  test('is enough for a school of 500 behind one address', () => {
    expect(traffic.address.calls).toBeGreaterThanOrEqual(500 * 100)
    expect(traffic.stranger.calls).toBeGreaterThanOrEqual(500 * 40)
    expect(traffic.person.calls).toBeGreaterThanOrEqual(600)
  })
})

test('an upload takes its points before its body is read', async () => {
  world.services.traffic = makeTraffic(1000)
  const { token } = await world.person()
  const send = () => world.call('POST /users/share', { token, body: formOf({ nothing: 'x' }) })
  expect((await send()).body.name).toBe('invalid')
  await world.pool.query("update rate_limits set points = $1 where key like 'uploadPerson:%'", [
    limits.uploadPerson.points,
  ])
  let read = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        read++
        controller.enqueue(Buffer.alloc(1000))
        if (read > 100) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const response = await world.app.request('/api/users/share', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(429)
  expect(read).toBe(0)
})
