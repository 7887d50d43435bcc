// Runs the recommended rules of Redocly on the API document. Errors fail; warnings are shown.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApi } from '../apps/server/http/openapi.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'quartet-openapi-'))
const file = path.join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(await openApi()))
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
    'lint',
    file,
    '--extends=recommended',
    '--format=summary',
  ],
  { stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off', CI: 'true' } },
)
rmSync(folder, { recursive: true })
process.exit(status ?? 1)
