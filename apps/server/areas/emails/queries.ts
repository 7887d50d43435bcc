import type { MailListQuery } from '@quartet/contract/areas/emails.ts'
import { englishFor } from '@quartet/domain/interface-texts.ts'
import { isLegalMail, type MailItem, mailItems, mailKey } from '@quartet/domain/mails.ts'
import type { Reader } from '../../db/db.ts'
import {
  currentTexts,
  englishOf,
  fieldsFor,
  isComplete,
  type MailLanguage,
  originalsOf,
} from '../../mail/mail-texts.ts'
import { listLanguages, listMailLanguages } from '../languages/queries.ts'
import { foldText, shownTextsOf } from '../localization/queries.ts'

/** Also finds languages that are not published, since a language is translated before. */
export const findMailLanguage = async (db: Reader, id: number) =>
  (await listMailLanguages(db, [id])).get(id)

/** Every text that a mail needs in a language, in the order of the mail. */
export function linesOf(language: MailLanguage, item: MailItem) {
  const english = currentTexts(englishOf(language), item)
  const current = currentTexts(language, item)
  const originals = originalsOf(language.locale, item)
  return fieldsFor(language.tag, item).map((field) => {
    const key = mailKey(item, field)
    return {
      key,
      field,
      english: englishFor(field, english) ?? '',
      value: current[field] ?? null,
      original: originals[field] ?? null,
      changed: key in language.changed,
    }
  })
}

type Shown = { id: number; locale: string }

/** The mails that match, in the order of their groups; `reader`: the language of the titles. */
export async function listMails(
  db: Reader,
  language: MailLanguage,
  reader: Shown,
  query: MailListQuery,
) {
  const search = foldText(query.search_text?.trim() ?? '')
  const titlesOf = (item: MailItem) => [`emails.title_${item}`, `emails.when_${item}`]
  const titles = await shownTextsOf(db, reader, mailItems.flatMap(titlesOf))
  return mailItems
    .map((item) => ({ item, lines: linesOf(language, item) }))
    .filter(({ item, lines }) => {
      const texts = lines.flatMap(({ english, value }) => [english, value ?? ''])
      const shown = titlesOf(item).map((key) => titles[key] ?? '')
      return foldText([item, ...shown, ...texts].join('\n')).includes(search)
    })
    .map(({ item, lines: [first, ...lines] }) => ({
      mail: item,
      legal: isLegalMail(item),
      subject: first?.value ?? first?.english ?? '',
      missing: [first, ...lines].filter((line) => line?.value === null).length,
      changed: [first, ...lines].filter((line) => line?.changed).length,
    }))
    .filter(({ missing }) => !query.missing || missing > 0)
    .filter(({ changed }) => !query.changed || changed > 0)
}

/** Returns a function that counts the mails which a language has completely. */
export async function mailShares(db: Reader) {
  const ids = (await listLanguages(db, 'all')).map(({ id }) => id)
  const all = await listMailLanguages(db, ids)
  return (id: number) => {
    const language = all.get(id)
    const complete = mailItems.filter((item) => language && isComplete(language, item))
    return { count: complete.length, of: mailItems.length }
  }
}
