import { leanings } from '@quartet/content/leanings/en.ts'
import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { decode } from '@quartet/domain/demand.ts'
import { byUrgency, fitOf } from '@quartet/domain/fit.ts'
import { itemCount, numberOf, sisterFacets } from '@quartet/domain/inventory.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { openSession } from '../areas/auth/commands.ts'
import { findCaller } from '../areas/auth/queries.ts'
import { beginTrial, openSubscription } from '../areas/billing/commands.ts'
import { readPracticeCard } from '../areas/billing/sandbox-commands.ts'
import { createGroup } from '../areas/groups/commands.ts'
import { createOrganization } from '../areas/institutions/commands.ts'
import { openInventory, saveAnswers } from '../areas/inventory/commands.ts'
import { showAttempt } from '../areas/inventory/queries.ts'
import { publishLanguage } from '../areas/languages/commands.ts'
import { defaultLanguageId, listLanguages } from '../areas/languages/queries.ts'
import { giveConsents } from '../areas/privacy/commands.ts'
import { readConsentWords } from '../areas/privacy/queries.ts'
import { createFirstAdministrator } from '../areas/registration/commands.ts'
import { giveRole } from '../areas/roles/commands.ts'
import { addOwnStrategy, addTask, type UpdatedTask, updateTask } from '../areas/tasks/commands.ts'
import { copyTasks } from '../areas/tasks/push-commands.ts'
import { wholeTasks } from '../areas/tasks/queries.ts'
import { findTopic } from '../areas/topics/queries.ts'
import { createUser } from '../areas/users/commands.ts'
import { countUsers } from '../areas/users/queries.ts'
import { findWall } from '../areas/words/queries.ts'
import { unlessLoaded } from '../db/content-loads.ts'
import type { Db, Transaction } from '../db/db.ts'
import type { Result } from '../result.ts'
import type { Caller } from '../security/caller.ts'
import { hashPassword } from '../security/passwords.ts'
import { digestOf } from '../security/tokens.ts'
import type { CallerContext, Services } from '../services.ts'
import { settleFamily } from './demo-family.ts'
import { fillWaitingList, guide } from './demo-joining.ts'
import {
  type DemoPerson,
  demoGroups,
  demoPassword,
  demoPeople,
  demoSchool,
  demoTexts,
} from './demo-people.ts'
import { type DemoTask, demoPushedTask, demoTasks } from './demo-tasks.ts'

export const demoAddress = (mailbox: string) => `${mailbox}@riverbend.example`

/**
 * Creates the fictional world, once per database and in one transaction, with the same commands
 * that the application runs. Throws if the database already has users, because it could be a real
 * installation.
 */
export async function makeDemo({ db, ...mailing }: Pick<Services, 'db'> & Mailing, now: Date) {
  await db.transaction((tx) => publishLanguage(tx, 'ar'))
  const passwordHash = await hashPassword(demoPassword)
  if (passwordHash === 'full') throw new Error('no place to hash a password at start')
  await unlessLoaded(db, 'demo', 'one world a database', async (tx) => {
    if ((await countUsers(tx)) > 0)
      throw new Error(
        'This database is in use, and not by the demo: set DATA_DIR to a folder of its own.',
      )
    const made = { tx, mailing, passwordHash, languages: await listLanguages(tx, 'all') }
    await createFirstAdministrator(
      { db: asDb(tx), now },
      { email: demoAddress('admin'), password: demoPassword, tell: () => {} },
    )
    const organizationId = await createOrganization(tx, {
      name: demoSchool.name,
      kind: 'school',
      promoCode: demoSchool.code,
      codeMemberType: 'student',
      seats: 40,
      consent: {
        mode: 'school',
        dpa_signed_at: addDays(now, -200).toISOString().slice(0, 10),
        min_age: null,
      },
    })
    const ids = new Map<string, number>()
    for (const person of demoPeople)
      ids.set(person.name[0], await settle(made, person, organizationId, now))
    for (const [name, input] of Object.entries(demoTasks))
      for (const task of input) await work(tx, ids.get(name) ?? 0, task, now)
    const sharing = demoPeople.flatMap(({ name, taken, shares }) =>
      taken && shares ? (ids.get(name[0]) ?? 0) : [],
    )
    await give(tx, ids.get('Imani') ?? 0, sharing, now)
    await gather(tx, ids, now)
    await settleFamily(tx, passwordHash, now)
    await fillWaitingList(tx, ids.get('Lars') ?? 0, now)
    await guide(tx, ids.get('Clara') ?? 0, ids.get('Piotr') ?? 0, now)
  })
}

