import type { ErrorName } from '@quartet/contract/errors.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../components/form.ts'
import { client } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import type { TeamTask, WholeTeamTask } from './team-task.ts'

export type Draft = { team_id: string; name: string; description: string; topic_id: string }

const draftOf = (task: TeamTask | null, team_id: string): Draft => ({
  team_id: task ? String(task.team_id) : team_id,
  name: task?.name ?? '',
  description: task?.description ?? '',
  topic_id: task ? String(task.topic_id) : '',
})

/**
 * The fields of a task; `theirs` is what somebody else in the team saved meanwhile, until the user
 * has chosen one of the two.
 */
export function useTeamTaskForm(
  task: TeamTask | null,
  teamId: string,
  onSaved: (task: TeamTask) => void,
) {
  const form = useForm<Draft>(draftOf(task, teamId))
  const [version, setVersion] = useState(task?.version ?? 1)
  const [theirs, setTheirs] = useState<WholeTeamTask | null>(null)
  const refreshAll = useRefreshAll()
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: ({ team_id, topic_id, ...text }: Draft) => {
      const body = { ...text, topic_id: Number(topic_id) }
      return task
        ? client.teamTasks.edit({ params: { task_id: task.id }, body: { ...body, version } })
        : client.teamTasks.add({ params: { team_id: Number(team_id) }, body })
    },
    onSuccess: async ({ task: saved }) => {
      await refreshAll()
      onSaved(saved)
    },
    onError: (error) => {
      const { name, body, fields } = asFailure(error)
      if (name === ('team_task_changed' satisfies ErrorName))
        return setTheirs(body.task as WholeTeamTask)
      if (fields.length > 0) form.takeErrors(error)
    },
  })
  /** Goes on from what is saved now, with the own values or with the saved ones. */
  const settle = (whose: 'mine' | 'theirs') => {
    if (!theirs) return
    setVersion(theirs.version)
    const draft = draftOf(theirs, teamId)
    if (whose === 'theirs')
      for (const key of Object.keys(draft) as (keyof Draft)[]) form.set(key, draft[key])
    setTheirs(null)
    save.reset()
  }
  return { form, save, theirs, settle }
}
