import { consenters, consentPurposes, entrustedPurposes } from '@quartet/domain/consent.ts'
import { openConsentScreens } from '@quartet/domain/consent-texts.ts'
import { retentions, storedKinds } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn } from '../route.ts'

const digest = z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, { error: 'required' })

export const ConsentTexts = z.object({
  digest,
  language_id: z.number().int(),
  texts: z
    .record(z.string(), z.string())
    .describe('Interface texts by key; names and dates are placeholders.'),
})
ConsentTexts.register(z.globalRegistry, {
  id: 'ConsentTexts',
  description:
    'The texts of a screen on which somebody consents. `digest` covers these texts and the linked pages; it is sent back with the answer.',
})

export const ShownWords = z.strictObject({ digest, language_id: Id }, { error: 'required' })
ShownWords.register(z.globalRegistry, {
  id: 'ShownWords',
  description:
    'The texts that the person has read. The request is rejected with `consent_text_changed` when the screen’s texts have changed since.',
})

export const AgreedWords = z.object({
  digest,
  language: z
    .string()
    .describe('The short name of the language, such as `ge`, with its BCP 47 tag and direction.'),
  tag: z.string(),
  rtl: z.literal([0, 1]),
  texts: z
    .array(z.object({ key: z.string(), text: z.string() }))
    .describe(
      'In reading order. Texts of pages are sanitized HTML under `page/{key}/{order}/body`.',
    ),
})
AgreedWords.register(z.globalRegistry, {
  id: 'AgreedWords',
  description: 'The texts of one consent.',
})

export const LedgerEntry = z.object({
  id: z.number().int(),
  purpose: z.enum([...consentPurposes, ...entrustedPurposes]),
  by: z.enum(consenters),
  by_name: z
    .string()
    .nullable()
    .describe('The guardian’s address or the school’s name; null when the person consented.'),
  how: z.enum([
    'registration',
    'guardian_link',
    'school_agreement',
    'joining',
    'settings',
    'family',
  ]),
  text_version: z
    .string()
    .nullable()
    .describe('Only for consents from before texts were stored; otherwise null.'),
  text_digest: z
    .string()
    .nullable()
    .describe(
      'SHA-256 in hex of the language and texts, and that language; null for those older consents.',
    ),
  language: z.string().nullable(),
  given_at: z.string().describe('ISO 8601.'),
  withdrawn_at: z.string().nullable(),
})
LedgerEntry.register(z.globalRegistry, { id: 'LedgerEntry' })

const Consents = z.object({
  consents: z.array(LedgerEntry).describe('Newest first.'),
  consent_texts: ConsentTexts.nullable().describe(
    'The texts with which a purpose is consented to; null for people who cannot consent to any.',
  ),
  purposes: z.array(
    z.object({ purpose: z.enum(consentPurposes), given: z.boolean(), may_give: z.boolean() }),
  ),
})
Consents.register(z.globalRegistry, { id: 'Consents' })

const View = z.object({
  id: z.number().int(),
  name: z
    .string()
    .nullable()
    .describe('Null when the account no longer exists or is not visible to the person.'),
  relation: z.enum(relations).describe('The reader’s relation to the person at that time.'),
  at: z.string().describe('The first view of that day, ISO 8601.'),
})
View.register(z.globalRegistry, { id: 'ProfileView' })

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
        erase_from: z
          .string()
          .nullable()
          .describe(
            'From when the account is erased at the person’s own request, ISO 8601; null otherwise.',
          ),
        contract: z
          .object({ institution: z.string(), erase_from: z.string() })
          .nullable()
          .describe(
            'The institution whose contract ended, and from when its members’ data is erased, ISO 8601; null while the contract runs or without an institution.',
          ),
        guardian_email: z
          .string()
          .nullable()
          .describe(
            'The address of the guardian who consented and who can see and export the stored data; null without a guardian, or once the guardian no longer can.',
          ),
        has_password: z
          .boolean()
          .describe('Whether the account has a password, which is required to delete it.'),
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
    { errors: ['forbidden', 'guardian_only', 'consent_text_changed'] },
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
    { errors: ['not_found'] },
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
          limit: z.coerce
            .number<number>()
            .int()
            .min(0)
            .max(999)
            .default(4)
            .describe('An inclusive bound: the response has up to one row more.'),
        }),
      }),
    )
    .output(z.object({ list: z.array(View), count: z.number().int() })),
}
