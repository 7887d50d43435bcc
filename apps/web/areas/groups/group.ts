import type { GroupPageView, GroupView, NamedPerson } from '@quartet/contract/areas/groups.ts'

export type Group = GroupView
export type GroupPage = GroupPageView

export const groupsPath = '/new-theme/groups'
export const nameOfPerson = ({ first_name, last_name }: Omit<NamedPerson, 'id'>) =>
  `${first_name} ${last_name}`.trim()
/** Isolates a name, so that its direction does not change the sentence around it. */
export const apart = (name: string) => `\u2068${name}\u2069`
