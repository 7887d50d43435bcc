import type { MiddlewareHandler } from 'hono'
import { contentPolicy } from './html-page.ts'

/**
 * Sets the security headers of every response. Calling c.header() after the response was made would
 * copy the response each time.
 */
export const securityHeaders =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', contentPolicy())
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'same-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    headers.set('x-frame-options', 'DENY')
    // what people share with each other is no business of search engines
    if (/^(\/api)?\/shared(\/|$)/.test(c.req.path)) headers.set('x-robots-tag', 'noindex, nofollow')
    if (publicUrl.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000')
    // only responses that set their own cache-control may be cached
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store')
  }
