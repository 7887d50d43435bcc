import { type ContentList, contentLists } from '@quartet/contract/areas/languages.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getWriter } from '../../http/context.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { catalogueRows } from '../attributes/queries.ts'
import {
  questionRows as careerQuestionRows,
  statementRows as careerStatementRows,
} from '../career/queries.ts'
import { categoryRows } from '../categories/queries.ts'
import { cmsRows } from '../cms/queries.ts'
import { mailShares } from '../emails/queries.ts'
import { textShares } from '../localization/interface-texts.ts'
import { questionRows, statementRows } from '../statements/queries.ts'
import { careerStrategyRows, strategyRows } from '../strategies/queries.ts'
import { topicRows } from '../topics/queries.ts'
import { addLanguage, editLanguage, removeLanguage, setPublished } from './commands.ts'
import { defaultLanguageId, listLanguages, listStates } from './queries.ts'

const seesAll = (caller: Caller) =>
  holds(caller, 'access_localization') || holds(caller, 'access_cms')

const rowsOfLists = {
  topics: topicRows,
  strategies: strategyRows,
  career_strategies: careerStrategyRows,
  attributes: catalogueRows,
  career_questions: careerQuestionRows,
  career_statements: careerStatementRows,
  statement_questions: questionRows,
  team_statements: statementRows,
  categories: categoryRows,
  cms: cmsRows,
} satisfies Record<ContentList, unknown>

/** What is left to do in each content list, as a function of the language. */
async function contentWork(db: Db) {
  const lists = await Promise.all(
    contentLists.map(async (list) => ({
      list,
      states: await rowsOfLists[list].readLanguages(db),
    })),
  )
  return (id: number) =>
    lists.map(({ list, states }) => {
      const { count = 0, of = 0, outdated = 0 } = states.find((state) => state.id === id) ?? {}
      return { list, missing: of - count, outdated }
    })
}

/** Counts across all institutions; only totals are returned. */
async function statesOf(db: Db, id?: number) {
  const [states, shares, mailsOf, work] = await Promise.all([
    withoutTenantScope(() => listStates(db, id)),
    textShares(db),
    mailShares(db),
    contentWork(db),
  ])
  return states.map((state) => {
    const { register_texts, texts: all } = shares(state)
    const isComplete = register_texts.count === register_texts.of
    const hasForm = state.forms.some(({ active }) => active)
    const missing = [
      ...(isComplete ? [] : (['register_texts'] as const)),
      ...(hasForm ? [] : (['form'] as const)),
    ]
    return {
      ...state,
      is_default: state.id === defaultLanguageId,
      register_texts,
      texts: all,
      content: work(state.id),
      mails: mailsOf(state.id),
      missing,
    }
  })
}

async function stateOf(db: Db, id: number) {
  const [state] = await statesOf(db, id)
  if (!state) throw notFound()
  return state
}

export const languages = api.languages.router({
  list: api.languages.list.handler(async ({ context: { db, caller } }) => ({
    languages: await listLanguages(db, caller && seesAll(caller) ? 'all' : 'published'),
  })),
  states: api.languages.states.handler(async ({ context: { db } }) => ({
    languages: await statesOf(db),
  })),
  show: api.languages.show.handler(async ({ context: { db }, input }) => ({
    language: await stateOf(db, input.params.language_id),
  })),
  publish: api.languages.publish.handler(async ({ context, input }) => {
    const state = await stateOf(context.db, input.params.language_id)
    const published = input.body?.published ?? !state.published
    if (published && state.missing.length > 0)
      throw apiError('language_incomplete', { missing: state.missing })
    unwrap(await setPublished(getWriter(context), state.id, published))
    return { language: { ...state, published } }
  }),
  add: api.languages.add.handler(async ({ context, input }) => {
    const { id } = unwrap(await addLanguage(getWriter(context), input.body))
    return { language: await stateOf(context.db, id) }
  }),
  edit: api.languages.edit.handler(async ({ context, input }) => {
    unwrap(await editLanguage(getWriter(context), input.params.language_id, input.body))
    return { language: await stateOf(context.db, input.params.language_id) }
  }),
  remove: api.languages.remove.handler(async ({ context, input }) => {
    unwrap(await removeLanguage(getWriter(context), input.params.language_id))
    return {}
  }),
})
