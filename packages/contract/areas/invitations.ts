import { isEmail } from '@quartet/domain/email.ts'
import { mostInvited } from '@quartet/domain/invitations.ts'
import { z } from 'zod'
import { optionalText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { everyone, Id, Nothing, route, signedIn } from '../route.ts'

const Address = text(limits.email, 'email_missing')
  .refine(isEmail, { error: 'email_wrong' })
  .meta({ format: 'email', examples: ['ada@example.org'] })

/** Always in the body, so that no log of addresses has it; empty for the owner of the address. */
const Secret = optionalText(100)
  .default('')
  .describe('The secret of the mailed link, or the mailed code.')
const params = z.object({ invitation_id: Id })

const OpenInvitation = z.object({
  id: z.number().int(),
  email: z.string(),
  sent_at: z.string().describe('ISO 8601: when the last mail was sent.'),
  expires_at: z.string(),
})
OpenInvitation.register(z.globalRegistry, { id: 'OpenInvitation' })
export type OpenInvitation = z.infer<typeof OpenInvitation>

const Invitation = z.object({
  inviter: z.string(),
  inviter_id: z.number().int(),
  team: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe('Null for an invitation to become a contact only.'),
  email: z.string().describe('Whoever confirmed this address can accept.'),
  expires_at: z.string().describe('ISO 8601.'),
  reader: z
    .enum(['invited', 'other', 'signed_out'])
    .describe('Whether the caller is who was invited.'),
})
Invitation.register(z.globalRegistry, { id: 'Invitation' })
export type InvitationView = z.infer<typeof Invitation>

export const invitations = {
  invite: route(
    'POST /users/invite/contact',
    signedIn(),
    'Mail an invitation to each of these addresses; the answer is the same whether or not an address has an account',
    {
      errors: [
        'invite_adults',
        'invite_unverified',
        'invite_full',
        'mail_paused',
        'contact_unknown',
      ],
    },
  )
    .input(
      z.object({
        body: z.strictObject({
          emails: z.array(Address).min(1, { error: 'email_missing' }).max(mostInvited, {
            error: 'emails_many',
          }),
        }),
      }),
    )
    .output(Nothing),
  list: route(
    'GET /users/invitations',
    signedIn(),
    'The addresses that the caller has invited to become a contact and that can still accept, newest first',
  ).output(z.object({ list: z.array(OpenInvitation).describe('At most 100.') })),
  withdraw: route(
    'DELETE /users/invitations/{invitation_id}',
    signedIn(),
    'Withdraw an own invitation: its link no longer works',
    { errors: ['not_found'] },
  )
    .input(z.object({ params }))
    .output(Nothing),
  open: route(
    'POST /invitations/{invitation_id}',
    everyone,
    'Who invites, and to what; needs the secret unless the caller has the invited address',
    { errors: ['invitation_gone'] },
  )
    .input(z.object({ params, body: z.strictObject({ secret: Secret }) }))
    .output(Invitation),
  accept: route(
    'POST /users/accept/invatation/{invitation_id}',
    signedIn(),
    'Become a contact of the person who invited, and a member of the team if one is named and the caller consents to share scores with it; only for the owner of the invited address',
    { errors: ['invitation_gone', 'invitation_address', 'team_unverified', 'forbidden'] },
  )
    .input(
      z.object({
        params,
        body: z.strictObject({
          secret: Secret,
          share_scores: z
            .boolean()
            .default(false)
            .describe('Consent to share the scores with the team; without it nobody joins.'),
        }),
      }),
    )
    .output(
      z.object({ team_id: z.number().int().nullable().describe('The team that was joined.') }),
    ),
  decline: route(
    'POST /users/decline/invitation/{invitation_id}',
    everyone,
    'Decline an invitation; the person who invited is not notified',
    { errors: ['invitation_gone'] },
  )
    .input(z.object({ params, body: z.strictObject({ secret: Secret }) }))
    .output(Nothing),
}
