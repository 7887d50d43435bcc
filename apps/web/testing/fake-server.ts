import { vi } from 'vitest'

type Call = { path: string; body: Record<string, unknown> }
/** Returns the body of the response, or a `Response` for an error. */
type Handler = (call: Call) => unknown
type Hold = { arrived: () => void; released: Promise<void> }

/**
 * Answers the calls of the page under test in place of the server. Keys are a method and the
 * beginning of a path: `POST /tasks/update/`.
 */
export function serve(handlers: Record<string, Handler>) {
  const server = {
    isOffline: false,
    /** Status of the response to every call, while the server is out of order. */
    failsWith: null as number | null,
    /** All calls that reached the server. */
    calls: [] as (Call & { method: string })[],
    callsOf: (key: string) =>
      server.calls.filter(({ method, path }) => `${method} ${path}`.startsWith(key)),
    /**
     * Delays the response to the next call. `arrived` resolves once the server has handled it;
     * `release` lets the response through.
     */
    hold(key: string) {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      holds.set(key, { arrived: arrived.resolve, released: released.promise })
      return { arrived: arrived.promise, release: released.resolve }
    },
  }
  const holds = new Map<string, Hold>()

  async function respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '') + search
    const named = `${request.method} ${path}`
    const key = Object.keys(handlers)
      .filter((start) => named.startsWith(start))
      .sort((a, b) => b.length - a.length)[0]
    if (server.isOffline) throw new TypeError('Failed to fetch')
    if (key === undefined) throw new Error(`the test serves no ${named}`)
    const text = await request.text()
    const isJson = request.headers.get('content-type')?.startsWith('application/json')
    const body = text && isJson ? JSON.parse(text) : {}
    if (server.failsWith !== null) return failWith(server.failsWith, { name: 'unexpected' })
    server.calls.push({ method: request.method, path, body })
    const answer = await handlers[key]?.({ path, body })
    const prefix = [...holds.keys()].find((start) => named.startsWith(start)) ?? ''
    const hold = holds.get(prefix)
    holds.delete(prefix)
    hold?.arrived()
    await hold?.released
    return answer instanceof Response ? answer : Response.json(answer)
  }
  vi.stubGlobal('fetch', respond)
  return server
}

/** An error response as the server sends it. */
export const failWith = (status: number, body: Record<string, unknown>) =>
  Response.json(body, { status })