/** How the commands of the demo would mail somebody. */
type Mailing = Pick<Services, 'queue' | 'publicUrl'>
type Made = {
  tx: Transaction
  mailing: Mailing
  passwordHash: string
  languages: Awaited<ReturnType<typeof listLanguages>>
}

/**
 * A transaction has the same interface as the database: commands that open their own transaction
 * run inside this one.
 */
const asDb = (tx: Transaction) => tx as unknown as Db

function typeOf({ role, trialDays }: DemoPerson) {
  if (trialDays !== undefined) return 'individual'
  if (role === 'coaching_client') return 'coaching'
  return role === 'student' ? 'student' : 'institution'
}

async function settle(
  { tx, mailing, passwordHash, languages }: Made,
  person: DemoPerson,
  organizationId: number,
  now: Date,
) {
  const { name, mailbox, ageGroup, turns18, role, trialDays } = person
  const since = addDays(now, -(trialDays ?? 120))
  const userId = await createUser(tx, {
    firstName: name[0],
    lastName: name[1],
    email: mailbox === undefined ? null : demoAddress(mailbox),
    emailVerifiedAt: mailbox === undefined ? null : since,
    passwordHash: mailbox === undefined ? null : passwordHash,
    ageGroupId: ageGroup,
    turns18In: turns18 === undefined ? null : now.getUTCFullYear() + turns18,
    country: person.country,
    type: typeOf(person),
    organizationId: ['student', 'institution'].includes(typeOf(person)) ? organizationId : null,
    consentBy: ageGroup === 1 ? 'school' : 'self',
    languageId: languages.find(({ locale }) => locale === person.language)?.id ?? defaultLanguageId,
    createdAt: since,
  })
  if (userId === undefined) throw new Error(`the demo has two people at ${mailbox}`)
  await giveRole(tx, userId, role)
  const school = { by: 'school', how: 'school_agreement', organizationId, staffId: null } as const
  const languageId =
    languages.find(({ locale }) => locale === person.language)?.id ?? defaultLanguageId
  const screen = ageGroup === 1 ? 'admission' : 'registration_code'
  const words = await readConsentWords(tx, { screen, purposes: offeredOn[screen], languageId })
  if (ageGroup === 1)
    await giveConsents(tx, userId, { purposes: ['account'], giver: school, words }, since)
  const giver = ageGroup === 1 ? school : ({ by: 'self', how: 'registration' } as const)
  if (person.shares)
    await giveConsents(tx, userId, { purposes: ['facilitator_scores'], giver, words }, since)
  if (trialDays !== undefined) await subscribe(tx, userId, since)
  await answer({ tx, mailing }, userId, person, now)
  return userId
}

async function subscribe(tx: Transaction, userId: number, now: Date) {
  const expires = String(now.getUTCFullYear() + 3)
  const card = {
    card_name: 'Nobody',
    card_number: '4242424242424242',
    exp_time: `${expires}-12`,
    cvc_code: '123',
  }
  const stored = readPracticeCard(card, now)
  if (!stored.ok) throw new Error('the sandbox refuses its own card')
  const chosen = { plan: 'basic', term: 'annual', autoRenew: false } as const
  await openSubscription(tx, userId, chosen, stored.card)
  await beginTrial(tx, userId, now)
}

