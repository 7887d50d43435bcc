import { ar } from '@quartet/content/texts/ar.ts'
import { en } from '@quartet/content/texts/en.ts'
import { ge } from '@quartet/content/texts/ge.ts'
import { it } from '@quartet/content/texts/it.ts'

type Key = keyof typeof en
type Values = Record<string, string | number>

const texts: Record<string, Partial<Record<Key, string>>> = { en, ge, it, ar }

/**
 * Returns a function for the texts of a page in a language, with values inserted; English where the
 * language has no text.
 */
export function wordsIn(locale: string) {
  const isolated = (value: unknown) => (locale === 'ar' ? `\u2068${value}\u2069` : String(value))
  return (key: Key, values: Values = {}) =>
    (texts[locale]?.[key] ?? en[key]).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolated(values[name]),
    )
}
export type Words = ReturnType<typeof wordsIn>

/** Matches a name that contains this text among others. */
export const like = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
