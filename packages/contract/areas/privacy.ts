import { consenters, consentPurposes } from '@quartet/domain/consent.ts'
import { openConsentScreens } from '@quartet/domain/consent-texts.ts'
import { retentions, storedKinds } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn } from '../route.ts'

const digest = z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, { error: 'required' })

/** What a screen says on which somebody agrees. `digest` is of these texts and of the pages that it links: it is sent back with the answer. */
export const ConsentTexts = z.object({
  digest,
  language_id: z.number().int(),
  /** Interface texts by key; names and dates stand in them as gaps. */
  texts: z.record(z.string(), z.string()),
})

/** Which words somebody has read: refused with `consent_text_changed` when the screen says something else by now. */
export const ShownWords = z.strictObject({ digest, language_id: Id }, { error: 'required' })

/** The words of one consent. */
export const AgreedWords = z.object({
  digest,
  /** The short name of the language, such as `ge`, with its tag (BCP 47) and its direction. */
  language: z.string(),
  tag: z.string(),
  rtl: z.literal([0, 1]),
  /** In the order in which they are read; those of pages are cleaned HTML under `page/{key}/{order}/body`. */
  texts: z.array(z.object({ key: z.string(), text: z.string() })),
})

export const LedgerEntry = z.object({
  id: z.number().int(),
  purpose: z.enum([...consentPurposes, 'account']),
  by: z.enum(consenters),
  /** The guardian's address or the school's name; null when the person agreed. */
  by_name: z.string().nullable(),
  how: z.enum(['registration', 'guardian_link', 'school_agreement', 'settings']),
  /** Of consents from before the words were stored; else null. */
  text_version: z.string().nullable(),
  /** SHA-256 in hex of language and words, and that language; null for those older ones. */
  text_digest: z.string().nullable(),
  language: z.string().nullable(),
  /** ISO 8601. */
  given_at: z.string(),
  withdrawn_at: z.string().nullable(),
})

const Consents = z.object({
  /** Newest first. */
  consents: z.array(LedgerEntry),
  /** The words in which a purpose is given; null for who may give none. */
  consent_texts: ConsentTexts.nullable(),
  purposes: z.array(z.object({ purpose: z.enum(consentPurposes), given: z.boolean(), may_give: z.boolean() })),
})

const View = z.object({
  id: z.number().int(),
  /** Null when the account is gone, or out of the person's reach. */
  name: z.string().nullable(),
  /** How the reader stood to the person then. */
  relation: z.enum(relations),
  /** The first reading of that day, ISO 8601. */
  at: z.string(),
})

const byPurpose = z.object({ purpose: z.enum(consentPurposes) })
/** Of the page; the caller's own when it is not named. */
const inLanguage = z.object({ language: Id.optional() })

/** Never closed: neither to guests nor while a guardian is waited for (method D44). */
const own = awaitingToo(guestsToo(signedIn()))

export const privacy = {
  own: route('GET /users/own_data', own, 'What is kept about the caller and for how long, and which consents there are')
    .input(z.object({ query: inLanguage }))
    .output(
      Consents.extend({
        /** From when the account is erased because the person asked for it, ISO 8601; null: it stays. */
        erase_from: z.string().nullable(),
        /** The contract of the institution ended, and from when everything of its members is erased, ISO 8601; null: it runs, or there is none. */
        contract: z.object({ institution: z.string(), erase_from: z.string() }).nullable(),
        /** The address of the guardian who agreed, and can see and export what is kept; null when there is none, or not any more. */
        guardian_email: z.string().nullable(),
        /** Whether the account has a password, which its deletion asks for. */
        has_password: z.boolean(),
        kept: z.array(z.object({ kind: z.enum(storedKinds), count: z.number().int(), until: z.enum(retentions) })),
      }),
    ),
  give: route('POST /users/consents/{purpose}', own, 'Agree to one purpose; a minor under the age has a guardian do it')
    .input(z.object({ params: byPurpose, body: z.strictObject({ shown: ShownWords }) }))
    .output(Consents),
  withdraw: route('DELETE /users/consents/{purpose}', own, 'Take the consent to one purpose back')
    .input(z.object({ params: byPurpose, query: inLanguage }))
    .output(Consents),
  words: route('GET /users/consents/{consent_id}/words', own, 'The words that one of the own consents was given in')
    .input(z.object({ params: z.object({ consent_id: Id }) }))
    .output(AgreedWords),
  screen: route('GET /consent_texts/{screen}', everyone, 'What is read where somebody agrees, and the digest to send with the answer')
    .input(z.object({ params: z.object({ screen: z.enum(openConsentScreens) }), query: z.object({ language: Id.default(1) }) }))
    .output(ConsentTexts),
  views: route('GET /users/profile_views', own, 'Who else read the own profile, once a reader and day, newest first')
    .input(
      z.object({
        query: z.object({
          offset: z.coerce.number<number>().int().min(0).max(2_147_483_647).default(0),
          /** Inclusive: one more row than this comes. */
          limit: z.coerce.number<number>().int().min(0).max(999).default(4),
        }),
      }),
    )
    .output(z.object({ list: z.array(View), count: z.number().int() })),
}
