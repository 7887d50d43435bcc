import { setTimeout as wait } from 'node:timers/promises'
import type { Registration } from '@quartet/contract/areas/registration.ts'
import { agesAgree, consentAgeOf } from '@quartet/domain/age.ts'
import { terms, trialDays } from '@quartet/domain/subscription.ts'
import { apiError, fieldErrors, unwrap } from '../../api-error.ts'
import { api, type Context } from '../../http/context.ts'
import { findMailed } from '../invitations/queries.ts'
import { readConfiguration, readSettings } from '../settings/queries.ts'
import { registerIndividual, registerMember, requestChild } from './commands.ts'
import { lookUpCode } from './queries.ts'

export const registration = api.registration.router({
  plans: api.registration.plans.handler(async ({ context: { db, payments, contact } }) => {
    const { currency, price_semester, price_annual, instrument_name } = await readConfiguration(db)
    const { registration_open, individual_signup } = await readSettings(db)
    const plan = (term: 'semester' | 'annual', price: number) => ({
      plan: 'basic' as const,
      term,
      months: terms[term].months,
      price,
      currency,
    })
    return {
      plans: [plan('semester', price_semester), plan('annual', price_annual)],
      trial_days: trialDays,
      sandbox: payments?.sandbox ?? false,
      registration_open,
      card_signup: payments?.sandbox === true && individual_signup,
      instrument_name,
      contact,
    }
  }),

  captcha: api.registration.captcha.handler(async ({ context: { captcha, now } }) => ({
    ...(await captcha.challenge(now)),
  })),

  register: api.registration.register.handler(({ context, input: { body, query } }) =>
    register(context, { ...body, language: body.language ?? query.language }),
  ),

  registerInvited: api.registration.registerInvited.handler(
    async ({ context, input: { params, body, query } }) => {
      const { invitation } = await findInvited(context, { ...params, token: body.token })
      if (invitation.email !== body.email.toLowerCase()) throw apiError('invitation_address')
      const language = body.language ?? query.language
      return register(context, { ...body, language, invitationId: invitation.id })
    },
  ),

  invitation: api.registration.invitation.handler(async ({ context, input: { params, body } }) => {
    const found = await findInvited(context, { ...params, token: body.token })
    const { inviter, team, invitation } = found
    return {
      first_name: inviter.firstName,
      team: team?.name ?? null,
      email: invitation.email ?? '',
    }
  }),

  code: api.registration.code.handler(async ({ context, input: { body } }) => {
    const seconds = await context.limits.take('codeLookUp', context.address)
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
    return lookUpCode(context.db, body.promo_code, context.now)
  }),

  child: api.registration.child.handler(async ({ context, input: { body, query } }) => {
    await letIn(context, 'institution')
    const language = body.language ?? query.language
    return unwrap(await requestChild(context, { ...body, language }))
  }),
})

async function register(
  context: Context,
  person: Registration & { language: number; invitationId?: number },
) {
  await letIn(context, person.type)
  if (contradictsItself(person, context.now))
    throw fieldErrors({ turns_18_in: 'age_contradiction' })
  const registering =
    person.type === 'individual'
      ? registerIndividual(context, person)
      : registerMember(context, person)
  const [result] = await Promise.all([registering, wait(context.minimumDuration)])
  return { status: 'verify', type: person.type, ...unwrap(result) } as const
}

/** The invitation of a mailed link; one that cannot be used counts against the address. */
async function findInvited(
  { db, limits, address, now }: Context,
  mailed: { contact: number; team: number; token: string },
) {
  const found = await findMailed(db, mailed, now)
  if (found) return found
  const retry_after = await limits.take('invitationAddress', address)
  throw retry_after > 0 ? apiError('too_many', { retry_after }) : apiError('invitation_gone')
}

async function letIn(context: Context, type: 'individual' | 'institution') {
  const { limits, address } = context
  const seconds = await limits.take('registrationAddress', address)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  const { registration_open, individual_signup } = await readSettings(context.db)
  if (!registration_open || (type === 'individual' && !individual_signup))
    throw apiError('registration_closed')
}

type Ages = Pick<Registration, 'age_group_id' | 'country' | 'old_enough' | 'turns_18_in'>

/** Whether `old_enough` and `turns_18_in` of age group 2 contradict each other in the country. */
const contradictsItself = (
  { age_group_id, country, old_enough = false, turns_18_in }: Ages,
  now: Date,
) =>
  age_group_id === 2 &&
  typeof turns_18_in === 'number' &&
  !agesAgree(old_enough, turns_18_in, consentAgeOf(country), now.getUTCFullYear())
