// npm run bench: one table from one run. It never fails because something is slow, only when it could not measure.
import { availableParallelism, loadavg } from 'node:os'
import { answers } from './answers.ts'
import { login } from './login.ts'
import { endAll } from './processes.ts'
import { profile } from './profile.ts'
import { start } from './start.ts'
import { type Line, tableOf } from './table.ts'

const rows = { profile, answers, start, login }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll().then(() => process.exit(1)))

const wanted = process.argv.slice(2)
const lines: Line[] = []
console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; client, server and PostgreSQL share them`)
try {
  for (const [name, measure] of Object.entries(rows)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const began = performance.now()
    lines.push(...(await measure()))
    await endAll()
    console.log(`${name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
} finally {
  await endAll()
}
console.log(`\n${tableOf(lines)}`)
