import type { Translate } from '@quartet/content/texts/text.ts'
import i18next from 'i18next'

type Texts = Readonly<Record<string, string>>

/**
 * The interface texts of a language (BCP 47), English where it has none. In right-to-left text, names
 * and numbers keep their own direction between U+2068 and U+2069.
 */
export async function translateTo(
  { tag, isRtl }: { tag: string; isRtl: boolean },
  { own, english }: { own: Texts; english: Texts },
): Promise<Translate> {
  const instance = i18next.createInstance()
  await instance.init({
    lng: tag,
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: 't',
    defaultNS: 't',
    resources: { en: { t: english }, [tag]: { t: own } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escape: (value) => (isRtl ? `\u2068${value}\u2069` : value) },
  })
  return (key, values) => instance.t(key, { ...values })
}
