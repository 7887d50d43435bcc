import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { api, client } from '../data/client.ts'
import { currentSession } from '../data/session.ts'
import { createStore, useStore } from '../data/store.ts'
import { layOver, showTexts } from './texts.ts'

export type Language = InferContractRouterOutputs<
  typeof contract
>['languages']['list']['languages'][number]

export const english: Language = {
  id: 1,
  title: 'English',
  locale: 'en',
  tag: 'en',
  rtl: 0,
  published: true,
}
/** `id` is the choice that outlives a visit; `row` saves a request before the next first paint. */
const keys = { id: 'lang', row: 'lang_row' } as const

const store = createStore(english)
let chosen: number | undefined

export const currentLanguage = store.get
export const useLanguage = () => useStore(store)

/** Shows the whole page in a language; Mantine's DirectionProvider follows the page's `dir`. */
export async function show(language: Language) {
  await showTexts(language.locale, language.tag)
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.rtl === 1 ? 'rtl' : 'ltr'
  store.set(language)
  localStorage.setItem(keys.id, String(language.id))
  localStorage.setItem(keys.row, JSON.stringify(language))
  void layOverChanges()
}

/**
 * Id of the language chosen during this visit, by the switch or the address; saved to the account
 * at the next sign-in.
 */
export const chosenLanguage = () => chosen

export async function choose(language: Language) {
  await show(language)
  chosen = language.id
}

function storedLanguage(): Language | null {
  try {
    const row = JSON.parse(localStorage.getItem(keys.row) ?? 'null') as Language | null
    return row && String(row.id) === localStorage.getItem(keys.id) ? row : null
  } catch {
    return null
  }
}

/** Before the first paint: uses only what this device has stored. */
export async function startLanguage() {
  const row = storedLanguage()
  if (row && row.id !== english.id) await show(row).catch(() => undefined)
}

/**
 * After the first paint: shows the published language from the address, else the one stored on this
 * device. English needs no lookup.
 */
export async function settleLanguage(query: string | null) {
  const id = Number(query ?? localStorage.getItem(keys.id) ?? english.id)
  if (id === english.id && store.get() === english) return show(english)
  const language = await published(id)
  if (language && query && !currentSession())
    // a signed-in user has a language in the account: the address counts for this visit only
    await choose(language)
  else if (language || !query) await show(language ?? english)
}

export async function showById(id: number) {
  const next = id === store.get().id ? undefined : await published(id)
  if (next) await show(next)
}

/** Query of all languages; failures are not shown. */
export const languagesQuery = () =>
  api.languages.list.queryOptions({ meta: { quiet: true }, staleTime: 300_000 })

async function published(id: number) {
  const { languages } = await client.languages.list()
  return languages.find((language) => language.id === id && language.published)
}

/**
 * Overlays the texts that administrators changed, at each navigation; the page works without them.
 */
export async function layOverChanges() {
  const { id, locale, tag } = store.get()
  const response = currentSession()
    ? client.localization.showOne({ params: { language_id: id } })
    : client.localization.website({ query: { language: id } })
  const answer = await response.catch(() => null)
  if (answer && tag === store.get().tag) await layOver(locale, tag, answer.localization)
}
