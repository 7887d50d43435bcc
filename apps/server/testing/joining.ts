import { shownIn } from './consents.ts'
import { addChild, makeFamily } from './families.ts'
import { parentSchool } from './guardians.ts'
import type { Member, World } from './world.ts'

/** The token of the newest link about joining an institution that was mailed to an address. */
export const joiningLinkTo = async (world: World, email: string): Promise<string> =>
  (await world.mails(email))
    .map(({ text }) => /\/joining\/([\w-]+)/.exec(text)?.[1])
    .findLast(Boolean) ?? 'none'

export const joinWithCode = (world: World, { id, token }: Member, promo_code: string) =>
  world.call(`PUT /users/join_organization/${id}`, { token, body: { promo_code } })

/** What a guardian sends to agree, with the words of the page. */
export const joiningAgreement = async (world: World, token: string, more: object = {}) => ({
  shown: shownIn((await world.call(`GET /joining/${token}`)).body.consent_texts),
  ...more,
})

/** The link of a guardian whose child would like to join an institution. */
export async function joiningLink(world: World): Promise<string> {
  const { admin } = await makeFamily(world)
  const child = await addChild(world, admin)
  await joinWithCode(world, child, (await parentSchool(world)).promoCode)
  return joiningLinkTo(world, admin.email)
}
