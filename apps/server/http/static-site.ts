import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Env, Hono } from 'hono'
import type pg from 'pg'
import type { Metrics } from '../monitoring/metrics.ts'
import { mountDocs } from './docs-page.ts'
import { contentPolicy, makePage } from './html-page.ts'

/** A database that takes longer is not ready. Health checks wait two seconds. */
export const readyTimeoutMs = 1_500

type Site = { webDir: string; pool: pg.Pool; metrics: Metrics; metricsToken: string | undefined }

/**
 * Mounts everything that is not a call: the web application with its fallback to index.html,
 * /readyz, /metrics and /docs.
 */
export function mountSite<E extends Env>(
  app: Hono<E>,
  { webDir, pool, metrics, metricsToken }: Site,
) {
  app.get('/readyz', async (c) => {
    const answers = pool.query('select 1').then(
      () => true,
      () => false,
    )
    const ready = await Promise.race([answers, wait(readyTimeoutMs, false, { ref: false })])
    return c.json({ ok: ready }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const allowed =
      metricsToken !== undefined &&
      isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
    if (!allowed && !isLoopback(c)) return c.text('not from here', 403)
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  mountDocs(app)

  const page = makePage(webDir)
  const files = serveStatic({ root: webDir, precompressed: true })
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  // a browser that keeps it must not stay with an old one
  app.use('/sw.js', async (c, next) => {
    await next()
    c.header('cache-control', 'no-cache')
  })
  app.use((c, next) =>
    c.req.path === '/' || c.req.path === '/index.html' ? next() : files(c, next),
  )
  app.get('/assets/*', (c) => c.text('not found', 404))
  app.get('*', (c) => {
    const { nonce, html } = page()
    return c.html(html, 200, {
      'content-security-policy': contentPolicy(nonce),
      'cache-control': 'no-store',
    })
  })
}

/** Compares in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
const digest = (text: string) => createHash('sha256').update(text).digest()

function isLoopback(c: Context) {
  const address = getConnInfo(c).remote.address ?? ''
  return (
    (address === '::1' || /^(::ffff:)?127\./.test(address)) &&
    c.req.header('x-forwarded-for') === undefined
  )
}
