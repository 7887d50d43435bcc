import { features, institutionKinds } from '@quartet/domain/institution.ts'
import { z } from 'zod'
import type { ErrorName } from '../errors.ts'
import { optionalText } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { awaitingToo, changesPerson, Id, Nothing, notByCard, route, signedIn } from '../route.ts'
import { GuardianEmail } from './guardians.ts'
import { joiningRoutes } from './memberships-joining.ts'
import { ShownWords } from './privacy.ts'

/** Why somebody could not join; sent with 200 and a sentence in the reader's language (D34). */
export const joinErrors = [
  'organization_unknown',
  'organization_full',
  'organization_ended',
  'organization_domain',
  'organization_age',
  'organization_member',
  'guardian_needed',
  'guardian_only',
  'consent_agreement_missing',
  'seat_requested',
] as const satisfies ErrorName[]
export type JoinError = (typeof joinErrors)[number]

const OwnInstitution = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  city: z.string(),
  logo: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  ends_on: z.string().nullable().describe('yyyy-MM-dd, inclusive.'),
  features: z.array(z.enum(features)).describe('What is open to its members.'),
  sees_scores: z.boolean().describe('Whether the caller shares scores with its staff.'),
  awaits_admission: z.boolean().describe('Whether its staff have not let the caller in yet.'),
  renewal_paused: z
    .boolean()
    .describe('Whether joining switched off the renewal of the caller’s own plan.'),
  after_leaving: z
    .enum(['own_plan', 'grace', 'consent'])
    .describe(
      'What leaving leads to: the own plan, which has time left; 14 days’ access; an account that is closed until somebody else consents to it.',
    ),
  may_name_guardian: z
    .boolean()
    .describe('Whether a guardian can consent to the account after leaving.'),
  is_last_administrator: z.boolean().describe('Whether somebody else has to administer it first.'),
})
OwnInstitution.register(z.globalRegistry, { id: 'OwnInstitution' })
export type OwnInstitution = z.infer<typeof OwnInstitution>

const SeatRequest = z.object({
  organization_id: z.number().int(),
  name: z.string().describe('The name of the institution.'),
  position: z.number().int().describe('1 is first in line.'),
  created_at: z.string().describe('ISO 8601.'),
  offered_until: z
    .string()
    .nullable()
    .describe('ISO 8601: until when a free seat is reserved; null while waiting for one.'),
})
SeatRequest.register(z.globalRegistry, { id: 'SeatRequest' })
export type SeatRequestView = z.infer<typeof SeatRequest>

const JoinRequest = z.object({
  name: z.string().describe('The name of the institution.'),
  sent_at: z.string().describe('ISO 8601.'),
  answer_by: z.string().describe('Until when the guardian can answer, ISO 8601.'),
})
JoinRequest.register(z.globalRegistry, {
  id: 'JoinRequest',
  description: 'An institution that the caller joins once the guardian agrees.',
})
export type JoinRequestView = z.infer<typeof JoinRequest>

const Own = z.object({
  institution: OwnInstitution.nullable(),
  waiting: SeatRequest.nullable().describe('The place of the caller on a waiting list.'),
  join_request: JoinRequest.nullable().describe('What the guardian of the caller is asked.'),
  facilitators: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .describe('Who guides the caller as a coaching client.'),
})
Own.register(z.globalRegistry, { id: 'OwnMembership' })

const Joining = z.object({
  error_message: z
    .string()
    .describe('Why the caller has not joined, in the caller’s language; empty when they have.'),
  error: z.enum(joinErrors).nullable(),
  may_wait: z.boolean().describe('Whether the caller may be put on the waiting list.'),
  renewal_paused: z.boolean().describe('Whether the renewal of the caller’s own plan was paused.'),
  awaits_guardian: z
    .boolean()
    .describe('Whether the guardian was asked by mail; the caller joins once they agree.'),
})
Joining.register(z.globalRegistry, {
  id: 'JoinResult',
  description: 'The result of joining an institution, or of being put on its waiting list.',
})
export type JoinResult = z.infer<typeof Joining>

const Left = z.object({
  user: z.object({ id: z.number().int(), organization: z.null() }),
})

const WaitingPerson = z.object({
  name: z.string(),
  position: z.number().int(),
  created_at: z.string().describe('ISO 8601.'),
  offered_until: z.string().nullable().describe('ISO 8601; null while waiting for a free seat.'),
})
WaitingPerson.register(z.globalRegistry, { id: 'WaitingPerson' })
export type WaitingPerson = z.infer<typeof WaitingPerson>

const byUser = z.object({ user_id: Id })
const Code = optionalText(limits.institution.code)
const byCode = z.object({ promo_code: Code.optional() })
const Join = z.strictObject({
  promo_code: Code.optional().describe(
    'The code of the institution; without one, the institution on whose waiting list the caller is.',
  ),
  facilitator_scores: z
    .boolean()
    .default(false)
    .describe('Whether the caller shares their scores with the facilitators.'),
  shown: ShownWords.optional().describe('The texts of the form; required with the consent.'),
})
Join.register(z.globalRegistry, { id: 'JoinOrganization' })
const Leave = z.strictObject({
  resume_renewal: z.boolean().default(false).describe('Renew the paused plan of one’s own again.'),
  guardian_email: GuardianEmail.optional().describe(
    'Who has to consent to the account of a teenager for whom the school has consented.',
  ),
})
Leave.register(z.globalRegistry, { id: 'LeaveOrganization' })
const joining = notByCard(awaitingToo(changesPerson()))

export const memberships = {
  own: route(
    'GET /users/organization',
    awaitingToo(signedIn()),
    'The institution of the caller and their place on a waiting list',
  ).output(Own),
  join: route(
    'PUT /users/join_organization/{user_id}',
    joining,
    'Join an institution with its code; who cannot is answered with 200 and `error_message`',
    { errors: ['consent_text_changed', 'too_many', 'mail_paused'] },
  )
    .input(z.object({ params: byUser, query: byCode, body: Join.optional() }))
    .output(Joining),
  leave: route(
    'PUT /users/leave_organization/{user_id}',
    notByCard(changesPerson('admin_users')),
    'Leave the institution, or end the membership of somebody in scope of `admin_users`',
    { errors: ['organization_none', 'last_administrator', 'forbidden', 'mail_paused'] },
  )
    .input(z.object({ params: byUser, body: Leave.optional() }))
    .output(Left),
  wait: route(
    'POST /users/wait_organization/{user_id}',
    changesPerson(),
    'Wait for a seat in an institution that is full',
    { errors: ['too_many'] },
  )
    .input(z.object({ params: byUser, body: z.strictObject({ promo_code: Code }) }))
    .output(Joining),
  withdraw: route(
    'DELETE /users/wait_organization/{user_id}',
    changesPerson(),
    'Give up the place on the waiting list',
  )
    .input(z.object({ params: byUser }))
    .output(Nothing),
  ...joiningRoutes,
  waiting: route(
    'GET /organizations/waiting/{organization_id}',
    signedIn('access_users', 'access_institutions'),
    'Who waits for a seat in an institution, in order',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: z.object({ organization_id: Id }),
        query: ListQuery.pick({ limit: true, offset: true }),
      }),
    )
    .output(z.object({ list: z.array(WaitingPerson), count: z.number().int() })),
}
