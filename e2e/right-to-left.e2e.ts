/// <reference lib="dom" />
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { firstLanguages } from '../packages/content/languages.ts'
import { readTable } from '../packages/content/table.ts'
import { giveTopics, openAsEditor } from './content.ts'
import { askAsChild } from './guardians.ts'
import { beyond, complaintsOf, expectAccessible, expectFits } from './look.ts'
import { fillCard, fillPassword, fillPerson, goOn, logIn, signIn, solveCaptcha } from './sign-up.ts'
import { giveTasks, namesShown, numbered } from './tasks.ts'
import { like, type Words, wordsIn } from './words.ts'
import { codeIn, giveScores, linkIn, mailTo, newAddress, organization, password, person, sql } from './world.ts'

/** With E2E_PICTURES=folder every screen of this walk is kept there as a picture, wide and narrow, light and dark. */
const pictures = process.env.E2E_PICTURES

/** A screen that is whole from right to left: mirrored, nothing beyond its edges on a phone and a desktop, no barrier in light and dark. */
async function look(page: Page, name: string, tag: string) {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  const here = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, name)
    await picture(page, `${tag}-${name}-${width}`, true)
  }
  await page.setViewportSize(here)
  expect(await page.evaluate(spacedArabic)).toEqual([])
  await expectAccessible(page)
  if (!pictures) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, `${tag}-${name}-dark`, true)
  await page.emulateMedia({ colorScheme: null })
}

// the longest file and the last one: both browsers walk it
test.describe.configure({ mode: 'parallel' })

/** Letters that are joined must not be set apart. */
const spacedArabic = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) =>
      /\p{Script=Arabic}/u.test([...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')),
    )
    .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
    .map((element) => element.className)

async function picture(page: Page, name: string, fullPage = false) {
  if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage, animations: 'disabled' })
}

