import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'

/** A page on which content is kept. */
export type ContentPage = { to: '/topics' | '/attributes' | '/questions' | '/forms'; title: TextKey; text: TextKey; needs: Permission }

/** All of them that are built, in the order in which they are offered: on /management, and as single entries of the menu. */
export const contentPages: readonly ContentPage[] = [
  { to: '/attributes', title: 'content.attributes', text: 'content.attributes_text', needs: 'access_strategies' },
  { to: '/topics', title: 'content.topics', text: 'content.topics_text', needs: 'access_topics' },
  { to: '/questions', title: 'forms.questions', text: 'forms.questions_text', needs: 'access_questions' },
  { to: '/forms', title: 'forms.forms', text: 'forms.forms_text', needs: 'access_questions' },
]

export const contentPagesFor = (held: ReadonlySet<string> | undefined) => contentPages.filter(({ needs }) => held?.has(needs))

/** Management is for who holds all of these (D29); who holds some of them has the pages one by one. */
export const managing = [
  'access_topics',
  'access_strategies',
  'access_words',
  'access_questions',
  'access_cms',
  'access_roles',
  'access_logs',
] as const satisfies readonly Permission[]

export const mayManage = (held: ReadonlySet<string> | undefined) => managing.every((permission) => held?.has(permission))
