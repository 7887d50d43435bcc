/**
 * One row of the table: a figure with its required value (`must`) and its `goal`. `isMaximum`
 * reverses the comparison, `range` shows the spread.
 */
export type Line = {
  work: string
  ours: string
  floor?: string
  figure: number
  range?: string
  unit?: string
  must: number
  goal?: number
  isMaximum?: boolean
}

export function median(values: number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length / 2
  return (
    ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
  )
}

function judged({ figure, must, goal, isMaximum }: Line) {
  const isReached = (mark: number) => (isMaximum ? figure <= mark : figure >= mark)
  if (!isReached(must)) return 'MISSED'
  return goal === undefined || isReached(goal) ? 'reached' : 'must, not goal'
}

function cellsOf(line: Line) {
  const { work, ours, floor = '', figure, range, unit = '', must, goal, isMaximum } = line
  const mark = (value: number | undefined) =>
    value === undefined ? '' : `${isMaximum ? '≤' : '≥'} ${value}${unit}`
  const output = `${figure.toFixed(['', ' s'].includes(unit) ? 2 : 1)}${unit}`
  return [
    work,
    ours,
    floor,
    range ? `${output} (${range})` : output,
    mark(must),
    mark(goal),
    judged(line),
  ]
}

export function tableOf(lines: Line[]) {
  const rows = [['work', 'ours', 'floor', 'figure', 'must', 'goal', ''], ...lines.map(cellsOf)]
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widthOf(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
