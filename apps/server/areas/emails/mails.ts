import { addDays } from '@quartet/domain/dates.ts'
import { placeholdersIn } from '@quartet/domain/interface-texts.ts'
import { isLegalMail, type MailItem } from '@quartet/domain/mails.ts'
import { type Addressee, dayIn, fillText, type MailValues, writeMail } from '../../mail/mail.ts'
import { type MailLanguage, originalsOf } from '../../mail/mail-texts.ts'
import { linesOf } from './queries.ts'

type Site = { publicUrl: string; contact: string | null; now: Date }

/** A value for every placeholder of every mail. */
const examplesAt = ({ publicUrl, contact, now }: Site): MailValues => ({
  first_name: 'Maya',
  name: 'Maya',
  email: 'maya@example.org',
  sender: 'Sam Torres',
  from: 'Sam Torres (sam@example.org)',
  person: 'Maya Lind',
  institution: '“Riverside School”',
  team: 'The Bees',
  count: '3',
  date: addDays(now, 30),
  site: publicUrl,
  contact: contact ?? publicUrl,
})
const list = { items: ['The water cycle', 'A letter to the editor'], more: 3 }

/**
 * The first of the fields from which `{{reason}}` or `{{replies}}` is chosen: they are words of the
 * mail itself.
 */
const firstOf = (fields: Readonly<Record<string, string>>, name: string) =>
  Object.keys(fields).find((field) => field.endsWith(`_${name}`))

/** What an editor sees of a mail: its texts, and its placeholders with examples. */
export function describeMail(language: MailLanguage, item: MailItem, site: Site) {
  const texts = linesOf(language, item)
  const examples = examplesAt(site)
  const english = originalsOf('en', item)
  const names = new Set(Object.values(english).flatMap(placeholdersIn))
  const exampleOf = (name: string) => {
    const value = examples[name] ?? fillText(english[firstOf(english, name) ?? ''] ?? '', examples)
    return value instanceof Date ? dayIn(language.tag, value) : value
  }
  return {
    mail: item,
    legal: isLegalMail(item),
    placeholders: [...names].map((name) => ({ name, example: exampleOf(name) })),
    texts,
  }
}

/** The language with texts as an editor typed them, and English where it has none. */
function withTyped(
  language: MailLanguage,
  item: MailItem,
  typed: Readonly<Record<string, string | null>>,
): MailLanguage {
  const texts = linesOf(language, item).map(
    ({ key, english, value, original }) =>
      [key, (key in typed ? typed[key] || original : value) || english] as const,
  )
  return { ...language, changed: { ...language.changed, ...Object.fromEntries(texts) } }
}

type Sample = { item: MailItem; typed: Readonly<Record<string, string | null>> }

/**
 * A mail with examples for its placeholders, as it would be sent with these texts. What is below
 * every mail is shown below the welcome.
 */
export function sampleMail(to: Addressee, { item, typed }: Sample, site: Site) {
  const name = item === 'footer' ? 'welcome' : item
  const english = originalsOf('en', name)
  const reason = firstOf(english, 'reason')?.replace('_reason', '')
  const replies = firstOf(english, 'replies')?.replace('_replies', '')
  const values: MailValues = {
    ...examplesAt(site),
    ...(reason && { reason }),
    ...(replies && { replies }),
    ...('button' in english && { url: site.publicUrl }),
    ...('message' in english && { message: 'Shall we look at this together?' }),
    ...(name === 'verify_code' && { code: '123456' }),
  }
  const language = withTyped(to.language, item, typed)
  return writeMail(name, { ...to, language }, values, 'more_other' in english ? list : undefined)
}
