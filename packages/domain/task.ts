import { type Mark, marksKept } from './decoding.ts'
import { type DrillNote, drillSteps, statusOf, type TaskStatus } from './drill.ts'

/**
 * Limits of one task, in characters and items: a description fits a long assignment, not a book.
 */
export const taskBounds = {
  name: 200,
  description: 20_000,
  category: 40,
  note: 4000,
  ownStrategy: 300,
  ownStrategies: 50,
  marks: 3000,
  chosen: 40,
  duties: 60,
  /** Limits for all tasks of a person, without the bin; the bin has the same limits again. */
  perPerson: 1_000,
  bytesPerPerson: 20_000_000,
  /** Characters of all tasks in one document, which is typeset in a few seconds. */
  document: 200_000,
} as const

export type TaskStorage = { tasks: number; bytes: number }

/**
 * The used share of a person's storage, 0 to 1: the number of tasks or their bytes, whichever is
 * higher.
 */
export const storageShare = ({ tasks, bytes }: TaskStorage): number =>
  Math.max(tasks / taskBounds.perPerson, bytes / taskBounds.bytesPerPerson)

/** The share from which on people are warned. */
export const storageWarning = 0.8

/** The maximum number of strategies proposed per pattern on a task's card (D19). */
export const maxPerPattern = 3

/**
 * Restores the spaces of a description in which all were replaced by underscores; leaves every
 * other text unchanged, including one of underscores only (method 4.2).
 */
export const withBlanks = (description: string) =>
  !/\s/.test(description) && (description.match(/_/g) ?? []).length >= 2
    ? description.replaceAll('_', ' ').trim() || description
    : description

type Place = Pick<Mark, 'start' | 'end' | 'text'>

/**
 * Whether marks are valid: each contains the text at its position, none overlap, and none split a
 * character.
 */
export function marksFit(description: string, marks: readonly Place[]): boolean {
  const inOrder = marks.toSorted((one, other) => one.start - other.start)
  return inOrder.every(
    ({ start, end, text }, at) =>
      start < end &&
      end <= description.length &&
      description.slice(start, end) === text &&
      text.isWellFormed() &&
      start >= (inOrder[at - 1]?.end ?? 0),
  )
}

/** `done: false` removes the step. */
type Noted = Omit<DrillNote, 'at'> & { done?: false }

/**
 * Merges saved notes into the existing ones, in the order of the steps; `at` is the time of a
 * note's last change (D13).
 */
export function drillMerged(
  before: readonly DrillNote[],
  saved: readonly Noted[],
  now: Date,
): DrillNote[] {
  const notes = new Map(before.map((note) => [note.step, note]))
  for (const { done, ...note } of saved) {
    if (done === false) {
      notes.delete(note.step)
      continue
    }
    const known = notes.get(note.step)
    if (known?.note !== note.note || known.rating !== note.rating)
      notes.set(note.step, { ...note, at: now.toISOString() })
  }
  return drillSteps.flatMap((step) => notes.get(step) ?? [])
}

const undecoded = { needed: null, neededSource: null, decodedAt: null, decoderVersion: null }
type Decoded = {
  description: string
  marks: readonly Mark[]
  decodedAt: Date | null
  drill: readonly Pick<DrillNote, 'step'>[]
}

/** The status that follows from the contents of a task (D18). */
export const statusOfTask = ({
  marks,
  decodedAt,
  drill,
}: Omit<Decoded, 'description'>): TaskStatus =>
  statusOf({
    hasMarks: marks.length > 0,
    decoded: decodedAt !== null,
    steps: drill.map(({ step }) => step),
  })

/**
 * The changes to a task after its text was edited: keeps the learner's marks whose words remain,
 * and removes everything derived from the old text (D18).
 */
export function afterEdit({ description, marks, drill }: Decoded, edited: string) {
  const marksLeft = marksKept(description, edited, marks)
  return {
    ...undecoded,
    marks: marksLeft,
    description: edited,
    status: statusOfTask({ ...undecoded, marks: marksLeft, drill }),
  }
}

type Judged<Needed> = Omit<Decoded, 'description'> & {
  needed: Needed | null
  neededSource: 'proposed' | 'judged' | null
  decoderVersion: number | null
}

/**
 * The changes to a task after its language was changed: keeps what the learner marked and judged,
 * and removes proposals (D18).
 */
export function afterLanguage<Needed>({
  marks,
  needed,
  neededSource,
  decodedAt,
  decoderVersion,
  drill,
}: Judged<Needed>) {
  const own = marks.filter(({ source }) => source === 'user')
  const neededLeft =
    neededSource === 'judged' ? { needed, neededSource, decodedAt, decoderVersion } : undecoded
  return { ...neededLeft, marks: own, status: statusOfTask({ ...neededLeft, marks: own, drill }) }
}

/** Days for which a task can be restored from the bin (method 4.11). */
export const binDays = 30
