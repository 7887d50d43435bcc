import { en } from '@quartet/content/texts/en.ts'
import type { TextKey, Texts } from '@quartet/content/texts/text.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 't'
    resources: { t: { [K in TextKey]: string } }
    keySeparator: false
    nsSeparator: false
  }
}

/** One lazy chunk a locale; English is always there, behind whatever another one lacks. */
const chunks = import.meta.glob<Record<string, Partial<Texts>>>([
  '../../../packages/content/texts/*.ts',
  '!../../../packages/content/texts/{en,text}.ts',
  '!../../../packages/content/texts/*.test.ts',
])

async function chunkOf(locale: string): Promise<Partial<Texts>> {
  if (locale === 'en') return en
  const load = chunks[`../../../packages/content/texts/${locale}.ts`]
  return (await load?.())?.[locale] ?? {}
}

let laidOver = ''

/** Shows the texts of a locale; `tag` (BCP 47) is what plurals, dates and readers go by: `de` for `ge`. */
export async function showTexts(locale: string, tag: string) {
  if (tag !== 'en' && !i18next.hasResourceBundle(tag, 't')) i18next.addResourceBundle(tag, 't', await chunkOf(locale))
  await i18next.changeLanguage(tag)
}

/** Lays what administrators changed over the texts of a locale; what they took back shows the chunk's own words again. */
export async function layOver(locale: string, tag: string, changed: Record<string, string>) {
  const now = JSON.stringify([tag, changed])
  if (now === laidOver) return
  laidOver = now
  const chunk = await chunkOf(locale)
  i18next.removeResourceBundle(tag, 't')
  i18next.addResourceBundle(tag, 't', { ...chunk, ...changed })
}

/** In a sentence from right to left a name, an address or a date keeps its own direction, between U+2068 and U+2069. */
const isolated = (value: string) => (i18next.dir() === 'rtl' ? `\u2068${value}\u2069` : value)

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  load: 'currentOnly',
  ns: 't',
  defaultNS: 't',
  resources: { en: { t: { ...en } } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escape: isolated },
  react: { useSuspense: false, bindI18nStore: 'added' },
})

export { i18next }
