import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import {
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconBriefcase,
  IconBuildingBank,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardList,
  IconCompass,
  IconHelpCircle,
  IconHierarchy2,
  IconHome,
  IconHome2,
  IconLayoutDashboard,
  IconLayoutGridAdd,
  IconLogout,
  IconSchool,
  IconSunHigh,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconUsersPlus,
  IconVideo,
} from '@tabler/icons-react'
import type { IconShape } from '../components/icon.tsx'
import {
  type ContentPage,
  contentPagesFor,
  contentSections,
  logsPage,
  managing,
  mayManage,
  rolesPage,
  securityPage,
  settingsPage,
} from './content-pages.ts'

export type Built = {
  to:
    | '/new-theme/questions/{-$id}'
    | '/new-theme/profile/{-$id}'
    | '/edit-user/{-$id}'
    | '/new-theme/tasks'
    | '/new-theme/at-work'
    | '/career-match-questions'
    | '/new-theme/contacts'
    | '/new-theme/teams'
    | '/new-theme/groups'
    | '/lci-help-you'
    | '/videos'
    | '/logout'
    | '/management'
    | '/institution'
    | '/user-categories'
    | '/users'
    | '/families'
    | '/family-members'
    | '/today'
    | '/results-to-review'
    | '/all-teams'
    | typeof rolesPage.to
    | typeof settingsPage.to
    | '/overview'
    | '/my-dashboard'
    | typeof securityPage.to
    | typeof logsPage.to
    | ContentPage['to']
  title: TextKey
  icon: IconShape
  /** Further addresses of this entry; one that ends with a slash means all below it. */
  parts?: readonly string[]
  /** Its group in the new design; the menu of the old one is flat. */
  group: 'learning' | 'people' | 'content' | 'system' | 'help' | null
}
type Place = {
  /** Its path in the old design. */
  path: string
  /** Permissions required to see it, all of them. */
  needs: readonly Permission[]
  /** Not shown with this permission, which opens the page of staff instead. */
  unless?: Permission
  /** Also shown to guests, who only have the inventory and its result. */
  guests?: true
}
/** `to` is null while the page does not exist. */
export type MenuEntry = Place & (Built | { to: null })

/** The twenty entries of the main menu in the order of the old design (D29, D39). */
export const menuEntries: readonly MenuEntry[] = [
  {
    path: '/overview',
    needs: ['access_dashboard'],
    to: '/overview',
    title: 'dashboard.overview',
    icon: IconChartBar,
    parts: ['/user-dashboard'],
    group: 'people',
  },
  {
    path: '/my-dashboard',
    needs: [],
    to: '/my-dashboard',
    title: 'dashboard.mine',
    icon: IconLayoutDashboard,
    group: 'learning',
  },
  {
    path: '/edit-questionnaire',
    needs: ['show_lci'],
    guests: true,
    to: '/new-theme/questions/{-$id}',
    title: 'shell.inventory',
    icon: IconClipboardList,
    group: 'learning',
  },
  {
    path: '/profile',
    needs: [],
    guests: true,
    to: '/new-theme/profile/{-$id}',
    title: 'shell.profile',
    parts: ['/new-theme/plp'],
    icon: IconUser,
    group: 'learning',
  },
  {
    path: '/edit-user',
    needs: [],
    to: '/edit-user/{-$id}',
    title: 'menu.account',
    icon: IconAdjustmentsHorizontal,
    group: null,
  },
  {
    path: '/tasks',
    needs: ['access_tasks'],
    to: '/new-theme/tasks',
    title: 'tasks.title_school',
    icon: IconChecklist,
    group: 'learning',
  },
  {
    path: '/at-work',
    needs: ['access_tasks'],
    to: '/new-theme/at-work',
    title: 'tasks.title_work',
    icon: IconBriefcase,
    group: 'learning',
  },
  {
    path: '/career-match-questions',
    needs: ['access_career'],
    to: '/career-match-questions',
    title: 'career.title',
    parts: ['/new-theme/career', '/new-theme/career/'],
    icon: IconCompass,
    group: 'learning',
  },
  {
    path: '/teams',
    needs: ['access_team'],
    to: '/new-theme/teams',
    title: 'teams.title',
    icon: IconUsersPlus,
    parts: [
      '/new-theme/teams/',
      '/new-theme/build-team',
      '/new-theme/build-team/',
      '/introduce-yourself',
      '/building-team',
      '/working-together',
      '/tackling-project',
      '/tackling-project/',
    ],
    group: 'learning',
  },
  {
    path: '/contacts',
    needs: [],
    to: '/new-theme/contacts',
    title: 'contacts.title',
    icon: IconAddressBook,
    group: 'learning',
  },
  {
    path: '/groups',
    needs: ['manage_institutions'],
    to: '/new-theme/groups',
    title: 'groups.title',
    icon: IconUsersGroup,
    parts: ['/new-theme/groups/'],
    group: 'people',
  },
  {
    path: '/institution',
    needs: ['access_institutions'],
    to: '/institution',
    title: 'institutions.title',
    icon: IconBuildingBank,
    parts: ['/show-institution/'],
    group: 'people',
  },
  {
    path: '/management',
    needs: managing,
    to: '/management',
    title: 'content.management',
    icon: IconLayoutGridAdd,
    group: 'content',
  },
  {
    path: '/user-categories',
    needs: ['manage_institutions'],
    to: '/user-categories',
    title: 'user_categories.title',
    icon: IconCategory,
    parts: ['/user-categories/'],
    group: 'people',
  },
  {
    path: '/lci-help-you',
    needs: [],
    to: '/lci-help-you',
    title: 'pages.help_you',
    icon: IconHelpCircle,
    group: 'help',
  },
  {
    path: '/videos',
    needs: [],
    to: '/videos',
    title: 'pages.videos',
    icon: IconVideo,
    group: 'help',
  },
  {
    path: '/families',
    needs: ['access_families', 'access_users'],
    to: '/families',
    title: 'families.title',
    icon: IconHome2,
    parts: ['/families/'],
    group: 'people',
  },
  {
    path: '/family-members',
    needs: ['access_families'],
    unless: 'access_users',
    to: '/family-members',
    title: 'family.title',
    icon: IconHome,
    parts: ['/families/'],
    group: 'learning',
  },
  {
    path: '/users',
    needs: ['access_users'],
    to: '/users',
    title: 'people.title',
    parts: ['/new-theme/profile/', '/new-theme/plp/', '/user-details/'],
    icon: IconUsers,
    group: 'people',
  },
  {
    path: '/logout',
    needs: [],
    guests: true,
    to: '/logout',
    title: 'shell.logout',
    icon: IconLogout,
    group: null,
  },
]

