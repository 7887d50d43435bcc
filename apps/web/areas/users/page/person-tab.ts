import { mayOpenRoles } from '../../../shell/content-pages.ts'

/** The parts of a person's page, each at its own address. */
export const personTabs = ['overview', 'tasks', 'roles', 'account', 'history'] as const
export type PersonTab = (typeof personTabs)[number]

/** The search parameter of the address: no `tab` means the overview. */
export type PersonSearch = { tab?: Exclude<PersonTab, 'overview'> }

export const searchOfTab = (tab: PersonTab): PersonSearch => (tab === 'overview' ? {} : { tab })

export const personSearch = ({ tab }: Record<string, unknown>): PersonSearch =>
  searchOfTab(personTabs.find((one) => one === tab) ?? 'overview')

/** The permissions of which a tab requires one, besides the one for the page. */
const needs: Readonly<Record<PersonTab, readonly string[]>> = {
  overview: ['access_users'],
  tasks: ['show_tasks'],
  roles: ['admin_users'],
  account: ['admin_users'],
  history: ['access_logs'],
}

/** The own account is changed on its own pages. */
export const tabsFor = (permissions: ReadonlySet<string>, isOwn: boolean) =>
  personTabs.filter(
    (tab) =>
      !(isOwn && tab === 'account') &&
      (needs[tab].some((permission) => permissions.has(permission)) ||
        (tab === 'roles' && mayOpenRoles(permissions))),
  )
