import { consenters, consentPurposes } from '@quartet/domain/consent.ts'
import { keptKinds, retentions } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import { awaitingToo, guestsToo, route, signedIn } from '../route.ts'

const LedgerEntry = z.object({
  id: z.number().int(),
  purpose: z.enum([...consentPurposes, 'account']),
  by: z.enum(consenters),
  /** The guardian's address or the school's name; null when the person agreed. */
  by_name: z.string().nullable(),
  how: z.enum(['registration', 'guardian_link', 'school_agreement', 'settings']),
  text_version: z.string(),
  /** ISO 8601. */
  given_at: z.string(),
  withdrawn_at: z.string().nullable(),
})

const Consents = z.object({
  /** Newest first. */
  consents: z.array(LedgerEntry),
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

/** Never closed: neither to guests nor while a guardian is waited for (method D44). */
const own = awaitingToo(guestsToo(signedIn()))

export const privacy = {
  own: route('GET /users/own_data', own, 'What is kept about the caller and for how long, and which consents there are').output(
    Consents.extend({
      /** From when the account is erased because the person asked for it, ISO 8601; null: it stays. */
      erase_from: z.string().nullable(),
      /** The contract of the institution ended, and from when everything of its members is erased, ISO 8601; null: it runs, or there is none. */
      contract: z.object({ institution: z.string(), erase_from: z.string() }).nullable(),
      /** The address of the guardian who agreed, and can see and export what is kept; null when there is none, or not any more. */
      guardian_email: z.string().nullable(),
      /** Whether the account has a password, which its deletion asks for. */
      has_password: z.boolean(),
      kept: z.array(z.object({ kind: z.enum(keptKinds), count: z.number().int(), until: z.enum(retentions) })),
    }),
  ),
  give: route('POST /users/consents/{purpose}', own, 'Agree to one purpose; a minor under the age has a guardian do it')
    .input(z.object({ params: byPurpose }))
    .output(Consents),
  withdraw: route('DELETE /users/consents/{purpose}', own, 'Take the consent to one purpose back')
    .input(z.object({ params: byPurpose }))
    .output(Consents),
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
