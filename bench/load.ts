// The client: keep-alive connections that make one call after the other. A process of its own; every answer but 200 ends the round.
import { Agent, request } from 'node:http'
import type { Call, Pace, Round } from './processes.ts'

process.on('disconnect', () => process.exit())
process.on('message', async (round: Round) => {
  process.send?.(await run(round).catch((error) => ({ failed: String(error) })))
})

async function run({ port, connections, calls }: Round): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const lane = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) times.push(await make(call, port, agent))
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()

  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Milliseconds from the call to the last byte of its answer. */
function make({ method, path, headers, body }: Call, port: number, agent: Agent) {
  const began = performance.now()
  return new Promise<number>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const call = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } }, (response) => {
      let told = ''
      if (response.statusCode === 200) response.resume()
      else response.on('data', (part) => (told += part))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${told.slice(0, 300)}`))
      })
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}
