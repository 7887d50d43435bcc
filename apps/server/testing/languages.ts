import { firstLanguages } from '@quartet/content/languages.ts'
import type { MailLanguage } from '../mail/mail-texts.ts'
import type { World } from './world.ts'

/** A language of the product for mails, with texts that administrators changed. */
export function mailLanguage(
  locale: string,
  changed: MailLanguage['changed'] = {},
  changedEnglish: MailLanguage['changedEnglish'] = {},
): MailLanguage {
  const { tag = locale, rtl = 0 } =
    firstLanguages.find((language) => language.locale === locale) ?? {}
  return { locale, tag, rtl, changed, changedEnglish }
}

/**
 * A published language without any content, so that everything falls back to English. Returns its
 * id.
 */
export async function bareLanguage(world: World, title = 'Hebrew'): Promise<number> {
  const { rows } = await world.pool.query(
    "insert into languages (title, locale, tag, published) values ($1, lower($1), 'he', true) returning id",
    [title],
  )
  return rows[0].id
}
