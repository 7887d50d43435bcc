import { prepare } from '../teams.ts'
import type { Member, World } from '../world.ts'
import { type Name, names, people } from './people.ts'

const begin = new Date('2026-11-21T10:00:00Z')
export type Walkers = Awaited<ReturnType<typeof addWalkers>>

/** The people of one walk in a world that other walks use too, and how they make calls. */
export async function addWalkers(world: World) {
  world.time.now = begin
  const { id: organizationId } = await world.organization({ seats: 100 })
  const members = {} as Record<Name, Member>
  for (const name of names) members[name] = await addPerson(world, name, organizationId)
  const call = (by: Name, where: string, body: unknown = {}) => {
    const { token } = members[by]
    return world.call(where, { token, ...(where.startsWith('GET') ? {} : { body }) })
  }
  return {
    ...{ world, members, call },
    /** The ids of teams, in the order in which they were made. */
    teams: [] as number[],
    /** The ids of contacts and of places in teams, as far as anybody has seen them. */
    contacts: new Map<string, number>(),
    places: new Map<string, number>(),
    nameOf: (id: number | null) => names.find((name) => members[name].id === id) ?? '',
    async passDays(days: number) {
      world.passes(days * 24 * 3_600_000)
      for (const name of names) members[name] = await world.signIn(members[name])
    },
  }
}

const roleOf = ({ age, school, staff }: (typeof people)[Name]) => {
  if (staff) return 'institution_admin'
  if (age !== 'adult') return 'student'
  return school ? 'institution_member' : 'individual'
}

async function addPerson(world: World, name: Name, organizationId: number) {
  const { age, school, ready } = people[name]
  const member = await world.person({
    role: roleOf(people[name]),
    ageGroupId: ({ adult: 3, minor: 2, child: 1 } as const)[age],
    ...(school && { organizationId, type: age === 'adult' ? 'institution' : 'student' }),
  })
  if (age === 'minor')
    await world.pool.query('update users set turns_18_in = 2040 where id = $1', [member.id])
  if (ready) await prepare(world, member)
  return world.signIn(member)
}
