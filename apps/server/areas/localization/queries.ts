import type { LineListQuery } from '@quartet/contract/areas/localization.ts'
import {
  englishKeyFor,
  textAreaOf,
  textAreas,
  textKeysFor,
} from '@quartet/domain/interface-texts.ts'
import { textScreenOf } from '@quartet/domain/text-screens.ts'
import { and, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { defaultLanguageId, findLanguage } from '../languages/queries.ts'
import { english, originalsOf } from './interface-texts.ts'
import { localization } from './tables.ts'

type Area = (typeof localization.area.enumValues)[number]
type Language = { id: number; locale: string; tag: string }
type Shown = { id: number; locale: string }

const rowsOf = (db: Reader, languageIds: readonly number[], areas: readonly Area[]) =>
  db
    .select({
      languageId: localization.languageId,
      key: localization.key,
      value: localization.value,
      editedAt: localization.editedAt,
    })
    .from(localization)
    .where(
      and(
        inArray(localization.languageId, [...languageIds]),
        inArray(localization.area, [...areas]),
      ),
    )

/**
 * Changed texts of a language by key, plus changed English texts for keys that the language has no
 * original for.
 */
export async function textsOf(db: Reader, languageId: number, areas: readonly Area[]) {
  const rows = await rowsOf(db, [languageId, defaultLanguageId], areas)
  const fallback = rows.filter((row) => row.languageId !== languageId)
  const changed = rows.filter((row) => row.languageId === languageId)
  const lacking = fallback.length > 0 ? await lackingIn(db, languageId) : () => false
  return Object.fromEntries(
    [...fallback.filter(({ key }) => lacking(key)), ...changed].map(({ key, value }) => [
      key,
      value,
    ]),
  )
}

async function lackingIn(db: Reader, languageId: number) {
  const language = await findLanguage(db, languageId)
  if (!language) return () => false
  const own = await originalsOf(language.locale)
  return (key: string) => key in english && !(key in own)
}

/** The texts of one language that an administrator changed, by key. */
export async function changesIn(db: Reader, languageId: number): Promise<Map<string, string>> {
  const rows = await changedRowsIn(db, languageId)
  return new Map([...rows].map(([key, { value }]) => [key, value]))
}

type Change = { value: string; editedAt: Date | null }

async function changedRowsIn(db: Reader, languageId: number): Promise<Map<string, Change>> {
  const rows = await rowsOf(db, [languageId], textAreas)
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * The texts for these keys as a page in the language shows them, in the order of the keys; English
 * where the language has no text.
 */
export async function shownTextsOf(
  db: Reader,
  { id, locale }: Shown,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const [originals, changes, changedEnglish] = [
    await originalsOf(locale),
    await changesIn(db, id),
    await changesIn(db, defaultLanguageId),
  ]
  const textOf = (key: string) =>
    changes.get(key) ?? originals[key] ?? changedEnglish.get(key) ?? english[key] ?? ''
  return Object.fromEntries(keys.map((key) => [key, textOf(key)]))
}

/** The texts of a language as its pages show them, and the English ones behind them. */
export async function bundlesOf(db: Reader, { id, locale }: Shown) {
  const [originals, changes, changedEnglish] = [
    await originalsOf(locale),
    await changesIn(db, id),
    await changesIn(db, defaultLanguageId),
  ]
  return {
    own: { ...originals, ...Object.fromEntries(changes) },
    english: { ...english, ...Object.fromEntries(changedEnglish) },
  }
}

/** Every text that a language needs, in the order of the English texts. */
export async function linesOf(db: Reader, { id, locale, tag }: Language) {
  const [originals, changes, changedEnglish] = [
    await originalsOf(locale),
    await changedRowsIn(db, id),
    await changedRowsIn(db, defaultLanguageId),
  ]
  return textKeysFor(tag, english).map((key, at) => {
    const original = originals[key] ?? null
    const change = changes.get(key)
    const source = englishKeyFor(key, english)
    const englishChange = changedEnglish.get(source)
    const value = change?.value ?? original
    return {
      ...{ id: at + 1, key, area: textAreaOf(key), screen: textScreenOf(key) },
      english: englishChange?.value ?? english[source] ?? '',
      english_original: english[source] ?? '',
      ...{ value, original, changed: change !== undefined },
      outdated: id !== defaultLanguageId && value !== null && isNewer(englishChange, change),
    }
  })
}

/** Whether an English text was changed after the text of a language; unknown times count as early. */
const isNewer = (english: Change | undefined, own: Change | undefined) =>
  english !== undefined &&
  (own === undefined || (english.editedAt?.getTime() ?? 0) > (own.editedAt?.getTime() ?? 0))
export type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Without accents and capitals, for searching. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A page of the matching lines and the number of all matches. `limit` is inclusive. */
export function pageOfLines(lines: readonly Line[], query: LineListQuery) {
  const search = foldText(query.search_text ?? '')
  const matching = lines
    .filter(({ area }) => query.area === undefined || area === query.area)
    .filter(({ value }) => !query.missing || value === null)
    .filter(({ changed }) => !query.changed || changed)
    .filter(({ outdated }) => !query.outdated || outdated)
    .filter(({ screen }) => query.screen === undefined || screen === query.screen)
    .filter(({ key, english: source, value }) =>
      foldText(`${key}\n${source}\n${value ?? ''}`).includes(search),
    )
  return {
    list: matching.slice(query.offset, query.offset + query.limit + 1),
    count: matching.length,
  }
}
