// npm run bench: prints one table per run. A row only fails when it cannot be measured, not when it
// is slow.
import { availableParallelism, loadavg } from 'node:os'
import { answers } from './answers.ts'
import { contactSearch } from './contact-search.ts'
import { dashboards } from './dashboards.ts'
import { dataTable } from './data-table.ts'
import { decoding } from './decoding.ts'
import { hostile } from './hostile.ts'
import { joining } from './joining.ts'
import { lighthouse } from './lighthouse.ts'
import { contentLists } from './lists.ts'
import { logChain } from './log-chain.ts'
import { logLists } from './log-lists.ts'
import { login } from './login.ts'
import { mixed } from './mixed.ts'
import { ocr } from './ocr.ts'
import { pages } from './pages.ts'
import { people } from './people-lists.ts'
import { endAll } from './processes.ts'
import { personalised, profile } from './profile.ts'
import { roster } from './roster.ts'
import { sharing } from './sharing.ts'
import { sheets } from './sheets.ts'
import { speech } from './speech.ts'
import { start } from './start.ts'
import { storm } from './storm.ts'
import { sweep } from './sweep.ts'
import { type Line, tableOf } from './table.ts'
import { tasks } from './tasks.ts'
import { teamPages } from './team-pages.ts'
import { teams } from './teams.ts'
import { texts } from './texts.ts'

const measurements = {
  profile,
  personalised,
  answers,
  storm,
  joining,
  mixed,
  start,
  login,
  lighthouse,
  pages,
  speech,
  sharing,
  tasks,
  decoding,
  table: dataTable,
  teams,
  team: teamPages,
  contacts: contactSearch,
  ocr,
  sheets,
  roster,
  lists: contentLists,
  people,
  dashboards,
  texts,
  sweep,
  log: logChain,
  logs: logLists,
  hostile,
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) return // in a terminal the signal arrives twice: directly and through npm
    ending = true
    void endAll().then(() => process.exit(1))
  })

const target = process.argv
  .slice(2)
  .filter((word, at, all) => word !== '--only' && all[at - 1] !== '--only')
const lines: Line[] = []
console.log(
  `${availableParallelism()} cores for client, server and PostgreSQL; load ${loadavg()[0]?.toFixed(1)} before`,
)
for (const [name, measure] of Object.entries(measurements)) {
  if (target.length > 0 && !target.includes(name)) continue
  const began = performance.now()
  try {
    lines.push(...(await measure()))
    console.log(`${name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } catch (error) {
    if (ending) break
    process.exitCode = 1
    console.error(`${name}: could not be measured.`, error)
  }
  await endAll()
}
if (!ending) console.log(`\n${tableOf(lines)}`)