/**
 * The entries visible with these permissions; until they are known, those that are never forbidden.
 */
export function entriesFor(permissions: ReadonlySet<string> | undefined): (Place & Built)[] {
  const asGuest = permissions?.has('guest') ?? true
  return menuEntries
    .filter((entry) => entry.to !== null)
    .filter(
      ({ needs, unless, guests }) =>
        needs.every((permission) => permissions?.has(permission)) &&
        !(unless && permissions?.has(unless)) &&
        (guests || !asGuest),
    )
}

const contains = (part: string, at: string) =>
  part.endsWith('/') ? at.startsWith(part) : at === part

/** Whether the address is another page of this entry. */
export const isPartOf = ({ parts }: Built, at: string) =>
  parts?.some((part) => contains(part, at)) ?? false

const entryOf = (page: ContentPage): Built => ({
  to: page.to,
  title: page.title,
  icon: page.icon,
  parts: 'parts' in page ? page.parts : [],
  group: 'content',
})

/**
 * The content pages as single entries of the flat menu, for users with some content permissions but
 * without Management (D29).
 */
export const contentEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] =>
  mayManage(permissions) ? [] : contentPagesFor(permissions).map(entryOf)

/** The content pages by section, without empty sections. */
export const sectionsFor = (permissions: ReadonlySet<string> | undefined) =>
  contentSections
    .map(({ section, ...head }) => ({
      section,
      ...head,
      entries: contentPagesFor(permissions)
        .filter((page) => page.section === section)
        .map(entryOf),
    }))
    .filter(({ entries }) => entries.length > 0)

/** Pages of the installation itself, beside the twenty entries. */
export const systemEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] => {
  const pages = [
    ...(permissions?.has('access_logs') ? [logsPage] : []),
    ...(permissions?.has('access_roles') ? [rolesPage] : []),
    ...(permissions?.has('access_settings') ? [settingsPage] : []),
    ...(mayManage(permissions) ? [securityPage] : []),
  ]
  return pages.map(({ to, title, icon }) => ({ to, title, icon, group: 'system' }))
}

const coursesEntry: Built = {
  to: '/courses',
  title: 'courses.title',
  icon: IconSchool,
  parts: ['/courses/'],
  group: 'help',
}
const reviewsEntry: Built = {
  to: '/results-to-review',
  title: 'reviews.title',
  icon: IconClipboardCheck,
  group: 'people',
}
const allTeamsEntry: Built = {
  to: '/all-teams',
  title: 'teams.all_title',
  icon: IconHierarchy2,
  group: 'people',
}
const todayEntry: Built = { to: '/today', title: 'today.title', icon: IconSunHigh, group: null }

/** Staff look after other people or content; their first page says what needs them. */
export const isStaff = (permissions: ReadonlySet<string> | undefined) =>
  permissions !== undefined &&
  (permissions.has('access_users') || contentPagesFor(permissions).length > 0)

export const todayEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] =>
  isStaff(permissions) && !permissions?.has('access_dashboard') ? [todayEntry] : []

/** All teams and results to review, for those who look after other people. */
export const peopleEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] =>
  permissions?.has('access_users') ? [allTeamsEntry, reviewsEntry] : []

/** The courses for those who do not edit them. */
export const courseEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] =>
  permissions?.has('access_users') && !permissions.has('access_courses') ? [coursesEntry] : []

/** Whether the menu is one flat list, as in the old design (D39). */
export const worksInOldDesign = (permissions: ReadonlySet<string> | undefined) =>
  permissions !== undefined && (permissions.has('old_theme') || permissions.has('show_old_tabs'))

/** Every entry of the new menu, in any group. */
export const allEntriesFor = (permissions: ReadonlySet<string> | undefined): Built[] => [
  ...todayEntriesFor(permissions),
  ...entriesFor(permissions),
  ...peopleEntriesFor(permissions),
  ...courseEntriesFor(permissions),
  ...sectionsFor(permissions).flatMap(({ entries }) => entries),
  ...systemEntriesFor(permissions),
]
