import { isEmail } from '@quartet/domain/email.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { linkDays, maxAddresses, maxMessage } from '@quartet/domain/sharing.ts'
import { z } from 'zod'
import { documentErrors, pictureErrors, shareErrors } from '../error-groups.ts'
import { optionalText, text } from '../fields.ts'
import {
  awaitingToo,
  everyone,
  guestsToo,
  Id,
  Nothing,
  optionalUpload,
  readsPerson,
  route,
  signedIn,
  upload,
} from '../route.ts'
import { DocumentRequest, documentParts } from './documents.ts'

const Address = text(254, 'email_missing')
  .refine(isEmail, { error: 'email_wrong' })
  .meta({ format: 'email', examples: ['ada@example.org'] })
const Message = optionalText(maxMessage).optional()

/** What a mailed share needs besides its file; `emails` only between adults. */
const recipients = {
  emails: z
    .array(Address, { error: 'email_missing' })
    .max(maxAddresses, { error: 'emails_many' })
    .default([]),
  /** Staff of `GET /users/share/people`. */
  user_ids: z.array(Id).max(maxAddresses, { error: 'emails_many' }).default([]),
  /** Also to the guardian, whose address is not shown. */
  guardian: z.stringbool().default(false),
  message: Message,
}
type Named = { emails: unknown[]; user_ids: unknown[]; guardian: boolean }
const hasRecipient = ({ emails, user_ids, guardian }: Named) =>
  emails.length + user_ids.length > 0 || guardian

export const MailedPdf = z
  .object({
    pdf: z
      .file()
      .optional()
      .describe('Without it, the server attaches the document that it makes for others.'),
    parts: z
      .array(z.enum(documentParts))
      .optional()
      .describe('The parts of that document; without a list all of them.'),
    ...recipients,
  })
  .refine(hasRecipient, { error: 'email_missing', path: ['emails'] })
MailedPdf.register(z.globalRegistry, {
  id: 'MailedPdf',
  description: 'The body of a call that mails a document.',
})
export type MailedPdf = z.infer<typeof MailedPdf>

const Named = z.object({ id: z.number().int(), name: z.string() })
Named.register(z.globalRegistry, { id: 'NamedPerson' })

const Share = z.object({
  id: z.number().int(),
  kind: z.enum(['profile', 'plp', 'task', 'pwp']),
  recipient: z
    .enum(['address', 'staff', 'guardian'])
    .describe('`staff` and `guardian` for a minor’s content.'),
  email: z.string().describe('The address it was mailed to; empty for staff and guardians.'),
  recipient_name: z.string().nullable().describe('The member of staff.'),
  sent_at: z.string().describe('ISO 8601.'),
  sender: Named.describe('The sender, and the person whose content it is.'),
  person: Named,
})
Share.register(z.globalRegistry, { id: 'SharedDocument' })

const sharedKinds = ['plp', 'pwp', 'card'] as const
/** A document that a link can show. */
const SharedDocument = DocumentRequest.transform((document, context) => {
  if (document.kind !== 'tasks') return document
  context.addIssue({ code: 'custom', message: 'required', path: ['kind'] })
  return z.NEVER
})
export type SharedDocument = z.infer<typeof SharedDocument>

const ShareLink = z.object({
  id: z.number().int(),
  kind: z.enum(sharedKinds),
  title: z.string().describe('The title of the document, in the language of its sender.'),
  audience: z
    .enum(['anyone', 'trusted'])
    .describe('`trusted`: opens only for signed-in staff of the person’s institution.'),
  state: z
    .enum(['open', 'closed', 'expired', 'revoked'])
    .describe('`closed`: neither expired nor revoked, and opens for nobody.'),
  created_at: z.string().describe('ISO 8601.'),
  expires_at: z.string(),
  views: z
    .number()
    .int()
    .describe(
      'How often the page of the link was opened (`POST /shared`). The pages and the PDF do not count: the page loads them itself, so that one visit would count twice. A program that only takes them is therefore not seen.',
    ),
  last_viewed_at: z.string().nullable(),
  sender: Named,
  person: Named,
})
ShareLink.register(z.globalRegistry, { id: 'ShareLink' })

/** Always open: what one shared can be seen and revoked after the access has ended. */
const own = awaitingToo(guestsToo(signedIn()))

/** The token is sent in the body, so that no log of addresses contains it. */
const Token = z.strictObject({ token: z.string().min(1).max(100) })

