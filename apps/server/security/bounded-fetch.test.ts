import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

let server: net.Server
afterEach(() => void server.close())

/** A server that answers every request with these lines. */
async function answering(...lines: string[]) {
  server = net.createServer((socket) =>
    // unread bytes of the request would reset the connection
    socket.once('data', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`)),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as net.AddressInfo).port}/`
}

const fetchIt = boundedFetch({ mayBePrivate: true, answerMs: 5_000, maxBytes: 100 })

test('an answer that is no response is an error of the call, and of nothing else', async () => {
  const address = await answering('HTTP/1.1 999 Odd', 'Content-Length: 0')
  await expect(fetchIt(address, { method: 'GET', headers: {} })).rejects.toThrow(RangeError)
})

test('an address inside the network is refused unless it is allowed', async () => {
  const address = await answering('HTTP/1.1 204 No Content')
  const bounded = boundedFetch({ mayBePrivate: false, answerMs: 5_000, maxBytes: 100 })
  await expect(async () => bounded(address, { method: 'GET', headers: {} })).rejects.toThrow()
})
