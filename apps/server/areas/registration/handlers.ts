import { setTimeout as wait } from 'node:timers/promises'
import type { Registration } from '@quartet/contract/areas/registration-forms.ts'
import { agesAgree, consentAgeOf, isAdult } from '@quartet/domain/age.ts'
import { familyTypes } from '@quartet/domain/families.ts'
import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { trialDays } from '@quartet/domain/subscription.ts'
import { apiError, fieldErrors, unwrap } from '../../api-error.ts'
import { api, type Context } from '../../http/context.ts'
import { listOffers } from '../billing/queries.ts'
import { findMailed } from '../invitations/queries.ts'
import { readConfiguration, readSettings } from '../settings/queries.ts'
import { registerMember, registerWithCard, requestChild } from './commands.ts'
import { registerFamilyMember } from './family-commands.ts'
import { formOf, openForms, settingOf } from './form-queries.ts'
import { lookUpCode } from './queries.ts'

export const registration = api.registration.router({
  plans: api.registration.plans.handler(async ({ context: { db, payments, contact } }) => {
    const { instrument_name } = await readConfiguration(db)
    const settings = await readSettings(db)
    const plans = await listOffers(db)
    return {
      plans,
      trial_days: trialDays,
      sandbox: payments?.sandbox ?? false,
      payment_page: payments?.entry === 'page',
      registration_open: settings.registration_open,
      asks_captcha: settings.captcha,
      sign_ups: openForms(settings, { takesCards: payments !== undefined, plans }),
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
    await letIn(context)
    const language = body.language ?? query.language
    return unwrap(await requestChild(context, { ...body, language }))
  }),
})

async function register(
  context: Context,
  person: Registration & { language: number; invitationId?: number },
) {
  await letIn(context, formOf(person))
  if (contradictsItself(person, context.now))
    throw fieldErrors({ turns_18_in: 'age_contradiction' })
  if (isFamilyAdmin(person) && !isGrownUp(person, context.now))
    throw fieldErrors({ age_group_id: 'family_admin_adult' })
  const [result] = await Promise.all([registerAs(context, person), wait(context.minimumDuration)])
  return { status: 'verify', type: person.type, ...unwrap(result) } as const
}

function registerAs(context: Context, person: Registration & { language: number }) {
  if (person.type === 'institution') return registerMember(context, person)
  return 'family_code' in person
    ? registerFamilyMember(context, person)
    : registerWithCard(context, person)
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

/** `form`: the one that must be open; none for people with a code. */
async function letIn(context: Context, form?: SignUpForm) {
  const { limits, address } = context
  const seconds = await limits.take('registrationAddress', address)
  if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
  const settings = await readSettings(context.db)
  if (!settings.registration_open || (form && !settings[settingOf[form]]))
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

const isFamilyAdmin = (person: Registration) =>
  person.type === 'individual' &&
  person.plan === 'family' &&
  person.family_type === familyTypes.admin

const isGrownUp = ({ age_group_id, turns_18_in }: Ages, now: Date) =>
  isAdult(age_group_id, turns_18_in ?? null, now.getUTCFullYear())
