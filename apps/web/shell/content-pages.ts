import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'

type Page = { to: string; title: TextKey; text: TextKey; needs: Permission }

/** All content pages in display order: on /management, and as single menu entries. */
export const contentPages = [
  {
    to: '/attributes',
    title: 'content.attributes',
    text: 'content.attributes_text',
    needs: 'access_strategies',
  },
  { to: '/topics', title: 'content.topics', text: 'content.topics_text', needs: 'access_topics' },
  {
    to: '/strategies',
    title: 'content.strategies',
    text: 'content.strategies_text',
    needs: 'access_strategies',
  },
  { to: '/words', title: 'content.words', text: 'content.words_text', needs: 'access_words' },
  {
    to: '/task-categories',
    title: 'content.categories',
    text: 'content.categories_text',
    needs: 'access_topics',
  },
  {
    to: '/team-statements',
    title: 'content.team_statements',
    text: 'content.team_statements_text',
    needs: 'access_strategies',
  },
  {
    to: '/statements-questions',
    title: 'content.statement_questions',
    text: 'content.statement_questions_text',
    needs: 'access_strategies',
  },
  {
    to: '/career-statements',
    title: 'content.career_statements',
    text: 'content.career_statements_text',
    needs: 'access_strategies',
  },
  {
    to: '/career-statements-questions',
    title: 'content.career_questions',
    text: 'content.career_questions_text',
    needs: 'access_strategies',
  },
  {
    to: '/career-strategies',
    title: 'content.career_strategies',
    text: 'content.career_strategies_text',
    needs: 'access_strategies',
  },
  { to: '/cms', title: 'cms.title', text: 'cms.text', needs: 'access_cms' },
  {
    to: '/localization',
    title: 'localization.title',
    text: 'localization.text',
    needs: 'access_cms',
  },
  { to: '/languages', title: 'languages.title', text: 'languages.text', needs: 'access_cms' },
  {
    to: '/questions',
    title: 'forms.questions',
    text: 'forms.questions_text',
    needs: 'access_questions',
  },
  { to: '/forms', title: 'forms.forms', text: 'forms.forms_text', needs: 'access_questions' },
] as const satisfies readonly Page[]

/** A page where content is managed. */
export type ContentPage = (typeof contentPages)[number]

export const contentPagesFor = (permissions: ReadonlySet<string> | undefined) =>
  contentPages.filter(({ needs }) => permissions?.has(needs))

/** Shown beside them on /management; only administrators of the whole installation may read it. */
export const securityPage = {
  to: '/security-events',
  title: 'security.title',
  text: 'security.lead',
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
