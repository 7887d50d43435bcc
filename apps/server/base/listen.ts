import type { ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'

/** Milliseconds: a client that dawdles over its headers or its body is cut, and so is a connection that only waits. */
const patience = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 10_000 }
/** Calls under way at the end get so long. */
const grace = 5_000

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Takes calls until it is ended: then those under way are answered, each with the word that its connection closes, and no new one is taken. */
export function listen(fetch: Fetch, port: number, hostname: string) {
  const underWay = new Set<ServerResponse>()
  let ending = false
  const closes = (response: ServerResponse) => void (response.headersSent || response.setHeader('connection', 'close'))

  return new Promise<{ end: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch, port, hostname, serverOptions: patience }, () => resolve({ end }))
    server.on('error', reject)
    server.prependListener('request', (_, response: ServerResponse) => {
      underWay.add(response)
      response.on('close', () => underWay.delete(response))
      if (ending) closes(response)
    })

    const end = () =>
      new Promise<void>((done) => {
        ending = true
        server.close(() => done())
        underWay.forEach(closes)
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), grace).unref()
      })
  })
}
