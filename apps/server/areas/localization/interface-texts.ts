import { en } from '@quartet/content/texts/en.ts'
import { englishFor, textAreaOf, textKeysFor } from '@quartet/domain/interface-texts.ts'
import type { Db } from '../../db/db.ts'
import { localization } from './tables.ts'

type Texts = Readonly<Record<string, string>>
type Language = { id: number; locale: string; tag: string }

/** The English texts that ship with the product. */
export const english: Texts = en
const chunks = new Map<string, Promise<Texts>>([['en', Promise.resolve(english)]])

/**
 * The texts that ship with the product in a locale, or {} when it has none. Each file is imported
 * once.
 */
export function originalsOf(locale: string): Promise<Texts> {
  const known = chunks.get(locale)
  if (known) return known
  const read = /^[a-z]{2,3}$/.test(locale)
    ? import(`@quartet/content/texts/${locale}.ts`).catch(emptyIfMissing)
    : Promise.resolve({})
  const texts = read.then((chunk: Record<string, Texts>) => chunk[locale] ?? {})
  chunks.set(locale, texts)
  return texts
}

function emptyIfMissing(error: unknown) {
  if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return {}
  throw error
}

/**
 * The English text whose placeholders a translation must have; undefined for a key that the
 * language does not use.
 */
export function sourceOf(key: string, tag: string): string | undefined {
  return keysOf(tag).has(key) ? englishFor(key, english) : undefined
}

const keys = new Map<string, Set<string>>()
function keysOf(tag: string) {
  const known = keys.get(tag) ?? new Set(textKeysFor(tag, english))
  keys.set(tag, known)
  return known
}

/**
 * Returns a function that counts how many texts a language has: those of the register area (D37),
 * and all.
 */
export async function textShares(db: Db) {
  const rows = await db
    .select({ languageId: localization.languageId, key: localization.key })
    .from(localization)
  const changed = new Set(rows.map(({ languageId, key }) => `${languageId} ${key}`))
  const { rows: languages } = await db.execute<{ locale: string }>('select locale from languages')
  const originals = new Map(
    await Promise.all(
      languages.map(async ({ locale }) => [locale, await originalsOf(locale)] as const),
    ),
  )
  return ({ id, locale, tag }: Language) => {
    const needed = [...keysOf(tag)]
    const there = (key: string) =>
      key in (originals.get(locale) ?? {}) || changed.has(`${id} ${key}`)
    const shareOf = (some: readonly string[]) => ({
      count: some.filter(there).length,
      of: some.length,
    })
    return {
      texts: shareOf(needed),
      register_texts: shareOf(needed.filter((key) => textAreaOf(key) === 'register')),
    }
  }
}
