import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useSyncExternalStore } from 'react'
import { api, client } from '../data/client.ts'
import { currentSession } from '../data/session.ts'
import { layOver, showTexts } from './texts.ts'

export type Language = InferContractRouterOutputs<typeof contract>['languages']['list']['languages'][number]

export const english: Language = { id: 1, title: 'English', locale: 'en', tag: 'en', rtl: 0, published: true }
/** The id is the choice that outlives a visit; the row beside it spares the next first paint a call. */
const keys = { id: 'lang', row: 'lang_row' } as const

const listeners = new Set<() => void>()
let current = english
let chosen: number | undefined

export const currentLanguage = () => current

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
export const useLanguage = () => useSyncExternalStore(subscribe, currentLanguage)

/** Shows the whole page in a language; Mantine's DirectionProvider follows the dir of the page. */
export async function show(language: Language) {
  await showTexts(language.locale, language.tag)
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.rtl === 1 ? 'rtl' : 'ltr'
  current = language
  localStorage.setItem(keys.id, String(language.id))
  localStorage.setItem(keys.row, JSON.stringify(language))
  for (const listener of listeners) listener()
  void layOverChanges()
}

/** The language that was chosen on this visit, here or by the address: it becomes the account's at the next sign-in. */
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

/** Before the first paint: only what this device knows already. */
export async function startLanguage() {
  const row = storedLanguage()
  if (row && row.id !== english.id) await show(row).catch(() => undefined)
}

/** After the first paint: the published language that the address names, or this device. English needs no question. */
export async function settleLanguage(query: string | null) {
  const id = Number(query ?? localStorage.getItem(keys.id) ?? english.id)
  if (id === english.id && current === english) return show(english)
  const language = await published(id)
  if (language && query && !currentSession())
    await choose(language) // who is signed in chose one for the account: the address is for this visit
  else if (language || !query) await show(language ?? english)
}

export async function showById(id: number) {
  const next = id === current.id ? undefined : await published(id)
  if (next) await show(next)
}

/** The published languages, for who shows them. */
export const languagesQuery = () => api.languages.list.queryOptions({ meta: { quiet: true }, staleTime: 300_000 })

async function published(id: number) {
  const { languages } = await client.languages.list()
  return languages.find((language) => language.id === id && language.published)
}

/** What administrators changed, at each navigation; a page does without when it cannot be had. */
export async function layOverChanges() {
  const { id, locale, tag } = current
  const response = currentSession()
    ? client.localization.showOne({ params: { language_id: id } })
    : client.localization.website({ query: { language: id } })
  const answer = await response.catch(() => null)
  if (answer && tag === current.tag) await layOver(locale, tag, answer.localization)
}
