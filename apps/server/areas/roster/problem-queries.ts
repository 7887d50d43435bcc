import {
  type Explain,
  explanationOf,
  maxErrors,
  valueIn,
  type WrongCell,
} from '../../sheets/plan-parts.ts'

/** Collects what is wrong with the cells of a roster: the first ones, and how many. */
export function makeProblems() {
  const errors: WrongCell[] = []
  let count = 0
  return {
    get errors() {
      return errors.toSorted((one, other) => one.row - other.row)
    },
    get count() {
      return count
    },
    addTo(row: number, column: string, explain: Explain, cell = '') {
      if (count++ < maxErrors)
        errors.push({ row, column, ...valueIn(cell), ...explanationOf(explain) })
    },
  }
}
export type Problems = ReturnType<typeof makeProblems>
