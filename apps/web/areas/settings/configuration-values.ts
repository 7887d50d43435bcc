import type { TextKey } from '@quartet/content/texts/text.ts'
import {
  type Configuration,
  type ConfigurationKey,
  configurationRanges,
  isLink,
} from '@quartet/domain/settings.ts'
import { field } from '../../components/form.ts'

/** The values of a group as they are typed; prices in whole units of the currency. */
export type Typed = Record<string, string>

type NumberKey = keyof typeof configurationRanges
export const isNumber = (key: ConfigurationKey): key is NumberKey => key in configurationRanges
export const isPriceKey = (key: ConfigurationKey) => key.startsWith('price_')

export const typedOf = (keys: readonly ConfigurationKey[], saved: Configuration): Typed =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      isPriceKey(key) ? (Number(saved[key]) / 100).toFixed(2) : String(saved[key]),
    ]),
  )

const numberOf = (key: ConfigurationKey, text: string) => {
  const number = Number(text.trim().replace(',', '.'))
  return isPriceKey(key) ? Math.round(number * 100) : number
}

export const valuesOf = (keys: readonly ConfigurationKey[], typed: Typed): Partial<Configuration> =>
  Object.fromEntries(
    keys.map((key) => {
      const text = (typed[key] ?? '').trim()
      return [key, isNumber(key) ? numberOf(key, text) : text]
    }),
  )

/** What is wrong with a value; undefined for nothing. */
export function wrongWith(key: ConfigurationKey, typed: Typed): TextKey | undefined {
  const text = (typed[key] ?? '').trim()
  if (key.startsWith('link_')) return isLink(text) ? undefined : field('link_wrong')
  if (!text) return field('required')
  if (!isNumber(key)) return undefined
  const value = numberOf(key, text)
  if (!Number.isInteger(value)) return field('number_wrong')
  const { min, max } = configurationRanges[key]
  return value < min || value > max ? field('number_out') : undefined
}
