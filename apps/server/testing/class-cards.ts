import type { PrintedCardView } from '@quartet/contract/areas/class-cards.ts'
import { addGroup, makeInstitution } from './groups.ts'
import type { Member, World } from './world.ts'

/** A school with a teacher, a class of children without an address, and its class cards. */
export async function makeClass(world: World, names: readonly string[] = ['Ada', 'Bo', 'Ada']) {
  const { school, admin, facilitator: teacher, staff, pupil } = await makeInstitution(world)
  const children: Member[] = []
  for (const name of names) children.push(await makeChild(world, school.id, name))
  const { id: groupId } = await addGroup(world, teacher, { people: children })
  const path = `/groups/class-cards/${groupId}`
  const call = (where: string, who: Member = teacher, body: object = {}) =>
    world.call(where, { token: who.token, body })
  const turnOn = () => call(`PUT ${path}`)
  const make = (people: { id: number; card_id: number | null }[], who = teacher) =>
    call(`POST ${path}/cards`, who, { people })
  const show = async (who = teacher) => (await world.call(`GET ${path}`, { token: who.token })).body
  const cardOf = async (id: number): Promise<number> =>
    (await show()).people.find((person: { id: number }) => person.id === id).card.id
  /** First cards for all children. */
  async function makeAll(): Promise<{ code: string; cards: PrintedCardView[] }> {
    await turnOn()
    const { body } = await make(children.map(({ id }) => ({ id, card_id: null })))
    return { code: body.class_code, cards: body.cards }
  }
  return {
    ...{ school, admin, teacher, staff, pupil, children, groupId, path },
    ...{ call, turnOn, make, makeAll, show, cardOf },
  }
}

/** A child without an address and password. */
export async function makeChild(world: World, organizationId: number, firstName: string) {
  const child = await world.person({
    ...{ role: 'student', type: 'student', ageGroupId: 1, organizationId },
  })
  await world.pool.query(
    `update users set first_name = $2, last_name = 'Lee', email = null, email_verified_at = null, password_hash = null where id = $1`,
    [child.id, firstName],
  )
  return child
}

export const tokenOf = ({ link }: { link: string }) => link.replace(/^.*#/, '')
