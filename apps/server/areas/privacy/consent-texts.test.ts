import { createHash } from 'node:crypto'
import { consentKeysOf, offeredOn, openConsentScreens } from '@quartet/domain/consent-texts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shownBehind, shownOn, shownToOwn } from '../../testing/consents.ts'
import {
  account,
  answer,
  logIn,
  open,
  parentSchool,
  requestChild,
  waiting,
} from '../../testing/guardians.ts'
import { individual, join, member, register } from '../../testing/registration.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { saveTexts } from '../localization/commands.ts'
import { digestOfWords } from './queries.ts'
import { consents, consentTexts } from './tables.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
beforeEach(async () => {
  await world.pool.query('delete from localization; delete from rate_limits')
})
afterAll(() => world.close())

const english = { id: 1, locale: 'en', tag: 'en' }
const write = (changes: Record<string, string>, language = english) =>
  saveTexts(
    { ...world.services, actorId: root.id, now: world.time.now, mayEditLegal: true },
    language,
    { changes },
  )
const ledger = (userId: number) =>
  world.db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)
const wordsOf = async (digest: string | null | undefined) =>
  (
    await world.db
      .select()
      .from(consentTexts)
      .where(eq(consentTexts.digest, digest ?? ''))
  )[0]
const give = ({ token }: Member, shown: unknown) =>
  world.call('POST /users/consents/email_reminders', { token, body: { shown } })

