import type { TaskView, WholeTaskView } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { bandOf } from '@quartet/domain/bands.ts'
import { perPattern, type Scores } from '@quartet/domain/patterns.ts'
import type { ProfilePart } from '@quartet/domain/visibility.ts'
import type { SQL } from 'drizzle-orm'
import { type Caller, grantOf, holds } from '../../security/caller.ts'
import type { Statement } from '../attributes/queries.ts'
import { peopleInScope } from '../users/access.ts'

/**
 * Whose tasks a caller may access: their own, and those of people in scope of access_users. A
 * read-only grant does not allow writes.
 */
export const ownersInScope = (caller: Caller, writes: boolean): SQL =>
  peopleInScope(caller, ['access_users'], writes)

/** Whether a caller may change the tasks of a person in scope whose task texts they see. */
export const mayChange = (caller: Caller, personId: number): boolean =>
  holds(caller, 'edit_tasks') &&
  (caller.id === personId || grantOf(caller, 'access_users')?.readOnly === false)

/** People to whom a caller may push tasks: in scope of both access_users and add_tasks. */
export const takersInScope = (caller: Caller): SQL => peopleInScope(caller, ['add_tasks'], true)

/** `seesText` false hides description and category. */
export type TaskFilter = { personId: number; area: Area; languageId: number; seesText: boolean }

export const withoutText = (task: TaskView): TaskView => ({
  ...task,
  description: '',
  category: '',
})

type Beside = 'statements' | 'person' | 'may_edit'
export type WholeRow = {
  task: Omit<WholeTaskView, Beside>
  name: string
  age_group_id: WholeTaskView['person']['age_group_id']
  scores: Scores | null
}

/** The parts of the task owner's profile that the caller sees. */
export type Reading = { seen: readonly ProfilePart[]; statements: Statement[]; mayEdit: boolean }

const nothingOfText = {
  ...{
    description: '',
    category: '',
    language_id: null,
    marks: [],
    needed: null,
    needed_source: null,
    decoder_version: null,
  },
  ...{ drill: [], duties: [], chosen: [], strategies: [], own_strategies: [] },
}

/**
 * A task without the parts that the caller must not see; an empty list if the caller sees no tasks.
 */
export function seenBy(
  reading: Reading | undefined,
  { task, name, age_group_id, scores: four }: WholeRow,
): WholeTaskView[] {
  if (!reading?.seen.includes('tasks')) return []
  const { seen, statements, mayEdit } = reading
  const own = seen.includes('scores') ? four : null
  return [
    {
      ...task,
      ...(seen.includes('task_text') ? {} : nothingOfText),
      statements: seen.includes('task_text') ? statements : [],
      person: {
        id: task.user_id,
        name,
        age_group_id,
        scores: own,
        bands: own && perPattern((pattern) => bandOf(own[pattern]) ?? 'Avoid'),
      },
      may_edit: mayEdit,
    },
  ]
}
