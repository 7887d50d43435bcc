import type { WrongCell } from '../../sheets/plan-parts.ts'

/** Thrown to roll a roster back: what is wrong with it by now, nothing when it was cancelled. */
export class Stopped extends Error {
  readonly errors: WrongCell[]
  constructor(errors: WrongCell[]) {
    super('the roster was stopped')
    this.errors = errors
  }
}

export const stoppedBy = (reason: string, { row = 0, column = '', of = 0 } = {}) =>
  new Stopped([{ row, column, reason, ...(of > 0 && { of }) }])
