import type { ContactsModel } from './contacts-model.ts'
import { type Guest, guests, type Name, names, type Outcome, people } from './people.ts'

type Status = 'invited' | 'accepted' | 'declined' | 'removed' | 'left'
type Place = { status: Status; day: number; statement: string }
export type TeamState = {
  leader: Name
  isArchived: boolean
  isStarted: boolean
  isCompleted: boolean
  statement: string
  /** In the order of their ids. */
  places: Map<Name | Guest, Place>
}
type Who = Name | Guest

const isIn = ({ status }: Place) => status === 'invited' || status === 'accepted'
const isReady = (who: Who, { status }: Place) =>
  status === 'accepted' && who in people && people[who as Name].ready
const membersOf = ({ places }: TeamState) => [...places].filter(([, place]) => isIn(place))
const readyIn = (team: TeamState) => membersOf(team).filter(([who, place]) => isReady(who, place))

/** With a minor in it, a team has only people of one institution, and no addresses. */
function mayBeTogether(leader: Name, whom: readonly Who[], team?: TeamState) {
  const all = [leader, ...whom, ...(team ? membersOf(team).map(([who]) => who) : [])]
  const isName = (who: Who): who is Name => who in people
  const known = all.filter(isName).map((who) => people[who])
  if (known.every(({ age }) => age === 'adult')) return true
  return all.every(isName) && known.every(({ school }) => school)
}

/** Teams as method D33 describes them, written down once more for the walk. */
export class TeamsModel {
  readonly teams: TeamState[] = []
  readonly contacts: ContactsModel
  constructor(contacts: ContactsModel) {
    this.contacts = contacts
  }

