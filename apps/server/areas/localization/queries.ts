import { en } from '@quartet/content/texts/en.ts'
import type { AskedLines } from '@quartet/contract/areas/localization.ts'
import { englishFor, textAreaOf, textKeysFor } from '@quartet/domain/interface-texts.ts'
import { and, inArray } from 'drizzle-orm'
import type { Db, Reader } from '../../base/db.ts'
import { defaultLanguageId, findLanguage } from '../languages/queries.ts'
import { localization } from './tables.ts'

type Area = (typeof localization.area.enumValues)[number]
type Texts = Readonly<Record<string, string>>
type Language = { id: number; locale: string; tag: string }

const english: Texts = en
const chunks = new Map<string, Promise<Texts>>([['en', Promise.resolve(english)]])

/** The texts that the product brings in a locale, none where it brings none. They are read once. */
function originalsOf(locale: string): Promise<Texts> {
  const known = chunks.get(locale)
  if (known) return known
  const read = /^[a-z]{2,3}$/.test(locale) ? import(`@quartet/content/texts/${locale}.ts`).catch(ifMissing) : Promise.resolve({})
  const texts = read.then((chunk: Record<string, Texts>) => chunk[locale] ?? {})
  chunks.set(locale, texts)
  return texts
}

function ifMissing(error: unknown) {
  if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return {}
  throw error
}

const rowsOf = (db: Reader, languageIds: readonly number[], areas?: readonly Area[]) =>
  db
    .select({ languageId: localization.languageId, key: localization.key, value: localization.value })
    .from(localization)
    .where(and(inArray(localization.languageId, [...languageIds]), areas ? inArray(localization.area, [...areas]) : undefined))

/** Key to text: what administrators changed in a language, and in English where the language has no words of its own. */
export async function textsOf(db: Reader, languageId: number, areas: readonly Area[]) {
  const rows = await rowsOf(db, [languageId, defaultLanguageId], areas)
  const fallback = rows.filter((row) => row.languageId !== languageId)
  const changed = rows.filter((row) => row.languageId === languageId)
  const lacking = fallback.length > 0 ? await lackingIn(db, languageId) : () => false
  return Object.fromEntries([...fallback.filter(({ key }) => lacking(key)), ...changed].map(({ key, value }) => [key, value]))
}

async function lackingIn(db: Reader, languageId: number) {
  const language = await findLanguage(db, languageId)
  if (!language) return () => false
  const own = await originalsOf(language.locale)
  return (key: string) => key in english && !(key in own)
}

/** What an administrator changed in one language, by key. */
export async function changesIn(db: Reader, languageId: number): Promise<Map<string, string>> {
  const rows = await rowsOf(db, [languageId])
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Every text that a language needs, in the order of the English ones. */
export async function linesOf(db: Reader, { id, locale, tag }: Language) {
  const [originals, changes, changedEnglish] = [await originalsOf(locale), await changesIn(db, id), await changesIn(db, defaultLanguageId)]
  return textKeysFor(tag, english).map((key) => {
    const original = originals[key] ?? null
    return {
      key,
      area: textAreaOf(key),
      english: changedEnglish.get(key) ?? englishFor(key, english) ?? '',
      value: changes.get(key) ?? original,
      original,
      changed: changes.has(key),
    }
  })
}
export type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** The English of the product, by whose placeholders a translation is checked; undefined for a key that the language has no use for. */
export function sourceOf(key: string, tag: string): string | undefined {
  return keysOf(tag).has(key) ? englishFor(key, english) : undefined
}

const keys = new Map<string, Set<string>>()
function keysOf(tag: string) {
  const known = keys.get(tag) ?? new Set(textKeysFor(tag, english))
  keys.set(tag, known)
  return known
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A page of the lines that match, and how many those are. */
export function pageOfLines(lines: readonly Line[], asked: AskedLines) {
  const wanted = folded(asked.search_text ?? '')
  const matching = lines
    .filter(({ area }) => asked.area === undefined || area === asked.area)
    .filter(({ value }) => !asked.missing || value === null)
    .filter(({ changed }) => !asked.changed || changed)
    .filter(({ key, english: source, value }) => folded(`${key}\n${source}\n${value ?? ''}`).includes(wanted))
  return { list: matching.slice(asked.offset, asked.offset + asked.limit + 1), count: matching.length }
}

/** For each language how many of its texts it has: of those that visitors see, and of all. */
export async function textShares(db: Db) {
  const rows = await db.select({ languageId: localization.languageId, key: localization.key }).from(localization)
  const changed = new Set(rows.map(({ languageId, key }) => `${languageId} ${key}`))
  const locales = await localesOf(db)
  const originals = new Map(await Promise.all(locales.map(async (locale) => [locale, await originalsOf(locale)] as const)))
  return ({ id, locale, tag }: Language) => {
    const needed = [...keysOf(tag)]
    const there = (key: string) => key in (originals.get(locale) ?? {}) || changed.has(`${id} ${key}`)
    const shareOf = (some: readonly string[]) => ({ count: some.filter(there).length, of: some.length })
    return { texts: shareOf(needed), register_texts: shareOf(needed.filter((key) => textAreaOf(key) !== 'app')) }
  }
}

async function localesOf(db: Db) {
  const { rows } = await db.execute<{ locale: string }>('select locale from languages')
  return rows.map(({ locale }) => locale)
}