/** Saves the person's inventories as the screens would. */
async function answer(
  made: Pick<Made, 'tx' | 'mailing'>,
  userId: number,
  person: DemoPerson,
  now: Date,
) {
  const texts = demoTexts[person.language]
  for (const { days, scores, hasty, terse } of person.taken ?? []) {
    const all = answersTo(scores, hasty ? 1_200 : 8_000, hasty)
    await take(made, userId, addDays(now, -days), {
      ...all,
      texts: terse ? texts.map((text) => text.slice(0, 10)) : texts,
      finished: true,
    })
  }
  const { values, ms } = answersTo([24, 22, 20, 23], 8_000)
  if (person.answered !== undefined)
    await take(made, userId, addDays(now, -1), {
      values: values.slice(0, person.answered),
      ms,
      texts: [],
      finished: false,
    })
}

type AnswerInput = { values: number[]; ms: number; texts: readonly string[]; finished: boolean }

async function take(
  { tx, mailing }: Pick<Made, 'tx' | 'mailing'>,
  userId: number,
  now: Date,
  { values, ms, texts, finished }: AnswerInput,
) {
  const caller = await signIn(tx, userId, now)
  const context = { db: asDb(tx), ...mailing, caller, now }
  const inventory = await openInventory(context, { retake: true })
  if (!inventory.ok) throw new Error(`the demo may not open an inventory: ${inventory.error}`)
  const { attempt_id, questions } = await showAttempt(tx, inventory.attempt, caller.languageId)
  const at = (number: number) => questions.find((question) => question.number === number)?.id ?? 0
  const answers = [
    ...values.map((value, index) => ({ question_id: at(index + 1), value, ms })),
    ...texts.map((text, index) => ({ question_id: at(itemCount + 1 + index), text })),
  ]
  const assisted = caller.ageGroupId === 1
  const saved = await saveAnswers(context, { attempt_id, answers, assisted, finished })
  if (!saved.ok) throw new Error(`the demo may not answer: ${saved.error}`)
}

async function signIn(tx: Transaction, userId: number, now: Date): Promise<Caller> {
  const { token } = await openSession(tx, userId, now)
  const caller = await findCaller(asDb(tx), digestOf(token), now)
  if (!caller) throw new Error('somebody of the demo cannot sign in')
  return caller
}

/**
 * Saves a task of a person as the screens would, from the text to the rating as far as it has come.
 */
async function work(tx: Transaction, userId: number, task: DemoTask, now: Date) {
  const since = addDays(now, -task.days)
  const caller = await signIn(tx, userId, since)
  const context = { db: asDb(tx), caller, now: since }
  const id = await write(tx, context, task, now)
  const update = (work: UpdatedTask) =>
    updateTask(context, { ...work, id, area: task.area }).then(unwrap)
  if (task.isMarked || task.isDecoded) await update(await decoded(tx, caller, task))
  for (const own of task.own ?? []) await addOwnStrategy(context, { ...own, id, area: task.area })
  if (task.strategies) await update({ chosen: await cardOf(context, id, task) })
  if (task.feelings)
    await update({
      duties: task.description
        .split('\n')
        .map((text, at) => ({ text, feeling: task.feelings?.[at] ?? 'neutral' })),
    })
  for (const note of task.notes ?? []) await update({ drill: [note] })
}

