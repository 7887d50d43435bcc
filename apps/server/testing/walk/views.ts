import { contactTabs } from '@quartet/contract/areas/contacts.ts'
import type { TeamMemberView, TeamSummary } from '@quartet/contract/areas/teams.ts'
import type { guests, Name } from './people.ts'
import type { Walkers } from './walkers.ts'

const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ')
export const contactIdOf = ({ contacts }: Walkers, one: Name, other: Name) =>
  contacts.get(pairOf(one, other))
export const placeIdOf = ({ places }: Walkers, team: number, who: string) =>
  places.get(`${team} ${who}`)

/** The tabs of a person, as `ContactsModel.seenBy`, and the numbers on them. */
export async function contactsOf(walkers: Walkers, who: Name) {
  const read = async (tab: number) => {
    const { body } = await walkers.call(who, `POST /users/contacts?limit=99&request_type=${tab}`)
    for (const { id, contact_id } of body.users)
      walkers.contacts.set(pairOf(who, walkers.nameOf(id)), contact_id)
    const others = body.users.map(({ id }: { id: number }) => walkers.nameOf(id)).toSorted()
    return { others: others as string[], body }
  }
  const { mine, pending, received, blocked } = contactTabs
  const tabs = await Promise.all([mine, pending, received, blocked].map(read))
  const { my_contact_count, pending_count, received_count } = tabs[0]?.body ?? {}
  return {
    ...{ mine: tabs[0]?.others, sent: tabs[1]?.others },
    ...{ received: tabs[2]?.others, blocked: tabs[3]?.others },
    counts: [my_contact_count, pending_count, received_count],
  }
}

/** As `TeamsModel.listedFor`. */
export async function teamsOf(walkers: Walkers, who: Name) {
  const read = async (removed: 0 | 1) => {
    const { body } = await walkers.call(who, `POST /users/teams?limit=99&removed=${removed}`)
    return (body.teams as TeamSummary[])
      .map(({ id, status, role, members, ready, progress }) => ({
        ...{ number: walkers.teams.indexOf(id), status, role, members, ready, progress },
      }))
      .toReversed()
  }
  const [used, archived] = await Promise.all([read(0), read(1)])
  return { used, archived }
}

/** As `TeamsModel.pageFor`. */
export async function pageOf(walkers: Walkers, who: Name, number: number) {
  const id = walkers.teams[number]
  const [shown, listed] = await Promise.all([
    walkers.call(who, `GET /teams/show/${id}`),
    walkers.call(who, `POST /teams/myteams/members/${id}?limit=99`),
  ])
  if (shown.status === 404 && listed.status === 404) return undefined
  const { status, role, members, ready, team_description, invited, may_start, my_statement } =
    shown.body.team
  const places = ((listed.body.users ?? []) as TeamMemberView[])
    .toSorted((one, other) => one.place_id - other.place_id)
    .map((place) => toPlace(walkers, number, place))
  return {
    ...{ status, role, members, ready, team_description, invited, may_start, my_statement },
    places,
  }
}

function toPlace(walkers: Walkers, number: number, place: TeamMemberView) {
  const who = place.id === null ? place.email.replace(/@.*/, '') : walkers.nameOf(place.id)
  if (who !== '') walkers.places.set(`${number} ${who}`, place.place_id)
  const { status, is_leader, statement, sequence } = place
  return { who, status, is_leader, shares: sequence !== null, statement }
}

export const addressOf = (guest: (typeof guests)[number]) => `${guest}@example.net`
