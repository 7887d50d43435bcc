// Prints how the decoder does on the decoded samples, by area and pattern, with every wrong degree.
//   node lab/decoder/decoding-table.mjs tuning|unseen
// Use only the tuning half for tuning words or rules: the unseen half is meaningful only as long as
// it has not been looked at.
import { readdirSync } from 'node:fs'
import { isRight, percent, rowsOf } from './decoded.ts'

const half = process.argv[2]
if (half !== 'tuning' && half !== 'unseen') {
  console.error('node lab/decoder/decoding-table.mjs tuning|unseen')
  process.exit(1)
}
const areas = ['school', 'work', 'career']
const folder = new URL(`samples/${half}/`, import.meta.url)
const files = await Promise.all(
  readdirSync(folder).map((name) => import(new URL(name, folder).href)),
)
const rows = rowsOf(files.flatMap((file) => Object.values(file).flat()))
const patterns = [...new Set(rows.map(({ pattern }) => pattern))]
const line = (some) => ({
  ...Object.fromEntries(
    patterns.map((pattern) => [
      pattern,
      percent(
        some.filter((row) => row.pattern === pattern),
        isRight,
      ),
    ]),
  ),
  all: percent(some, isRight),
})
console.table(
  Object.fromEntries([
    ...areas.map((area) => [area, line(rows.filter((row) => row.area === area))]),
    ['all', line(rows)],
  ]),
)
console.table(rows.filter((row) => !isRight(row)))
