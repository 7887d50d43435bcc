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

/** One lazy chunk per locale; English is always loaded, as the fallback for missing texts. */
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

/** The language of the texts shown: English for a language without texts. */
export const textLanguage = () =>
  i18next.getResource(i18next.language, 't', 'profile.title') ? i18next.language : 'en'

let laidOver = ''

/**
 * Shows the texts of a locale; `tag` (BCP 47) selects plurals, dates and screen reader voices: `de`
 * for `ge`.
 */
export async function showTexts(locale: string, tag: string) {
  if (tag !== 'en' && !i18next.hasResourceBundle(tag, 't'))
    i18next.addResourceBundle(tag, 't', await chunkOf(locale))
  await i18next.changeLanguage(tag)
}

/**
 * Overlays the texts that administrators changed on a locale; a text they reset shows the chunk's
 * own again.
 */
export async function layOver(locale: string, tag: string, changed: Record<string, string>) {
  const now = JSON.stringify([tag, changed])
  if (now === laidOver) return
  laidOver = now
  const chunk = await chunkOf(locale)
  i18next.removeResourceBundle(tag, 't')
  i18next.addResourceBundle(tag, 't', { ...chunk, ...changed })
}

/**
 * In right-to-left text, isolates a name, address or date between U+2068 and U+2069 so that it
 * keeps its own direction.
 */
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
