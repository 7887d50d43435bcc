import type { DrillNote } from '@quartet/domain/drill.ts'
import type { WholeTask } from '../area-calls.ts'

export type Chosen = WholeTask['chosen'][number]
export type Note = Pick<DrillNote, 'step' | 'note' | 'rating'>
/** `done: false` undoes the step. */
export type NoteChange = Note & { done?: false }

/**
 * What the page saves: the fields of the task, and the work on it. Only the fields present are
 * changed.
 */
export type Edits = Partial<
  Pick<WholeTask, 'description' | 'language_id' | 'priority' | 'due_date' | 'category'>
>
export type Work = Partial<Pick<WholeTask, 'marks' | 'needed' | 'chosen' | 'duties'>> & {
  needed_source?: 'proposed' | 'judged'
  /** Saved as decoded (method D16, step 6). */
  decoded?: boolean
  /** Only the steps that changed. */
  drill?: NoteChange[]
}
export type Patch = Edits & Work
