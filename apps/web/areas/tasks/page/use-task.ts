import type { ErrorName } from '@quartet/contract/errors.ts'
import { statusOf } from '@quartet/domain/drill.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { OfflineQueue, useOfflineQueue } from '../../../data/offline-queue.ts'
import { ownOfPage } from '../../../data/pending-storage.ts'
import { currentSession, rememberUser } from '../../../data/session.ts'
import { unsentPrefix } from '../../../data/unsent-words.ts'
import { callsOf, taskQuery, type WholeTask } from '../area-calls.ts'
import type { Edits, Note, NoteChange, Patch } from './task.ts'

/** A task as it is shown: the saved one with its pending changes. */
export type Draft = Omit<WholeTask, 'drill'> & { drill: readonly Note[]; decoded: boolean }

export function useTask(saved: WholeTask) {
  const queries = useQueryClient()
  const { queue, state } = useOfflineQueue(() => createQueue(saved, queries))
  useEffect(() => queue.adopt(saved.version), [queue, saved.version])
  // the query updates a moment later: until then a saved change would be neither in it nor pending
  const newest = state.saved && state.saved.version > saved.version ? state.saved : saved
  const task = useMemo(() => laidOver(newest, state.pending), [newest, state.pending])
  const change = useCallback((patch: Patch, after?: number) => queue.put(patch, after), [queue])
  /** Marks a step of the drill as done, with its note, or undoes it. */
  const markStep = (changed: NoteChange, after?: number) => {
    const { drill = [] } = queue.store.get().pending
    queue.put({ drill: [...drill.filter(({ step }) => step !== changed.step), changed] }, after)
  }
  return { task, change, markStep, queue, state }
}
export type TaskState = ReturnType<typeof useTask>

/**
 * Saves the changes of a task, each with the version that the page knows; when the task was changed
 * meanwhile, both versions wait for a decision.
 */
function createQueue({ area, id, version }: WholeTask, queries: ReturnType<typeof useQueryClient>) {
  const calls = callsOf(area)
  const params = { task_id: id }
  const shown = taskQuery(area, id)
  const isMine = rememberUser()
  return new OfflineQueue<Patch, WholeTask>({
    storage: ownOfPage(`${unsentPrefix}.${currentSession()?.user_id}.${id}`, isMine),
    isMine,
    async send(patch, known) {
      const { description, language_id, priority, due_date, category, ...work } = patch
      const answer =
        Object.keys(work).length > 0
          ? await calls.update({ params, body: { version: known, ...work } })
          : await calls.edit({
              params,
              body: { version: known, ...patch } as Edits & { version: number },
            })
      return answer.task
    },
    onSaved(task) {
      void queries.cancelQueries({ queryKey: shown.queryKey })
      queries.setQueryData(shown.queryKey, { task })
    },
    firstOf: editsFirst,
    rejected: 'keep',
    versions: {
      known: version,
      of: (task) => task.version,
      isConflict: ({ name }) => name === ('task_changed' satisfies ErrorName),
      load: async () =>
        (await queries.fetchQuery({ ...shown, staleTime: 0, meta: { quiet: true } })).task,
    },
  })
}

const edits = [
  'description',
  'language_id',
  'priority',
  'due_date',
  'category',
] as const satisfies (keyof Edits)[]

/** A new text, or its language, is sent before the marks in it. */
export function editsFirst(pending: Patch): Patch {
  const ofTask = edits.filter((name) => name in pending)
  return ofTask.length > 0
    ? Object.fromEntries(ofTask.map((name) => [name, pending[name]]))
    : pending
}

function laidOver(saved: WholeTask, pending: Patch): Draft {
  const judged = (pending.needed_source ?? saved.needed_source) === 'judged'
  const isOther =
    pending.description !== undefined || (pending.language_id !== undefined && !judged)
  const { decoded = !isOther && saved.decoded_at !== null, drill = [], ...changes } = pending
  const notes = [
    ...saved.drill.filter(({ step }) => drill.every((note) => note.step !== step)),
    ...drill.filter(({ done }) => done !== false),
  ]
  const task = { ...saved, ...changes, drill: notes, decoded }
  const status = statusOf({
    hasMarks: task.marks.length > 0,
    decoded,
    steps: notes.map(({ step }) => step),
  })
  return Object.keys(pending).length === 0 ? task : { ...task, status }
}
