import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Area } from '@quartet/domain/areas.ts'
import type { DrillNote } from '@quartet/domain/drill.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { api, client } from '../../../data/client.ts'
import { i18next } from '../../../i18n/texts.ts'

export type WholeTask = InferContractRouterOutputs<typeof contract>['tasks']['show']['task']
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

const schoolCalls = {
  show: api.tasks.show,
  update: client.tasks.update,
  edit: client.tasks.edit,
  ownStrategy: client.tasks.ownStrategy,
  share: client.tasks.shareSchool,
}
/** The calls and the list of each area, for the same page in all three. */
const places = {
  school: { calls: schoolCalls, list: '/new-theme/tasks' },
  work: {
    calls: {
      show: api.workTasks.show,
      update: client.workTasks.update,
      edit: client.workTasks.edit,
      ownStrategy: client.workTasks.ownStrategy,
      share: client.tasks.shareWork,
    } as unknown as typeof schoolCalls, // the three have the same shapes
    list: '/new-theme/at-work',
  },
  career: {
    calls: {
      show: api.careerTasks.show,
      update: client.careerTasks.update,
      edit: client.careerTasks.edit,
      ownStrategy: client.careerTasks.ownStrategy,
      share: client.tasks.share,
    } as unknown as typeof schoolCalls,
    list: '/new-theme/career',
  },
} as const

export const placeOf = (area: Area) => places[area]
export const patternName = (pattern: Pattern) => i18next.t(`pattern.${pattern}`)
