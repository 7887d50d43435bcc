import { Agent } from 'node:http'
import type { World } from '../world.ts'
import { mailed, makePerson, newForm, newInvitedForm, type Person, type Role } from './examples.ts'
import { type Hostile, hostileValues } from './hostile.ts'
import { type Document, type Place, type Shape, shapesOf } from './places.ts'
import { type Outcome, requestOf, sendRequest, wrongWith } from './requests.ts'
import { type Write, watchWrites } from './writes.ts'

const callers: Record<string, Role> = {
  nobody: undefined,
  'a user': 'individual',
  'who waits': 'waiting',
  'an administrator': 'super_admin',
}
const workers = 8
/** Requests of one worker between resets of the rate limits, few enough not to lock an account. */
const betweenLimits = 4

/** Requests between progress messages, so that an interrupted run still shows results. */
const betweenNews = 5000

type Try = { shape: number; place: Place; hostile: Hostile; caller: string }
/** A response of the real application may take long on a busy machine: `timeoutMs` is 15 s. */
type Target = { world: World; document: Document; port: number; timeoutMs?: number }
const connectionTo = ({ port, timeoutMs = 15_000 }: Target, agent: Agent) => ({
  agent,
  port,
  timeoutMs,
})
type People = Record<string, Person>

/** FUZZ_CALLS='^/(tasks|work/tasks)' npm test -- fuzz: tests only the calls whose path matches. */
export const fuzzCalls = ({ paths }: Document): Document => {
  const pattern = new RegExp(process.env.FUZZ_CALLS ?? '')
  return { paths: Object.fromEntries(Object.entries(paths).filter(([path]) => pattern.test(path))) }
}

/** The shapes with this person's examples, always in the same order. */
const shapesFor = (
  { document }: Pick<Target, 'document'>,
  { examples }: Pick<Person, 'examples'>,
) => shapesOf(document, (name, path) => examples[`${path} ${name}`] ?? examples[name])

/** One of `shapes` as this person fills it in; only the calls of its path are built. */
function shapeFor(
  { document }: Target,
  person: Pick<Person, 'examples'>,
  shapes: readonly Shape[],
  at: number,
): Shape {
  const path = shapes[at]?.path ?? ''
  const ofPath = { paths: { [path]: document.paths[path] ?? {} } }
  return shapesFor({ document: ofPath }, person)[
    at - shapes.findIndex((shape) => shape.path === path)
  ] as Shape
}

async function makePeople({ world }: Target): Promise<People> {
  const made = Object.entries(callers).map(
    async ([caller, role]) => [caller, await makePerson(world, role)] as const,
  )
  return Object.fromEntries(await Promise.all(made))
}

/**
 * Sends every combination of call, place, hostile value and caller. Returns the statuses
 * and the unacceptable responses.
 */
export async function fuzz(target: Target) {
  const shapes = shapesFor(target, await makePerson(target.world, 'super_admin'))
  const tries = [...triesOf(shapes)]
  const report = {
    requests: tries.length,
    statuses: {} as Record<string, number>,
    faults: [] as string[],
  }
  let next = 0

  async function work() {
    const agent = new Agent({ keepAlive: true })
    const people = await makePeople(target)
    for (let done = 0; ; done++) {
      const one = tries[next++]
      if (!one) break
      if (done % betweenLimits === 0) await target.world.pool.query('delete from rate_limits')
      const outcome = await sendTwice(target, agent, one, {
        person: people[one.caller] as Person,
        shapes,
      })
      const status = String(typeof outcome === 'string' ? outcome : outcome.status)
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      const wrong = wrongWith(outcome, one.hostile)
      if (wrong) report.faults.push(`${inWords(shapes, one)}: ${wrong}`)
      if (next % betweenNews === 0)
        console.log(
          `fuzz: ${next} of ${tries.length} sent, ${report.faults.length} faults`,
          report.faults.at(-1) ?? '',
        )
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: workers }, work))
  const calls = new Set(shapes.map(({ method, path }) => `${method} ${path}`)).size
  const places = shapes.reduce((sum, shape) => sum + shape.places.length, 0)
  const size = `${calls} calls with ${places} places × ${hostileValues.length} values × ${Object.keys(callers).length} callers`
  return { ...report, size }
}

function* triesOf(shapes: Shape[]): Generator<Try> {
  for (const [at, { places }] of shapes.entries())
    for (const place of places)
      for (const hostile of hostileValues)
        for (const caller of Object.keys(callers)) yield { shape: at, place, hostile, caller }
}

