// The client, in a separate process. Either keep-alive connections that send one request after the
// other, where any response other than 200 ends the round, or a fixed number of requests per
// second, whether or not earlier ones have been answered.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Pace, Round, Steady } from './processes.ts'

process.on('disconnect', () => process.exit())
process.on('message', async (round: Round | Steady) => {
  const done = 'perSecond' in round ? steady(round) : run(round)
  process.send?.(await done.catch((error) => ({ failed: String(error) })))
})

async function run({ port, connections, calls }: Round): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const lane = async () => {
    for (let call = calls[next++]; call; call = calls[next++])
      times.push(await make(call, port, agent))
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()

  return { perSecond: times.length / seconds, ...percentiles(times) }
}

function percentiles(times: number[]) {
  times.sort((one, other) => one - other)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: times.at(-1) ?? 0 }
}

/** Times are measured from the moment at which a request was due. */
async function steady({ port, perSecond, calls }: Steady): Promise<Pace & { errors: string[] }> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const errors: string[] = []
  const began = performance.now()
  const made = calls.map(async (call, at) => {
    const due = (at * 1000) / perSecond
    await wait(Math.max(0, due - (performance.now() - began)))
    await make(call, port, agent).catch((error) => errors.push(String(error)))
    times.push(performance.now() - began - due)
  })
  await Promise.all(made)
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: calls.length / seconds, ...percentiles(times), errors }
}

/** Milliseconds from the request to the last byte of its response. */
function make({ method, path, headers, body }: Call, port: number, agent: Agent) {
  const began = performance.now()
  return new Promise<number>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const call = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } },
      (response) => {
        let output = ''
        if (response.statusCode === 200) response.resume()
        else response.on('data', (part) => (output += part))
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - began)
          else
            reject(
              new Error(
                `${method} ${path} answered ${response.statusCode}: ${output.slice(0, 300)}`,
              ),
            )
        })
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
