import type { MiddlewareHandler } from 'hono'
import type { Served } from './openapi.ts'

/** Called after each call, with its route as in the contract. */
export type OnAnswer = (method: string, route: string, status: number, seconds: number) => void
/** Called before each call. The function it returns is called when the call ends. */
export type OnBegin = (route: string) => () => void

export const timeCalls =
  ({ method, path }: Served, onAnswer: OnAnswer, onBegin: OnBegin): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now()
    const onEnd = onBegin(`${method} ${path}`)
    await next().finally(onEnd)
    onAnswer(method, path, c.res.status, (performance.now() - startedAt) / 1000)
  }
