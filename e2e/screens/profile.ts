/// <reference lib="dom" />
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tick, write } from '../personalising.ts'
import { signIn } from '../sign-up.ts'
import { giveScores, organization, type Person, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

const photo = path.resolve('apps/server/testing/files/photo.png')

async function scored(
  scores: Parameters<typeof giveScores>[1],
  draft: Parameters<typeof person>[0],
): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, scores)
  return ada
}
const dialogOf = (page: Page) => page.getByRole('dialog')

export async function openWholeProfile({
  page,
  say,
  see,
  languageId,
  isMirrored,
  sample,
}: Visitor) {
  const ada = await scored([28, 24, 15, 25], { languageId, firstName: sample.firstName })
  await signIn(page, ada.email, { languageId })
  const bars = page.locator('section', {
    has: page.getByRole('heading', { name: say('profile.scores') }),
  })
  await expect(bars).toBeVisible()
  await see('profile-closed')
  const closed = page.locator('main button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  await see('profile')
  // the scale follows the reading direction: a higher score is further along it
  const knobs = await page
    .locator('[class*=knob]')
    .evaluateAll((all) => all.map((knob) => knob.getBoundingClientRect().x))
  const order = knobs
    .map((_, at) => at)
    .sort((one, other) => (knobs[one] ?? 0) - (knobs[other] ?? 0))
  expect(isMirrored ? order : order.toReversed()).toEqual([0, 3, 1, 2]) // 28, 25, 24, 15

  for (const tab of ['statements', 'history'] as const) {
    await page.goto(`/new-theme/profile?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    while ((await closed.count()) > 0) await closed.first().click()
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    await see(`profile-${tab}`)
  }
  for (const sheet of ['card', 'full']) {
    await page.goto(`/new-theme/print?sheet=${sheet}`)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await see(`print-${sheet}`)
  }
  for (const [address, name] of [
    ['/new-theme/personalize-profile', 'personalise'],
    ['/new-theme/plp', 'plp'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await see(name)
  }
  await page.goto('/new-theme/profile')
  await expect(bars).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: say('shell.open_menu') }).click()
  const drawer = dialogOf(page).and(page.getByRole('dialog', { name: say('shell.navigation') }))
  await expect(drawer).toBeVisible()
  const edge = async () => {
    const box = await drawer.boundingBox()
    return Math.round((box?.x ?? -1) + (isMirrored ? (box?.width ?? 0) : 0))
  }
  await expect.poll(edge).toBe(isMirrored ? 360 : 0)
  await see('menu-phone')
}

export async function openWorkProfile({ page, say, see, languageId, sample }: Visitor) {
  const ada = await scored([28, 24, 15, 25], { languageId, firstName: sample.firstName })
  await signIn(page, ada.email, { at: '/new-theme/pwp', languageId })
  await expect(page.getByText(say('pwp.empty').slice(0, 20))).toBeVisible()
  await see('pwp-empty')
  await sql(
    "insert into selected_career_statements (user_id, group_key) values ($1, 'need/sequence/Use First/1')",
    [ada.id],
  )
  const statements = page.getByRole('button', { name: say('career.statements') })
  await page.goto('/career-match-questions')
  await expect(page.getByText(say('career.jobs_none'))).toBeVisible()
  await expect(statements).toBeVisible()
  await see('career-match')
  await statements.click()
  await expect(page.getByRole('heading', { level: 2, name: sample.careerTitle })).toBeVisible()
  await see('career-match-statements')
  for (const [address, name] of [
    ['/new-theme/pwp', 'pwp'],
    ['/new-theme/pwp-questions', 'pwp-questions'],
    ['/new-theme/view-pwp-questions', 'view-pwp-questions'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2, name: sample.careerTitle })).toBeVisible()
    await see(name)
  }
  await page.route('**/api/users/career/statements', (route) =>
    route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }),
  )
  await page.goto('/career-match-questions')
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await see('career-match-failing')
}

export async function linkClassroom({ page, say, see, languageId }: Visitor) {
  const ada = await person({ type: 'student', role: 'student', languageId })
  await signIn(page, ada.email, { at: '/sync-data', languageId })
  const link = page.getByRole('button', { name: say('classroom.link') })
  await expect(link).toBeVisible()
  await see('sync-data')
  await link.click()
  await page.getByRole('link', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await see('sync-data-refused')
  await link.click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByRole('button', { name: say('classroom.fetch') })).toBeVisible()
  await see('sync-data-linked')
}

export async function readInside({ page, see, languageId, isMirrored }: Visitor) {
  const ada = await person({ languageId })
  await signIn(page, ada.email, { at: '/page/terms', languageId })
  for (const address of ['/page/terms', '/page/evidence', '/lci-help-you', '/videos']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    if (isMirrored) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Script=Arabic}/u)
      await expect(page.locator('main [lang="en"]')).toHaveCount(0)
    }
    await see(address.slice(1).replace('/', '-'))
  }
  await page.route('**/api/cms/show/terms*', (route) =>
    route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }),
  )
  await page.goto('/page/terms')
  await expect(page.getByRole('alert')).toBeVisible()
  await see('page-failing')
  await page.route('**/api/users/video', (route) => route.fulfill({ json: { content: [] } }))
  await page.goto('/videos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  await see('videos-empty')
}

/**
 * Own statements: the dialog, its errors, the confirmation to delete one, and the profile with
 * ticks.
 */
export async function writeStatements({ page, say, see, languageId }: Visitor) {
  const ada = await scored([28, 21, 15, 25], { languageId })
  await signIn(page, ada.email, { at: '/new-theme/plp', languageId })
  await page.getByRole('button', { name: say('statement.all') }).click()
  await tick(page, 0)
  await page
    .getByRole('button', { name: say('statement.add') })
    .nth(1)
    .click()
  await expect(dialogOf(page)).toBeVisible()
  await see('statement-add')
  await write(page, '')
  await expect(dialogOf(page).getByText(say('field.required'))).toBeVisible()
  await see('statement-errors')
  await write(page, 'I sort my stamps.')
  await expect(dialogOf(page)).toBeHidden()
  await page
    .getByRole('button', { name: say('statement.delete_of', { title: 'I sort my stamps.' }) })
    .click()
  await expect(page.getByRole('dialog', { name: say('statement.sure') })).toBeVisible()
  await see('statement-delete')
  await dialogOf(page)
    .getByRole('button', { name: say('statement.delete'), exact: true })
    .click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await see('statement-deleted')
  await page.goto('/new-theme/plp')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await see('plp-ticked')
}

export async function shareProfile({ page, say, see, languageId }: Visitor) {
  const ada = await scored([22, 16, 17, 14], { languageId }) // a provisional label
  await signIn(page, ada.email, { languageId })
  await expect(page.getByRole('heading', { name: say('profile.scores') })).toBeVisible()
  await see('profile-provisional')
  await page.getByRole('button', { name: say('share.profile') }).click()
  await dialogOf(page).getByLabel(say('share.email')).fill('x@')
  const send = () =>
    dialogOf(page)
      .getByRole('button', { name: say('share.send') })
      .click()
  await send()
  await expect(dialogOf(page).getByLabel(say('share.email'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await see('share-errors')
  await page.keyboard.press('Escape')
  await page.goto('/new-theme/plp')
  await page.getByRole('button', { name: say('share.plp') }).click()
  await dialogOf(page)
    .getByRole('button', { name: say('share.add') })
    .click()
  await send()
  await expect(dialogOf(page).locator('[aria-invalid=true]')).toHaveCount(2)
  await see('share-pdf-errors')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say('photo.change') }).click()
  await expect(dialogOf(page)).toBeVisible()
  await see('photo')
  const file = dialogOf(page).locator('input[type=file]')
  await file.setInputFiles(path.resolve('apps/server/testing/files/small.gif'))
  await expect(dialogOf(page).getByRole('alert')).toBeVisible()
  await see('photo-refused')
  await file.setInputFiles(photo)
  const use = dialogOf(page).getByRole('button', { name: say('photo.use') })
  await expect(use).toBeEnabled()
  await see('photo-crop')
  await use.click()
  await expect(page.getByText(say('photo.saved'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  await see('profile-with-photo')
}

/** From the Share dialog to the page that a link opens, and the one of a link that is gone. */
export async function shareLink({ page, say, see, languageId, sample }: Visitor) {
  const ada = await scored([28, 24, 15, 25], { languageId, firstName: sample.firstName })
  await signIn(page, ada.email, { at: '/new-theme/plp', languageId })
  await page.getByRole('button', { name: say('share.plp') }).click()
  // a document takes a while on a busy machine
  await expect(dialogOf(page).getByRole('img').first()).toBeVisible({ timeout: 40_000 })
  await see('share-mail')
  await dialogOf(page)
    .getByRole('radio', { name: say('share.way_link') })
    .check()
  await see('share-link')
  await dialogOf(page)
    .getByRole('button', { name: say('share.link_create') })
    .click()
  const field = dialogOf(page).getByLabel(say('share.link'), { exact: true })
  await expect(field).toBeVisible({ timeout: 40_000 })
  await see('share-link-ready')
  const { pathname, hash } = new URL(await field.inputValue())
  await page.goto(pathname + hash)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await see('shared')
  await sql('update share_links set expires_at = now() where user_id = $1', [ada.id])
  await page.reload()
  await expect(page.getByRole('heading', { name: say('shared.gone_title') })).toBeVisible()
  await see('shared-gone')
}

export async function openProfileAsChild({ page, say, see, languageId }: Visitor) {
  const school = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-01-01' } })
  const child = {
    ageGroupId: 1,
    role: 'student',
    type: 'student',
    organizationId: school.id,
    languageId,
  } as const
  const mia = await scored([28, 21, 15, 25], child)
  await signIn(page, mia.email, { languageId })
  const adults = page.getByRole('button', { name: say('child.adults') })
  await expect(adults).toBeVisible()
  await see('profile-child')
  await adults.click()
  await expect(page.getByRole('heading', { name: say('profile.scores_of') })).toBeVisible()
  await see('profile-child-details')
  await page.getByRole('button', { name: say('photo.change') }).click()
  await expect(dialogOf(page)).toBeVisible()
  await see('photo-child')
}

const subscribe = (userId: number, days: number) =>
  sql(
    `insert into subscriptions (user_id, plan, term, auto_renew, subscription_ends_at, gateway, card_token, card_brand, card_last4, card_exp_month)
     values ($1, 'basic', 'annual', false, now() + $2 * interval '1 day', 'sandbox', 't', 'visa', '4242', '2030-01')
     on conflict (user_id) do update set subscription_ends_at = excluded.subscription_ends_at`,
    [userId, days],
  )

export async function runOutOfTime({ page, say, see, languageId }: Visitor) {
  const ada = await scored([28, 21, 15, 25], { role: 'individual', type: 'individual', languageId })
  await subscribe(ada.id, 9.5)
  await signIn(page, ada.email, { languageId })
  await page.goto('/edit-user?tab=subscription')
  await expect(
    page.getByRole('heading', { name: say('account.subscription'), exact: true }),
  ).toBeVisible()
  await see('subscription-ends')
  await subscribe(ada.id, -1)
  for (const [address, name] of [
    ['/new-theme/profile', 'profile-ended'],
    ['/new-theme/plp', 'plp-ended'],
    ['/new-theme/personalize-profile', 'personalise-ended'],
    ['/new-theme/tasks', 'tasks-ended'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(say('profile.plan_banner'))).toBeVisible()
    await see(name)
  }
}

export async function visitAsGuest({ page, say, see, languageId }: Visitor) {
  const guest = await person({ role: 'guest', type: 'individual', languageId })
  await signIn(page, guest.email, { at: '/new-theme/instructions', languageId })
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await see('guest-instructions')
  await giveScores(guest.id, [28, 21, 15, 25])
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('heading', { name: say('profile.scores') })).toBeVisible()
  await see('guest-profile')
  await page.goto('/settings/privacy')
  await expect(page.getByRole('table').first()).toBeVisible()
  await see('guest-own-data')
}

/** Pages that are closed to a person, or empty without a result. */
export async function findClosedPages(visitor: Visitor) {
  const { page, see, say, languageId } = visitor
  const tim = await scored([28, 21, 15, 25], {
    ageGroupId: 2,
    role: 'student',
    type: 'student',
    languageId,
  })
  await sql('update users set turns_18_in = extract(year from now()) + 4 where id = $1', [tim.id])
  await signIn(page, tim.email, { at: '/new-theme/pwp', languageId })
  await expect(page.getByText(say('career.closed_title'))).toBeVisible()
  await see('pwp-closed')
  await page.goto('/topics')
  await expect(page.getByText(say('content.closed_title'))).toBeVisible()
  await see('topics-closed')
  const [nobody, stranger] = [await person({ languageId }), await person({ languageId })]
  await signIn(page, nobody.email, { at: '/career-match-questions', languageId })
  await expectLoaded(visitor)
  await page.getByRole('button', { name: say('career.statements') }).click()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  await see('career-match-without-result')
  await page.goto(`/new-theme/view-pwp-questions?user=${stranger.id}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await see('view-pwp-questions-failing')
}

/** Staff on the pages of a person before and after the person shares the scores with them. */
export async function readSomebodyElse({ page, say, see, languageId }: Visitor) {
  const { id: organizationId } = await organization()
  const staff = await person({ role: 'institution_admin', languageId, organizationId })
  const ada = await scored([28, 24, 15, 25], { languageId, organizationId })
  await signIn(page, staff.email, { at: `/new-theme/profile/${ada.id}`, languageId })
  await expect(page.getByText(say('profile.not_shared', { name: ada.name }))).toBeVisible()
  await see('profile-not-shared')
  await sql(
    `insert into consents (user_id, purpose, by, how, text_version, given_at) values ($1, 'facilitator_scores', 'self', 'settings', '1', now())`,
    [ada.id],
  )
  await sql(
    "update users set about_me = 'I count engines.', job_title = 'Countess', topics = '{maps,sums}' where id = $1",
    [ada.id],
  )
  const [attempt] = await sql<{ id: number }>(
    `insert into attempts (user_id, form_id, created_at, finished_at, sequence, precision, technical_reasoning, confluence)
     select $1, id, now(), now(), 28, 24, 15, 25 from forms where age_group_id = 3 and language_id = 1 returning id`,
    [ada.id],
  )
  await sql(
    `insert into answers (attempt_id, number, question_id, value) select $1, number, id, 1 + number % 5 from questions
     where form_id = (select form_id from attempts where id = $1) and number <= 28`,
    [attempt?.id],
  )
  await page.goto(`/new-theme/profile/${ada.id}`)
  await expect(page.getByText('I count engines.')).toBeVisible()
  await see('profile-of')
  await page.getByRole('button', { name: say('profile.edit_score') }).click()
  await expect(page.getByRole('dialog', { name: say('profile.edit_score') })).toBeVisible()
  await see('edit-scores')
  await page.goto(`/new-theme/questions/${ada.id}`)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await see('answers-of')
  await page.goto(`/new-theme/plp/${ada.id}`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await see('plp-of')
}
