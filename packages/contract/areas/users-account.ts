import { browsers, systems } from '@quartet/domain/device.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { z } from 'zod'
import { optionalName, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  changesPerson,
  choosingToo,
  guestsToo,
  Id,
  Nothing,
  notByCard,
  route,
  signedIn,
} from '../route.ts'
import { NewPassword } from './auth.ts'
import { AgeGroupId } from './cms.ts'

const Device = z.object({
  id: z.number().int(),
  browser: z
    .enum(browsers)
    .nullable()
    .describe('Null when the browser did not identify itself or is not in the list.'),
  system: z.enum(systems).nullable(),
  remembered: z.boolean(),
  signed_in_at: z.string().describe('ISO 8601.'),
  last_used_at: z.string().describe('With a precision of five minutes.'),
  current: z.boolean().describe('Whether this is the session of the request.'),
  class_card: z.boolean().describe('Whether a class card opened the session.'),
})
Device.register(z.globalRegistry, { id: 'Device' })
const Devices = z.object({ devices: z.array(Device) })
Devices.register(z.globalRegistry, { id: 'Devices' })

/** Always open: also to guests and to accounts waiting for a guardian. */
const own = awaitingToo(guestsToo(signedIn()))

const Erasure = z.object({ erase_from: z.string().nullable() })
Erasure.register(z.globalRegistry, {
  id: 'OwnErasure',
  description:
    'From when the account is erased, at the person’s request or with its institution; null otherwise.',
})

const Address = text(limits.email, 'email_missing').refine(isEmail, { error: 'email_wrong' })
const OldPassword = secret('password_missing')
  .optional()
  .describe('May be left out by an account without a password.')
const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()

const Personal = z.object({
  email: z.string().nullable(),
  email_verified: z.boolean(),
  age_group_id: AgeGroupId,
  turns_18_in: z.number().int().nullable().describe('Age group 2 only.'),
  country: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  pending_email: z
    .string()
    .nullable()
    .describe(
      'The address to which a code was mailed that can still be entered; null for other people.',
    ),
  may_become_adult: z
    .boolean()
    .describe(
      'Whether the person turns 22 this year or did before, and may choose the adult form.',
    ),
})
const ChangedPersonal = z.strictObject({
  email: Address.optional(),
  age_group_id: z.literal([2, 3]).optional(),
  turns_18_in: z.int().min(limits.turns18In.min).max(limits.turns18In.max).nullable().optional(),
  country: Country.optional(),
  city: optionalName(limits.place.city).optional(),
  state: optionalName(limits.place.state).optional(),
  zip_code: optionalName(limits.place.zipCode).optional(),
})
export type ChangedPersonal = z.infer<typeof ChangedPersonal>

export const account = {
  changePassword: route(
    'PUT /users/update/password/{user_id}',
    notByCard(awaitingToo(guestsToo(changesPerson('admin_users')))),
    'Change a password: the own one with the old one beside it; somebody else is given a one-time password by who administers people; the other sessions end',
    { errors: ['forbidden', 'locked'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .object({
            old_password: secret('old_password_missing')
              .optional()
              .describe(
                'The current password, for the caller’s own account; not needed to change another person’s password.',
              ),
            password: NewPassword,
            confirm_password: secret('confirm_missing'),
          })
          .refine((body) => body.password === body.confirm_password, {
            error: 'confirm_wrong',
            path: ['confirm_password'],
          }),
      }),
    )
    .output(Nothing),
  personal: route(
    'GET /users/personal/{user_id}',
    changesPerson('admin_users'),
    'The address, age, country and place of an account',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: z.object({ user_id: Id }) }))
    .output(Personal),
  changePersonal: route(
    'PUT /users/personal/{user_id}',
    notByCard(changesPerson('admin_users')),
    'Change the own country and place, or move to the adult form; who administers people also corrects the address and the age of others',
    { errors: ['not_found', 'row_unknown', 'not_for_children', 'mail_paused'] },
  )
    .input(z.object({ params: z.object({ user_id: Id }), body: ChangedPersonal }))
    .output(Personal),
  requestEmail: route(
    'POST /users/email',
    notByCard(signedIn()),
    'Mail a code to the address that the own account shall have; the answer is the same for every address',
    { errors: ['locked', 'not_for_children'] },
  )
    .input(z.object({ body: z.strictObject({ email: Address, password: OldPassword }) }))
    .output(Nothing),
  confirmEmail: route(
    'POST /users/email/confirm',
    notByCard(signedIn()),
    'Change the own address with the mailed code; the other sessions end and the old address gets a notice',
    { errors: ['code_wrong'] },
  )
    .input(
      z.object({ body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'code_missing') }) }),
    )
    .output(z.object({ email: z.string() })),
  choosePassword: route(
    'POST /users/password',
    notByCard(choosingToo(own)),
    'Choose a password in place of a one-time one, which opens nothing else; the other sessions end',
    { errors: ['forbidden', 'one_time_expired'] },
  )
    .input(
      z.object({
        body: z
          .object({ password: NewPassword, confirm_password: secret('confirm_missing') })
          .refine((body) => body.password === body.confirm_password, {
            error: 'confirm_wrong',
            path: ['confirm_password'],
          }),
      }),
    )
    .output(Nothing),
  devices: route(
    'GET /users/devices',
    own,
    'Where the caller is signed in, the newest use first',
  ).output(Devices),
  signOut: route('DELETE /users/devices/{device_id}', own, 'Sign one of the own devices out', {
    errors: ['not_found'],
  })
    .input(z.object({ params: z.object({ device_id: Id }) }))
    .output(Devices),
  signOutOthers: route(
    'DELETE /users/devices',
    own,
    'Sign every own device out but the one that asks',
  ).output(Devices),
  askErasure: route(
    'POST /users/deletion',
    notByCard(own),
    'Ask for the erasure of the own account: it comes after 14 days in which it can be undone; the other sessions end',
    { errors: ['locked', 'last_administrator'] },
  )
    .input(z.object({ body: z.object({ password: secret('password_missing').optional() }) }))
    .output(Erasure),
  undoErasure: route('DELETE /users/deletion', own, 'Keep the own account after all', {
    errors: ['erased_with_institution'],
  }).output(Erasure),
}
