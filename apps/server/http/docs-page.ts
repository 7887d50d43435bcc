import { escapeHtml } from '../html.ts'
import { accessInWords, calls } from './openapi.ts'

/** The page /docs: every call and who may make it. The shapes are in /openapi.json. */
export function docsPage(nonce: string): string {
  const rows = calls().map(
    ({ method, path, summary, meta }) =>
      `<tr><td>${method}</td><td><code>/api${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${escapeHtml(accessInWords(meta))}</td></tr>`,
  )
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em}td,th{text-align:start;padding:.3em .8em;border-bottom:1px solid #ccc}'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quartet: calls</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Calls</h1><p>JSON with a bearer token. The shapes are in <a href="/openapi.json">/openapi.json</a>; errors are <code>{ name, message, ...fields }</code>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></main></body></html>`
}
