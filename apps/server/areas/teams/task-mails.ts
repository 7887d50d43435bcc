import { tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

export const teamTaskPath = (teamId: number, taskId: number) =>
  `/tackling-project/${teamId}/${taskId}`

type Added = { teamId: number; taskId: number; name: string; url: string }

/** To the other members of a team that has a new task. */
export function teamTaskMail(to: Addressee, { teamId, taskId, name, url }: Added) {
  const items = [tamedTitle(name)].filter(Boolean)
  const page = `${url}${teamTaskPath(teamId, taskId)}`
  return writeMail('team_task_added', to, { url: page }, { items, more: 0 })
}
