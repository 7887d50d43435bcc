import type { ErrorName } from '@quartet/contract/errors.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../components/form.ts'
import { asFailure } from '../../../data/failure.ts'
import { callsOf, type Task, type WholeTask } from '../area-calls.ts'
import { rememberTopic } from './last-topic.ts'
import {
  type Draft,
  draftOf,
  editedTask,
  forgetDraft,
  loadDraft,
  newTask,
  type Own,
  requestIdOf,
  saveDraft,
} from './task-draft.ts'
import { useReadAnew } from './use-task-actions.ts'

/** What somebody else, or the same user in another window, saved meanwhile. */
export type Theirs = { draft: Draft; version: number }

/**
 * The fields of a task, stored on the device until they are saved; a change that somebody saved
 * meanwhile is shown instead of overwritten.
 */
export function useTaskForm(
  area: Area,
  task: Task | null,
  onSaved: (task: { id: number }) => void,
) {
  const id = task?.id ?? null
  const [stored] = useState(() => loadDraft(area, id))
  const [version, setVersion] = useState(stored?.version ?? task?.version ?? null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const form = useForm<Draft>(stored?.draft ?? draftOf(task))
  const [own, setOwn] = useState<Own>(
    stored?.own ?? { name: task !== null, topic_id: task !== null },
  )
  const { values } = form
  const typed = useRef(values)
  typed.current = values
  const readAnew = useReadAnew()
  useEffect(() => {
    if (isSame(values, draftOf(task))) forgetDraft(area, id)
    else saveDraft(area, id, { draft: values, version, own })
  }, [area, id, task, values, version, own])

  const save = useMutation({
    mutationFn: async (draft: Draft) => {
      const { add, edit } = callsOf(area)
      return id === null
        ? add({ body: { ...newTask(draft), request_id: requestIdOf(area, draft) } })
        : edit({ params: { task_id: id }, body: editedTask(draft, version ?? 1) })
    },
    meta: { quiet: true },
    onSuccess: async ({ task: saved }, sent) => {
      if (id === null) {
        rememberTopic(area, sent.topic_id)
        forgetDraft(area, id)
      } else setVersion(saved.version)
      await readAnew()
      // it was changed again meanwhile, and that is saved next
      if (id !== null && !isSame(typed.current, sent)) return
      forgetDraft(area, id)
      onSaved(saved)
    },
    onError: (error) => {
      const { name, body, fields } = asFailure(error)
      if (name === ('task_changed' satisfies ErrorName))
        return setTheirs(theirsIn(body.task as WholeTask))
      if (fields.length > 0) form.takeErrors(error)
    },
  })
  /** Continues from what is saved now, with the chosen values. */
  const settle = (draft: Draft) => {
    setVersion(theirs?.version ?? version)
    setTheirs(null)
    for (const key of Object.keys(draft) as (keyof Draft)[]) form.set(key, draft[key])
  }
  /** A field that somebody fills in is no longer guessed, and one that is left empty is again. */
  const claim = (field: keyof Own) => setOwn({ ...own, [field]: true })
  const release = (field: keyof Own) => {
    if (values[field] === '') setOwn({ ...own, [field]: false })
  }
  return {
    form,
    own,
    claim,
    release,
    save,
    theirs,
    settle,
    giveUp: () => forgetDraft(area, id),
    isDraft: stored !== null,
  }
}

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** The error response contains the current task. */
const theirsIn = (task: WholeTask): Theirs => ({ draft: draftOf(task), version: task.version })
