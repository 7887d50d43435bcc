import fc from 'fast-check'
import { expect } from 'vitest'
import { guests, type Name, names, type Outcome } from './people.ts'
import {
  type Aim,
  type Answer,
  type Model,
  type Step,
  type StepName,
  stepOf,
  steps,
} from './steps.ts'
import { contactsOf, pageOf, teamsOf } from './views.ts'
import type { Walkers } from './walkers.ts'

/** Steps after which everything is compared, not only what the last one concerns. */
const often = 100

/** How many steps were made, and how often each succeeded. */
export type Counter = { steps: number; succeeded: Map<StepName, number> }

type Plan = { name: StepName; aim: Aim; isAimed: boolean; choice: number }

/** One step of a walk, in the model and in the application. */
class WalkStep implements fc.AsyncCommand<Model, Walkers> {
  readonly plan: Plan
  readonly counter: Counter
  #done = ''
  constructor(plan: Plan, counter: Counter) {
    this.plan = plan
    this.counter = counter
  }

  check = () => true
  /** Empty when the walk ended before this step. */
  toString = () => this.#done

  async run(model: Model, walkers: Walkers) {
    const step = stepOf(this.plan.name)
    const aim = aimOf(this.plan, model)
    const outcome = step.outcome(model, aim)
    const expected = typeof outcome === 'string' ? outcome : 'ok'
    this.#done = `\n${aim.by}: ${this.plan.name} ${aim.who}, ${aim.also}, ${aim.guest}, team ${aim.number}: ${expected}`
    await walkers.world.pool.query('delete from rate_limits')
    const answer = await step.call(walkers, aim)
    expect(nameOf(answer), this.#done).toBe(expected)
    this.#count(outcome)
    const isAll = this.counter.steps % often === 0
    await compare(model, walkers, isAll ? wholeOf(model) : partOf(model, aim, step.about))
  }

  #count(outcome: Outcome) {
    const { counter, plan } = this
    counter.steps++
    if (typeof outcome === 'string') return
    outcome()
    counter.succeeded.set(plan.name, (counter.succeeded.get(plan.name) ?? 0) + 1)
  }
}

const nameOf = (answer: Answer | undefined): string => {
  if (!answer || answer.status === 200) return 'ok'
  return answer.body.name ?? (answer.status === 404 ? 'not_found' : `status ${answer.status}`)
}

/** Most steps are among those that succeed now; the others do anything to anybody. */
function aimOf({ name, aim, isAimed, choice }: Plan, model: Model): Aim {
  const number = aim.number % Math.max(1, model.teams.teams.length)
  const fitting = isAimed ? allAims(model, aim).filter(succeeds(model, name)) : []
  return fitting[choice % Math.max(1, fitting.length)] ?? { ...aim, number }
}

const allAims = (model: Model, { also, guest }: Aim) =>
  names.flatMap((by) =>
    names.flatMap((who) =>
      [...model.teams.teams.keys(), 0].map((number) => ({ by, who, also, guest, number })),
    ),
  )
const succeeds = (model: Model, name: StepName) => (aim: Aim) =>
  typeof stepOf(name).outcome(model, aim) !== 'string'

type Part = { tabs: readonly Name[]; lists: readonly Name[]; pages: [Name, number][] }
const wholeOf = ({ teams }: Model): Part => ({
  ...{ tabs: names, lists: names },
  pages: [...teams.teams.keys()].flatMap((number) =>
    names.map((who) => [who, number] as [Name, number]),
  ),
})
function partOf({ teams }: Model, { by, who, number }: Aim, about: Step['about']): Part {
  const both = [...new Set([by, who])]
  if (about === 'all') return { tabs: names, lists: [], pages: [] }
  if (about === 'contact') return { tabs: both, lists: [], pages: [] }
  const last = teams.teams.length - 1
  const watched = new Set([number, last].filter((one) => teams.teams[one]))
  const pages = [...watched].flatMap((one) =>
    [...new Set([...both, teams.teams[one]?.leader ?? by])].map(
      (name) => [name, one] as [Name, number],
    ),
  )
  return { tabs: [], lists: both, pages }
}

/** What these people see, in the application and in the model. */
async function compare(model: Model, walkers: Walkers, { tabs, lists, pages }: Part) {
  for (const who of tabs) {
    const seen = model.contacts.seenBy(who)
    const counts = [seen.mine.length, seen.sent.length, seen.received.length]
    expect(await contactsOf(walkers, who), `contacts of ${who}`).toEqual({ ...seen, counts })
  }
  for (const who of lists)
    expect(await teamsOf(walkers, who), `teams of ${who}`).toEqual(model.teams.listedFor(who))
  for (const [who, number] of pages) {
    const team = model.teams.teams[number]
    const page = team && model.teams.pageFor(who, team)
    expect(await pageOf(walkers, who, number), `team ${number} for ${who}`).toEqual(page)
  }
}

/** Walks of this many steps. */
export function walksOf(count: number, counter: Counter) {
  const weighted = Object.entries(steps).map(([name, { weight }]) => ({
    ...{ weight, arbitrary: fc.constant(name as StepName) },
  }))
  const aim = fc.record({
    by: fc.constantFrom(...names),
    who: fc.constantFrom(...names),
    also: fc.constantFrom(...names),
    guest: fc.constantFrom(...guests),
    number: fc.nat(50),
  })
  const plan = fc.record({
    ...{ name: fc.oneof(...weighted), aim, choice: fc.nat(10_000) },
    isAimed: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  })
  return fc.array(
    plan.map((made) => new WalkStep(made, counter)),
    { minLength: count, maxLength: count },
  )
}
