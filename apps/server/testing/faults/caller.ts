import { Agent, request } from 'node:http'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire
export type Answer = { status: number; body: any }

/** In milliseconds. No response takes this long, so the call hangs. */
const timeoutMs = 30_000
let counter = 0

/**
 * A client with its own address and connection. `call` returns undefined if the connection broke
 * before the whole response had arrived: whether the call was executed is then unknown.
 */
export function makeCaller() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = `198.51.${++counter >> 8}.${counter & 255}`

  function call(
    port: number,
    where: string,
    { body, token }: { body?: unknown; token?: string | undefined } = {},
  ) {
    const [method, path] = where.split(' ')
    const headers = {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    return new Promise<Answer | undefined>((resolve, reject) => {
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path: `/api${path}`,
          headers,
          timeout: timeoutMs,
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part) => parts.push(part))
          response.on('error', () => resolve(undefined))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: parsed(Buffer.concat(parts).toString()),
            }),
          )
        },
      )
      sent.on('error', () => resolve(undefined))
      sent.on('timeout', () => {
        reject(new Error(`${where} hangs for ${timeoutMs / 1000} s`))
        sent.destroy()
      })
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
  return { call, end: () => agent.destroy() }
}
export type Caller = ReturnType<typeof makeCaller>

const parsed = (text: string) => (text.startsWith('{') ? JSON.parse(text) : text)

/** The body of a call that must succeed. Throws for any status other than 200. */
export async function granted(query: Promise<Answer | undefined>): Promise<Answer['body']> {
  const answer = await query
  if (answer?.status !== 200) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer.body
}
