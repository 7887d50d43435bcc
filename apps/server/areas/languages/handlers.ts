import { done, missing, refusal } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { acrossInstitutions } from '../../db/tenant.ts'
import { os, writerOf } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import { textShares } from '../localization/interface-texts.ts'
import { addLanguage, editLanguage, removeLanguage, setPublished } from './commands.ts'
import { defaultLanguageId, listLanguages, listStates } from './queries.ts'

/** All that is counted is counted over everybody: only numbers are told. */
async function statesOf(db: Db, id?: number) {
  const [states, texts] = await Promise.all([acrossInstitutions(() => listStates(db, id)), textShares(db)])
  return states.map((state) => {
    const { register_texts, texts: all } = texts(state)
    const isTold = register_texts.count === register_texts.of
    const hasForm = state.forms.some(({ active }) => active)
    const missing = [...(isTold ? [] : (['register_texts'] as const)), ...(hasForm ? [] : (['form'] as const))]
    return { ...state, is_default: state.id === defaultLanguageId, register_texts, texts: all, missing }
  })
}

async function stateOf(db: Db, id: number) {
  const [state] = await statesOf(db, id)
  if (!state) throw missing()
  return state
}

export const languages = os.languages.router({
  list: os.languages.list.handler(async ({ context: { db, caller } }) => ({
    languages: await listLanguages(db, caller && holds(caller, 'access_cms') ? 'all' : 'published'),
  })),
  states: os.languages.states.handler(async ({ context: { db } }) => ({ languages: await statesOf(db) })),
  show: os.languages.show.handler(async ({ context: { db }, input }) => ({ language: await stateOf(db, input.params.language_id) })),
  publish: os.languages.publish.handler(async ({ context, input }) => {
    const state = await stateOf(context.db, input.params.language_id)
    const published = input.body?.published ?? !state.published
    if (published && state.missing.length > 0) throw refusal('language_incomplete', { missing: state.missing })
    done(await setPublished(writerOf(context), state.id, published))
    return { language: { ...state, published } }
  }),
  add: os.languages.add.handler(async ({ context, input }) => {
    const { id } = done(await addLanguage(writerOf(context), input.body))
    return { language: await stateOf(context.db, id) }
  }),
  edit: os.languages.edit.handler(async ({ context, input }) => {
    done(await editLanguage(writerOf(context), input.params.language_id, input.body))
    return { language: await stateOf(context.db, input.params.language_id) }
  }),
  remove: os.languages.remove.handler(async ({ context, input }) => {
    done(await removeLanguage(writerOf(context), input.params.language_id))
    return {}
  }),
})
