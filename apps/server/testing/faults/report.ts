import type { Finding } from './writers.ts'

/**
 * A row of the report: a fault, how often it was caused, what was acknowledged meanwhile, and what
 * differs from the acknowledgements.
 */
export type Line = {
  fault: string
  times: number
  acknowledged: number
  /** Calls that were cut off or rejected; whether they were executed was checked afterwards. */
  unanswered: number
  findings: Finding[]
  /** Milliseconds until it took calls again, each time, and their limit, if one applies. */
  upAgain?: { took: number[]; must: number | undefined }
}

const columns = [
  'fault',
  'times',
  'acknowledged',
  'unanswered',
  'lost',
  'doubled',
  'half',
  'up again: median',
  'max',
  '',
]
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  return (
    ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
  )
}

function cellsOf({ fault, times, acknowledged, unanswered, findings, upAgain }: Line) {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  const counts = [
    times,
    acknowledged,
    unanswered,
    count('lost'),
    count('doubled'),
    count('half'),
  ].map(String)
  if (!upAgain) return [fault, ...counts, '', '', '']
  const { took, must } = upAgain
  const longest = Math.max(...took)
  const verdict =
    must === undefined ? '' : `must < ${must / 1000} s: ${longest < must ? 'ok' : 'MISSED'}`
  return [fault, ...counts, seconds(median(took)), seconds(longest), verdict]
}

/**
 * Formats the report. Start times appear only here and are not asserted, because a busy machine is
 * not an error.
 */
export function tableOf(lines: Line[]) {
  const rows = [columns, ...lines.map(cellsOf)]
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widthOf(at)) : cell.padStart(widthOf(at))))
        .join('  '),
    )
    .join('\n')
}
