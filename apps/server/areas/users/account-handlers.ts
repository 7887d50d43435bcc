import { notFound, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { takeCodeMail } from '../auth/commands.ts'
import { confirmEmailChange, requestEmailChange } from '../auth/email-commands.ts'
import { findPendingEmail, livingSessions } from '../auth/queries.ts'
import {
  changeOwnPassword,
  choosePassword,
  requestErasure,
  setPasswordOf,
  signOut,
  undoErasure,
} from './account-commands.ts'
import { limitingAddresses } from './address-handlers.ts'
import { countingDone } from './daily-limit-handlers.ts'
import { countingFailures } from './own-password-handlers.ts'
import { changePersonal, mayBecomeAdult } from './personal-commands.ts'
import { findUser } from './queries.ts'

type Account = Awaited<ReturnType<typeof findUser>>

async function showPersonal(context: Context, person: Account) {
  if (!person) throw notFound()
  const { db, now } = context
  const isOwn = person.id === getCaller(context).id
  return {
    email: person.email,
    age_group_id: person.ageGroupId,
    turns_18_in: person.turns18In,
    country: person.country,
    city: person.city,
    state: person.state,
    zip_code: person.zipCode,
    pending_email: (isOwn && (await findPendingEmail(db, person.id, now))) || null,
    email_verified: person.email === null || person.emailVerifiedAt !== null,
    may_become_adult: mayBecomeAdult(person, now),
  }
}

async function showDevices(context: Context) {
  const { id, sessionHash } = getCaller(context)
  const rows = await livingSessions(context.db, id, context.now)
  return {
    devices: rows.map((session) => ({
      id: session.id,
      browser: session.browser,
      system: session.system,
      remembered: session.remembered,
      signed_in_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      current: session.tokenHash === sessionHash,
      class_card: session.cardId !== null,
    })),
  }
}

export const account = api.account.router({
  changePassword: api.account.changePassword.handler(async ({ context, input: { body } }) => {
    const [caller, personId] = [getCaller(context), getPersonId(context)]
    if (personId === caller.id)
      return unwrap(
        await countingDone(context, 'passwordDay', () =>
          countingFailures(context, () => changeOwnPassword(signedIn(context), body)),
        ),
      )
    const { password } = body
    unwrap(
      await countingDone(context, 'oneTimeDay', () =>
        setPasswordOf(signedIn(context), { personId, password }),
      ),
    )
    context.events.record('password_set', context.address, { id: personId })
    return {}
  }),
  personal: api.account.personal.handler(async ({ context }) =>
    showPersonal(context, await findUser(context.db, getPersonId(context))),
  ),
  changePersonal: api.account.changePersonal.handler(async ({ context, input: { body } }) => {
    const personId = getPersonId(context)
    const write = () => changePersonal(signedIn(context), { ...body, personId })
    const isMailed = body.email !== undefined && personId !== getCaller(context).id
    const changed = isMailed
      ? await limitingAddresses(context, body.email ?? '', write)
      : await write()
    return showPersonal(context, unwrap(changed))
  }),
  requestEmail: api.account.requestEmail.handler(async ({ context, input: { body } }) => {
    // only a right password takes from what may be mailed
    const takeMail = () => takeCodeMail(context, { email: body.email, proof: 'person' })
    return unwrap(
      await countingDone(context, 'emailDay', () =>
        countingFailures(context, () =>
          requestEmailChange(signedIn(context), { ...body, takeMail }),
        ),
      ),
    )
  }),
  confirmEmail: api.account.confirmEmail.handler(async ({ context, input: { body } }) =>
    unwrap(await confirmEmailChange(signedIn(context), body.code)),
  ),
  choosePassword: api.account.choosePassword.handler(async ({ context, input: { body } }) =>
    unwrap(await choosePassword(signedIn(context), body.password)),
  ),

  devices: api.account.devices.handler(({ context }) => showDevices(context)),
  signOut: api.account.signOut.handler(async ({ context, input: { params } }) => {
    if ((await signOut(signedIn(context), params.device_id)) === 0) throw notFound()
    return showDevices(context)
  }),
  signOutOthers: api.account.signOutOthers.handler(async ({ context }) => {
    await signOut(signedIn(context), 'others')
    return showDevices(context)
  }),

  askErasure: api.account.askErasure.handler(async ({ context, input: { body } }) =>
    unwrap(
      await countingDone(context, 'erasureDay', () =>
        countingFailures(context, () => requestErasure(signedIn(context), body.password)),
      ),
    ),
  ),
  undoErasure: api.account.undoErasure.handler(async ({ context }) =>
    unwrap(await undoErasure(signedIn(context))),
  ),
})
