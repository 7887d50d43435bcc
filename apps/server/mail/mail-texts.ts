import * as arabic from '@quartet/content/mails/ar.ts'
import * as greek from '@quartet/content/mails/el.ts'
import * as english from '@quartet/content/mails/en.ts'
import * as spanish from '@quartet/content/mails/es.ts'
import * as german from '@quartet/content/mails/ge.ts'
import * as italian from '@quartet/content/mails/it.ts'
import type { MailText } from '@quartet/content/mails/mail.ts'
import { fieldsOf, type MailFields } from '@quartet/content/mails/mail-fields.ts'
import * as maltese from '@quartet/content/mails/mt.ts'
import * as portuguese from '@quartet/content/mails/pt.ts'
import { textKeysFor } from '@quartet/domain/interface-texts.ts'
import { type MailItem, type MailName, mailKey } from '@quartet/domain/mails.ts'

type Shipped = { mails: Record<MailName, MailText>; footer: string }

const shipped: Readonly<Record<string, Shipped>> = {
  en: english,
  ge: german,
  it: italian,
  el: greek,
  mt: maltese,
  pt: portuguese,
  es: spanish,
  ar: arabic,
}

/**
 * A language for mails. `locale` selects the texts that ship with the product; `changed` are the
 * texts that administrators changed, by key (`mailKey`), in the language and in English.
 */
export type MailLanguage = {
  locale: string
  tag: string
  rtl: 0 | 1
  changed: Readonly<Record<string, string>>
  changedEnglish: Readonly<Record<string, string>>
}

export const englishOf = ({ changedEnglish }: MailLanguage): MailLanguage => ({
  locale: 'en',
  tag: 'en',
  rtl: 0,
  changed: changedEnglish,
  changedEnglish,
})

/** The texts of a mail that ship with the product in a locale; {} when it has none. */
export function originalsOf(locale: string, item: MailItem): MailFields {
  const words = Object.hasOwn(shipped, locale) ? shipped[locale] : undefined
  if (!words) return {}
  return item === 'footer' ? { text: words.footer } : fieldsOf(words.mails[item])
}

/** By tag and mail, because finding the plural forms of a language takes a millisecond. */
const fields = new Map<string, readonly string[]>()

/** The fields of a mail that a language needs, with all its plural forms. */
export function fieldsFor(tag: string, item: MailItem): readonly string[] {
  const id = `${tag} ${item}`
  const found = fields.get(id) ?? textKeysFor(tag, originalsOf('en', item))
  fields.set(id, found)
  return found
}

/** The current texts of a mail in a language; fields without one are absent. */
export function currentTexts({ locale, tag, changed }: MailLanguage, item: MailItem): MailFields {
  const originals = originalsOf(locale, item)
  return Object.fromEntries(
    fieldsFor(tag, item).flatMap((field) => {
      const text = changed[mailKey(item, field)] ?? originals[field]
      return text === undefined ? [] : [[field, text]]
    }),
  )
}

export const isComplete = (language: MailLanguage, item: MailItem) =>
  Object.keys(currentTexts(language, item)).length === fieldsFor(language.tag, item).length

/**
 * The texts with which a mail is sent, and their language: English if one is missing, because a
 * mail in two languages helps nobody.
 */
export function textsToSend(language: MailLanguage, item: MailItem) {
  const sent = isComplete(language, item) ? language : englishOf(language)
  const dir = sent.rtl === 1 ? ('rtl' as const) : ('ltr' as const)
  return { tag: sent.tag, dir, texts: currentTexts(sent, item) }
}
