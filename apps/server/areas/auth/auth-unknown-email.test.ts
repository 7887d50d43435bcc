import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../security/passwords.ts'
import { minimumDuration } from '../../services.ts'
import { individual, member, register } from '../../testing/registration.ts'
import { statusAndBody } from '../../testing/responses.ts'
import { makeWorld, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

/**
 * Runs the call behind 30 queued password hashes. `waited` is true when the call hashed a password
 * too: then all of them were done before it returned, except for those that run in parallel with
 * it.
 */
async function waitedFor<T>(call: () => Promise<T>) {
  const before = 30
  let done = 0
  const line = Array.from({ length: before }, () => hashPassword(password).then(() => done++))
  const answer = await call()
  const waited = done > before - availableParallelism()
  await Promise.all(line)
  return { answer, waited }
}

/** The response with the secret replaced by its length. */
const shapeOf = (answer: Awaited<ReturnType<typeof register>>) => ({
  ...statusAndBody(answer),
  body: { ...answer.body, sign_up: answer.body.sign_up?.length },
})

describe('responses do not reveal whether an address has an account', () => {
  test('login: same response after the same work', async () => {
    const [ada, removed] = [await world.person(), await world.person()]
    await world.pool.query('update users set removed = 1 where id = $1', [removed.id])
    const answers: unknown[] = []
    for (const email of [ada.email, removed.email, 'nobody@example.org']) {
      const { answer, waited } = await waitedFor(() =>
        world.call('POST /login', { body: { email, password: 'wrong horse' } }),
      )
      expect([email, waited]).toEqual([email, true])
      answers.push(statusAndBody(answer))
    }
    expect(answers).toEqual(answers.map(() => answers[0]))
  })

  test('sign-up with a card: same response after the same work', async () => {
    const known = await world.person()
    const answers: unknown[] = []
    for (const more of [{ email: known.email }, {}]) {
      const body = await individual(world, more)
      const { answer, waited } = await waitedFor(() => register(world, body))
      expect([more, waited]).toEqual([more, true])
      answers.push(shapeOf(answer))
    }
    expect(answers[0]).toEqual(answers[1])
  })

  test('sign-up with a code: same response after the same work', async () => {
    const [school, known] = [await world.organization(), await world.person()]
    const answers: unknown[] = []
    for (const more of [{ email: known.email }, {}]) {
      const body = await member(world, school.promoCode, more)
      const { answer, waited } = await waitedFor(() => register(world, body))
      expect([more, waited]).toEqual([more, true])
      answers.push(shapeOf(answer))
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { status: 'verify', type: 'institution', sign_up: 43 },
    })
  })

  test('requests for a mail: no response before the work for a known address would be done', async () => {
    const [ada, waiting] = [await world.person(), await world.person({ verified: false })]
    const query: [string, string][] = [
      ['POST /users/forgot/password', ada.email],
      ['POST /users/forgot/password', 'nobody@example.org'],
      ['POST /verifyCode/resend', waiting.email],
      ['POST /verifyCode/resend', 'nobody@example.org'],
    ]
    world.services.minimumDuration = minimumDuration
    for (const [where, email] of query) {
      const began = performance.now()
      expect(statusAndBody(await world.call(where, { body: { email } }))).toEqual({
        status: 200,
        body: {},
      })
      // a minimum wait, so it holds on machines of any speed
      expect(performance.now() - began).toBeGreaterThan(minimumDuration - 10)
    }
  })
})

test('every mail links to this installation, whatever host the request names', async () => {
  const evil = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    origin: 'https://evil.test',
  }
  const post = async (path: string, body: unknown) => {
    const headers = { ...evil, 'content-type': 'application/json' }
    const request = new Request(`https://evil.test/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const answer = await world.app.request(request)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const form = await individual(world)
  const { email } = form
  const { sign_up } = await post('/registeration', form)
  await post('/verifyCode', { email, verification_code: await world.code(email), sign_up })
  await post('/registeration', { ...(await individual(world)), email })
  await post('/users/forgot/password', { email })
  const token = (await world.mails(email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1]
  await post('/user/reset/password', {
    password: 'a new battery',
    confirm_password: 'a new battery',
    token,
  })

  const mails = await world.mails(email)
  expect(mails).toHaveLength(5)
  expect(JSON.stringify(mails)).not.toContain('evil')
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s]+/g) ?? [])
  expect(links).toHaveLength(4)
  for (const link of links) expect(link).toMatch(/^https:\/\/quartet\.test\//)
})
