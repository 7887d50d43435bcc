import { consenters, consentPurposes } from '@quartet/domain/consent.ts'
import { openConsentScreens } from '@quartet/domain/consent-texts.ts'
import { retentions, storedKinds } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn } from '../route.ts'

const digest = z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, { error: 'required' })

/**
 * The texts of a screen on which somebody consents. `digest` covers these texts and the linked
 * pages; it is sent back with the answer.
 */
export const ConsentTexts = z.object({
  digest,
  language_id: z.number().int(),
  /** Interface texts by key; names and dates are placeholders. */
  texts: z.record(z.string(), z.string()),
})

/**
 * The texts that the person has read. The request is rejected with `consent_text_changed` when the
 * screen's texts have changed since.
 */
export const ShownWords = z.strictObject({ digest, language_id: Id }, { error: 'required' })

/** The texts of one consent. */
export const AgreedWords = z.object({
  digest,
  /** The short name of the language, such as `ge`, with its BCP 47 tag and direction. */
  language: z.string(),
  tag: z.string(),
  rtl: z.literal([0, 1]),
  /** In reading order. Texts of pages are sanitized HTML under `page/{key}/{order}/body`. */
  texts: z.array(z.object({ key: z.string(), text: z.string() })),
})

export const LedgerEntry = z.object({
  id: z.number().int(),
  purpose: z.enum([...consentPurposes, 'account']),
  by: z.enum(consenters),
  /** The guardian's address or the school's name; null when the person consented. */
  by_name: z.string().nullable(),
  how: z.enum(['registration', 'guardian_link', 'school_agreement', 'settings']),
  /** Only for consents from before texts were stored; otherwise null. */
  text_version: z.string().nullable(),
  /** SHA-256 in hex of the language and texts, and that language; null for those older consents. */
  text_digest: z.string().nullable(),
  language: z.string().nullable(),
  /** ISO 8601. */
  given_at: z.string(),
  withdrawn_at: z.string().nullable(),
})

const Consents = z.object({
  /** Newest first. */
  consents: z.array(LedgerEntry),
  /** The texts with which a purpose is consented to; null for people who cannot consent to any. */
  consent_texts: ConsentTexts.nullable(),
  purposes: z.array(
    z.object({ purpose: z.enum(consentPurposes), given: z.boolean(), may_give: z.boolean() }),
  ),
})

const View = z.object({
  id: z.number().int(),
  /** Null when the account no longer exists or is not visible to the person. */
  name: z.string().nullable(),
  /** The reader's relation to the person at that time. */
  relation: z.enum(relations),
  /** The first view of that day, ISO 8601. */
  at: z.string(),
})

const byPurpose = z.object({ purpose: z.enum(consentPurposes) })
/** The language of the page; the caller's language by default. */
const inLanguage = z.object({ language: Id.optional() })

/** Always open: also to guests and to accounts waiting for a guardian (method D44). */
const own = awaitingToo(guestsToo(signedIn()))

export const privacy = {
  own: route(
    'GET /users/own_data',
    own,
    'What is kept about the caller and for how long, and which consents there are',
  )
    .input(z.object({ query: inLanguage }))
    .output(
      Consents.extend({
        /**
         * From when the account is erased at the person's own request, ISO 8601; null otherwise.
         */
        erase_from: z.string().nullable(),
        /**
         * The institution whose contract ended, and from when its members' data is erased, ISO
         * 8601; null while the contract runs or without an institution.
         */
        contract: z.object({ institution: z.string(), erase_from: z.string() }).nullable(),
        /**
         * The address of the guardian who consented and who can see and export the stored data;
         * null without a guardian, or once the guardian no longer can.
         */
        guardian_email: z.string().nullable(),
        /** Whether the account has a password, which is required to delete it. */
        has_password: z.boolean(),
        kept: z.array(
          z.object({
            kind: z.enum(storedKinds),
            count: z.number().int(),
            until: z.enum(retentions),
          }),
        ),
      }),
    ),
  give: route(
    'POST /users/consents/{purpose}',
    own,
    'Agree to one purpose; a minor under the age has a guardian do it',
  )
    .input(z.object({ params: byPurpose, body: z.strictObject({ shown: ShownWords }) }))
    .output(Consents),
  withdraw: route('DELETE /users/consents/{purpose}', own, 'Take the consent to one purpose back')
    .input(z.object({ params: byPurpose, query: inLanguage }))
    .output(Consents),
  words: route(
    'GET /users/consents/{consent_id}/words',
    own,
    'The words that one of the own consents was given in',
  )
    .input(z.object({ params: z.object({ consent_id: Id }) }))
    .output(AgreedWords),
  screen: route(
    'GET /consent_texts/{screen}',
    everyone,
    'What is read where somebody agrees, and the digest to send with the answer',
  )
    .input(
      z.object({
        params: z.object({ screen: z.enum(openConsentScreens) }),
        query: z.object({ language: Id.default(1) }),
      }),
    )
    .output(ConsentTexts),
  views: route(
    'GET /users/profile_views',
    own,
    'Who else read the own profile, once a reader and day, newest first',
  )
    .input(
      z.object({
        query: z.object({
          offset: z.coerce.number<number>().int().min(0).max(2_147_483_647).default(0),
          /** An inclusive bound: the response has up to one row more. */
          limit: z.coerce.number<number>().int().min(0).max(999).default(4),
        }),
      }),
    )
    .output(z.object({ list: z.array(View), count: z.number().int() })),
}
