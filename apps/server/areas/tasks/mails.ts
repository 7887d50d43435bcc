import type { Area } from '@quartet/domain/areas.ts'
import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

/** How many tasks a mail names; it only counts the others. */
export const maxNamed = 5

const lists = {
  school: '/new-theme/tasks',
  work: '/new-theme/at-work',
  career: '/new-theme/career',
} as const satisfies Record<Area, string>

type Assigned = {
  sender: { firstName: string; lastName: string }
  /** All new tasks, and the names of the first `maxNamed`. */
  count: number
  names: readonly string[]
  areas: readonly Area[]
  url: string
}

/** To a person who was given tasks; it opens the list that has some of them. */
export function tasksAssignedMail(
  to: Addressee,
  { sender, count, names, areas: [area = 'school', ...more], url }: Assigned,
) {
  const name = tamedName(`${sender.firstName} ${sender.lastName}`)
  const items = names.map(tamedTitle).filter(Boolean)
  const list = more.length > 0 ? lists.school : lists[area]
  return writeMail(
    name ? 'tasks_assigned' : 'tasks_assigned_unnamed',
    to,
    { sender: name, url: `${url}${list}` },
    { items, more: count - items.length },
  )
}
