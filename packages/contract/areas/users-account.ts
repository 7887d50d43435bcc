import { browsers, systems } from '@quartet/domain/device.ts'
import { z } from 'zod'
import { secret } from '../fields.ts'
import { awaitingToo, changesPerson, choosingToo, guestsToo, Id, Nothing, route, signedIn } from '../route.ts'
import { NewPassword } from './auth.ts'

const Device = z.object({
  id: z.number().int(),
  /** Null when its browser did not tell, or is none of those. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  remembered: z.boolean(),
  /** ISO 8601. */
  signed_in_at: z.string(),
  /** To five minutes. */
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
const Devices = z.object({ devices: z.array(Device) })

/** Never closed: neither to guests nor while a guardian is waited for. */
const own = awaitingToo(guestsToo(signedIn()))

/** When the account is erased because the person asked for it, or with its institution; null: it stays. */
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
            /** Of the own account; nobody needs that of somebody else. */
            old_password: secret('old_password_missing').optional(),
            password: NewPassword,
            confirm_password: secret('confirm_missing'),
          })
          .refine((body) => body.password === body.confirm_password, { error: 'confirm_wrong', path: ['confirm_password'] }),
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
          .refine((body) => body.password === body.confirm_password, { error: 'confirm_wrong', path: ['confirm_password'] }),
      }),
    )
    .output(Nothing),
  devices: route('GET /users/devices', own, 'Where the caller is signed in, the newest use first').output(Devices),
  signOut: route('DELETE /users/devices/{device_id}', own, 'Sign one of the own devices out')
    .input(z.object({ params: z.object({ device_id: Id }) }))
    .output(Devices),
  signOutOthers: route('DELETE /users/devices', own, 'Sign every own device out but the one that asks').output(Devices),
  askErasure: route(
    'POST /users/deletion',
    own,
    'Ask for the erasure of the own account: it comes after 14 days in which it can be undone; the other sessions end',
  )
    .input(z.object({ body: z.object({ password: secret('password_missing').optional() }) }))
    .output(Erasure),
  undoErasure: route('DELETE /users/deletion', own, 'Keep the own account after all').output(Erasure),
}