for (const { locale, tag, title } of firstLanguages.filter(({ rtl }) => rtl === 1))
  test.describe(title, () => {
    const say: Words = wordsIn(locale)
    let languageId = 0
    test.beforeAll(async () => {
      const [row] = await sql<{ id: number }>('update languages set published = true where locale = $1 returning id', [locale])
      languageId = row?.id ?? 0
    })
    const walk = (page: Page) => (name: string) => look(page, name, tag)

    test('the visitor’s screens', async ({ page }) => {
      test.setTimeout(240_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      await page.goto(`/login?lang=${languageId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'))
      await see('login')
      await page.getByRole('button', { name: say('login.submit') }).click()
      await expect(page.getByText(say('field.login_email_missing'))).toBeVisible()
      for (const field of [page.getByLabel(say('login.email')), page.getByLabel(say('login.password'), { exact: true })])
        expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
      await see('login-errors')
      await logIn(page, newAddress(), 'wrong password', say)
      const refused = page.getByRole('dialog', { name: say('error.title') })
      await expect(refused).toContainText(say('error.credentials_wrong'))
      await see('dialog')
      await refused.getByRole('button', { name: say('shell.ok') }).click()
      await page.getByRole('button', { name: say('login.forgot') }).click()
      await see('forgot')
      await page.getByLabel(say('login.email')).fill(newAddress())
      await page.getByRole('button', { name: say('forgot.submit') }).click()
      await expect(page.getByRole('heading', { name: say('forgot.sent_title') })).toBeVisible()
      await see('forgot-sent')

      await page.goto('/reset-password/forged')
      await page.getByLabel(say('reset.password'), { exact: true }).fill('seven77')
      await page.getByRole('button', { name: say('reset.submit') }).click()
      await expect(page.getByText(say('field.password_short'))).toBeVisible()
      await see('reset')
      for (const [address, name] of [
        ['/nonsense', '404'],
        ['/401', '401'],
        ['/plans', 'plans'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (name === 'plans') await expect(page.getByText('14.99', { exact: false })).toBeVisible()
        await see(name)
      }
      expect(complaints).toEqual([])
    })

    test('the way through the sign-up', async ({ page }) => {
      test.setTimeout(240_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      const [country = ''] = ['US'].map((region) => new Intl.DisplayNames([tag], { type: 'region' }).of(region))
      await page.goto(`/register-basic?lang=${languageId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.title'))
      await goOn(page, say)
      await see('register-1-errors')
      const email = newAddress()
      await fillPerson(page, email, say, country)
      await page.getByRole('radio', { name: say('register.age_2') }).press('Space')
      await expect(page.getByText(say('register.old_enough', { age: 13 }))).toBeVisible()
      await see('register-1-teen')
      await page.getByRole('combobox', { name: say('register.country') }).fill('ا')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      expect(await beyond(page)).toBe(0)
      await picture(page, `${tag}-register-1-countries`)
      await page.keyboard.press('Escape')
      await page.getByRole('radio', { name: say('register.age_3') }).press('Space')
      await expect(page.getByRole('combobox', { name: say('register.country') })).toHaveValue(country)
      await goOn(page, say)
      await goOn(page, say)
      await see('register-2-errors')
      await fillCard(page, undefined, say)
      for (const name of ['register.card_number', 'register.cvc'] as const)
        expect(await page.getByLabel(say(name), { exact: true }).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
      await see('register-2')
      await goOn(page, say)
      await fillPassword(page, 'seven77', say)
      await solveCaptcha(page, say)
      await page.getByRole('button', { name: say('register.submit') }).click()
      await expect(page.getByText(say('field.password_short'))).toBeVisible()
      await see('register-3')
      await fillPassword(page, password, say)
      await page.getByRole('button', { name: say('register.submit') }).click()
      const done = page.getByRole('dialog', { name: say('register.done_title') })
      await expect(done).toContainText(email)
      await see('register-done')
      await done.getByRole('button', { name: say('register.done_ok') }).click()
      await expect(page).toHaveURL(/\/verifyMail$/)
      await see('verify')
      await page.getByLabel(say('verify.code')).fill(codeIn(await mailTo(email)))
      await page.getByRole('button', { name: say('verify.submit') }).click()
      await expect(page.getByRole('dialog', { name: say('verify.done_title') })).toBeVisible()
      await see('verify-done')
      expect(complaints).toEqual([])
    })

    test('the lists of content', async ({ page }) => {
      test.setTimeout(240_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      const { mark, ids, names } = await giveTopics(['Botany', 'Zoology'])
      await openAsEditor(page, `/topics?search_text=${mark}`, languageId)
      await namesShown(page, 2)
      await see('topics')
      await page.getByRole('button', { name: say('content.order'), exact: true }).click()
      await expect(page.getByRole('button', { name: like(say('content.move', { name: names[0] ?? '' })) })).toBeVisible()
      await see('topics-order')
      await page.getByRole('button', { name: say('content.topics_add') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('content.save') })
        .click()
      await expect(page.getByText(say('field.required')).first()).toBeVisible()
      await see('topics-add')
      await page.goto(`/topic/${ids[0]}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
      await see('topic')
      await page
        .getByRole('listitem')
        .filter({ hasText: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '' })
        .getByRole('button')
        .click()
      await expect(page.locator('blockquote')).toHaveText(names[0] ?? '')
      await see('topic-version')
      await page.goto('/attributes')
      await namesShown(page, 5)
      await see('attributes')
      await page.goto('/management')
      await expect(page.getByText(say('content.closed_title'))).toBeVisible()
      await see('content-closed')
      expect(complaints).toEqual([])
    })

    test('every screen on which content, people and institutions are kept', async ({ page }) => {
      test.setTimeout(420_000)
      const complaints = complaintsOf(page)
      const [root, school] = [await person({ role: 'super_admin', languageId, firstName: 'ليلى' }), await organization()]
      const one = async (query: string, values: unknown[] = []) => (await sql<{ id: number }>(query, values))[0]?.id ?? 0
      const form = await one("select id from forms where age_group_id = 3 and language_id = $1 and status = 'active'", [languageId])
      const question = await one('select id from questions where form_id = $1 and number = 1', [form])
      const strategy = await one("select id from strategies where language_id = $1 and area = 'school' order by id limit 1", [languageId])
      const category = await one(
        `insert into task_categories (group_key, name, language_id) values (gen_random_uuid(), 'قراءة', $1) returning id`,
        [languageId],
      )
      await signIn(page, root.email, { languageId })
      for (const address of [
        '/management',
        '/strategies',
        '/career-strategies',
        '/words',
        '/words?of=walls',
        '/team-statements',
        '/statements-questions',
        '/career-statements',
        '/career-statements-questions',
        '/questions',
        '/forms',
        '/forms/quality',
        '/task-categories',
        '/cms',
        '/localization',
        '/languages',
        '/users',
        '/institution',
        `/forms/${form}`,
        `/questions/${question}`,
        `/Strategy/${strategy}`,
        `/task-categories/${category}`,
        `/localization/${languageId}`,
        `/show-institution/${school.id}`,
        `/permissions/${root.id}`,
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page.getByRole('main').getByText(say('shell.loading'), { exact: true })).toHaveCount(0)
        await look(page, `studio${address.replaceAll(/[^a-z]+/gi, '-')}`, tag)
      }
      expect(complaints).toEqual([])
    })

    test('a member’s code in the sign-up', async ({ page }) => {
      const { code } = await organization()
      await page.goto(`/register-basic?code=${code}&lang=${languageId}`)
      await fillPerson(page, newAddress(), say, new Intl.DisplayNames([tag], { type: 'region' }).of('US'))
      await goOn(page, say)
      await expect(page.getByRole('heading', { name: say('register.password_step') })).toBeVisible()
      await look(page, 'register-member', tag)
    })

    test('the inventory, from the instructions to the result', async ({ page }) => {
      test.setTimeout(300_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      const { email } = await person({ languageId })
      await signIn(page, email, { languageId })
      await expect(page.getByRole('heading', { name: say('profile.no_scores') })).toBeVisible()
      await see('profile-empty')
      await page.goto('/before')
      await expect(page.getByRole('link', { name: say('before.continue') })).toBeVisible()
      await expect(page.getByRole('paragraph').first()).toBeVisible()
      await see('before')
      await page.goto('/new-theme/instructions')
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await see('instructions')
      await page.goto('/new-theme/questions')
      await expect(page.locator('fieldset[data-number]')).toHaveCount(7)
      await page.getByRole('radio').nth(3).press('Space')
      await see('questions')

      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/new-theme/questions#2')
      await expect(page.locator('fieldset[data-number]')).toHaveCount(1)
      expect([await beyond(page), await page.locator('fieldset[data-number] legend').getAttribute('dir')]).toEqual([0, null])
      await picture(page, `${tag}-question-phone`)
      await page.setViewportSize({ width: 1280, height: 800 })

      for (let number = 1; number <= 28; number++) {
        if (number % 7 === 1) await page.goto(`/new-theme/questions#${number}`)
        await page
          .locator(`fieldset[data-number="${number}"]`)
          .getByRole('radio')
          .nth((number * 2) % 5)
          .press('Space')
      }
      await expect(page.getByText(say('questions.of_statements', { answered: 28, all: 28 }))).toBeVisible()
      await page.getByRole('button', { name: say('questions.next'), exact: true }).click()
      await expect(page.getByRole('textbox')).toHaveCount(3)
      await page.getByRole('textbox').first().fill('أحب أن أبدأ بقائمة واضحة قبل كل شيء.')
      await see('open-questions')
      await page.getByRole('button', { name: say('questions.check'), exact: true }).click()
      await expect(page.getByRole('heading', { name: say('questions.check_title') })).toBeVisible()
      await see('check')
      await page.goto('/new-theme/questions#29')
      await expect(page.getByRole('textbox')).toHaveCount(3)
      for (const box of await page.getByRole('textbox').all()) await box.fill('أحب أن أبدأ بقائمة واضحة قبل كل شيء.')
      await page.getByRole('button', { name: say('questions.check'), exact: true }).click()
      await page.getByRole('button', { name: say('questions.finish'), exact: true }).click()
      await expect(page).toHaveURL(/\/new-theme\/profile$/)
      await expect(page.getByRole('heading', { name: say('profile.scores'), exact: true })).toBeVisible()
      await see('result')
      await page.goto('/new-theme/questions')
      await expect(page.getByRole('heading', { name: say('questions.done_title') })).toBeVisible()
      await see('finished')
      expect(complaints).toEqual([])
    })

    test('the profile with everything open, the menu of a phone, and the pages to read', async ({ page }) => {
      test.setTimeout(300_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      const ada = await person({ languageId, firstName: 'ليلى' })
      await giveScores(ada.id, [28, 24, 15, 25])
      await signIn(page, ada.email, { languageId })
      const bars = page.locator('section', { has: page.getByRole('heading', { name: say('profile.scores') }) })
      await expect(bars).toBeVisible()
      const closed = page.locator('main button[aria-expanded=false]')
      while ((await closed.count()) > 0) await closed.first().click()
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
      await see('profile')
      // the scale runs from the right: a higher score reaches further to the left
      const knobs = await page.locator('[class*=knob]').evaluateAll((all) => all.map((knob) => knob.getBoundingClientRect().x))
      expect(knobs.map((_, at) => at).sort((one, other) => (knobs[one] ?? 0) - (knobs[other] ?? 0))).toEqual([0, 3, 1, 2]) // 28, 25, 24, 15

      await page.goto('/new-theme/print?sheet=full')
      await expect(page.getByRole('table')).toBeVisible()
      await see('print')
      for (const [address, name] of [
        ['/new-theme/personalize-profile', 'personalise'],
        ['/new-theme/plp', 'plp'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
        await see(name)
      }
      const careerNeed = readTable('career-questions', 'ar').rows.find(({ cells }) => cells.id === 'need')?.cells.title ?? 'missing'
      await sql("insert into selected_career_statements (user_id, group_key) values ($1, 'need/sequence/Use First/1')", [ada.id])
      for (const [address, name] of [
        ['/career-match-questions', 'career-match'],
        ['/new-theme/pwp', 'pwp'],
        ['/new-theme/pwp-questions', 'pwp-questions'],
        ['/new-theme/view-pwp-questions', 'view-pwp-questions'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 2, name: careerNeed })).toBeVisible()
        await see(name)
      }
      await page.goto('/sync-data')
      await expect(page.getByRole('button', { name: say('classroom.link') })).toBeVisible()
      await see('sync-data')
      await page.getByRole('button', { name: say('classroom.link') }).click()
      await page.getByRole('link', { name: 'Allow' }).click()
      await expect(page.getByRole('button', { name: say('classroom.fetch') })).toBeVisible()
      await see('sync-data-linked')
      await page.goto('/new-theme/profile')
      await expect(bars).toBeVisible()

      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: say('shell.open_menu') }).click()
      const drawer = page.getByRole('dialog', { name: say('shell.navigation') })
      await expect(drawer).toBeVisible()
      const edge = async () => {
        const box = await drawer.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      }
      await expect.poll(edge).toBe(360)
      await expectAccessible(page)
      await picture(page, `${tag}-menu-phone`)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1280, height: 800 })

      for (const address of ['/page/terms', '/page/evidence', '/lci-help-you', '/videos']) {
        await page.goto(address)
        await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Script=Arabic}/u)
        await expect(page.locator('main [lang="en"]')).toHaveCount(0)
        await see(address.slice(1).replace('/', '-'))
      }
      expect(complaints).toEqual([])
    })

    test('the lists of tasks, full, empty and failing, and their dialogs', async ({ page }) => {
      test.setTimeout(240_000)
      const complaints = complaintsOf(page)
      const see = walk(page)
      const ada = await person({ role: 'super_admin', languageId, firstName: 'ليلى' })
      await giveScores(ada.id, [28, 24, 15, 25])
      await giveTasks(ada.id, numbered(11, 'واجب'), 'school', { priority: 3, due_date: '2026-12-24', category: 'رياضيات' })
      await signIn(page, ada.email, { at: '/new-theme/tasks', languageId })
      await namesShown(page, 5)
      await expect(page.getByText(say('table.showing', { from: 1, to: 5, all: 11 }))).toBeVisible()
      await expect(page.getByText('24 / 12 / 2026').first()).toBeVisible()
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('button', { name: say('table.filters') }).click()
      await page.getByLabel(say('tasks.priority')).selectOption('3')
      await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked() // another list has nothing chosen yet
      await page.getByRole('checkbox').nth(1).check()
      await see('tasks')
      await page.getByRole('button', { name: say('table.actions_of', { name: 'واجب 11' }) }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await picture(page, `${tag}-tasks-menu`)
      await page.getByRole('menuitem', { name: say('tasks.details') }).click()
      await see('task-details')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('tasks.add_title_school') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('tasks.save') })
        .click()
      await see('task-errors')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: say('tasks.push') })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      await see('push')
      await page.goto('/new-theme/at-work')
      await expect(page.getByRole('heading', { name: say('table.none_here', { view: say('tasks.view') }) })).toBeVisible()
      await see('at-work-empty')
      await page.route('**/api/career/tasks/**', (route) => route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }))
      await page.goto('/new-theme/career')
      await expect(page.getByRole('alert')).toBeVisible()
      await see('career-failing')
      expect(complaints).toEqual([])
    })

    test('the profile and the answers of somebody else', async ({ page }) => {
      test.setTimeout(120_000)
      const { id: organizationId } = await organization()
      const [staff, ada] = [await person({ role: 'super_admin', languageId, organizationId }), await person({ languageId, organizationId })]
      await giveScores(ada.id, [28, 24, 15, 25])
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
      await sql(`insert into consents (user_id, purpose, given_at) values ($1, 'facilitator_scores', now())`, [ada.id]).catch(
        () => undefined,
      )
      await signIn(page, staff.email, { at: `/new-theme/profile/${ada.id}`, languageId })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page, 'profile-of', tag)
      await page.getByRole('button', { name: say('profile.edit_score') }).click()
      await expect(page.getByRole('dialog', { name: say('profile.edit_score') })).toBeVisible()
      await look(page, 'edit-scores', tag)
      await page.goto(`/new-theme/questions/${ada.id}`)
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await look(page, 'answers-of', tag)
    })

    test('the guardian’s page, who waits for it, and the own data', async ({ page, browser }) => {
      test.setTimeout(240_000)
      const complaints = complaintsOf(page)
      const { code } = await organization({ consent: { mode: 'parent', dpa_signed_at: null } })
      const guardian = await askAsChild(page, code)
      const link = linkIn(await mailTo(guardian, 'Please give your consent')).replace(/lang=\d+/, `lang=${languageId}`)
      await page.goto(`/register-basic?code=${code}&lang=${languageId}`)
      await page.locator('input[type=radio][value="1"]').press('Space')
      await expect(page.getByLabel(say('consent.nick_name'))).toBeVisible()
      await look(page, 'sign-up-child', tag)

      await page.goto(link)
      await expect(page.getByRole('button', { name: say('consent.agree') })).toBeVisible()
      await look(page, 'consent', tag)
      await page.getByLabel(say('consent.email')).fill(newAddress())
      await page.getByLabel(say('register.password'), { exact: true }).fill(password)
      await page.getByLabel(say('register.confirm')).fill(password)
      await page.getByRole('button', { name: say('consent.agree') }).click()
      await expect(page.getByRole('heading', { name: say('consent.agreed_title') })).toBeVisible()
      await look(page, 'consent-agreed', tag)

      const teen = await person({ role: 'student', type: 'student', ageGroupId: 2, languageId })
      await sql(
        "update users set consent_by = 'guardian', awaiting_consent_since = now(), turns_18_in = 2035, country = 'DE' where id = $1",
        [teen.id],
      )
      await sql(
        `insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, sent_at, expires_at)
         values ($1, $2, 'DE', $3, $4, now(), now() + '9 days')`,
        [newAddress(), teen.id, languageId, guardian],
      )
      const home = await (await browser.newContext()).newPage()
      await home.goto(`/login?lang=${languageId}`)
      await logIn(home, teen.email, password, say)
      await expect(home).toHaveURL(/\/waiting$/)
      await expect(home.getByText(guardian)).toBeVisible()
      await look(home, 'waiting', tag)
      await home.goto('/settings/privacy')
      await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(home.getByRole('table').first()).toBeVisible()
      await look(home, 'own-data', tag)
      expect(complaints).toEqual([])
    })

    test('the letters come from the font of the product', async ({ page }) => {
      await page.goto(`/login?lang=${languageId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'))
      const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
      await expect.poll(loaded).toContainEqual(expect.stringContaining('Vazirmatn Variable'))
      const first = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)
      expect(first).toContain('Vazirmatn Variable')
    })
  })
