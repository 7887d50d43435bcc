import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Env, Hono } from 'hono'
import { precompress, sendPrecompressed } from './compression.ts'
import { contentPolicy } from './html-page.ts'

/** The files of the page: Swagger UI, and the script that starts it. */
const files: Readonly<Record<string, { url: string; type: string }>> = {
  'swagger-ui.css': {
    url: import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
    type: 'text/css',
  },
  'swagger-ui-bundle.js': {
    url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
  'start.js': {
    url: import.meta.resolve('../docs-viewer/start.js'),
    type: 'text/javascript',
  },
  'page.css': { url: import.meta.resolve('../docs-viewer/page.css'), type: 'text/css' },
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Quartet API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<div id="calls"><noscript>The document is at <a href="/openapi.json">/openapi.json</a>.</noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>`

/** Mounts /docs: the OpenAPI document in Swagger UI, with nothing from elsewhere. */
export function mountDocs<E extends Env>(app: Hono<E>) {
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': contentPolicy() }))
  for (const [name, { url, type }] of Object.entries(files)) {
    let body: Awaited<ReturnType<typeof precompress>> | undefined
    app.get(`/docs/${name}`, async (c) => {
      body ??= await precompress(await readFile(fileURLToPath(url)))
      return sendPrecompressed(c, body, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      })
    })
  }
}
