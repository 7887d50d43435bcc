import type { organizations } from '../areas/institutions/tables.ts'
import { shownBehind } from './consents.ts'
import { child, confirm, individual, member, register, tooYoung } from './registration.ts'
import { type Member, password, type World } from './world.ts'

/** The token of the newest link that was mailed to an address. */
export async function linkTo(world: World, guardian: string): Promise<string> {
  const tokens = (await world.mails(guardian)).map(
    ({ text }) => /\/consent\/([\w-]+)/.exec(text)?.[1],
  )
  return tokens.findLast(Boolean) ?? 'no link was mailed'
}

export const open = (world: World, token: string, caller?: { token: string }) =>
  world.call(`GET /consent/${token}`, { token: caller?.token })
/** Responds as a guardian; to confirm, it sends the texts that the page shows. */
export const answer = async (
  world: World,
  token: string,
  how: 'confirm' | 'refuse' | 'withdraw',
  more: object = {},
) => {
  const body = how === 'confirm' ? { shown: await shownBehind(world, token), ...more } : more
  return world.call(`POST /consent/${token}/${how}`, { body })
}

/** A school that leaves consent to the guardians. */
export const parentSchool = (
  world: World,
  draft: Partial<typeof organizations.$inferInsert> = {},
) =>
  world.organization({
    ...{
      kind: 'school',
      codeMemberType: 'student',
      consent: { mode: 'parent', dpa_signed_at: null, min_age: null },
    },
    ...draft,
  })

/**
 * Registers a child with the code of a school. Returns the guardian's address and the token of the
 * link.
 */
export async function requestChild(
  world: World,
  school: { promoCode: string },
  more: Record<string, unknown> = {},
) {
  const body = await child(world, school.promoCode, more)
  const { status } = await world.call('POST /registeration/child', { body })
  if (status !== 200) throw new Error(`the child was answered ${status}`)
  return {
    guardian: body.guardian_email as string,
    token: await linkTo(world, body.guardian_email as string),
  }
}

/** What a guardian sends to create a child's account. */
export const account = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password,
  confirm_password: password,
  ...more,
})

export async function logIn(world: World, email: string) {
  const { status, body } = await world.call('POST /login', { body: { email, password } })
  if (status !== 200) throw new Error(`the login was answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.user.id, email, token: body.access_token, user: body.user } as Member & {
    user: Record<string, unknown>
  }
}

/**
 * A 14-year-old in Germany who signed up, confirmed the address and waits for a guardian: as an
 * individual, or with the code of an institution.
 */
export async function waiting(
  world: World,
  { school, ...more }: { school?: { promoCode: string } } & Record<string, unknown> = {},
) {
  const draft = { ...tooYoung(), ...more }
  const body = school
    ? await member(world, school.promoCode, draft)
    : await individual(world, draft)
  const signedUp = await register(world, body)
  if (signedUp.status !== 200)
    throw new Error(`the sign-up was answered ${JSON.stringify(signedUp.body)}`)
  const email = String(body.email)
  await confirm(world, email)
  const guardian = String(draft.guardian_email)
  return { ...(await logIn(world, email)), guardian, link: await linkTo(world, guardian) }
}
