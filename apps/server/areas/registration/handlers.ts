import { setTimeout as wait } from 'node:timers/promises'
import { fieldMessages } from '@quartet/contract/fields.ts'
import { mayConsentAlone } from '@quartet/domain/age.ts'
import { terms, trialDays } from '@quartet/domain/subscription.ts'
import { os } from '../../base/context.ts'
import { everybody } from '../../base/limits.ts'
import { refusal } from '../../base/refusal.ts'
import { showUser } from '../profile/queries.ts'
import { readConfiguration, readSettings } from '../settings/queries.ts'
import { registerIndividual, registerMember } from './commands.ts'

/** A known and an unknown address are answered after the same while. */
const evenAfter = 400

export const registration = os.registration.router({
  plans: os.registration.plans.handler(async ({ context: { db, payments } }) => {
    const { currency, price_semester, price_annual, instrument_name } = await readConfiguration(db)
    const { registration_open } = await readSettings(db)
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
      sandbox: payments.sandbox,
      registration_open,
      instrument_name,
    }
  }),

  captcha: os.registration.captcha.handler(async ({ context: { captcha, now } }) => ({ ...(await captcha.challenge(now)) })),

  register: os.registration.register.handler(async ({ context, input: { body, query } }) => {
    const { limits, address } = context
    const seconds = (await limits.take('registrationAddress', address)) || (await limits.take('registrationOverall', everybody))
    if (seconds > 0) throw refusal('too_many', { retry_after: seconds })
    const { registration_open, individual_signup } = await readSettings(context.db)
    if (!registration_open || (body.type === 'individual' && !individual_signup)) throw refusal('registration_closed')
    if (!mayConsentAlone(body.age_group_id, body.old_enough ?? null)) throw refusal('guardian_needed')

    const language = body.language ?? query.language
    const register =
      body.type === 'individual'
        ? registerIndividual(context, body, language, context.now)
        : registerMember(context, body, language, context.now)
    const [result] = await Promise.all([register, wait(evenAfter)])

    if ('refused' in result) {
      if (result.refused === 'card_expired')
        throw refusal('invalid', { fields: [{ path: 'exp_time', code: 'card_expired', message: fieldMessages.card_expired }] })
      throw refusal(result.refused)
    }
    if (result.type === 'individual') return { status: 'verify', type: 'individual' }
    return { type: 'institution', access_token: result.token, user: await showUser(context.db, result.userId, context.now) }
  }),
})
