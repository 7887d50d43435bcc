import { consentPurposes } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { codeErrors, consentDataErrors, consentLinkErrors } from '../error-groups.ts'
import { rejectCardNumbers, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { awaitingToo, everyone, Id, Nothing, route, signedIn } from '../route.ts'
import { NewPassword } from './auth.ts'
import { ExportFile, Exports } from './exports.ts'
import { AgreedWords, ConsentTexts, LedgerEntry, ShownWords } from './privacy.ts'

export const GuardianEmail = text(limits.email, 'guardian_email_missing')
  .refine(isEmail, {
    error: 'email_wrong',
  })
  .meta({ format: 'email', examples: ['ada@example.org'] })

const byLink = z.object({ token: text(200, 'required') })
const Purposes = z.array(z.enum(consentPurposes)).max(consentPurposes.length)

const ConsentRequest = z.object({
  state: z
    .enum(['asked', 'given', 'withdrawn', 'outgrown'])
    .describe('`outgrown`: the person is now old enough to decide alone.'),
  name: z.string(),
  institution: z.string().nullable(),
  makes_account: z
    .boolean()
    .describe(
      'Whether the account does not exist yet. Consenting then creates it, with an address and a password.',
    ),
  subscription: z
    .object({ term: z.enum(['semester', 'annual']), auto_renew: z.boolean() })
    .nullable()
    .describe('The plan that the person chose; null when nobody pays for the account.'),
  answer_by: z
    .string()
    .nullable()
    .describe('The deadline for consenting, ISO 8601; null after consent.'),
  purposes: Purposes.describe(
    'The purposes offered besides the account, and those that were consented to.',
  ),
  agreed: Purposes,
  consent_texts: ConsentTexts.nullable().describe(
    'The texts of this page; null when there is nothing to consent to.',
  ),
  consents: z.array(LedgerEntry).describe('All consents about the person so far, newest first.'),
})
ConsentRequest.register(z.globalRegistry, {
  id: 'ConsentRequest',
  description: 'The guardian’s page behind the mailed link.',
})

const Agreement = z
  .object({
    consents: Purposes.default([]),
    shown: ShownWords,
    email: text(254, 'email_missing')
      .refine(isEmail, { error: 'email_wrong' })
      .meta({ format: 'email', examples: ['ada@example.org'] })
      .optional()
      .describe('All three are required when the account does not exist yet.'),
    password: NewPassword.optional(),
    confirm_password: secret('confirm_missing').optional(),
  })
  .refine((body) => body.password === body.confirm_password, {
    error: 'confirm_wrong',
    path: ['confirm_password'],
  })
  .superRefine(rejectCardNumbers())
Agreement.register(z.globalRegistry, { id: 'Agreement' })

const Child = z.object({
  name: z.string(),
  email: z.string().nullable(),
  institution: z.string().nullable(),
  scores: z
    .record(z.enum(patterns), z.number().int())
    .nullable()
    .describe('The scores of the inventory; null before it is finished.'),
  statements: z.array(z.string()).describe('The statements that the child ticked or wrote.'),
  tasks: z
    .object({ count: z.number().int(), titles: z.array(z.string()) })
    .describe('The number of tasks, and the titles of the newest 50.'),
})
Child.register(z.globalRegistry, {
  id: 'ChildData',
  description: 'The data stored about a child, as shown to its guardian behind the link.',
})

const OwnGuardian = z.object({
  waits: z.boolean().describe('Whether only help is open until the guardian consents.'),
  by: z.enum(['guardian', 'school']),
  institution: z.string().nullable().describe('The name of the school.'),
  state: z.enum(['asked', 'given', 'withdrawn']),
  guardian_email: z.string().nullable().describe('Null when the school consents.'),
  sent_at: z.string(),
  answer_by: z.string().nullable(),
})
OwnGuardian.register(z.globalRegistry, {
  id: 'OwnGuardian',
  description: 'The guardian or school that consents to the caller’s account.',
})

export const guardians = {
  show: route(
    'GET /consent/{token}',
    everyone,
    'What a guardian is asked to agree to, and what was answered',
    { errors: [...consentLinkErrors, 'consent_late', 'consent_link_old'] },
  )
    .input(
      z.object({
        params: byLink,
        query: z.object({ language: Id.default(1) }).describe('The language of the page.'),
      }),
    )
    .output(ConsentRequest),
  words: route(
    'GET /consent/{token}/words/{consent_id}',
    everyone,
    'The words that one of the consents about the person was given in',
    { errors: [...consentDataErrors, 'not_found'] },
  )
    .input(z.object({ params: byLink.extend({ consent_id: Id }) }))
    .output(AgreedWords),
  confirm: route(
    'POST /consent/{token}/confirm',
    everyone,
    'A guardian agrees; the account is made or opened, and a mail tells how it went',
    {
      errors: [
        ...codeErrors,
        ...consentLinkErrors,
        'consent_text_changed',
        'consent_outgrown',
        'consent_given',
        'consent_late',
      ],
    },
  )
    .input(z.object({ params: byLink, body: Agreement }))
    .output(Nothing),
  refuse: route(
    'POST /consent/{token}/refuse',
    everyone,
    'A guardian says no: everything of the request is deleted at once',
    {
      errors: [
        ...consentLinkErrors,
        'consent_withdrawn',
        'consent_outgrown',
        'consent_given',
        'consent_late',
      ],
    },
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  withdraw: route(
    'POST /consent/{token}/withdraw',
    everyone,
    'A guardian takes the consent back: the account is closed and every session ends',
    {
      errors: [
        ...consentLinkErrors,
        'consent_outgrown',
        'consent_awaited',
        'consent_withdrawn',
        'consent_link_old',
      ],
    },
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  renewLink: route(
    'POST /consent/{token}/link',
    everyone,
    'Mail the guardian who agreed a new link; the one before works no more',
    { errors: [...consentLinkErrors, 'mail_paused'] },
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  child: route(
    'GET /consent/{token}/child',
    everyone,
    'What is kept about the child, for the guardian who agreed, while it does not decide alone',
    { errors: [...consentDataErrors] },
  )
    .input(z.object({ params: byLink }))
    .output(Child),
  askExport: route(
    'POST /consent/{token}/export',
    everyone,
    'Have everything about the child put into one file, for its guardian',
    { errors: [...consentDataErrors] },
  )
    .input(z.object({ params: byLink }))
    .output(Exports),
  exports: route(
    'GET /consent/{token}/exports',
    everyone,
    'The exports of the child, and how each stands',
    { errors: [...consentDataErrors] },
  )
    .input(z.object({ params: byLink }))
    .output(Exports),
  exportFile: route(
    'GET /consent/{token}/exports/{export_id}/file',
    everyone,
    'The file of an export of the child',
    { errors: [...consentDataErrors, 'not_found', 'export_gone'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: byLink.extend({ export_id: Id }) }))
    .output(ExportFile),

  own: route(
    'GET /users/guardian',
    awaitingToo(signedIn()),
    'Who was asked to agree to the own account, and where that stands',
    { errors: ['consent_not_asked'] },
  ).output(OwnGuardian),
  sendAgain: route(
    'POST /users/guardian/send',
    awaitingToo(signedIn()),
    'Mail the own guardian a new link; the one before works no more',
    { errors: ['consent_not_asked', 'mail_paused', 'consent_given', 'consent_withdrawn'] },
  ).output(OwnGuardian),
  change: route(
    'PUT /users/guardian',
    awaitingToo(signedIn()),
    'Ask another guardian; the link of the one before works no more',
    { errors: ['consent_not_asked', 'mail_paused', 'consent_given', 'consent_withdrawn'] },
  )
    .input(z.object({ body: z.object({ guardian_email: GuardianEmail }) }))
    .output(OwnGuardian),
}