  /** Contacts and people of the own institution: all for staff, adults for adults. */
  #mayAdd(by: Name, other: Name) {
    const [{ age, school, staff }, its] = [people[by], people[other]]
    if (this.contacts.isContact(by, other)) return true
    if (by === other || !school || !its.school) return false
    return staff || (age === 'adult' && its.age === 'adult' && !this.contacts.hasBlocked(other, by))
  }

  #add(team: TeamState, whom: readonly Who[]) {
    const invited = { status: 'invited', day: 0, statement: '' } as const
    for (const who of whom) {
      const place = team.places.get(who)
      if (!place) team.places.set(who, { ...invited })
      else if (!isIn(place)) place.status = 'invited'
    }
  }

  #settle(team: TeamState) {
    const count = membersOf(team).length
    if (count >= 3 && readyIn(team).length === count) team.isStarted = true
  }

  create(leader: Name, others: readonly Name[]): Outcome {
    const whom = [...new Set(others)].filter((who) => who !== leader)
    if (whom.length < 2) return 'team_too_small'
    if (!whom.every((who) => this.#mayAdd(leader, who))) return 'team_people_unknown'
    if (!mayBeTogether(leader, whom)) return 'team_minors'
    return () => {
      const flags = { isArchived: false, isStarted: false, isCompleted: false }
      const own: Place = {
        ...{ status: 'accepted', day: this.contacts.day, statement: '' },
      }
      const team = { ...flags, leader, statement: '', places: new Map([[leader as Who, own]]) }
      this.#add(team, whom)
      this.teams.push(team)
    }
  }

  invite(by: Name, team: TeamState | undefined, who: Who): Outcome {
    const isGuest = guests.some((guest) => guest === who)
    if (isGuest && people[by].age !== 'adult') return 'invite_adults'
    if (team?.leader !== by || team.isArchived) return 'not_found'
    const place = team.places.get(who)
    if (!isGuest && who !== by && !this.#mayAdd(by, who as Name)) return 'team_people_unknown'
    if (!mayBeTogether(by, who === by ? [] : [who], team)) return 'team_minors'
    if (place?.status === 'removed') return 'team_changed'
    return () => {
      if (who === by) return
      if (!place || !isIn(place)) team.isCompleted = false
      this.#add(team, [who])
      this.#settle(team)
    }
  }

  join(by: Name, team: TeamState | undefined): Outcome {
    const place = team?.places.get(by)
    if (!place || place.status === 'removed') return 'not_found'
    if (team?.isArchived || place.status !== 'invited') return 'team_changed'
    return () => {
      Object.assign(place, { status: 'accepted', day: this.contacts.day })
      if (team) this.#settle(team)
    }
  }

  /** A leader removes somebody, or a person leaves or declines. */
  end(by: Name, team: TeamState | undefined, who: Name): Outcome {
    const place = team?.places.get(who)
    if (!team || !place || (by !== who && team.leader !== by)) return 'not_found'
    if (!isIn(place)) return () => {}
    const successor = team.leader === who ? this.#successorOf(team, who) : team.leader
    if (!successor) return 'team_leader_alone'
    return () => {
      team.leader = successor
      const own = place.status === 'invited' ? 'declined' : 'left'
      place.status = by === who ? own : 'removed'
      this.#settle(team)
    }
  }

  #successorOf(team: TeamState, leaver: Name) {
    const [first] = names
      .flatMap((who) => {
        const place = team.places.get(who)
        return who !== leaver && place?.status === 'accepted' ? [{ who, place }] : []
      })
      .toSorted((one, other) => one.place.day - other.place.day || order(team, one, other))
    return first?.who
  }

  restoreMember(by: Name, team: TeamState | undefined, who: Name): Outcome {
    const place = team?.places.get(who)
    if (!team || team.leader !== by || team.isArchived || !place) return 'not_found'
    if (place.status === 'removed' && !mayBeTogether(by, [who], team)) return 'team_minors'
    return () => {
      if (place.status === 'removed') place.status = 'invited'
      this.#settle(team)
    }
  }

  withdraw(by: Name, team: TeamState | undefined, who: Who): Outcome {
    if (!team || team.leader !== by || team.isArchived) return 'not_found'
    if (team.places.get(who)?.status !== 'invited') return 'not_found'
    return () => {
      team.places.delete(who)
      this.#settle(team)
    }
  }

  start(by: Name, team: TeamState | undefined): Outcome {
    return this.#change(by, team, (its) => {
      if (readyIn(its).length < 3) return 'team_not_ready'
      return () => Object.assign(its, { isStarted: true })
    })
  }

  saveStatement(by: Name, team: TeamState | undefined, statement: string): Outcome {
    return this.#change(by, team, (its) =>
      its.isStarted ? () => Object.assign(its, { statement, isCompleted: true }) : 'team_changed',
    )
  }

  clearStatement(by: Name, team: TeamState | undefined): Outcome {
    return this.#change(by, team, (its) => () => {
      Object.assign(its, { statement: '', isCompleted: false })
    })
  }

  handOver(by: Name, team: TeamState | undefined, next: Name): Outcome {
    return this.#change(by, team, (its) =>
      its.places.get(next)?.status === 'accepted'
        ? () => Object.assign(its, { leader: next })
        : 'team_changed',
    )
  }

  #change(by: Name, team: TeamState | undefined, change: (team: TeamState) => Outcome): Outcome {
    if (team?.leader !== by) return 'not_found'
    return team.isArchived ? 'team_changed' : change(team)
  }

  archive(by: Name, team: TeamState | undefined): Outcome {
    return team?.leader === by ? () => Object.assign(team, { isArchived: true }) : 'not_found'
  }

  restore(by: Name, team: TeamState | undefined): Outcome {
    return team?.leader === by ? () => Object.assign(team, { isArchived: false }) : 'not_found'
  }

  write(by: Name, team: TeamState | undefined, statement: string): Outcome {
    const place = team?.places.get(by)
    if (!team || team.isArchived || place?.status !== 'accepted') return 'not_found'
    return () => Object.assign(place, { statement })
  }

  /** The rows in the lists of a person: those in use, and archived ones. */
  listedFor(who: Name) {
    const rows = this.teams.flatMap((team, number) => {
      const place = team.places.get(who)
      return place && isIn(place) ? [{ team, ...summaryOf(team, who, place), number }] : []
    })
    const without = ({ team: _, ...row }: (typeof rows)[number]) => row
    return {
      used: rows.filter(({ team }) => !team.isArchived).map(without),
      archived: rows
        .filter(({ team }) => team.isArchived && team.places.get(who)?.status === 'accepted')
        .map(without),
    }
  }

  /** The page of a team; undefined for whom it does not exist. */
  pageFor(who: Name, team: TeamState) {
    const place = team.places.get(who)
    if (place?.status !== 'accepted' || (team.isArchived && team.leader !== who)) return undefined
    const { status, role, members, ready } = summaryOf(team, who, place)
    const isLeader = team.leader === who
    return {
      ...{ status, role, members, ready, team_description: team.statement },
      invited: membersOf(team).filter(([, its]) => its.status === 'invited').length,
      may_start: !team.isStarted && readyIn(team).length >= 3,
      my_statement: place.statement,
      // of an archived team nobody reads the members
      places: [...(team.isArchived ? [] : team.places)]
        .filter(([, its]) => isLeader || isIn(its))
        .map(([name, its]) => ({
          // addresses are only there for the leader
          who: isLeader || name in people ? name : '',
          status: isReady(name, its) ? 'ready' : its.status,
          is_leader: name === team.leader,
          shares: isReady(name, its),
          statement: its.status === 'accepted' ? its.statement : '',
        })),
    }
  }
}

const order = (team: TeamState, one: { who: Who }, other: { who: Who }) => {
  const all = [...team.places.keys()]
  return all.indexOf(one.who) - all.indexOf(other.who)
}

function summaryOf(team: TeamState, who: Name, { status }: Place) {
  const members = membersOf(team)
  const points = members.map(([name, place]) =>
    isReady(name, place) ? 100 : place.status === 'accepted' ? 34 : 0,
  )
  const isInvited = status === 'invited'
  const mean = points.reduce<number>((sum, one) => sum + one, 0) / Math.max(1, points.length)
  return {
    status: stageOf(team),
    role: team.leader === who ? 'leader' : isInvited ? 'invited' : 'member',
    members: members.length,
    ready: isInvited ? 0 : readyIn(team).length,
    progress: isInvited ? 0 : Math.round(mean),
  }
}

function stageOf({ isArchived, isStarted, isCompleted }: TeamState) {
  if (isArchived) return 'archived'
  if (isCompleted) return 'completed'
  return isStarted ? 'in_progress' : 'invited'
}
