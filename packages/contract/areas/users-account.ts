import { browsers, systems } from '@quartet/domain/device.ts'
import { z } from 'zod'
import { secret } from '../fields.ts'
import {
  awaitingToo,
  changesPerson,
  choosingToo,
  guestsToo,
  Id,
  Nothing,
  route,
  signedIn,
} from '../route.ts'
import { NewPassword } from './auth.ts'

const Device = z.object({
  id: z.number().int(),
  /** Null when the browser did not identify itself or is not in the list. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  remembered: z.boolean(),
  /** ISO 8601. */
  signed_in_at: z.string(),
  /** With a precision of five minutes. */
  last_used_at: z.string(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
})
const Devices = z.object({ devices: z.array(Device) })

/** Always open: also to guests and to accounts waiting for a guardian. */
const own = awaitingToo(guestsToo(signedIn()))

/**
 * From when the account is erased, at the person's request or with its institution; null otherwise.
 */
const Erasure = z.object({ erase_from: z.string().nullable() })

export const account = {
  changePassword: route(
    'PUT /users/update/password/{user_id}',
    awaitingToo(guestsToo(changesPerson('admin_users'))),
    'Change a password: the own one with the old one beside it; somebody else is given a one-time password by who administers people; the other sessions end',
  )
    .input(
      z.object({
        params: z.object({ user_id: Id }),
        body: z
          .object({
            /**
             * The current password, for the caller's own account; not needed to change another
             * person's password.
             */
            old_password: secret('old_password_missing').optional(),
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
  choosePassword: route(
    'POST /users/password',
    choosingToo(own),
    'Choose a password in place of a one-time one, which opens nothing else; the other sessions end',
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
  signOut: route('DELETE /users/devices/{device_id}', own, 'Sign one of the own devices out')
    .input(z.object({ params: z.object({ device_id: Id }) }))
    .output(Devices),
  signOutOthers: route(
    'DELETE /users/devices',
    own,
    'Sign every own device out but the one that asks',
  ).output(Devices),
  askErasure: route(
    'POST /users/deletion',
    own,
    'Ask for the erasure of the own account: it comes after 14 days in which it can be undone; the other sessions end',
  )
    .input(z.object({ body: z.object({ password: secret('password_missing').optional() }) }))
    .output(Erasure),
  undoErasure: route('DELETE /users/deletion', own, 'Keep the own account after all').output(
    Erasure,
  ),
}
