import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The content security policy of a page: its own files and styles with the nonce, nothing from
 * elsewhere, no inline script.
 */
export const contentPolicy = (nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Renders index.html with a new nonce for each response. */
export function makePage(webDir: string) {
  const file = path.join(webDir, 'index.html')
  const parts = existsSync(file)
    ? readFileSync(file, 'utf8').split('CSP_NONCE')
    : ['<!doctype html><title>Quartet</title><h1>The web application is not built.</h1>']
  return () => {
    const nonce = randomBytes(16).toString('base64')
    return { nonce, html: parts.join(nonce) }
  }
}
