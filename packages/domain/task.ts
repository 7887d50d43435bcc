import { type Mark, marksKept } from './decoding.ts'
import { type DrillNote, drillSteps, statusOf, type TaskStatus } from './drill.ts'

/** What one task may hold, in characters and pieces: a description takes a long assignment, not a book. */
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
  /** Of one person, without those in the bin; the bin holds as much again. */
  perPerson: 1_000,
  bytesPerPerson: 20_000_000,
} as const

export type TaskStorage = { tasks: number; bytes: number }

/** How much of what one person may have is taken, 0 to 1: of the tasks or of their bytes, whichever is more. */
export const storageShare = ({ tasks, bytes }: TaskStorage): number =>
  Math.max(tasks / taskBounds.perPerson, bytes / taskBounds.bytesPerPerson)

/** From this share on people are warned. */
export const storageWarning = 0.8

/** What a task is proposed for each pattern of its card: three at most (D19). */
export const maxPerPattern = 3

/** A description that lost its blanks to underscores gets them back; any other stays as it is, also one of underscores alone (method 4.2). */
export const withBlanks = (description: string) =>
  !/\s/.test(description) && (description.match(/_/g) ?? []).length >= 2
    ? description.replaceAll('_', ' ').trim() || description
    : description

type Place = Pick<Mark, 'start' | 'end' | 'text'>

/** Whether marks are what they say: each the words that stand at its place, none over another, none with half a character. */
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

/** `done` false takes the step back. */
type Noted = Omit<DrillNote, 'at'> & { done?: false }

/** The notes with those of a save in their places, in the order of the steps; `at` of a note is when it last became another (D13). */
export function drillMerged(before: readonly DrillNote[], saved: readonly Noted[], now: Date): DrillNote[] {
  const notes = new Map(before.map((note) => [note.step, note]))
  for (const { done, ...note } of saved) {
    if (done === false) {
      notes.delete(note.step)
      continue
    }
    const known = notes.get(note.step)
    if (known?.note !== note.note || known.rating !== note.rating) notes.set(note.step, { ...note, at: now.toISOString() })
  }
  return drillSteps.flatMap((step) => notes.get(step) ?? [])
}

const undecoded = { needed: null, neededSource: null, decodedAt: null, decoderVersion: null }
type Decoded = { description: string; marks: readonly Mark[]; decodedAt: Date | null; drill: readonly Pick<DrillNote, 'step'>[] }

/** The state that follows from what a task holds (D18). */
export const statusOfTask = ({ marks, decodedAt, drill }: Omit<Decoded, 'description'>): TaskStatus =>
  statusOf({ hasMarks: marks.length > 0, decoded: decodedAt !== null, steps: drill.map(({ step }) => step) })

/** What becomes of a task whose text was edited: the learner's marks where their words still stand, and nothing that followed from the old text (D18). */
export function afterEdit({ description, marks, drill }: Decoded, edited: string) {
  const marksLeft = marksKept(description, edited, marks)
  return { ...undecoded, marks: marksLeft, description: edited, status: statusOfTask({ ...undecoded, marks: marksLeft, drill }) }
}

type Judged<Needed> = Omit<Decoded, 'description'> & {
  needed: Needed | null
  neededSource: 'proposed' | 'judged' | null
  decoderVersion: number | null
}

/** What becomes of a task whose text is read in another language: what the learner marked and judged stays, what was proposed goes (D18). */
export function afterLanguage<Needed>({ marks, needed, neededSource, decodedAt, decoderVersion, drill }: Judged<Needed>) {
  const own = marks.filter(({ source }) => source === 'user')
  const neededLeft = neededSource === 'judged' ? { needed, neededSource, decodedAt, decoderVersion } : undecoded
  return { ...neededLeft, marks: own, status: statusOfTask({ ...neededLeft, marks: own, drill }) }
}

/** So many days a task in the bin can be taken out again (method 4.11). */
export const binDays = 30
