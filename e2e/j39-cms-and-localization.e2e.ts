/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFits, lookAt } from './look.ts'
import { cellsOf, workbook } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { person, sql } from './world.ts'

// Runs in sequence, because the tests change the same texts.
test.describe.configure({ mode: 'default' })

const say = wordsIn('en')
const italian = wordsIn('it')

/** The texts changed here; other journeys change others at the same time. */
const changed = {
  entrance: 'register.first_name',
  inside: 'pages.videos',
  filled: 'shell.to_profile',
  sheet: 'pages.help_you',
}
const textsOf = (key: string) => sql('select key from localization where key = $1', [key])

test.afterEach(async () => {
  await sql('delete from localization where key = any($1)', [Object.values(changed)])
  await sql("delete from cms where key = 'e2e_trip' or (key = 'about' and \"order\" = 99)")
})

/** Signs in as a content editor and opens an address. */
async function editorAt(page: Page, address: string) {
  const { email } = await person({ role: 'content_editor' })
  await signIn(page, email, { at: address })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: say('table.search') }).fill(text)
const field = (page: Page, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${key} `) })
const saves = (page: Page, count = 1) =>
  page.getByRole('button', {
    name: say(count === 1 ? 'localization.save_one' : 'localization.save_other', { count }),
    exact: true,
  })

async function changeText(page: Page, key: string, text: string) {
  await search(page, key)
  await field(page, key).fill(text)
  await saves(page).click()
  await expect(page.getByText(say('content.saved')).last()).toBeVisible()
}

/** Opens the editor for a new page and fills in what every page needs. */
async function startPage(page: Page, title: string) {
  await editorAt(page, '/cms')
  await page.getByRole('button', { name: say('cms.add') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('cms.add') })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel(say('cms.name'), { exact: true }).fill(title)
  await main.getByLabel(say('cms.key')).fill('e2e_trip')
  await main.getByLabel(say('cms.order')).fill('1')
  const body = main.getByRole('textbox', { name: say('cms.body') })
  await body.click()
  await expect(body).toBeFocused()
  return { main, body }
}

const viewOf = (page: Page, view: 'cms.write' | 'cms.preview') =>
  page.getByRole('radio', { name: say(view) }).press('Space')
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a page is written, previewed, published and read at its address', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { body } = await startPage(page, 'The trip')
  await page.keyboard.type('Bring a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('coat')
  await expect(body.locator('strong')).toHaveText('coat')
  await viewOf(page, 'cms.preview')
  const preview = page.getByRole('region', { name: say('cms.preview') })
  await expect(preview.locator('strong')).toHaveText('coat')
  await press(page, say('cms.publish'))
  await expect(page.getByText(say('cms.saved_publish')).last()).toBeVisible()
  await expect(page).toHaveURL(/\/cms\/\d+$/)

  const [row] = await sql<{ id: number; body_html: string }>(
    "select id, body_html from cms where key = 'e2e_trip'",
  )
  expect(row?.body_html).toBe('<p>Bring a <strong>coat</strong></p>')
  await page.goto(`/page/${row?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trip')
  await expect(page.locator('strong', { hasText: 'coat' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('pages are published from the list, with their drafts', async ({ page }) => {
  const complaints = complaintsOf(page)
  await sql(
    `insert into cms (key, language_id, title, body_html, published, draft_title, draft_body, draft_at, "order") values
       ('e2e_trip', 1, 'The trip', '<p>Bring a coat.</p>', true, 'The long trip', '<p>Bring a hat.</p>', now(), 1),
       ('e2e_trip', 1, 'The way back', '<p>Bring a map.</p>', false, null, null, null, 2)`,
  )
  await editorAt(page, '/cms?search_text=e2e_trip')
  await page.getByLabel(say('table.choose_page')).check()
  const bar = page.getByRole('region', { name: say('table.chosen_title') })
  await bar.getByRole('button', { name: say('cms.publish'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('cms.publish_many_sure') })
  await expect(dialog).toContainText('(2)')
  await dialog.getByRole('button', { name: say('cms.publish'), exact: true }).click()
  await expect(page.getByText(say('cms.publish_many_done'), { exact: true }).last()).toBeVisible()
  await page.goto('/page/e2e_trip')
  await expect(page.getByText('Bring a hat.')).toBeVisible()
  await expect(page.getByText('Bring a map.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a published page is changed as a draft, previewed and published; an earlier text is restored', async ({
  page,
  elsewhere: reader,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  const [row] = await sql<{ id: number }>(
    `insert into cms (key, language_id, title, body_html) values ('e2e_trip', 1, 'The trip', '<p>Bring a coat.</p>') returning id`,
  )
  await signIn(reader, (await person()).email, { at: '/page/e2e_trip' })
  const heading = reader.getByRole('heading', { level: 1 })
  const title = page.getByRole('main').getByLabel(say('cms.name'), { exact: true })
  await editorAt(page, `/cms?search_text=e2e_trip`)
  await page.getByRole('button', { name: 'Actions: The trip', exact: true }).click()
  await page.getByRole('menuitem', { name: say('content.edit') }).click()
  await title.fill('The long trip')
  await press(page, say('cms.save_draft'))
  await expect(page.getByText(say('cms.saved_draft')).last()).toBeVisible()
  await expect(page.getByText(say('cms.draft_waits'))).toBeVisible()
  await expectAccessible(page)
  await viewOf(page, 'cms.preview')
  const preview = page.getByRole('region', { name: say('cms.preview') })
  await expect(preview.getByRole('heading', { name: 'The long trip' })).toBeVisible()
  await preview.getByRole('radio', { name: say('shell.scheme_dark') }).press('Space')
  await expect(preview.locator('article')).toHaveCSS('color', 'rgb(232, 234, 237)')
  await expectAccessible(page)
  await reader.reload()
  await expect(heading).toHaveText('The trip')
  await page.goto('/cms?search_text=e2e_trip')
  await expect(page.getByRole('row', { name: /The long trip/ })).toContainText(say('cms.has_draft'))
  await page.goto(`/cms/${row?.id}`)
  await expect(title).toHaveValue('The long trip')
  await press(page, say('cms.publish'))
  await expect(page.getByText(say('cms.draft_waits'))).toHaveCount(0)
  await reader.reload()
  await expect(heading).toHaveText('The long trip')

  await page.getByText(say('content.history'), { exact: true }).click()
  await press(page, say('content.history_back'))
  await expect(page.getByText(say('content.history_restored'))).toBeVisible()
  await expect(title).toHaveValue('The trip')
  await reader.reload()
  await expect(heading).toHaveText('The long trip')
  await press(page, say('cms.publish'))
  await expect(page.getByText(say('cms.draft_waits'))).toHaveCount(0)
  await reader.reload()
  await expect(heading).toHaveText('The trip')
  expect(complaints).toEqual([])
})

test('a page with a video is put into the Help menu, and its video opens in a new tab', async ({
  page,
  elsewhere: reader,
}) => {
  const complaints = complaintsOf(page)
  const { main, body } = await startPage(page, 'The bees')
  // other tests count the entries in the menu of adults
  await main.getByLabel(say('content.age_group')).selectOption('2')
  await main.getByRole('button', { name: say('editor.video'), exact: true }).press('Enter')
  const panel = main.getByRole('group', { name: say('editor.video') })
  await panel.getByLabel(say('editor.video_address')).fill('http://videos.example/bees')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(say('editor.video_wrong'))).toBeVisible()
  await panel.getByLabel(say('editor.video_address')).fill('https://videos.example/bees')
  await panel.getByLabel(say('editor.video_title')).fill('How bees dance')
  await page.keyboard.press('Enter')
  await expect(body.getByText('How bees dance')).toBeVisible()
  await press(page, say('cms.publish'))
  await expect(page).toHaveURL(/\/cms\/\d+$/)
  await page.getByText(say('cms.place'), { exact: true }).click()
  await main.getByRole('checkbox', { name: say('cms.in_menu') }).press('Space')
  await press(page, say('content.save'))
  await expect(page.getByText(say('content.saved'))).toBeVisible()
  await expectAccessible(page)

  await signIn(reader, (await person({ ageGroupId: 2 })).email, { at: '/lci-help-you' })
  await expect(
    reader.getByRole('region', { name: say('pages.more') }).getByRole('link'),
  ).toHaveText(['The bees'])
  const menu = reader.getByRole('navigation', { name: say('shell.navigation') })
  await menu.getByRole('link', { name: 'The bees' }).click()
  const card = reader.getByRole('link', { name: /^How bees dance\s*\u2068videos\.example/ })
  await expect(card).toHaveAttribute('href', 'https://videos.example/bees')
  await expect(card).toHaveAttribute('target', '_blank')
  await expect(card).toHaveAttribute('rel', 'noopener noreferrer')
  await expectAccessible(reader)
  expect(complaints).toEqual([])
})

test('a script in the body of a page does not run, even when inserted directly into the database', async ({
  page,
}) => {
  const hostile =
    '<p>Hello</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 2"><a href="javascript:window.ran=3">go</a>'
  await sql(
    "insert into cms (key, language_id, title, body_html) values ('e2e_trip', 1, 'Hostile', $1)",
    [hostile],
  )
  await editorAt(page, '/page/e2e_trip')
  await expect(page.getByText('Hello')).toBeVisible()
  await page.getByText('go', { exact: true }).click()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await page.locator('main script, main img').count()).toBe(0)
})

test('a picture is inserted into a page by keyboard, with a description; readers of the page see it, and visitors that of a public page', async ({
  page,
  browser,
  elsewhere: member,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  const { main, body } = await startPage(page, 'The map')
  await page.keyboard.type('Go this way:')
  const opens = main.getByRole('button', { name: say('editor.picture'), exact: true })
  await opens.press('Enter')
  const panel = main.getByRole('group', { name: say('editor.picture') })
  await expect(panel.getByRole('button', { name: say('editor.picture_file') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(body).toBeFocused()
  await opens.press('Enter')
  await panel.getByRole('button', { name: say('editor.picture_insert') }).click()
  await expect(panel.getByText(say('editor.picture_missing'))).toBeVisible()
  const file = panel
    .getByLabel(say('editor.picture_file'), { exact: true })
    .and(page.locator('input'))
  await file.setInputFiles('apps/server/testing/files/broken.png')
  await panel.getByLabel(say('editor.picture_alt')).press('Enter')
  await expect(panel.getByText(say('field.required'))).toBeVisible()
  await panel.getByLabel(say('editor.picture_alt')).fill('A map of the village')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText(say('error.picture_broken'))
  await expectAccessible(page)
  await file.setInputFiles('apps/server/testing/files/photo.png')
  await panel.getByRole('button', { name: say('editor.picture_insert') }).press('Enter')
  const inEditor = body.getByRole('img', { name: 'A map of the village' })
  await expect.poll(() => drawn(inEditor)).toBe(true)
  await expect(body).toBeFocused()
  await page.keyboard.type('Then ask.')
  await inEditor.click()
  await opens.press('Enter')
  await expect(panel.getByLabel(say('editor.picture_alt'))).toBeFocused()
  await panel.getByLabel(say('editor.picture_alt')).fill('The village from above')
  await page.keyboard.press('Enter')
  await viewOf(page, 'cms.preview')
  const seen = page.getByRole('img', { name: 'The village from above' })
  await expect.poll(() => drawn(seen)).toBe(true)
  await press(page, say('cms.save_draft'))
  await expect(page.getByText(say('cms.saved_draft')).last()).toBeVisible()

  const memberComplaints = complaintsOf(member)
  await signIn(member, (await person()).email, { at: '/videos' })
  const [row] = await sql<{ body_html: string }>("select body_html from cms where key = 'e2e_trip'")
  expect(row?.body_html).toMatch(/^<p>Go this way:<\/p><img [^>]+ \/><p>Then ask\.<\/p>$/)
  const address =
    /src="([^"]+)" alt="The village from above"/.exec(row?.body_html ?? '')?.[1] ?? 'no picture'
  const statusFor = (one: Page) =>
    one.evaluate((src) => fetch(src).then(({ status }) => status), address)
  // knowing the address is not sufficient, because the page is a draft
  expect(await statusFor(member)).toBe(404)
  await sql("update cms set published = true where key = 'e2e_trip'")
  await member.goto('/page/e2e_trip')
  const read = member.getByRole('img', { name: 'The village from above' })
  await expect.poll(() => drawn(read)).toBe(true)
  await expectAccessible(member)
  for (const width of [360, 1280]) {
    await member.setViewportSize({ width, height: 800 })
    await expectFits(member)
  }
  await sql("update cms set key = 'about', \"order\" = 99 where key = 'e2e_trip'")
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/page/about')
  await expect
    .poll(() => drawn(visitor.getByRole('img', { name: 'The village from above' })))
    .toBe(true)
  expect([...complaints, ...memberComplaints]).toEqual([])
})

/** Whether a picture is loaded and decoded. */
const drawn = (picture: Locator) =>
  picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)

test('a changed sign-up label is shown on the Italian sign-up page', async ({
  page,
  elsewhere: visitor,
}) => {
  const complaints = complaintsOf(page)
  await editorAt(page, '/localization/3')
  await changeText(page, changed.entrance, 'Il tuo nome')
  await visitor.goto('/register-basic?lang=3')
  await expect(visitor.getByLabel('Il tuo nome')).toBeVisible()
  expect(complaints).toEqual([])
})

test('several texts are saved together by keyboard; one without its placeholders stays and says so', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await editorAt(page, '/localization/3')
  await search(page, changed.filled)
  await field(page, changed.filled).fill('apri il profilo')
  await search(page, changed.sheet)
  await field(page, changed.sheet).fill('Aiuto')
  await search(page, changed.inside)
  await field(page, changed.inside).fill('Da vedere')
  await expect(saves(page, 3)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(field(page, changed.sheet)).toHaveValue('Aiuto')
  await field(page, changed.inside).press('Control+Enter')
  await expect(page.getByText(say('field.placeholders_lost'))).toBeVisible()
  await expect(page.getByText(say('localization.not_saved', { number: 1 }))).toBeVisible()
  await expect(field(page, changed.filled)).toHaveValue('apri il profilo')
  await expect(saves(page)).toBeVisible()
  expect(await textsOf(changed.filled)).toEqual([])
  expect([...(await textsOf(changed.sheet)), ...(await textsOf(changed.inside))]).toHaveLength(2)
  await page
    .getByRole('button', { name: `${say('localization.discard')}: ${changed.filled}` })
    .click()
  await expect(saves(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('with two concurrent changes of a text, the second editor sees both, and nothing is lost', async ({
  page,
}) => {
  await editorAt(page, '/localization/3')
  const key = changed.inside
  await search(page, key)
  await field(page, key).fill('Da vedere')
  await sql(
    "insert into localization (language_id, area, key, value) values (3, 'register', $1, 'Guarda')",
    [key],
  )
  await saves(page).click()
  const notice = page.getByRole('status').filter({ hasText: say('content.changed_title') })
  await expect(notice).toContainText('Guarda')
  await expect(field(page, key)).toHaveValue('Da vedere')
  await saves(page).click()
  await expect(page.getByText(say('content.saved')).last()).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(
    await sql('select value from localization where language_id = 3 and key = $1', [key]),
  ).toEqual([{ value: 'Da vedere' }])
})

test('a text being edited stays visible when the list is filtered to others', async ({ page }) => {
  await editorAt(page, '/localization/3')
  const key = 'pages.empty'
  await search(page, key)
  await field(page, key).fill('Ancora niente')
  await search(page, 'pages.videos')
  await expect(field(page, 'pages.videos')).toBeVisible()
  await expect(
    page.getByRole('region', { name: say('localization.others') }).getByRole('textbox'),
  ).toHaveValue('Ancora niente')
  await saves(page).click()
  await expect(field(page, key)).toHaveCount(0)
  expect(
    await sql('select value from localization where language_id = 3 and key = $1', [key]),
  ).toEqual([{ value: 'Ancora niente' }])
})

test('a changed text for signed-in users is shown after the next navigation', async ({
  page,
  elsewhere: reader,
}) => {
  const { email } = await person({ languageId: 3 })
  await signIn(reader, email, { languageId: 3 })
  await editorAt(page, '/localization/3')
  await changeText(page, changed.inside, 'Guarda qui')
  await reader
    .getByRole('link', { name: italian('pages.help_you') })
    .first()
    .click()
  await expect(reader.getByRole('link', { name: 'Guarda qui' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: say('table.undo') })
    .last()
    .click()
  await expect.poll(() => textsOf(changed.inside)).toEqual([])
})

test('search and filters are in the address: they survive a reload, and Back reverts them', async ({
  page,
}) => {
  await editorAt(page, '/localization/3')
  await search(page, 'shell.to_profile')
  await expect(page).toHaveURL(/search_text=shell\.to_profile$/)
  await expect(field(page, 'shell.to_profile')).toBeVisible()
  await page.getByRole('button', { name: say('table.filters') }).click()
  await page.getByLabel(say('localization.screen')).selectOption(say('localization.screen_profile'))
  const none = page.getByRole('heading', {
    name: say('table.none_found', { view: say('localization.view') }),
  })
  await expect(none).toBeVisible()
  await page.reload()
  await expect(none).toBeVisible()
  await page.goBack()
  await expect(field(page, 'shell.to_profile')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: say('table.search') })).toHaveValue(
    'shell.to_profile',
  )
})

test('typing in the search continues after a trailing space', async ({ page }) => {
  await editorAt(page, '/localization/3')
  const searchbox = page.getByRole('searchbox', { name: say('table.search') })
  await searchbox.pressSequentially('first ')
  await expect(page).toHaveURL(/search_text=first/)
  await searchbox.pressSequentially('name')
  await expect(searchbox).toHaveValue('first name')
  await expect(page.getByRole('textbox', { name: /^register.first_name / })).toBeVisible()
})

test('the texts of a language are exported under its name', async ({ page }) => {
  await editorAt(page, '/localization/3')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('localization.export') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Italian.xlsx')
})

test('a sheet with one changed text is imported, and reverted from the toast', async ({ page }) => {
  const complaints = complaintsOf(page)
  await editorAt(page, '/localization/3')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('localization.export') }).click(),
  ])
  const [headings = [], ...rows] = await cellsOf(await file.path())
  const [key, value] = [headings.indexOf('key'), headings.indexOf('value')]
  const other = rows.map((row) =>
    row[key] === changed.sheet ? row.with(value, 'Dal foglio') : row,
  )
  await page.getByRole('button', { name: say('localization.import') }).click()
  const dialog = page.getByRole('dialog', { name: say('localization.import') })
  const upload = {
    name: 'Italian.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await workbook(headings, other),
  }
  await dialog.getByLabel(say('content.sheets_file'), { exact: true }).setInputFiles(upload)
  await expect(dialog.getByText(say('localization.changes_one', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('content.sheets_apply') }).click()
  await expect(page.getByText(say('content.sheets_done', { added: 0, changed: 1 }))).toBeVisible()
  expect(await textsOf(changed.sheet)).toEqual([{ key: changed.sheet }])
  await page
    .getByRole('button', { name: say('table.undo') })
    .last()
    .click()
  await expect.poll(() => textsOf(changed.sheet)).toEqual([])
  expect(complaints).toEqual([])
})

test('legal texts and pages are read-only for editors, and editable for administrators of the installation', async ({
  page,
  elsewhere: root,
}) => {
  const lead = (at: Page) => field(at, 'consent.lead')
  await editorAt(page, '/localization/1')
  await search(page, 'consent.lead')
  await expect(lead(page)).toHaveAttribute('readonly')
  await expect(page.getByText(say('field.text_legal'))).toBeVisible()
  await lookAt(page, 'legal-text')

  const { email } = await person({ role: 'super_admin' })
  await signIn(root, email, { at: '/localization/1' })
  await search(root, 'consent.lead')
  await expect(lead(root)).not.toHaveAttribute('readonly')
  // not saved, because others read the text at the same time
  await lead(root).fill('Please read this.')
  await expect(saves(root)).toBeVisible()
  await expect(root.getByText(say('field.text_legal'))).toBeHidden()

  const [terms] = await sql<{ title: string }>(
    "select title from cms where key = 'terms' and language_id = 1 and removed = 0 limit 1",
  )
  for (const [at, offered] of [
    [page, 0],
    [root, 1],
  ] as const) {
    await at.goto('/cms')
    await search(at, terms?.title ?? '')
    await at.getByRole('button', { name: `Actions: ${terms?.title}`, exact: true }).click()
    await expect(at.getByRole('menuitem', { name: say('content.edit') })).toHaveCount(offered)
  }
})