async function write(
  tx: Transaction,
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { area, topic, name, description, due, ...more }: DemoTask,
  now: Date,
) {
  const topic_id = await findTopic(tx, area, topic, context.caller.languageId)
  if (topic_id === undefined) throw new Error(`there is no topic ${topic}`)
  const extras = {
    priority: more.priority,
    category: more.category,
    due_date: due === undefined ? undefined : dayOf(addDays(now, due)),
  }
  return unwrap(await addTask(context, { area, name, description, topic_id, ...extras }))
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

function unwrap(result: Result<{ id: number }>) {
  if (!result.ok) throw new Error(`a task of the demo was refused: ${JSON.stringify(result)}`)
  return result.id
}

/** The marks and the demand that the person's wall proposes. */
async function decoded(
  tx: Transaction,
  caller: Caller,
  { area, description, isDecoded }: DemoTask,
): Promise<UpdatedTask> {
  const wall = await findWall(tx, area, caller)
  const { marks, needed } = decode(
    description,
    readyWall(
      wall?.words ?? [],
      wall?.language_id === defaultLanguageId ? readyLeanings(leanings, area) : null,
    ),
  )
  if (!needed) throw new Error(`nothing is marked in "${description}"`)
  return isDecoded ? { marks, needed, needed_source: 'proposed', decoded: true } : { marks }
}

/**
 * The card that the person would choose: the strategies for each pattern, then the person's own
 * ones, each with whether it worked.
 */
async function cardOf(
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  id: number,
  { strategies = 0, worked }: DemoTask,
) {
  const [task] = await wholeTasks(context, { ids: [id] })
  const { needed, person } = task ?? {}
  if (!task || !needed || !person?.bands)
    throw new Error('a card needs a decoded task, and a result')
  const own = person.bands
  const chosen = byUrgency(needed, own).flatMap((pattern) => {
    const fitting = task.strategies.filter(
      (one) => one.pattern === pattern && one.action === fitOf(needed[pattern], own[pattern]),
    )
    return fitting
      .slice(0, strategies)
      .map((strategy) => ({ kind: 'strategy' as const, id: strategy.id }))
  })
  const all = [
    ...chosen,
    ...task.own_strategies.map((strategy) => ({ kind: 'own' as const, id: strategy.id })),
  ]
  return all.map((one, at) => ({ ...one, worked: worked?.[at] ?? null }))
}

async function give(tx: Transaction, giverId: number, user_ids: number[], now: Date) {
  const since = addDays(now, -demoPushedTask.days)
  const giver = await signIn(tx, giverId, since)
  const context = { db: asDb(tx), caller: giver, now: since }
  const task_ids = [await write(tx, context, demoPushedTask, now)]
  const push = { areas: [demoPushedTask.area], task_ids, template_ids: [], user_ids }
  await copyTasks(tx, context, push)
}

/** Makes the groups of the facilitator. */
async function gather(tx: Transaction, ids: ReadonlyMap<string, number>, now: Date) {
  const caller = await signIn(tx, ids.get(demoGroups.owner) ?? 0, now)
  for (const { name, people } of demoGroups.groups) {
    const users = people.map((one) => ids.get(one) ?? 0)
    const made = await createGroup({ db: asDb(tx), caller, now }, { name, users })
    if (!made.ok) throw new Error(`the demo cannot make a group: ${made.error}`)
  }
}

/**
 * Plausible answers to every statement that add up to the four scores: answers to sister statements
 * agree, others differ a little.
 */
function answersTo(scores: DemoScores, ms: number, same = false) {
  const values: number[] = []
  for (const [index, pattern] of patterns.entries()) {
    const sevens = spread(scores[index] ?? 0, same ? undefined : pattern)
    for (const [at, value] of sevens.entries()) values[numberOf(pattern, at + 1) - 1] = value
  }
  return { values, ms }
}
type DemoScores = NonNullable<DemoPerson['taken']>[number]['scores']

function spread(score: number, pattern: Pattern | undefined) {
  const each = Math.floor(score / 7)
  const sevens = Array.from({ length: 7 }, (_, at) => each + (at < score - 7 * each ? 1 : 0))
  const [up = 0, down = 0] = [6, 5, 4, 3, 2, 1, 0].filter(
    (at) => pattern && !sisterFacets[pattern].includes(at + 1),
  )
  const step = pattern ? Math.min(2, 5 - (sevens[up] ?? 5), (sevens[down] ?? 1) - 1) : 0
  sevens[up] = (sevens[up] ?? 0) + step
  sevens[down] = (sevens[down] ?? 0) - step
  return sevens
}
