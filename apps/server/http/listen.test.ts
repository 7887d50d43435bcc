import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../testing/process.ts'
import { listen } from './listen.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const quick = {
  headersTimeout: 200,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 100,
}

async function served(app: Hono, timeouts = quick) {
  const port = await freePort()
  const server = await listen(app.fetch, { port, host: '127.0.0.1' }, { timeouts })
  ends.push(server.end)
  return { port, end: server.end }
}
const echo = () => {
  const app = new Hono()
    .post('/', async (c) => c.text(await c.req.text()))
    .get('/', (c) => c.text('here'))
  app.onError((_, c) => c.text('half a body', 400))
  return app
}

/**
 * Writes bit by bit. Resolves with everything received once the server has closed the connection.
 */
async function dawdle(port: number, first: string, rest: string) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
  socket.write(first)
  const timer = setInterval(() => socket.writable && socket.write(rest), 20)
  return closed.finally(() => clearInterval(timer))
}

describe('a slow client', () => {
  test('is disconnected when its headers take too long', async () => {
    const { port } = await served(echo())
    expect(await dawdle(port, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')).toMatch(
      /^HTTP\/1\.1 408 /,
    )
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })

  test('is disconnected when its body takes too long', async () => {
    const { port } = await served(echo())
    expect(
      await dawdle(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n', 'a'),
    ).not.toContain('200 OK')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })

  test('is disconnected when it sends nothing', async () => {
    const { port } = await served(echo())
    expect(await dawdle(port, '', '')).not.toContain('200 OK')
  })
})

test('closes the longest idle connection when too many are open and serves the new one', async () => {
  const app = echo()
  const port = await freePort()
  const server = await listen(
    app.fetch,
    { port, host: '127.0.0.1' },
    {
      timeouts: {
        ...quick,
        keepAliveTimeout: 60_000,
        headersTimeout: 60_000,
        requestTimeout: 60_000,
      },
      max: 3,
    },
  )
  ends.push(server.end)
  const closed: number[] = []
  const open = async (at: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', () => closed.push(at))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    return socket
  }
  const sockets = []
  for (let at = 0; at < 5; at++) sockets.push(await open(at))
  await expect.poll(() => closed).toEqual([0, 1])
  for (const socket of sockets) socket.destroy()
})

describe('ending the server', () => {
  /** An app with a call that is answered when the test calls `answer`. */
  function locked() {
    let answer = () => {}
    const query = new Promise<void>((resolve) => {
      answer = resolve
    })
    const app = new Hono()
      .get('/', (c) => c.text('here'))
      .get('/held', async (c) => {
        await query
        return c.text('done')
      })
    return { app, answer }
  }
  const heard = (call: ClientRequest) =>
    new Promise<string>((resolve, reject) => {
      call.on('error', reject)
      call.on('response', (response) => {
        response.resume()
        response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`))
      })
    })

  test('waits for calls under way, sends them "connection: close" and takes no new call', async () => {
    const { app, answer } = locked()
    const { port, end } = await served(app)
    const call = request({
      port,
      host: '127.0.0.1',
      path: '/held',
      headers: { connection: 'keep-alive' },
    })
    const answered = heard(call)
    call.end()
    await wait(100)
    const ended = end()
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    answer()
    expect(await answered).toBe('200 close')
    await ended
  })
})

test('rejects an invalid host header with a named error', async () => {
  const { port } = await served(echo())
  for (const host of ['9007199254740993', '%zz', 'a b', '<script>']) {
    const response = await dawdle(
      port,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      '',
    )
    expect([host, response]).toEqual([
      host,
      expect.stringMatching(/^HTTP\/1\.1 400 .*"name":"unreadable"/s),
    ])
  }
})
