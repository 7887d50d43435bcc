import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import {
  IconAbc,
  IconBulb,
  IconFileText,
  IconFolder,
  IconForms,
  IconHelpHexagon,
  IconHistory,
  IconKey,
  IconLanguage,
  IconLetterCase,
  IconListNumbers,
  IconMail,
  IconMessageQuestion,
  IconQuote,
  IconRoute,
  IconSchool,
  IconSettings,
  IconShieldLock,
  IconStar,
  IconTags,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { IconShape } from '../components/icon.tsx'

type Page = {
  to: string
  title: TextKey
  text: TextKey
  needs: Permission
  section: 'inventory' | 'profile' | 'tasks' | 'words' | 'texts'
  icon: IconShape
  /** Further addresses of this page; all below one that ends with a slash. */
  parts?: readonly string[]
}

/** All content pages in display order: on /management, and as single menu entries. */
export const contentPages = [
  {
    to: '/attributes',
    title: 'content.attributes',
    text: 'content.attributes_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconQuote,
  },
  {
    to: '/topics',
    title: 'content.topics',
    text: 'content.topics_text',
    needs: 'access_topics',
    section: 'tasks',
    icon: IconTags,
    parts: ['/topic/', '/topics/'],
  },
  {
    to: '/strategies',
    title: 'content.strategies',
    text: 'content.strategies_text',
    needs: 'access_strategies',
    section: 'tasks',
    icon: IconBulb,
    parts: ['/Strategy/'],
  },
  {
    to: '/words',
    title: 'content.words',
    text: 'content.words_text',
    needs: 'access_words',
    section: 'words',
    icon: IconAbc,
  },
  {
    to: '/task-categories',
    title: 'content.categories',
    text: 'content.categories_text',
    needs: 'access_topics',
    section: 'tasks',
    icon: IconFolder,
    parts: ['/task-categories/'],
  },
  {
    to: '/team-statements',
    title: 'content.team_statements',
    text: 'content.team_statements_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconUsersGroup,
  },
  {
    to: '/statements-questions',
    title: 'content.statement_questions',
    text: 'content.statement_questions_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconMessageQuestion,
  },
  {
    to: '/career-statements',
    title: 'content.career_statements',
    text: 'content.career_statements_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconStar,
  },
  {
    to: '/career-statements-questions',
    title: 'content.career_questions',
    text: 'content.career_questions_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconHelpHexagon,
  },
  {
    to: '/career-strategies',
    title: 'content.career_strategies',
    text: 'content.career_strategies_text',
    needs: 'access_strategies',
    section: 'profile',
    icon: IconRoute,
    parts: ['/career-strategies/'],
  },
  {
    to: '/cms',
    title: 'cms.title',
    text: 'cms.text',
    needs: 'access_cms',
    section: 'texts',
    icon: IconFileText,
    parts: ['/cms/'],
  },
  {
    to: '/localization',
    title: 'localization.title',
    text: 'localization.text',
    needs: 'access_localization',
    section: 'texts',
    icon: IconLetterCase,
    parts: ['/localization/'],
  },
  {
    to: '/emails',
    title: 'emails.title',
    text: 'emails.text',
    needs: 'access_localization',
    section: 'texts',
    icon: IconMail,
    parts: ['/emails/'],
  },
  {
    to: '/languages',
    title: 'languages.title',
    text: 'languages.text',
    needs: 'access_localization',
    section: 'texts',
    icon: IconLanguage,
  },
  {
    to: '/courses',
    title: 'courses.title',
    text: 'courses.text',
    needs: 'access_courses',
    section: 'texts',
    icon: IconSchool,
    parts: ['/courses/'],
  },
  {
    to: '/questions',
    title: 'forms.questions',
    text: 'forms.questions_text',
    needs: 'access_questions',
    section: 'inventory',
    icon: IconListNumbers,
    parts: ['/questions/'],
  },
  {
    to: '/forms',
    title: 'forms.forms',
    text: 'forms.forms_text',
    needs: 'access_questions',
    section: 'inventory',
    icon: IconForms,
    parts: ['/forms/'],
  },
] as const satisfies readonly Page[]

/** A page where content is managed. */
export type ContentPage = (typeof contentPages)[number]

export const contentSections = [
  { section: 'inventory', title: 'menu.section_inventory', icon: IconForms },
  { section: 'profile', title: 'menu.section_profile', icon: IconQuote },
  { section: 'tasks', title: 'menu.section_tasks', icon: IconBulb },
  { section: 'words', title: 'menu.section_words', icon: IconAbc },
  { section: 'texts', title: 'menu.section_texts', icon: IconLanguage },
] as const

export const contentPagesFor = (permissions: ReadonlySet<string> | undefined) =>
  contentPages.filter(({ needs }) => permissions?.has(needs))

/** Shown beside them on /management; only administrators of the whole installation may read it. */
export const securityPage = {
  to: '/security-events',
  title: 'security.title',
  text: 'security.lead',
  icon: IconShieldLock,
} as const

/** Administrators of an institution have it as a menu entry. */
export const logsPage = {
  to: '/logs',
  title: 'logs.title',
  text: 'logs.lead',
  icon: IconHistory,
} as const

/** Both for administrators of the whole installation. */
export const rolesPage = {
  to: '/roles',
  title: 'roles.title',
  text: 'roles.lead',
  icon: IconKey,
} as const
export const settingsPage = {
  to: '/settings',
  title: 'settings.title',
  text: 'settings.lead',
  icon: IconSettings,
} as const

/**
 * Management requires all of these permissions (D29); users with some of them get the pages one by
 * one.
 */
export const managing = [
  'access_topics',
  'access_strategies',
  'access_words',
  'access_questions',
  'access_cms',
  'access_roles',
  'access_logs',
] as const satisfies readonly Permission[]

export const mayManage = (permissions: ReadonlySet<string> | undefined) =>
  managing.every((permission) => permissions?.has(permission))

/** Whether the roles of a person can be opened and changed. */
export const mayOpenRoles = (permissions: ReadonlySet<string>) =>
  openingRoles.every((permission) => permissions.has(permission))
const openingRoles: readonly Permission[] = ['access_roles', 'show_roles', 'edit_roles']
