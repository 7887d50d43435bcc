import { isEmail } from '@quartet/domain/email.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { maxAddresses } from '@quartet/domain/sharing.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { Id, Nothing, optionalUpload, readsPerson, route, signedIn, upload } from '../route.ts'

const Address = text(254, 'email_missing').refine(isEmail, { error: 'email_wrong' })

const Share = z.object({
  id: z.number().int(),
  kind: z.enum(['profile', 'plp', 'task', 'pwp']),
  /** The address it was mailed to. */
  email: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
  /** The sender, and the person whose content it is. */
  sender: z.object({ id: z.number().int(), name: z.string() }),
  person: z.object({ id: z.number().int(), name: z.string() }),
})

export const sharing = {
  profile: route(
    'POST /users/share',
    signedIn(),
    'Mail the own profile card, a PNG, to one address',
    upload(sharedBytes, 'uploadPerson'),
  )
    .input(z.object({ body: z.object({ image: z.file(), email: Address }) }))
    .output(Nothing),
  plp: route(
    'POST /users/share/{user_id}',
    readsPerson('access_users'),
    'Mail a Personal Learning Profile, a PDF, to one to five addresses',
    optionalUpload(sharedBytes, 'uploadPerson'),
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z.object({
          /** Without it, the server attaches the page that it makes for others. */
          pdf: z.file().optional(),
          emails: z
            .array(Address, { error: 'email_missing' })
            .min(1, { error: 'email_missing' })
            .max(maxAddresses, { error: 'emails_many' }),
        }),
      }),
    )
    .output(Nothing),
  list: route(
    'GET /users/shares',
    signedIn(),
    'What the caller mailed, and what others mailed of the caller: newest first',
  ).output(z.object({ list: z.array(Share), count: z.number().int() })),
  options: route(
    'GET /users/share/options',
    signedIn(),
    'Which ways of sharing the caller has',
  ).output(z.object({ mail: z.boolean(), social: z.boolean() })),
}
