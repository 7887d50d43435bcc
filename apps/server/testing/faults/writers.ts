import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Caller, makeCaller } from './caller.ts'
import type { Installation } from './installation.ts'
import { findingsOfLearners, type Learner, learner, save } from './learners.ts'
import { findingsOfNewcomers, type Newcomer, newcomer, openSchool, signUp } from './newcomers.ts'

/**
 * An acknowledged write that is missing, one that is there twice, or one that is there only in
 * part.
 */
export type Finding = { kind: 'lost' | 'doubled' | 'half'; what: string }

export type Writers = Awaited<ReturnType<typeof makeWriters>>

/**
 * People who save answers and sign up continuously while processes are killed, each with their own
 * connection.
 */
export async function makeWriters(
  installation: Installation,
  ports: () => number[],
  { learners = 3, newcomers = 2 } = {},
) {
  await openSchool(installation)
  const people: Learner[] = []
  const arrived: Newcomer[] = []
  const statuses = new Map<string, number>()
  const counts = { acknowledged: 0, unknown: 0 }
  let writing = false
  let work: Promise<unknown>[] = []
  const portFor = (at: number) => ports()[at % ports().length] ?? 0

  const clients: { caller: Caller; once: (port: number) => Promise<Answer | undefined> }[] = []
  const begun = Array.from({ length: learners }, async (_, at) => {
    const caller = makeCaller()
    return { caller, person: await learner(caller, portFor(at), installation) }
  })
  for (const { caller, person } of await Promise.all(begun)) {
    people.push(person)
    clients.push({ caller, once: (port) => save(caller, port, person) })
  }
  for (let at = 0; at < newcomers; at++)
    clients.push(client(at % 2 === 0 ? 'individual' : 'institution'))

  /** A client that signs up people; it sends the form again if a sign-up got no response. */
  function client(type: Newcomer['type']) {
    const caller = makeCaller()
    let person: Newcomer | undefined
    const once = async (port: number) => {
      if (!person) {
        person = newcomer(type)
        arrived.push(person)
      }
      const answer = await signUp(caller, port, person)
      if (person.acknowledged) person = undefined
      return answer
    }
    return { caller, once }
  }

  async function writeOn(at: number, { once }: (typeof clients)[number]) {
    while (writing) {
      const answer = await once(portFor(at))
      const status = answer ? [answer.status, answer.body.name].filter(Boolean).join(' ') : 'cut'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (answer?.status === 200) counts.acknowledged++
      else counts.unknown++
      if (answer?.status !== 200) await wait(20)
    }
  }

  return {
    ...{ statuses, counts: counts, people, arrived },
    /** Starts all writers. Resolves at a random moment after the first writes were acknowledged. */
    async begin() {
      writing = true
      work = clients.map((client, at) => writeOn(at, client))
      const before = counts.acknowledged
      while (counts.acknowledged < before + 3) await wait(5)
      await wait(Math.random() * 600)
    },
    /** Resolves once every call in progress has been answered or cut off. */
    async pause() {
      writing = false
      await Promise.all(work)
    },
    /** The differences between the database and the responses of the server. */
    findings: async () => [
      ...(await findingsOfLearners(installation, people)),
      ...(await findingsOfNewcomers(installation, arrived)),
    ],
    /** Writes that the last comparison found stored although they were never acknowledged. */
    unheard: () =>
      people.reduce((sum, { unheard }) => sum + unheard, 0) +
      arrived.filter(({ acknowledged, there }) => there && !acknowledged).length,
    end() {
      writing = false
      for (const { caller } of clients) caller.end()
    },
  }
}
