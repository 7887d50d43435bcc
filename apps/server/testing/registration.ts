import { shownOn } from './consents.ts'
import { password, type World } from './world.ts'

let counter = 0

/** A card that the sandbox accepts. Its month is the one in which a test world begins. */
export const card = {
  card_name: 'Ada Lovelace',
  card_number: '4242424242424242',
  exp_time: '2026-11',
  cvc_code: '731',
}

const person = async (world: World, more: Record<string, unknown>) => ({
  first_name: 'Ada',
  last_name: 'Newcomer',
  email: `newcomer${++counter}@example.org`,
  age_group_id: 3,
  country: 'US',
  ...{ password, confirm_password: password },
  captcha: more.captcha ?? (await world.captcha()),
})

/** The sign-up form of an individual. */
export const individual = async (world: World, more: Record<string, unknown> = {}) => ({
  ...(await person(world, more)),
  ...(more.consents !== undefined && { shown: await shownOn(world, 'registration') }),
  ...card,
  ...{ type: 'individual', plan: 'basic' },
  ...more,
})

/** The three other forms that take a card. */
export const professional = async (world: World, more: Record<string, unknown> = {}) =>
  individual(world, { plan: 'professional', ...more })

export const familyAdmin = async (world: World, more: Record<string, unknown> = {}) => ({
  ...(await individual(world, { ...familyPlan, family_type: 1 })),
  ...{ city: 'Boston', state: 'Massachusetts', zip_code: '02108' },
  ...more,
})

export const coaching = async (world: World, more: Record<string, unknown> = {}) => ({
  ...(await individual(world)),
  ...{ type: 'coaching', language: 1, city: 'Boston', state: 'Massachusetts' },
  ...more,
})

const familyPlan = { type: 'individual', plan: 'family' }
/** The sign-up form with the code of a family. */
export const familyMember = async (
  world: World,
  family_code: string,
  more: Record<string, unknown> = {},
) => ({ ...(await person(world, more)), ...familyPlan, family_type: 2, family_code, ...more })

/** The sign-up form with the code of an institution. */
export const member = async (
  world: World,
  promo_code: string,
  more: Record<string, unknown> = {},
) => ({
  ...(await person(world, more)),
  ...(more.consents !== undefined && { shown: await shownOn(world, 'registration_code') }),
  ...{ type: 'institution', promo_code },
  ...more,
})

/** The form of a child with the code of an institution that leaves consent to the guardians. */
export const child = async (
  world: World,
  promo_code: string,
  more: Record<string, unknown> = {},
) => ({
  ...{
    nick_name: 'Mia',
    guardian_email: `guardian${++counter}@example.org`,
    country: 'DE',
    promo_code,
  },
  captcha: more.captcha ?? (await world.captcha()),
  ...more,
})

/** A 14-year-old in Germany, who may not consent alone. */
export const tooYoung = () => ({
  ...{ age_group_id: 2, country: 'DE', old_enough: false, turns_18_in: 2030 },
  guardian_email: `guardian${++counter}@example.org`,
})

/** The sign-up secret that the browser stores, by email address. */
const secrets = new Map<string, string>()

type Answer = Awaited<ReturnType<World['call']>>
export function rememberSignUp({ email }: { email: string }, { body }: Answer) {
  if (body.sign_up) secrets.set(email.trim().toLowerCase(), body.sign_up)
}

export async function register(world: World, body: unknown, query = '') {
  const answer = await world.call(`POST /registeration${query}`, { body })
  rememberSignUp({ email: String((body as { email: string }).email) }, answer)
  return answer
}

/** Enters the newest mailed code in the browser that signed up. Returns the response. */
export const confirm = async (world: World, email: string) =>
  world.call('POST /verifyCode', {
    body: {
      email,
      verification_code: await world.code(email.trim().toLowerCase()),
      sign_up: secrets.get(email.trim().toLowerCase()),
    },
  })

/** Signs up with a code and confirms the address. Returns the last response. */
export async function join(
  world: World,
  promo_code: string,
  more: Record<string, unknown> = {},
  query = '',
) {
  const body = await member(world, promo_code, more)
  const answer = await register(world, body, query)
  return answer.status === 200 ? confirm(world, String(body.email)) : answer
}
