import type { Area } from '@quartet/domain/areas.ts'
import { createDrafts } from '../../../data/drafts.ts'
import { unsentPrefix } from '../../../data/unsent-words.ts'
import type { EditedTask, NewTask, Task } from '../area-calls.ts'

/** The values of the dialog's fields, as they are typed. */
export type Draft = {
  name: string
  description: string
  topic_id: string
  priority: string
  due_date: string
  category: string
}
/** Whether the person filled in a field; otherwise it is guessed from the text. */
export type Own = { name: boolean; topic_id: boolean }
/** `version`: the version of the task when typing began; null for a new task. */
export type Begun = { draft: Draft; version: number | null; own: Own }

const empty: Draft = {
  name: '',
  description: '',
  topic_id: '',
  priority: '',
  due_date: '',
  category: '',
}

export const draftOf = (
  task: Pick<
    Task,
    'name' | 'description' | 'topic_id' | 'priority' | 'due_date' | 'category'
  > | null,
): Draft =>
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
export const editedTask = (draft: Draft, version: number): EditedTask => ({
  ...newTask(draft),
  version,
})

const drafts = createDrafts<Begun>({
  prefix: unsentPrefix,
  parse(stored) {
    const { draft, version, own } = stored as Begun
    const isWhole = Object.keys(empty).every((key) => typeof draft[key as keyof Draft] === 'string')
    if (!isWhole || !own) return null
    return { draft, version: typeof version === 'number' ? version : null, own }
  },
})
const idOf = (area: Area, id: number | null) => `${area}.${id ?? 'new'}`

export const loadDraft = (area: Area, id: number | null) => drafts.load(idOf(area, id))
export const saveDraft = (area: Area, id: number | null, begun: Begun) =>
  drafts.save(idOf(area, id), begun)
export function forgetDraft(area: Area, id: number | null) {
  drafts.forget(idOf(area, id))
  if (id === null) requests.forget(area)
}

type AddRequest = { id: string; words: string }
const requests = createDrafts<AddRequest>({
  prefix: `${unsentPrefix}.request`,
  parse: (stored) => stored as AddRequest,
})

/**
 * Stays the same for the same text, even after a reload: a task that is sent again because no
 * response arrived is created once.
 */
export function requestIdOf(area: Area, draft: Draft): string {
  const words = JSON.stringify(draft)
  const sent = requests.load(area)
  if (sent?.words === words) return sent.id
  const id = newUuid()
  requests.save(area, { id, words })
  return id
}

/** crypto.randomUUID exists only on secure origins. */
const newUuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  )

/** The fields in which two states of a task differ. */
export const differing = (mine: Draft, theirs: Draft) =>
  (Object.keys(empty) as (keyof Draft)[]).filter((key) => mine[key] !== theirs[key])
