import { ContactsModel } from './contacts-model.ts'
import type { Guest, Name, Outcome } from './people.ts'
import { type TeamState, TeamsModel } from './teams-model.ts'
import { addressOf, contactIdOf, placeIdOf } from './views.ts'
import type { Walkers } from './walkers.ts'

/** An id that nobody has. */
const nowhere = 2_000_000_000

export class Model {
  readonly contacts = new ContactsModel()
  readonly teams = new TeamsModel(this.contacts)
}

/** Who does what to whom, in which team. `also` is for steps that concern a third person. */
export type Aim = { by: Name; who: Name; also: Name; guest: Guest; number: number }

export type Step = {
  /** What it concerns: two people, a team, or everybody's contacts. */
  about: 'contact' | 'team' | 'all'
  /** How often it comes, compared to other steps. */
  weight: number
  outcome: (model: Model, aim: Aim) => Outcome
  call: (walkers: Walkers, aim: Aim) => Promise<Answer | undefined>
}
export type Answer = Awaited<ReturnType<Walkers['call']>>
type Sends = (walkers: Walkers, aim: Aim, id: number) => Promise<Answer>

const ofContact = (
  outcome: (model: ContactsModel, by: Name, who: Name) => Outcome,
  where: (id: number) => string,
): Step => ({
  ...{ about: 'contact', weight: 2 },
  outcome: ({ contacts }, { by, who }) => outcome(contacts, by, who),
  call: (walkers, { by, who }) => walkers.call(by, where(contactIdOf(walkers, by, who) ?? nowhere)),
})
const status = (to: number) => (id: number) => `POST /users/change/status/contact/${id}/${to}`

const ofTeam = (
  outcome: (model: TeamsModel, team: TeamState | undefined, aim: Aim) => Outcome,
  send: Sends,
  weight = 2,
): Step => ({
  ...{ about: 'team', weight },
  outcome: ({ teams }, aim) => outcome(teams, teams.teams[aim.number], aim),
  call: (walkers, aim) => send(walkers, aim, walkers.teams[aim.number] ?? nowhere),
})
const update =
  (changes: object): Sends =>
  (walkers, { by }, id) =>
    walkers.call(by, `PUT /teams/update/${id}`, changes)
const textOf = ({ by, who }: Aim) => `${by} will ask ${who} before we begin.`

const invite = (walkers: Walkers, by: Name, id: number, body: object) =>
  walkers.call(by, `POST /users/invite/team/member/${id}`, body)
const end: Sends = (walkers, { by, who }, id) =>
  walkers.call(by, `DELETE /users/remove/team/member/${id}/${walkers.members[who].id}`)
const withdraw = (walkers: Walkers, { by, number }: Aim, id: number, who: string) =>
  walkers.call(
    by,
    `DELETE /users/remove/invited/member/${id}?place_id=${placeIdOf(walkers, number, who) ?? nowhere}`,
  )

/** Everything that people do with contacts and teams: what should happen, and the call. */
export const steps = {
  request: {
    ...{ about: 'contact', weight: 6 },
    outcome: ({ contacts }, { by, who }) => contacts.request(by, who),
    call: ({ call, members }, { by, who }) =>
      call(by, `POST /users/add/contact/${members[by].id}/${members[who].id}`, {
        search_text: members[who].email,
      }),
  },
  accept: { ...ofContact((model, by, who) => model.accept(by, who), status(1)), weight: 5 },
  decline: ofContact((model, by, who) => model.decline(by, who), status(2)),
  block: { ...ofContact((model, by, who) => model.block(by, who), status(3)), weight: 1 },
  cancel: ofContact((model, by, who) => model.cancel(by, who), status(4)),
  unfriend: {
    ...ofContact(
      (model, by, who) => model.remove(by, who),
      (id) => `DELETE /contacts/delete/${id}`,
    ),
    weight: 1,
  },
  create: {
    ...{ about: 'team', weight: 2 },
    outcome: ({ teams }, { by, who, also }) => teams.create(by, [who, also]),
    async call(walkers, { by, who, also }) {
      const users = [who, also].map((name) => walkers.members[name].id)
      const made = await walkers.call(by, 'POST /teams/add/team', { name: 'The Bees', users })
      if (made.status === 200) walkers.teams.push(made.body.team.id)
      return made
    },
  },
  invite: ofTeam(
    (model, team, { by, who }) => model.invite(by, team, who),
    (walkers, { by, who }, id) => invite(walkers, by, id, { users: [walkers.members[who].id] }),
    3,
  ),
  inviteGuest: ofTeam(
    (model, team, { by, guest }) => model.invite(by, team, guest),
    (walkers, { by, guest }, id) => invite(walkers, by, id, { emails: [addressOf(guest)] }),
    1,
  ),
  join: ofTeam(
    (model, team, { by }) => model.join(by, team),
    ({ call }, { by }, id) =>
      call(by, 'POST /users/join/team', { team_id: id, share_scores: true }),
    8,
  ),
  leave: ofTeam(
    (model, team, { by }) => model.end(by, team, by),
    (walkers, aim, id) => end(walkers, { ...aim, who: aim.by }, id),
  ),
  remove: ofTeam((model, team, { by, who }) => model.end(by, team, who), end),
  restoreMember: ofTeam(
    (model, team, { by, who }) => model.restoreMember(by, team, who),
    ({ call, members }, { by, who }, id) =>
      call(by, `DELETE /users/retrive/team/member/${id}/${members[who].id}`),
  ),
  withdraw: ofTeam(
    (model, team, { by, who }) => model.withdraw(by, team, who),
    (walkers, aim, id) => withdraw(walkers, aim, id, aim.who),
    1,
  ),
  withdrawGuest: ofTeam(
    (model, team, { by, guest }) => model.withdraw(by, team, guest),
    (walkers, aim, id) => withdraw(walkers, aim, id, aim.guest),
  ),
  start: ofTeam((model, team, { by }) => model.start(by, team), update({ start: true })),
  saveStatement: ofTeam(
    (model, team, aim) => model.saveStatement(aim.by, team, textOf(aim)),
    (walkers, aim, id) => update({ team_description: textOf(aim) })(walkers, aim, id),
    3,
  ),
  clearStatement: ofTeam(
    (model, team, { by }) => model.clearStatement(by, team),
    update({ team_description: null }),
    1,
  ),
  handOver: ofTeam(
    (model, team, { by, who }) => model.handOver(by, team, who),
    (walkers, aim, id) => update({ leader_id: walkers.members[aim.who].id })(walkers, aim, id),
  ),
  archive: ofTeam(
    (model, team, { by }) => model.archive(by, team),
    ({ call }, { by }, id) => call(by, `DELETE /teams/delete/${id}`),
    1,
  ),
  restore: ofTeam((model, team, { by }) => model.restore(by, team), update({ removed: 0 })),
  write: ofTeam(
    (model, team, aim) => model.write(aim.by, team, textOf(aim)),
    ({ call }, aim, id) =>
      call(aim.by, `POST /users/save/team/pattern/statements/${id}`, { statement: textOf(aim) }),
  ),
  wait: {
    ...{ about: 'all', weight: 1 },
    outcome:
      ({ contacts }) =>
      () => {
        contacts.day += 10
      },
    async call({ passDays }) {
      await passDays(10)
      return undefined
    },
  },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof steps
export const stepOf = (name: StepName): Step => steps[name]
