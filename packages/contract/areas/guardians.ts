import { consentPurposes } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { rejectCardNumbers, secret, text } from '../fields.ts'
import { awaitingToo, everyone, Id, Nothing, route, signedIn } from '../route.ts'
import { NewPassword } from './auth.ts'
import { ExportFile, Exports } from './exports.ts'
import { AgreedWords, ConsentTexts, LedgerEntry, ShownWords } from './privacy.ts'

export const GuardianEmail = text(254, 'guardian_email_missing').refine(isEmail, { error: 'email_wrong' })

const byLink = z.object({ token: text(200, 'required') })
const Purposes = z.array(z.enum(consentPurposes)).max(consentPurposes.length)

/** What a guardian reads behind the mailed link. */
const ConsentRequest = z.object({
  /** `outgrown`: the person decides alone by now, nobody else does. */
  state: z.enum(['asked', 'given', 'withdrawn', 'outgrown']),
  name: z.string(),
  institution: z.string().nullable(),
  /** There is no account yet: agreeing makes it, with an address and a password. */
  makes_account: z.boolean(),
  /** The last moment to agree, ISO 8601; null when it was agreed to. */
  answer_by: z.string().nullable(),
  /** What may be agreed to beside the account, and what of it is. */
  purposes: Purposes,
  agreed: Purposes,
  /** What this page says; null when there is nothing to agree to. */
  consent_texts: ConsentTexts.nullable(),
  /** Every consent about the person that there was, newest first. */
  consents: z.array(LedgerEntry),
})

const Agreement = z
  .object({
    consents: Purposes.default([]),
    shown: ShownWords,
    /** All three when there is no account yet. */
    email: text(254, 'email_missing').refine(isEmail, { error: 'email_wrong' }).optional(),
    password: NewPassword.optional(),
    confirm_password: secret('confirm_missing').optional(),
  })
  .refine((body) => body.password === body.confirm_password, { error: 'confirm_wrong', path: ['confirm_password'] })
  .superRefine(rejectCardNumbers())

/** What is kept about a child, as its guardian reads it behind the link. */
const Child = z.object({
  name: z.string(),
  email: z.string().nullable(),
  institution: z.string().nullable(),
  /** Of the inventory; null before it is finished. */
  scores: z.record(z.enum(patterns), z.number().int()).nullable(),
  /** The statements that the child chose or wrote. */
  statements: z.array(z.string()),
  /** How many there are, and the titles of the newest 50. */
  tasks: z.object({ count: z.number().int(), titles: z.array(z.string()) }),
})

/** The guardian, or the school, that agrees to the account of the person who is signed in. */
const OwnGuardian = z.object({
  /** Whether only help is open until the guardian agrees. */
  waits: z.boolean(),
  by: z.enum(['guardian', 'school']),
  /** Of the school. */
  institution: z.string().nullable(),
  state: z.enum(['asked', 'given', 'withdrawn']),
  /** Null where the school agrees. */
  guardian_email: z.string().nullable(),
  sent_at: z.string(),
  answer_by: z.string().nullable(),
})

export const guardians = {
  show: route('GET /consent/{token}', everyone, 'What a guardian is asked to agree to, and what was answered')
    .input(
      z.object({
        params: byLink,
        /** Of the page. */
        query: z.object({ language: Id.default(1) }),
      }),
    )
    .output(ConsentRequest),
  words: route('GET /consent/{token}/words/{consent_id}', everyone, 'The words that one of the consents about the person was given in')
    .input(z.object({ params: byLink.extend({ consent_id: Id }) }))
    .output(AgreedWords),
  confirm: route(
    'POST /consent/{token}/confirm',
    everyone,
    'A guardian agrees; the account is made or opened, and a mail tells how it went',
  )
    .input(z.object({ params: byLink, body: Agreement }))
    .output(Nothing),
  refuse: route('POST /consent/{token}/refuse', everyone, 'A guardian says no: everything of the request is deleted at once')
    .input(z.object({ params: byLink }))
    .output(Nothing),
  withdraw: route(
    'POST /consent/{token}/withdraw',
    everyone,
    'A guardian takes the consent back: the account is closed and every session ends',
  )
    .input(z.object({ params: byLink }))
    .output(Nothing),
  renewLink: route('POST /consent/{token}/link', everyone, 'Mail the guardian who agreed a new link; the one before works no more')
    .input(z.object({ params: byLink }))
    .output(Nothing),
  child: route(
    'GET /consent/{token}/child',
    everyone,
    'What is kept about the child, for the guardian who agreed, while it does not decide alone',
  )
    .input(z.object({ params: byLink }))
    .output(Child),
  askExport: route('POST /consent/{token}/export', everyone, 'Have everything about the child put into one file, for its guardian')
    .input(z.object({ params: byLink }))
    .output(Exports),
  exports: route('GET /consent/{token}/exports', everyone, 'The exports of the child, and how each stands')
    .input(z.object({ params: byLink }))
    .output(Exports),
  exportFile: route('GET /consent/{token}/exports/{export_id}/file', everyone, 'The file of an export of the child')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: byLink.extend({ export_id: Id }) }))
    .output(ExportFile),

  own: route('GET /users/guardian', awaitingToo(signedIn()), 'Who was asked to agree to the own account, and where that stands').output(
    OwnGuardian,
  ),
  sendAgain: route(
    'POST /users/guardian/send',
    awaitingToo(signedIn()),
    'Mail the own guardian a new link; the one before works no more',
  ).output(OwnGuardian),
  change: route('PUT /users/guardian', awaitingToo(signedIn()), 'Ask another guardian; the link of the one before works no more')
    .input(z.object({ body: z.object({ guardian_email: GuardianEmail }) }))
    .output(OwnGuardian),
}
