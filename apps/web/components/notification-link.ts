import { slugOf } from '@quartet/domain/invitations.ts'
import { linkOptions } from '@tanstack/react-router'
import type { Notification } from '../data/notifications.ts'

const lists = {
  school: linkOptions({ to: '/new-theme/tasks' }),
  work: linkOptions({ to: '/new-theme/at-work' }),
  career: linkOptions({ to: '/new-theme/career' }),
}
const pages = {
  school: '/new-theme/tasks/$task_id',
  work: '/new-theme/at-work/$task_id',
  career: '/new-theme/career/$task_id',
} as const

const ownData = linkOptions({ to: '/settings/privacy' })

/** The page to which a notification leads. */
export function linkOf(one: Notification) {
  if (one.kind === 'task_given')
    return one.task_id === null
      ? lists[one.area]
      : linkOptions({ to: pages[one.area], params: { task_id: String(one.task_id) } })
  if (one.kind === 'team_task_added')
    return one.task_id === null
      ? linkOptions({ to: '/tackling-project' })
      : linkOptions({
          to: '/tackling-project/$id/$task_id',
          params: { id: String(one.team_id), task_id: String(one.task_id) },
        })
  if (one.kind === 'role_changed')
    return linkOptions({ to: '/edit-user/{-$id}', params: { id: undefined } })
  if (one.kind === 'inventory_open') return linkOptions({ to: '/new-theme/instructions' })
  if (one.kind === 'weekly_figures') return linkOptions({ to: '/overview' })
  if (one.kind === 'retake_due' || one.kind === 'retake_offered')
    return linkOptions({ to: '/new-theme/profile/{-$id}', params: { id: undefined } })
  if (one.kind === 'contact_requested' || one.kind === 'contact_accepted')
    return linkOptions({
      to: '/new-theme/contacts',
      search: one.kind === 'contact_requested' ? { tab: 'received' } : {},
    })
  if (one.kind === 'team_invited')
    return linkOptions({
      to: '/invitation/$id/$title',
      params: { id: String(one.invitation_id), title: slugOf(one.team) },
    })
  if (one.kind === 'team_started')
    return linkOptions({ to: '/new-theme/teams/$id', params: { id: String(one.team_id) } })
  if (one.kind === 'family') return linkOptions({ to: '/family-members' })
  if (one.kind === 'membership')
    return one.event === 'facilitator_added' ? ownData : linkOptions({ to: '/institution' })
  if (one.kind === 'export_ready') return ownData
  if (one.person)
    return linkOptions({ to: '/user-details/$id', params: { id: String(one.person.id) } })
  return one.event === 'needed'
    ? linkOptions({ to: '/users', search: { status: 'awaiting_school' } as never })
    : ownData
}
