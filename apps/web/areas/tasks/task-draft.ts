import type { Area } from '@quartet/domain/areas.ts'
import { currentSession } from '../../base/session.ts'
import type { EditedTask, NewTask, Task } from './area-calls.ts'

/** What the dialog's fields hold, as they are typed. */
export type Draft = { name: string; description: string; topic_id: string; priority: string; due_date: string; category: string }
/** `version`: which state of the task the typing began on; none for a new one. */
export type Begun = { draft: Draft; version: number | null }

const empty: Draft = { name: '', description: '', topic_id: '', priority: '', due_date: '', category: '' }

export const draftOf = (task: Pick<Task, 'name' | 'description' | 'topic_id' | 'priority' | 'due_date' | 'category'> | null): Draft =>
  task
    ? {
        name: task.name,
        description: task.description,
        topic_id: String(task.topic_id),
        priority: task.priority === null ? '' : String(task.priority),
        due_date: task.due_date ?? '',
        category: task.category,
      }
    : empty

const extrasOf = ({ priority, due_date, category }: Draft) => ({
  priority: (Number(priority) || null) as 1 | 2 | 3 | null,
  due_date: due_date || null,
  category: category.trim(),
})

export const newTask = (draft: Draft): NewTask => ({
  name: draft.name,
  description: draft.description,
  topic_id: Number(draft.topic_id),
  ...extrasOf(draft),
})
export const editedTask = (draft: Draft, version: number): EditedTask => ({ ...newTask(draft), version })

const keyOf = (area: Area, id: number | null) => `task.${currentSession()?.user_id}.${area}.${id ?? 'new'}`

/** What this person typed and did not save, for as long as the tab lives: the next one who signs in there does not meet it. */
export function keptDraft(area: Area, id: number | null): Begun | null {
  try {
    const { draft, version } = JSON.parse(sessionStorage.getItem(keyOf(area, id)) ?? '') as Begun
    const whole = Object.keys(empty).every((key) => typeof draft[key as keyof Draft] === 'string')
    return whole ? { draft, version: typeof version === 'number' ? version : null } : null
  } catch {
    return null
  }
}
export const keepDraft = (area: Area, id: number | null, begun: Begun) => sessionStorage.setItem(keyOf(area, id), JSON.stringify(begun))
export const forgetDraft = (area: Area, id: number | null) => sessionStorage.removeItem(keyOf(area, id))

/** Which fields two states of a task differ in. */
export const differing = (mine: Draft, theirs: Draft) => (Object.keys(empty) as (keyof Draft)[]).filter((key) => mine[key] !== theirs[key])
