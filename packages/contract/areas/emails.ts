import { mailItems } from '@quartet/domain/mails.ts'
import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { limits } from '../limits.ts'
import { Id, route, signedIn } from '../route.ts'

const editAccess = signedIn('access_localization')
const Item = z.enum(mailItems)
const one = z.object({ language_id: Id, mail: Item })

const MailLine = z.object({
  key: z.string(),
  field: z.string().describe('Its part of the mail, such as `subject` or `more_few`.'),
  english: z.string(),
  value: z
    .string()
    .nullable()
    .describe('The current text; null when only the English text exists.'),
  original: z
    .string()
    .nullable()
    .describe('The text shipped with the product, restored when a change is reverted.'),
  changed: z.boolean(),
})
MailLine.register(z.globalRegistry, {
  id: 'MailLine',
  description: 'A text of a mail in one language, with the English text.',
})
const Mail = z.object({
  mail: Item,
  legal: z.boolean().describe('Only administrators of the whole installation may change it.'),
  placeholders: z
    .array(z.object({ name: z.string(), example: z.string() }))
    .describe('What may stand in double braces, with an example.'),
  texts: z.array(MailLine),
})
Mail.register(z.globalRegistry, { id: 'MailTexts' })
const MailSummary = z.object({
  mail: Item,
  legal: z.boolean(),
  subject: z.string(),
  missing: z
    .number()
    .int()
    .describe(
      'The number of its texts that only exist in English, and that administrators changed.',
    ),
  changed: z.number().int(),
})
MailSummary.register(z.globalRegistry, { id: 'MailSummary' })
const Flag = z.literal('1').optional()
const MailsQuery = z.object({
  language: Id.default(1),
  search_text: z
    .string()
    .max(limits.search)
    .optional()
    .describe('In the texts of a mail, its title and the sentence about when it is sent.'),
  missing: Flag,
  changed: Flag,
})
export type MailListQuery = z.infer<typeof MailsQuery>

const Key = z.string().min(1).max(100)
const Texts = z.record(Key, optionalText(limits.mailText).nullable())
/** Texts as typed, which need not be saved yet. */
const Typed = z.strictObject({ texts: Texts.default({}) })

export const emails = {
  list: route('POST /emails', editAccess, 'All mails, and which of their texts a language has', {
    errors: ['language_unknown'],
  })
    .input(z.object({ query: MailsQuery }))
    .output(z.object({ list: z.array(MailSummary) })),
  show: route(
    'GET /emails/show/{language_id}/{mail}',
    editAccess,
    'All texts of one mail in a language, beside the English ones',
    { errors: ['language_unknown'] },
  )
    .input(z.object({ params: one }))
    .output(z.object({ email: Mail })),
  save: route(
    'PUT /emails/save/{language_id}/{mail}',
    editAccess,
    'Change texts of a mail; null takes a change back. All or none',
    { errors: ['language_unknown', 'row_changed'] },
  )
    .input(
      z.object({
        params: one,
        body: z.strictObject({
          texts: Texts,
          before: z
            .record(Key, z.string().max(limits.mailText).nullable())
            .optional()
            .describe(
              'The texts shown when editing began. The request is rejected if somebody else has changed one of them since.',
            ),
        }),
      }),
    )
    .output(z.object({ email: Mail })),
  preview: route(
    'POST /emails/preview/{language_id}/{mail}',
    editAccess,
    'The whole mail as it would look with these texts and examples for its placeholders',
    { errors: ['language_unknown'] },
  )
    .input(z.object({ params: one, body: Typed }))
    .output(z.object({ subject: z.string(), html: z.string() })),
  test: route(
    'POST /emails/test/{language_id}/{mail}',
    editAccess,
    'Send the mail with these texts and examples to the caller’s own address',
    { errors: ['language_unknown', 'test_mail_unverified'] },
  )
    .input(z.object({ params: one, body: Typed }))
    .output(z.object({ to: z.string() })),
}
