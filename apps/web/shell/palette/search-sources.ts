import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { client } from '../../data/client.ts'

/** `limit` is inclusive; `shown_in` is the language of content, `caller` whose tasks are searched. */
type Query = { search_text: string; limit: number; shown_in: number; caller: number }
type Options = { signal: AbortSignal }
/** One kind of thing that the palette finds. */
export type SearchSource = {
  list: string
  title: TextKey
  needs: Permission
  /** Found ones as far as the caller may see them; the server decides. */
  search: (query: Query, options: Options) => Promise<Found[]>
}
export type Found = { id: number; name: string; to: string; note?: string | null }

type Row = { id: number; name?: string; title?: string; text?: string }
type Load = (
  input: { query: Omit<Query, 'caller'> },
  options: Options,
) => Promise<{ list: readonly Row[] }>

/** A content area: its rows open beside their list. */
const content = (list: string, title: TextKey, needs: Permission, load: Load): SearchSource => ({
  list,
  title,
  needs,
  search: async ({ caller: _, ...query }, options) =>
    (await load({ query }, options)).list.map(({ id, name, title: head, text }) => ({
      id,
      name: name ?? head ?? text ?? '',
      to: `${list}?row=${id}&search_text=${encodeURIComponent(query.search_text)}`,
    })),
})

type Named = { id: number; name: string }
const found = (rows: readonly Named[], to: (id: number) => string): Found[] =>
  rows.map(({ id, name }) => ({ id, name, to: to(id) }))

const people: SearchSource = {
  list: '/users',
  title: 'people.title',
  needs: 'access_users',
  search: async ({ search_text, limit }, options) => {
    const { list } = await client.people.list({ query: { search_text, limit } }, options)
    return list.map(({ id, name, email }) => ({
      id,
      name,
      to: `/user-details/${id}`,
      note: email,
    }))
  },
}
const institutions: SearchSource = {
  list: '/institution',
  title: 'institutions.title',
  needs: 'access_institutions',
  search: async ({ search_text, limit }, options) => {
    const { list } = await client.organizations.list({ query: { search_text, limit } }, options)
    return found(list, (id) => `/show-institution/${id}`)
  },
}
const schoolTasks: SearchSource = {
  list: '/new-theme/tasks',
  title: 'tasks.title_school',
  needs: 'access_tasks',
  search: async ({ search_text, limit }, options) => {
    const { list } = await client.tasks.list({ query: { search_text, limit } }, options)
    return found(list, (id) => `/new-theme/tasks/${id}`)
  },
}
const workTasks: SearchSource = {
  list: '/new-theme/at-work',
  title: 'tasks.title_work',
  needs: 'access_tasks',
  search: async ({ search_text, limit, caller }, options) => {
    const input = { params: { user_id: caller }, query: { search_text, limit } }
    const { list } = await client.workTasks.list(input, options)
    return found(list, (id) => `/new-theme/at-work/${id}`)
  },
}

export const searchSources: readonly SearchSource[] = [
  people,
  institutions,
  schoolTasks,
  workTasks,
  content('/questions', 'forms.questions', 'access_questions', client.questions.list),
  content('/attributes', 'content.attributes', 'access_strategies', client.attributeCatalogue.list),
  content('/topics', 'content.topics', 'access_topics', client.topics.list),
  content('/strategies', 'content.strategies', 'access_strategies', client.strategies.list),
  content('/words', 'content.words', 'access_words', client.words.list),
  content('/cms', 'cms.title', 'access_cms', client.cms.list),
  content(
    '/team-statements',
    'content.team_statements',
    'access_strategies',
    client.teamStatements.list,
  ),
  content(
    '/career-statements',
    'content.career_statements',
    'access_strategies',
    client.careerStatements.list,
  ),
  content(
    '/career-strategies',
    'content.career_strategies',
    'access_strategies',
    client.careerStrategies.list,
  ),
]
