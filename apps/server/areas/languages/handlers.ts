import { apiError, notFound, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getWriter } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import { textShares } from '../localization/interface-texts.ts'
import { addLanguage, editLanguage, removeLanguage, setPublished } from './commands.ts'
import { defaultLanguageId, listLanguages, listStates } from './queries.ts'

/** Counts across all institutions; only totals are returned. */
async function statesOf(db: Db, id?: number) {
  const [states, shares] = await Promise.all([
    withoutTenantScope(() => listStates(db, id)),
    textShares(db),
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
    languages: await listLanguages(db, caller && holds(caller, 'access_cms') ? 'all' : 'published'),
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
