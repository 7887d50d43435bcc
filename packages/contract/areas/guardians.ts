import { consentPurposes } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { rejectCardNumbers, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { awaitingToo, everyone, Id, Nothing, route, signedIn } from '../route.ts'
import { NewPassword } from './auth.ts'
import { ExportFile, Exports } from './exports.ts'
import { AgreedWords, ConsentTexts, LedgerEntry, ShownWords } from './privacy.ts'

export const GuardianEmail = text(limits.email, 'guardian_email_missing').refine(isEmail, {
  error: 'email_wrong',
})

const byLink = z.object({ token: text(200, 'required') })
const Purposes = z.array(z.enum(consentPurposes)).max(consentPurposes.length)

/** The guardian's page behind the mailed link. */
const ConsentRequest = z.object({
  /** `outgrown`: the person is now old enough to decide alone. */
  state: z.enum(['asked', 'given', 'withdrawn', 'outgrown']),
  name: z.string(),
  institution: z.string().nullable(),
  /**
   * Whether the account does not exist yet. Consenting then creates it, with an address and a
   * password.
   */
  makes_account: z.boolean(),
  /** The plan that the person chose; null when nobody pays for the account. */
  subscription: z
    .object({ term: z.enum(['semester', 'annual']), auto_renew: z.boolean() })
    .nullable(),
  /** The deadline for consenting, ISO 8601; null after consent. */
  answer_by: z.string().nullable(),
  /** The purposes offered besides the account, and those that were consented to. */
  purposes: Purposes,
  agreed: Purposes,
  /** The texts of this page; null when there is nothing to consent to. */
  consent_texts: ConsentTexts.nullable(),
  /** All consents about the person so far, newest first. */
  consents: z.array(LedgerEntry),
})

const Agreement = z
  .object({
    consents: Purposes.default([]),
    shown: ShownWords,
    /** All three are required when the account does not exist yet. */
    email: text(254, 'email_missing').refine(isEmail, { error: 'email_wrong' }).optional(),
    password: NewPassword.optional(),
    confirm_password: secret('confirm_missing').optional(),
  })
  .refine((body) => body.password === body.confirm_password, {
    error: 'confirm_wrong',
    path: ['confirm_password'],
  })
  .superRefine(rejectCardNumbers())

/** The data stored about a child, as shown to its guardian behind the link. */
const Child = z.object({
  name: z.string(),
  email: z.string().nullable(),
  institution: z.string().nullable(),
  /** The scores of the inventory; null before it is finished. */
  scores: z.record(z.enum(patterns), z.number().int()).nullable(),
  /** The statements that the child ticked or wrote. */
  statements: z.array(z.string()),
  /** The number of tasks, and the titles of the newest 50. */
  tasks: z.object({ count: z.number().int(), titles: z.array(z.string()) }),
})

/** The guardian or school that consents to the caller's account. */
const OwnGuardian = z.object({
  /** Whether only help is open until the guardian consents. */
  waits: z.boolean(),
  by: z.enum(['guardian', 'school']),
  /** The name of the school. */
  institution: z.string().nullable(),
  state: z.enum(['asked', 'given', 'withdrawn']),
  /** Null when the school consents. */
  guardian_email: z.string().nullable(),
  sent_at: z.string(),
  answer_by: z.string().nullable(),
})

export const guardians = {
  show: route(
    'GET /consent/{token}',
    everyone,
    'What a guardian is asked to agree to, and what was answered',
  )
    .input(
      z.object({
        params: byLink,
        /** The language of the page. */
        query: z.object({ language: Id.default(1) }),
      }),
    )
    .output(ConsentRequest),
  words: route(
    'GET /consent/{token}/words/{consent_id}',
    everyone,
    'The words that one of the consents about the person was given in',
  )
    .input(z.object({ params: byLink.extend({ consent_id: Id }) }))
    .output(AgreedWords),
  confirm: route(
    'POST /consent/{token}/confirm',
    everyone,
    'A guardian agrees; the account is made or opened, and a mail tells how it went',
  )
    .input(z.object({ params: byLink, body: Agreement }))
    .output(Nothing),
  refuse: route(
    'POST /consent/{token}/refuse',
    everyone,
    'A guardian says no: everything of the request is deleted at once',
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  withdraw: route(
    'POST /consent/{token}/withdraw',
    everyone,
    'A guardian takes the consent back: the account is closed and every session ends',
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  renewLink: route(
    'POST /consent/{token}/link',
    everyone,
    'Mail the guardian who agreed a new link; the one before works no more',
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  child: route(
    'GET /consent/{token}/child',
    everyone,
    'What is kept about the child, for the guardian who agreed, while it does not decide alone',
  )
    .input(z.object({ params: byLink }))
    .output(Child),
  askExport: route(
    'POST /consent/{token}/export',
    everyone,
    'Have everything about the child put into one file, for its guardian',
  )
    .input(z.object({ params: byLink }))
    .output(Exports),
  exports: route(
    'GET /consent/{token}/exports',
    everyone,
    'The exports of the child, and how each stands',
  )
    .input(z.object({ params: byLink }))
    .output(Exports),
  exportFile: route(
    'GET /consent/{token}/exports/{export_id}/file',
    everyone,
    'The file of an export of the child',
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: byLink.extend({ export_id: Id }) }))
    .output(ExportFile),

  own: route(
    'GET /users/guardian',
    awaitingToo(signedIn()),
    'Who was asked to agree to the own account, and where that stands',
  ).output(OwnGuardian),
  sendAgain: route(
    'POST /users/guardian/send',
    awaitingToo(signedIn()),
    'Mail the own guardian a new link; the one before works no more',
  ).output(OwnGuardian),
  change: route(
    'PUT /users/guardian',
    awaitingToo(signedIn()),
    'Ask another guardian; the link of the one before works no more',
  )
    .input(z.object({ body: z.object({ guardian_email: GuardianEmail }) }))
    .output(OwnGuardian),
}
