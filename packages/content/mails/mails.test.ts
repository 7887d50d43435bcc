import { englishFor, hasSamePlaceholders } from '@quartet/domain/interface-texts.ts'
import { expect, test } from 'vitest'
import { firstLanguages } from '../languages.ts'
import { mails as ar } from './ar.ts'
import { mails as el } from './el.ts'
import { mails as en } from './en.ts'
import { mails as es } from './es.ts'
import { mails as ge } from './ge.ts'
import { mails as it } from './it.ts'
import type { MailText } from './mail.ts'
import { fieldsOf, mailOf } from './mail-fields.ts'
import { mails as mt } from './mt.ts'
import { mails as pt } from './pt.ts'

const pluralsOf = (locale: string) =>
  new Intl.PluralRules(firstLanguages.find((language) => language.locale === locale)?.tag)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many' || locale !== 'it')
    .sort()

test.each(Object.entries({ ge, it, el, mt, pt, es, ar }))(
  'the mails in %s are complete and have the placeholders of the English ones',
  (locale, mails) => {
    expect(Object.keys(mails)).toEqual(Object.keys(en))
    for (const [name, english] of Object.entries(en) as [keyof typeof en, MailText][]) {
      const mail: MailText = mails[name]
      const source = fieldsOf(english)
      const wrong = Object.entries(fieldsOf(mail)).filter(
        ([field, text]) => !hasSamePlaceholders(field, englishFor(field, source) ?? '', text),
      )
      expect([name, wrong, mail.button !== undefined]).toEqual([
        name,
        [],
        english.button !== undefined,
      ])
      expect([name, Object.keys(mail.reasons ?? {})]).toEqual([
        name,
        Object.keys(english.reasons ?? {}),
      ])
      expect([name, Object.keys(mail.replies ?? {})]).toEqual([
        name,
        Object.keys(english.replies ?? {}),
      ])
      expect([name, Object.keys(mail.more ?? {}).sort()]).toEqual([
        name,
        english.more ? pluralsOf(locale) : [],
      ])
      expect([
        name,
        [mail.subject, ...mail.paragraphs].every((text) => text.trim().length > 2),
      ]).toEqual([name, true])
    }
  },
)

test('a mail is the same after it was taken apart into fields', () => {
  for (const mail of [...Object.values(en), ...Object.values(ar)] as MailText[])
    expect(mailOf(fieldsOf(mail))).toEqual({ reasons: {}, replies: {}, ...mail })
})
