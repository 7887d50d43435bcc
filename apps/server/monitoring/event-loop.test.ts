import { expect, test, vi } from 'vitest'
import { slowMs, watchEventLoop } from './event-loop.ts'
import { makeLog } from './log.ts'

test('logs a delay of the event loop with the routes in progress', async () => {
  const log = makeLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const watch = watchEventLoop(log, 50)
  watch.began('GET /quick')()
  const ended = watch.began('GET /slow')
  await vi.waitFor(
    () => {
      block(2 * slowMs)
      expect(warned).toHaveBeenLastCalledWith(
        { delayMs: expect.any(Number), routes: ['GET /slow'] }, // the quick call is forgotten
        expect.any(String),
      )
    },
    { timeout: 20_000 },
  )
  ended()
  await watch.end()
})

function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