describe('consent texts of a screen', () => {
  test.each(openConsentScreens)(
    'on %s contain every text of the screen in the requested language, with their digest',
    async (screen) => {
      const { status, body } = await world.call(`GET /consent_texts/${screen}?language=3`)
      expect(status).toBe(200)
      expect(Object.keys(body.texts)).toEqual(consentKeysOf(screen, offeredOn[screen]))
      expect(Object.values(body.texts)).not.toContain('')
      expect(body).toMatchObject({
        language_id: 3,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect((await shownOn(world, screen, 3)).digest).toBe(body.digest)
      expect((await shownOn(world, screen, 1)).digest).not.toBe(body.digest)
    },
  )

  test('get another digest when a text or a linked page changes', async () => {
    const before = await shownOn(world, 'registration')
    await write({ 'register.kept': 'We keep it all.' })
    const changed = await shownOn(world, 'registration')
    expect(changed.digest).not.toBe(before.digest)
    await world.pool.query(
      "update cms set body_html = body_html || '<p>And more.</p>' where key = 'terms' and language_id = 1",
    )
    expect((await shownOn(world, 'registration')).digest).not.toBe(changed.digest)
    await write({ 'login.title': 'Come in' })
    expect((await world.call('GET /consent_texts/registration')).body.texts['register.kept']).toBe(
      'We keep it all.',
    )
  })

  test('are rejected with 400 for an unknown screen', async () => {
    expect((await world.call('GET /consent_texts/settings')).status).toBe(400)
  })
})

describe('giving consent', () => {
  test('as a guardian stores the texts that were shown in their language, even if they change later', async () => {
    const { token } = await requestChild(world, await parentSchool(world))
    const { body } = await world.call(`GET /consent/${token}?language=3`)
    const shown = { digest: body.consent_texts.digest, language_id: 3 }
    const email = 'words.child@example.org'
    expect((await answer(world, token, 'confirm', account(email, { shown }))).status).toBe(200)
    const kid = await logIn(world, email)
    await write({ 'consent.kept_until': 'For ever.' }, { id: 3, locale: 'it', tag: 'it' })

    const [row] = await ledger(kid.id)
    expect(row).toMatchObject({ purpose: 'account', textDigest: shown.digest, textVersion: null })
    const saved = await wordsOf(row?.textDigest)
    expect(saved).toMatchObject({ language: 'it', text: body.consent_texts.texts })
    expect(saved?.text['page/privacy_children/1/body']).toMatch(/^</)
    expect(digestOfWords('it', saved?.text ?? {})).toBe(shown.digest)
    expect(
      createHash('sha256')
        .update(`it\n${JSON.stringify(saved?.text)}`)
        .digest('hex'),
    ).toBe(shown.digest)
  })

  test('to outdated texts is rejected everywhere and writes nothing; to current texts it succeeds', async () => {
    const school = await world.organization({
      consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
    })
    const staff = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    const pupil = (await join(world, school.promoCode, { age_group_id: 1 })).body.user.id
    const [ada, query] = [
      await world.person(),
      await requestChild(world, await parentSchool(world)),
    ]
    const code = await world.organization()
    const shown = {
      ...{
        own: await shownToOwn(world, ada),
        guardian: await shownBehind(world, query.token),
        card: await shownOn(world, 'registration'),
      },
      ...{
        admission: await shownOn(world, 'admission'),
        code: await shownOn(world, 'registration_code'),
      },
    }
    await write({
      'own_data.allow_text': 'Say yes.',
      'consent.lead': 'Say yes.',
      'register.consents_hint': 'Say yes.',
    })
    await write({ 'people.admit_title': 'Sure?' })

    const admit = (shown: unknown) =>
      world.call('POST /users/admissions', { token: staff.token, body: { ids: [pupil], shown } })
    const old = [
      await give(ada, shown.own),
      await answer(
        world,
        query.token,
        'confirm',
        account('changed@example.org', { shown: shown.guardian }),
      ),
      await register(world, {
        ...(await individual(world, { consents: ['email_reminders'] })),
        shown: shown.card,
      }),
      await register(world, {
        ...(await member(world, code.promoCode, { consents: ['email_reminders'] })),
        shown: shown.code,
      }),
      await admit(shown.admission),
    ]
    for (const limitResponse of old)
      expect(statusAndBody(limitResponse)).toEqual(apiError('consent_text_changed'))
    expect((await world.call('GET /users/own_data', { token: ada.token })).body.consents).toEqual(
      [],
    )

    const now = [
      await give(ada, await shownToOwn(world, ada)),
      await answer(world, query.token, 'confirm', account('changed@example.org')),
      await register(world, await individual(world, { consents: ['email_reminders'] })),
      await register(world, await member(world, code.promoCode, { consents: ['email_reminders'] })),
      await admit(await shownOn(world, 'admission')),
    ]
    expect(now.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  test('without the digest of the texts shown is rejected', async () => {
    const [ada, listQuery] = [
      await world.person(),
      await requestChild(world, await parentSchool(world)),
    ]
    const { shown: _, ...form } = {
      shown: 0,
      ...(await individual(world, { consents: ['email_reminders'] })),
    }
    const calls = [
      await give(ada, undefined),
      await world.call(`POST /consent/${listQuery.token}/confirm`, {
        body: account('without@example.org'),
      }),
      await register(world, form),
      await world.call('POST /users/admissions', { token: root.token, body: { ids: [ada.id] } }),
    ]
    for (const { status, body } of calls)
      expect([status, body.fields?.[0]?.path]).toEqual([400, 'shown'])
    // without consents no texts are needed
    expect((await register(world, { ...form, consents: [] })).status).toBe(200)
  })

  test('by many people to the same texts stores these texts once', async () => {
    await write({ 'own_data.allow_title': 'What you like' })
    const people = [await world.person(), await world.person(), await world.person()]
    const shown = await shownToOwn(world, people[0] as Member)
    const answers = await Promise.all(people.map((one) => give(one, shown)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(
      await world.db.select().from(consentTexts).where(eq(consentTexts.digest, shown.digest)),
    ).toHaveLength(1)
  })

  test('stores texts that the application can neither change nor delete', async () => {
    await give(root, await shownToOwn(world, root))
    for (const role of ['quartet_app', 'quartet_platform'])
      for (const statement of [
        "update consent_texts set text = '{}'",
        'delete from consent_texts',
        'truncate consent_texts cascade',
      ])
        await expect(world.pool.query(`set local role ${role}; ${statement}`)).rejects.toThrow(
          'permission denied',
        )
  })
})

describe('the stored texts of a consent', () => {
  test('can be read later by the person and through the guardian link, with the name filled in', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', { consents: ['email_reminders'] })
    const own = (await world.call('GET /users/own_data', { token: teen.token })).body.consents
    expect(own).toHaveLength(2)
    expect(own[0]).toMatchObject({
      language: 'en',
      text_version: null,
      given_at: world.time.now.toISOString(),
    })
    expect((await open(world, teen.link)).body.consents).toEqual(own)
    const mine = await world.call(`GET /users/consents/${own[0].id}/words`, { token: teen.token })
    expect(mine.body).toMatchObject({
      digest: own[0].text_digest,
      language: 'en',
      tag: 'en',
      rtl: 0,
    })
    expect(mine.body.texts[0]).toEqual({
      key: 'consent.asks',
      text: expect.stringContaining('Ada'),
    })
    expect(JSON.stringify(mine.body.texts)).not.toContain('{{')
    expect((await world.call(`GET /consent/${teen.link}/words/${own[0].id}`)).body).toEqual(
      mine.body,
    )
  })

  test('are not found for the consents of somebody else', async () => {
    const [ada, bob, teen] = [await world.person(), await world.person(), await waiting(world)]
    await give(ada, await shownToOwn(world, ada))
    const [{ id } = { id: 0 }] = await ledger(ada.id)
    expect((await world.call(`GET /users/consents/${id}/words`, { token: ada.token })).status).toBe(
      200,
    )
    expect(
      statusAndBody(await world.call(`GET /users/consents/${id}/words`, { token: bob.token })),
    ).toEqual(notFound)
    expect(statusAndBody(await world.call(`GET /consent/${teen.link}/words/${id}`))).toEqual(
      apiError('consent_awaited'),
    )
    await answer(world, teen.link, 'confirm')
    expect(statusAndBody(await world.call(`GET /consent/${teen.link}/words/${id}`))).toEqual(
      notFound,
    )
    expect(statusAndBody(await world.call(`GET /consent/nobody/words/${id}`))).toEqual(
      apiError('consent_link_unknown'),
    )
    expect(statusAndBody(await world.call(`GET /users/consents/${id}/words`))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test('are not found for consents from before texts were stored, which have a text version', async () => {
    const ada = await world.person()
    await world.pool.query(
      "insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'email_reminders', 'self', 'registration', '2026-11', now())",
      [ada.id],
    )
    const [row] = (await world.call('GET /users/own_data', { token: ada.token })).body.consents
    expect(row).toMatchObject({ text_version: '2026-11', text_digest: null, language: null })
    expect(
      statusAndBody(await world.call(`GET /users/consents/${row.id}/words`, { token: ada.token })),
    ).toEqual(notFound)
  })
})
