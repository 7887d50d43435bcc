import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { errors } from '@quartet/contract/errors.ts'
import { errorBody } from './error-response.ts'

/**
 * Milliseconds. Slow headers or bodies and idle connections are cut off. Idle connections stay open
 * longer than proxies keep theirs (nginx and most balancers a minute, Caddy two): a call on a
 * connection that closes at the same moment is a 502.
 */
const usual = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 125_000,
}
/**
 * Above this number, each new connection closes the one that has been idle longest. Twice as many
 * are never open.
 */
const maxConnections = 2000
/** Milliseconds that calls under way get when the server ends. */
const grace = 8_000

type Fetch = Parameters<typeof getRequestListener>[0]

const errorResponse = (name: 'unreadable' | 'unexpected') =>
  Response.json(errorBody(name), { status: errors[name].status })

/**
 * Serves calls until `end` is called. Then it takes no new call and answers those under way with
 * "connection: close".
 */
export function listen(
  fetch: Fetch,
  { port, host }: { port: number; host: string },
  { timeouts = usual, max = maxConnections } = {},
) {
  const underWay = new Set<ServerResponse>()
  /** The socket that has been idle longest comes first. */
  const idle = new Set<Socket>()
  let connections = 0
  let ending = false
  const closes = (response: ServerResponse) =>
    void (response.headersSent || response.setHeader('connection', 'close'))
  const errorHandler = (error: unknown) =>
    errorResponse(error instanceof RequestError ? 'unreadable' : 'unexpected')
  // the URL contains the host header, which the client chooses
  const readable: Fetch = (request, env) =>
    URL.canParse(request.url) ? fetch(request, env) : errorResponse('unreadable')
  const answer = getRequestListener(readable, { hostname: host, errorHandler })

  const server = createServer(timeouts, (request, response) => {
    const { socket } = request
    underWay.add(response)
    idle.delete(socket)
    response.on('close', () => {
      underWay.delete(response)
      if (!socket.destroyed) idle.add(socket)
    })
    if (ending) closes(response)
    return answer(request, response)
  })

  server.maxConnections = 2 * max
  server.on('connection', (socket: Socket) => {
    connections++
    idle.add(socket)
    socket.on('close', () => {
      connections--
      idle.delete(socket)
    })
    if (connections <= max) return
    const [longest] = idle
    longest?.destroy()
  })

  const end = () =>
    new Promise<void>((done) => {
      ending = true
      server.close(() => done())
      underWay.forEach(closes)
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), grace).unref()
    })
  return new Promise<{ end: () => Promise<void> }>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, host, () => resolve({ end }))
  })
}
