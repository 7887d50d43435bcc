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
  if (one.kind === 'role_changed')
    return linkOptions({ to: '/edit-user/{-$id}', params: { id: undefined } })
  if (one.kind === 'retake_due')
    return linkOptions({ to: '/new-theme/profile/{-$id}', params: { id: undefined } })
  if (one.kind === 'export_ready') return ownData
  if (one.person)
    return linkOptions({ to: '/user-details/$id', params: { id: String(one.person.id) } })
  return one.event === 'needed'
    ? linkOptions({ to: '/users', search: { status: 'awaiting_school' } as never })
    : ownData
}
