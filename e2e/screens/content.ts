import { expect } from '@playwright/test'
import { giveTopics, openAsEditor } from '../content.ts'
import { signIn } from '../sign-up.ts'
import { giveTasks, namesShown, rows } from '../tasks.ts'
import { giveTeam } from '../teams.ts'
import { like } from '../words.ts'
import { organization, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

const one = async (query: string, values: unknown[] = []) =>
  (await sql<{ id: number }>(query, values))[0]?.id ?? 0

export async function openTopics({ page, say, see, languageId }: Visitor) {
  const { mark, ids, names } = await giveTopics(['Botany', 'Zoology'])
  const [botany = ''] = names
  await openAsEditor(page, `/topics?search_text=${mark}`, languageId)
  await namesShown(page, 2)
  await see('topics')
  await page.getByRole('button', { name: say('content.order'), exact: true }).click()
  await expect(
    page.getByRole('button', { name: like(say('content.move', { name: botany })) }),
  ).toBeVisible()
  await see('topics-order')
  await page.getByRole('button', { name: say('content.topics_add') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('content.save') })
    .click()
  await expect(page.getByText(say('field.required')).first()).toBeVisible()
  await see('topics-add')
  await page.keyboard.press('Escape')
  const choose = async (action: string) => {
    await page
      .getByRole('button', { name: say('table.actions_of', { name: botany }), exact: true })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await choose(say('content.edit'))
  const tabs = page.getByRole('group', { name: say('content.languages') })
  await expect(tabs.getByRole('button').nth(5)).toBeVisible()
  await see('topics-panel')
  await tabs.getByRole('button').nth(3).click()
  await expect(page.locator('blockquote')).toHaveText(botany)
  await see('topics-language')
  await page.getByText(say('content.history'), { exact: true }).click()
  await expect(page.getByText(say('content.history_none'))).toBeVisible()
  await see('topics-history')
  await page.keyboard.press('Escape')
  const pupil = await person()
  await giveTasks(pupil.id, ['Bow'])
  await sql('update tasks set topic_id = $1 where user_id = $2', [ids[0], pupil.id])
  await page.goto(`/topics?search_text=${mark}`)
  await choose(say('table.delete'))
  await see('topics-delete')

  await page.goto(`/topics/${ids[0]}/topics-tasks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await see('topic-tasks')
}

/** The list of topics on a phone, and the dialog of versions, which are stacked there. */
export async function openTopicsOnPhone({ page, say, see, languageId }: Visitor) {
  const { mark, names } = await giveTopics([
    'A topic with-one-word-that-cannot-be-broken-anywhere-at-all-whatever-one-tries',
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsEditor(page, `/topics?search_text=${mark}`, languageId)
  await namesShown(page, 1)
  await see('topics-phone')
  await page
    .getByRole('button', { name: say('table.actions_of', { name: names[0] ?? '' }), exact: true })
    .click()
  await page.getByRole('menuitem', { name: say('content.edit') }).click()
  await page
    .getByRole('group', { name: say('content.languages') })
    .getByRole('button')
    .nth(3)
    .click()
  await expect(page.locator('blockquote')).toHaveText(names[0] ?? '')
  await see('topics-language-phone')
}

const lists = {
  '/attributes': 'content.attributes_add',
  '/strategies': 'content.strategies_add',
  '/career-strategies': 'content.strategies_add',
  '/words': 'content.words_add',
  '/words?of=walls': 'content.walls_add',
  '/team-statements': 'content.attributes_add',
  '/statements-questions': 'content.questions_add',
  '/career-statements': 'content.attributes_add',
  '/career-statements-questions': 'content.questions_add',
  '/task-categories': 'content.categories_add',
} as const
const contentLists = Object.keys(lists) as (keyof typeof lists)[]

/**
 * Each content list: its rows and the dialog to add one with missing values; then the confirmation
 * to delete a row, which is the same for all.
 */
export async function openContentLists(visitor: Visitor, addresses = contentLists) {
  const { page, say, see, languageId } = visitor
  await one(
    `insert into task_categories (group_key, name, language_id) values (gen_random_uuid(), $1, $2) returning id`,
    [visitor.sample.category, languageId],
  )
  const editor = await person({ role: 'content_editor', languageId })
  await signIn(page, editor.email, { at: '/attributes', languageId })
  for (const address of addresses) {
    await page.goto(address)
    await expectLoaded(visitor)
    await expect(rows(page).first()).toBeVisible()
    const name = `list${address.replaceAll(/[^a-z]+/gi, '-')}`
    await see(name)
    await page.getByRole('button', { name: say(lists[address]), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('content.save') })
      .click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
    await see(`${name}-add`)
  }
  await page.keyboard.press('Escape')
  await rows(page).first().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say('table.delete') }).click()
  await expect(page.getByRole('dialog', { name: say('table.sure') })).toBeVisible()
  await see('list-delete')
}

/** A list with many filters, and one with a second tab. */
export const openTwoContentLists = (visitor: Visitor) =>
  openContentLists(visitor, ['/attributes', '/words?of=walls'])

/** The pages on which single content rows are edited. */
export async function openContentPages(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const root = await person({ role: 'super_admin', languageId, firstName: sample.firstName })
  const form = await one(
    "select id from forms where age_group_id = 3 and language_id = $1 and status = 'active'",
    [languageId],
  )
  const question = await one('select id from questions where form_id = $1 and number = 1', [form])
  const strategy = (area: string) =>
    one('select id from strategies where language_id = $1 and area = $2 order by id limit 1', [
      languageId,
      area,
    ])
  const [school, career] = [await strategy('school'), await strategy('career')]
  const category = await one(
    'insert into task_categories (group_key, name, language_id) values (gen_random_uuid(), $1, $2) returning id',
    [sample.category, languageId],
  )
  await signIn(page, root.email, { at: '/management', languageId })
  for (const address of [
    '/management',
    `/strategies?row=${school}`,
    `/career-strategies?row=${career}`,
    `/task-categories/${category}`,
    '/questions',
    `/questions?row=${question}`,
    '/forms',
    `/forms/${form}`,
    '/forms/quality',
    '/cms',
    '/localization',
    `/localization/${languageId}`,
    '/emails',
    '/emails/consent_request',
    '/languages',
  ]) {
    await page.goto(address)
    await expectLoaded(visitor)
    await see(`content${address.replaceAll(/[^a-z]+/gi, '-')}`)
  }
  await page.goto('/cms/new')
  await expect(page.getByRole('main').getByRole('textbox', { name: say('cms.body') })).toBeVisible()
  await see('cms-add')
  const bees = await one(
    `insert into cms (key, language_id, title, body_html, draft_title, draft_body, draft_at)
     values ('e2e_' || $1, 1, 'Bees', '<p>Bees</p>', 'Bees and wasps', '<p>Bees and wasps</p>', now()) returning id`,
    [`look_${Date.now()}`],
  )
  await page.goto(`/cms/${bees}?version=${languageId}`)
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await see('cms-edit')
  await page.getByRole('radio', { name: say('cms.preview') }).press('Space')
  await see('cms-preview')
}

export async function openPeoplePages(visitor: Visitor) {
  const { page, languageId, sample } = visitor
  const root = await person({ role: 'super_admin', languageId, firstName: sample.firstName })
  await giveTeam({ leader: root })
  await signIn(page, root.email, { at: '/users', languageId })
  await seeEach(visitor, [
    '/users',
    `/users?search_text=${sample.firstName}`,
    '/users/import',
    `/permissions/${root.id}`,
    '/all-teams',
    '/logs',
    '/roles',
    '/settings',
    '/security-events',
  ])
}

/** Institutions with their members, poster and spreadsheet, and the categories of people. */
export async function openInstitutionPages(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const school = await organization()
  await person({ organizationId: school.id, firstName: sample.firstName })
  const category = await one(
    'insert into user_categories (name, organization_id) values ($1, $2) returning id',
    [sample.category, school.id],
  )
  await sql(
    'insert into user_category_people (category_id, user_id) select $1, id from users where organization_id = $2',
    [category, school.id],
  )
  await sql(
    `insert into attempts (user_id, form_id, finished_at, sequence, precision, technical_reasoning, confluence, quality_flags)
     select u.id, f.id, now(), 21, 21, 21, 21, '{straightline,fast,contradiction}' from users u, (select min(id) as id from forms) f where u.organization_id = $1`,
    [school.id],
  )
  const root = await person({ role: 'super_admin', languageId, firstName: sample.firstName })
  await signIn(page, root.email, { at: '/institution', languageId })
  await seeEach(visitor, [
    `/show-institution/${school.id}`,
    `/show-institution/${school.id}?tab=joining`,
    `/show-institution/${school.id}?tab=members`,
    `/show-institution/${school.id}/poster`,
    '/user-categories',
    `/user-categories/${category}`,
    '/results-to-review',
    '/institution',
  ])
  await page.getByRole('button', { name: say('content.sheets') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await see('institutions-sheets')
}

async function seeEach(visitor: Visitor, addresses: readonly string[]) {
  for (const address of addresses) {
    await visitor.page.goto(address)
    await expectLoaded(visitor)
    await visitor.see(`people${address.replaceAll(/[^a-z]+/gi, '-')}`)
  }
}