function inWords(shapes: Shape[], { shape, place, hostile, caller }: Try) {
  const { method, path } = shapes[shape] as Shape
  return `${method} ${path} by ${caller}, ${hostile.name} as ${place.in} ${place.in === 'body' ? place.way.join('.') || 'itself' : place.name}`
}

/**
 * Sends a request, and again after a recoverable failure: signs in again if the session ended,
 * fills in the form again if it was used, and retries after a timeout.
 */
async function sendTwice(
  target: Target,
  agent: Agent,
  { shape: at, place, hostile }: Try,
  { person, shapes }: { person: Person; shapes: readonly Shape[] },
): Promise<Outcome> {
  for (let again = false; ; again = true) {
    const shape = shapeFor(target, person, shapes, at)
    const outcome = await sendRequest(
      connectionTo(target, agent),
      requestOf(shape, person.examples, person.member?.token, { place, hostile }),
    )
    const partHeader = typeof outcome === 'string' ? outcome : outcome.text
    const used = partHeader.includes('"captcha_used"')
    const ended = partHeader.includes('"unauthenticated"') && person.member && place.in !== 'header'
    if (used || (/^\/registeration(\/child)?$/.test(shape.path) && !partHeader.includes('"name"')))
      Object.assign(person.examples, await newForm(target.world))
    if (shape.path === '/register/{contact}/{team}' && (used || !partHeader.includes('"name"')))
      Object.assign(person.examples, await newInvitedForm(target.world))
    if (ended && person.member) person.member = await target.world.signIn(person.member)
    if (again || !(used || ended || partHeader === 'hangs')) return outcome
  }
}

type Attempt = {
  call: string
  places: readonly Place[]
  statuses: number[]
  /** What the last caller got. */
  answer: string
}
type Watch = {
  /** Runs when everything that the call needs has been made. */
  before?: () => Promise<void>
  /** Runs after a call that was admitted. */
  after?: (call: string) => Promise<void>
}

/** Makes each call with valid values, by one caller after another until one is admitted. */
async function* admit(target: Target, { before, after }: Watch = {}): AsyncGenerator<Attempt> {
  const agent = new Agent()
  const people = await makePeople(target)
  const shapes = shapesFor(target, people['an administrator'] as Person)
  for (const [at, { method, path, places }] of shapes.entries()) {
    const call = `${method} ${path}`
    const statuses: number[] = []
    let answer = ''
    for (const person of Object.values(people)) {
      await target.world.pool.query('delete from rate_limits')
      if (person.member) person.member = await target.world.signIn(person.member)
      const form = hasCaptcha(places) ? await newForm(target.world) : {}
      const made = { ...form, ...(await mailed[path]?.(target.world, person.member)) }
      const examples = { ...person.examples, ...made }
      const shape = shapeFor(target, { examples }, shapes, at)
      await before?.()
      const outcome = await sendRequest(
        connectionTo(target, agent),
        requestOf(shape, examples, person.member?.token),
      )
      statuses.push(typeof outcome === 'string' ? 0 : outcome.status)
      answer = typeof outcome === 'string' ? outcome : outcome.text.slice(0, 200)
      if (!isAdmitted(statuses.at(-1))) continue
      await after?.(call)
      break
    }
    yield { call, places, statuses, answer }
  }
  agent.destroy()
}

/**
 * Calls that no caller can make successfully with valid values. Fuzzing them would never get past
 * the outer checks.
 */
export async function neverAdmitted(target: Target): Promise<string[]> {
  const shut: string[] = []
  for await (const { call, places, statuses, answer } of admit(target))
    if (places.length > 0 && !isAdmitted(statuses.at(-1)))
      shut.push(`${call}: ${statuses}: ${answer}`)
  return shut
}

/** The writes of each call that was admitted, without calls that wrote nothing. */
export async function writesOf(target: Target): Promise<Map<string, Write[]>> {
  const writes = new Map<string, Write[]>()
  const { begin, end } = await watchWrites(target.world)
  const after = async (call: string) => void writes.set(call, await end())
  for await (const _ of admit(target, { before: begin, after }));
  return writes
}

const hasCaptcha = (places: readonly Place[]) =>
  places.some((place) => place.in === 'body' && place.way.includes('captcha'))

const isAdmitted = (status = 0) => status >= 200 && status < 300
