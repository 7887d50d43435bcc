import { solve } from '../captcha.ts'
import { card } from '../registration.ts'
import { password } from '../world.ts'
import { type Caller, granted } from './caller.ts'
import type { Installation } from './installation.ts'
import type { Finding } from './writers.ts'

const promoCode = 'FAULTS'
let counter = 0

/**
 * A sign-up and its result: whether it was acknowledged, and whether the account existed at the
 * last check.
 */
export type Newcomer = {
  email: string
  type: 'individual' | 'institution'
  acknowledged: boolean
  there: boolean
}

/** Creates an institution with seats for everyone. */
export const openSchool = ({ rows }: Installation) =>
  rows(
    `insert into organizations (name, promo_code, seats) values ('School', '${promoCode}', 1000000) on conflict do nothing`,
  )

export const newcomer = (type: Newcomer['type']): Newcomer => ({
  email: `new${++counter}@example.org`,
  type,
  acknowledged: false,
  there: false,
})

/**
 * Sends the sign-up form, again for the same person if the result is unknown. Returns the response.
 */
export async function signUp({ call }: Caller, port: number, person: Newcomer) {
  const challenge = await call(port, 'GET /captcha')
  if (challenge?.status !== 200) return challenge
  const form = {
    ...{
      first_name: 'Ada',
      last_name: 'Newcomer',
      email: person.email,
      age_group_id: 3,
      country: 'US',
    },
    ...{ password, confirm_password: password, captcha: await solve(challenge.body) },
    ...(person.type === 'institution'
      ? { type: 'institution', promo_code: promoCode }
      : { ...card, exp_time: '2039-11', type: 'individual', plan: 'basic' }),
  }
  const answer = await call(port, 'POST /registeration', { body: form })
  if (answer?.status === 200) person.acknowledged = true
  return answer
}

/** Signs up a member and enters the mailed code. The person is then signed in. */
export async function arrive(caller: Caller, port: number, { rows }: Installation) {
  const person = newcomer('institution')
  const { sign_up } = await granted(signUp(caller, port, person))
  const [mail] = await rows<{ code: string }>(
    `select substring(data->>'text' from '\\m\\d{6}\\M') code from jobs.job where name = 'mail' and data->>'to' = $1`,
    [person.email],
  )
  const body = { email: person.email, verification_code: mail?.code, sign_up }
  const { access_token: token, user } = await granted(
    caller.call(port, 'POST /verifyCode', { body }),
  )
  return { email: person.email, token: token as string, id: user.id as number }
}

type StoredNewcomer = { email: string } & Record<
  'accounts' | 'codes' | 'entries' | 'roles' | 'subscriptions',
  number
>

/**
 * Checks that every address has one complete account, or none if the sign-up was never
 * acknowledged, and that one code was mailed per account.
 */
export async function findingsOfNewcomers(
  { rows }: Installation,
  people: Newcomer[],
): Promise<Finding[]> {
  const newcomers = await rows<StoredNewcomer>(
    `with mailed as (select data->>'to' as email, count(*)::int n from jobs.job where name = 'mail' and data->>'text' ~ '\\m\\d{6}\\M' group by 1)
     select wanted.email, count(users.id)::int accounts, coalesce(max(mailed.n), 0) codes,
       (select count(*)::int from logs where entity = 'users' and action = 'create' and subject = any(array_agg(users.log_alias))) entries,
       (select count(*)::int from user_roles where user_id = any(array_agg(users.id))) roles,
       (select count(*)::int from subscriptions where user_id = any(array_agg(users.id))) subscriptions
     from unnest($1::text[]) wanted (email)
       left join users on lower(users.email) = wanted.email left join mailed on mailed.email = wanted.email group by wanted.email`,
    [people.map(({ email }) => email)],
  )
  const byEmail = new Map(newcomers.map((row) => [row.email, row]))
  return people.flatMap((person): Finding[] => {
    const row = byEmail.get(person.email)
    if (!row) return [{ kind: 'half', what: `${person.email} was not looked for` }]
    const { accounts, codes, entries, roles, subscriptions } = row
    person.there = accounts > 0
    if (person.acknowledged && accounts === 0)
      return [{ kind: 'lost', what: `the account of ${person.email}` }]
    if (accounts > 1) return [{ kind: 'doubled', what: `${accounts} accounts of ${person.email}` }]
    if (codes > accounts)
      return [
        { kind: 'doubled', what: `${codes} codes for ${accounts} account of ${person.email}` },
      ]
    const whole = [codes, entries, roles].every((count) => count === accounts)
    if (!whole || subscriptions !== (person.type === 'individual' ? accounts : 0))
      return [{ kind: 'half', what: `${person.email}: ${JSON.stringify(row)}` }]
    return []
  })
}
