/** One row of the table: a figure with what it must and should be; `atMost` turns the comparison round. */
export type Line = {
  work: string
  ours: string
  floor?: string
  figure: number
  unit?: string
  must: number
  goal?: number
  atMost?: boolean
}

export const median = (values: number[]) => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

function judged({ figure, must, goal, atMost }: Line) {
  const reaches = (mark: number) => (atMost ? figure <= mark : figure >= mark)
  if (!reaches(must)) return 'MISSED'
  return goal === undefined || reaches(goal) ? 'reached' : 'must'
}

export function tableOf(lines: Line[]) {
  const mark = ({ atMost, unit = '' }: Line, value: number | undefined) =>
    value === undefined ? '' : `${atMost ? '≤' : '≥'} ${value}${unit}`
  const cells = lines.map((line) => {
    const { work, ours, floor = '', figure, unit = '', must, goal } = line
    const digits = unit === '' || unit === ' s' ? 2 : 1
    return [work, ours, floor, `${figure.toFixed(digits)}${unit}`, mark(line, must), mark(line, goal), judged(line)]
  })
  const rows = [['work', 'ours', 'floor', 'figure', 'must', 'goal', ''], ...cells]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
