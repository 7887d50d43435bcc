import { statusOf } from '@quartet/domain/drill.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { offline } from '../../../data/failure.ts'
import { currentSession } from '../../../data/session.ts'
import { unsentPrefix } from '../../../data/unsent-words.ts'
import {
  type Edits,
  type Note,
  type NoteChange,
  type Patch,
  placeOf,
  type WholeTask,
} from './task.ts'
import { Saving } from './work-saving.ts'

/** A task as it is shown: the saved one with its pending changes. */
export type Draft = Omit<WholeTask, 'drill'> & { drill: readonly Note[]; decoded: boolean }

export function useTask(saved: WholeTask) {
  const queries = useQueryClient()
  const [saving] = useState(() => savingOf(saved, queries))
  useEffect(() => saving.start(), [saving])
  useEffect(() => saving.adopt(saved.version), [saving, saved.version])
  const state = useSyncExternalStore(saving.subscribe, saving.state)
  // the query updates a moment later: until then a saved change would be neither in it nor pending
  const newest = state.saved && state.saved.version > saved.version ? state.saved : saved
  const task = useMemo(() => laidOver(newest, state.pending), [newest, state.pending])
  const change = useCallback((patch: Patch, after?: number) => saving.put(patch, after), [saving])
  /** Marks a step of the drill as done, with its note, or undoes it. */
  const markStep = (changed: NoteChange, after?: number) => {
    const others = saving.state().pending.drill?.filter(({ step }) => step !== changed.step) ?? []
    saving.put({ drill: [...others, changed] }, after)
  }
  return { task, change, markStep, saving, state }
}
export type TaskState = ReturnType<typeof useTask>

function savingOf({ area, id, version }: WholeTask, queries: ReturnType<typeof useQueryClient>) {
  const me = currentSession()?.user_id
  const { calls } = placeOf(area)
  const params = { task_id: id }
  const shown = calls.show.queryOptions({ input: { params } })
  return new Saving({
    key: `${unsentPrefix}.${me}.${id}`,
    isMine: () => currentSession()?.user_id === me,
    version,
    async send(known, patch) {
      // another user signed in on this device: the changes wait for their owner
      if (currentSession()?.user_id !== me) throw offline()
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
    load: async () =>
      (await queries.fetchQuery({ ...shown, staleTime: 0, meta: { quiet: true } })).task,
    onSaved(task) {
      void queries.cancelQueries({ queryKey: shown.queryKey })
      queries.setQueryData(shown.queryKey, { task })
    },
  })
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
