import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, password, type World } from '../../base/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const login = (email: string, word = password, more = {}) => world.call('POST /login', { body: { email, password: word, ...more } })
const codeIn = (text: string | undefined) => text?.match(/\b\d{6}\b/)?.[0] ?? ''

describe('login', () => {
  test('answers a token that works, and the person without any secret', async () => {
    const ada = await world.person()
    const { status, body } = await login(` ${ada.email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: ada.id, email: ada.email })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
    expect((await world.call(`GET /users/show/${ada.id}`, { token: body.access_token })).status).toBe(200)
  })
})
