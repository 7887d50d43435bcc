import type { InferContractRouterOutputs } from '@orpc/contract'
import { firstLanguages } from '@quartet/content/languages.ts'
import type { contract } from '@quartet/contract'
import { api, client } from '../data/client.ts'
import { currentSession } from '../data/session.ts'
import { createStore, useStore } from '../data/store.ts'
import { matchLanguage } from './match-language.ts'
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
async function display(language: Language) {
  await showTexts(language.locale, language.tag)
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.rtl === 1 ? 'rtl' : 'ltr'
  store.set(language)
  void layOverChanges()
}

/** Shows a language and stores it, so that this device begins with it from now on. */
export async function show(language: Language) {
  await display(language)
  storeOnDevice(language)
}

function storeOnDevice(language: Language) {
  localStorage.setItem(keys.id, String(language.id))
  localStorage.setItem(keys.row, JSON.stringify(language))
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

/**
 * Before the first paint: uses the language stored on this device, else the first language of the
 * browser that a new installation has. Needs no lookup.
 */
export async function startLanguage() {
  const row = storedLanguage()
  const language = row ?? matchLanguage(navigator.languages, firstLanguages) ?? english
  if (language.id === english.id) return
  await (row ? show(row) : display(language)).catch(() => undefined)
}

/**
 * After the first paint: shows the published language from the address, else the one stored on this
 * device, else that of the browser, which is not stored: nobody has chosen it. English needs no
 * lookup.
 */
export async function settleLanguage(query: string | null) {
  const stored = localStorage.getItem(keys.id)
  if (query === null && stored === null) return settleBrowserLanguage()
  const id = Number(query ?? stored)
  if (id === english.id && store.get() === english) return show(english)
  const language = await published(id)
  if (language && query && !currentSession())
    // a signed-in user has a language in the account: the address counts for this visit only
    await choose(language)
  else if (language || !query) await show(language ?? english)
  else if (stored === null) await settleBrowserLanguage()
}

async function settleBrowserLanguage() {
  const prefersEnglish = matchLanguage(navigator.languages.slice(0, 1), [english])
  const language = prefersEnglish ?? matchLanguage(navigator.languages, await listPublished())
  const settled = language ?? english
  // somebody may have chosen a language meanwhile
  if (localStorage.getItem(keys.id) !== null) return
  if (settled.id !== store.get().id) await display(settled)
  else if (settled.id === english.id) await layOverChanges()
}

export async function showById(id: number) {
  if (id === store.get().id) return storeOnDevice(store.get())
  const next = await published(id)
  if (next) await show(next)
}

/** Query of all languages; failures are not shown. */
export const languagesQuery = () =>
  api.languages.list.queryOptions({ meta: { quiet: true }, staleTime: 300_000 })

async function listPublished() {
  const { languages } = await client.languages.list()
  return languages.filter((language) => language.published)
}

const published = async (id: number) =>
  (await listPublished()).find((language) => language.id === id)

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