const sharedFile = (type: string) =>
  z.object({
    headers: z.object({ 'content-disposition': z.string() }),
    body: z.file().mime(type),
  })

export const sharing = {
  profile: route(
    'POST /users/share',
    signedIn(),
    'Mail the own profile card, a PNG, to one address',
    {
      ...upload(sharedBytes, 'uploadPerson'),
      errors: [
        ...pictureErrors,
        'subscription_ended',
        'share_unverified',
        'share_addresses_closed',
        'share_person_unknown',
        'share_day_full',
        'share_recipient_full',
        'mail_paused',
        'picture_unknown',
      ],
    },
  )
    .input(
      z.object({
        body: z
          .object({
            image: z.file(),
            email: Address.optional(),
            user_ids: recipients.user_ids,
            guardian: recipients.guardian,
            message: Message,
          })
          .refine(
            ({ email, ...others }) => hasRecipient({ ...others, emails: email ? [email] : [] }),
            { error: 'email_missing', path: ['email'] },
          ),
      }),
    )
    .output(Nothing),
  plp: route(
    'POST /users/share/{user_id}',
    readsPerson('access_users'),
    'Mail a Personal Learning Profile, a PDF, to one to five recipients',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors] },
  )
    .input(z.object({ params: z.object({ user_id: Id }), body: MailedPdf }))
    .output(Nothing),
  list: route(
    'GET /users/shares',
    own,
    'What the caller mailed, and what others mailed of the caller: newest first',
  ).output(z.object({ list: z.array(Share), count: z.number().int() })),
  options: route(
    'GET /users/share/options',
    signedIn(),
    'Which ways of sharing the caller has',
  ).output(z.object({ mail: z.boolean(), social: z.boolean() })),
  people: route(
    'GET /users/share/people',
    signedIn(),
    'To whom the profile of the caller, or of a person in scope, can go while one of both is a minor',
    { errors: ['not_found'] },
  )
    .input(z.object({ query: z.object({ user_id: Id.optional() }) }))
    .output(
      z.object({
        audience: z
          .enum(['anyone', 'trusted'])
          .describe('`anyone` between adults: any address, and no list.'),
        staff: z.array(Named).describe('Adult staff of the person’s institution.'),
        guardian: z.boolean().describe('Whether the guardian can get a mail.'),
      }),
    ),
  createLink: route(
    'POST /users/share_links',
    signedIn(),
    'Make a link that shows a document as it is now; its address is returned only here',
    {
      errors: [
        ...documentErrors,
        'subscription_ended',
        'share_unverified',
        'share_links_full',
        'share_day_full',
      ],
    },
  )
    .input(
      z.object({
        body: z.strictObject({
          document: SharedDocument,
          days: z.literal(linkDays),
          message: Message,
        }),
      }),
    )
    .output(z.object({ id: z.number().int(), url: z.string(), expires_at: z.string() })),
  links: route(
    'GET /users/share_links',
    own,
    'The links that the caller made, and those that others made of the caller: newest first',
  ).output(z.object({ list: z.array(ShareLink), count: z.number().int() })),
  revokeLink: route(
    'DELETE /users/share_links/{id}',
    own,
    'Close a link at once and delete what it showed',
    { errors: ['row_unknown'] },
  )
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(Nothing),
  open: route('POST /shared', everyone, 'What a link shows, and who made it', {
    errors: ['share_link_gone'],
  })
    .input(z.object({ body: Token }))
    .output(
      z.object({
        kind: z.enum(sharedKinds),
        title: z.string(),
        language: z.string().describe('The BCP 47 tag of the language of the title and the pages.'),
        sender: z.string(),
        person: z
          .string()
          .nullable()
          .describe('The person whose content it is, when that is not the sender.'),
        message: z.string(),
        audience: z.enum(['anyone', 'trusted']),
        expires_at: z.string().describe('ISO 8601.'),
        page_count: z.number().int(),
      }),
    ),
  openPages: route('POST /shared/pages', everyone, 'The pages behind a link as one SVG', {
    errors: ['share_link_gone'],
  })
    .route({ outputStructure: 'detailed' })
    .input(z.object({ body: Token }))
    .output(sharedFile('image/svg+xml')),
  openPdf: route('POST /shared/pdf', everyone, 'The document behind a link as a PDF', {
    errors: ['share_link_gone'],
  })
    .route({ outputStructure: 'detailed' })
    .input(z.object({ body: Token }))
    .output(sharedFile('application/pdf')),
}
