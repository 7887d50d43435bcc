import { expect } from '@playwright/test'
import { takePicture } from '../look.ts'
import { signIn } from '../sign-up.ts'
import { essay, giveTask, openTask, scored } from '../task-page.ts'
import { fillTask, giveTasks, namesShown, numbered, rows } from '../tasks.ts'
import { giveTeam, giveTeamTask } from '../teams.ts'
import { giveScores, organization, person, sql } from '../world.ts'
import type { Visitor } from './visitor.ts'

export async function openTaskLists({
  page,
  say,
  see,
  seeAsItIs,
  languageId,
  tag,
  sample,
}: Visitor) {
  const ada = await person({ role: 'super_admin', languageId, firstName: sample.firstName })
  await giveScores(ada.id, [28, 24, 15, 25])
  await giveTasks(ada.id, numbered(11, sample.task), 'school', {
    priority: 3,
    due_date: '2026-12-24',
    category: sample.subject,
  })
  await signIn(page, ada.email, { at: '/new-theme/tasks', languageId })
  await namesShown(page, 11)
  await expect(page.getByText(say('table.showing', { from: 1, to: 11, all: 11 }))).toBeVisible()
  await expect(page.getByText('2026').first()).toBeVisible()
  await page.getByRole('button', { name: say('how_to.title') }).click()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: say('table.filters') }).click()
  await page.getByLabel(say('tasks.priority')).selectOption('3')
  // changing the list clears the selection
  await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked()
  await page.getByRole('checkbox').nth(1).check()
  await see('tasks')
  await page
    .getByRole('button', { name: say('table.actions_of', { name: `${sample.task} 11` }) })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await seeAsItIs()
  await takePicture(page, `${tag}-tasks-menu`)
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
  await page.keyboard.press('Escape')
  await page
    .getByRole('region')
    .getByRole('button', { name: say('tasks.print'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await see('tasks-print')
  await page.goto('/new-theme/tasks?status=Decoded')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: say('table.no_results') })).toBeVisible()
  await see('tasks-none-found')
}

export async function openOtherTaskLists({ page, say, see, languageId, sample }: Visitor) {
  const ada = await person({ role: 'super_admin', languageId })
  await giveScores(ada.id, [28, 24, 15, 25])
  await signIn(page, ada.email, { at: '/new-theme/at-work', languageId })
  await expect(
    page.getByRole('heading', { name: say('table.none_here', { view: say('tasks.view') }) }),
  ).toBeVisible()
  await see('at-work-empty')
  await giveTasks(ada.id, [sample.task], 'work')
  await giveTasks(ada.id, [sample.task], 'career')
  for (const area of ['at-work', 'career']) {
    await page.goto(`/new-theme/${area}`)
    await namesShown(page, 1)
    await see(area)
  }
  await page.route('**/api/career/tasks/**', (route) =>
    route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }),
  )
  await page.goto('/new-theme/career')
  await expect(page.getByRole('alert')).toBeVisible()
  await see('career-failing')
  await page.goto('/new-theme/tasks?add=1')
  await fillTask(page, { name: 'Essay', topic: 1, description: 'Do not lose this.' }, say)
  await page.route('**/api/tasks/add_task', (route) =>
    route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('tasks.save') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await see('task-not-saved')
}

export async function openAssignedTasks({ page, say, see, languageId, tag, sample }: Visitor) {
  const { id: organizationId } = await organization()
  const admin = await person({
    organizationId,
    languageId,
    role: 'institution_admin',
    firstName: sample.firstName,
  })
  const address = '/new-theme/tasks/assigned'
  await signIn(page, admin.email, { at: address, languageId })
  await expect(page.getByText(say('tasks.assigned_hint'))).toBeVisible()
  await see('assigned-empty')
  const learner = await person({ organizationId, languageId })
  for (const area of ['school', 'career'] as const)
    await giveTasks(learner.id, numbered(3, sample.task), area, { due_date: '2026-12-24' })
  await sql(
    `update tasks set pushed_by = $2, removed = case when name like '% 1' then 1 else 0 end,
       status = case when name like '% 2' then 'Done' else 'New' end where user_id = $1`,
    [learner.id, admin.id],
  )
  await page.goto(address)
  await namesShown(page, 6)
  await page.getByRole('button', { name: say('table.filters') }).click()
  await see('assigned')
  await takePicture(page, `${tag}-assigned-whole`)
  await page.route('**/api/tasks/assigned**', (route) =>
    route.fulfill({ status: 503, json: { name: 'unavailable', message: 'x' } }),
  )
  await page.goto(address)
  await expect(page.getByRole('alert')).toBeVisible()
  await see('assigned-failing')

  await signIn(page, learner.email, { at: '/new-theme/tasks', languageId })
  await expect(page.getByText(say('tasks.from_new'))).toHaveCount(1)
  await see('tasks-new')
}

/** The page of a task in English: its marks, the menu of a mark, editing the text, and a job. */
export async function openTaskPage({ page, say, see, seeAsItIs }: Visitor) {
  const { ada, id } = await openTask(page)
  const text = page.getByRole('group', { name: say('decode.text') })
  const imagine = text.getByRole('button', {
    name: `Imagine, ${say('pattern.confluence')}`,
    exact: true,
  })
  await expect(imagine).toBeVisible()
  await see('task')
  await imagine.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await seeAsItIs()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('decode.edit_text') }).click()
  await expect(page.getByRole('textbox', { name: say('decode.text') })).toHaveValue(essay)
  await see('task-text')
  for (const step of ['judge', 'choose', 'do', 'look_back'] as const) {
    await page.goto(`/new-theme/tasks/${id}?step=${step}`)
    await expect(
      page.getByRole('button', { name: say(`decode.head_${step}`), expanded: true }),
    ).toBeVisible()
    await see(`task-${step}`)
  }

  const job = await giveTask(ada.id, {
    area: 'career',
    name: 'Bridge builder',
    description: 'Plan the steps.\nRepair machines.',
  })
  await page.goto(`/new-theme/career/${job}?step=judge`)
  await expect(page.getByRole('region', { name: 'Your habits and this job' })).toBeVisible()
  await see('job')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/new-theme/tasks/${id}`)
  await imagine.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await seeAsItIs()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('decode.edit_text') }).click()
  await expect(page.getByRole('textbox', { name: say('decode.text') })).toHaveValue(essay)
  await see('task-text-phone')
}

export async function openOtherTaskPages({ page, say, see }: Visitor) {
  const nobody = await person()
  await signIn(page, nobody.email, { at: `/new-theme/tasks/${await giveTask(nobody.id)}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essay on bridges')
  await expect(
    page
      .getByRole('group', { name: say('decode.text') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await see('task-without-result')

  const { id: organizationId } = await organization()
  const pupil = await scored({ organizationId, role: 'student', type: 'student' })
  const admin = await person({ organizationId, role: 'institution_admin' })
  await signIn(page, admin.email, { at: `/new-theme/tasks/${await giveTask(pupil.id)}` })
  await expect(
    page.getByText('You can see the name and status of this task.', { exact: false }),
  ).toBeVisible()
  await see('task-of')
}

/** A text in another language than that of the page. */
export async function openForeignTask({ page, say, see, languageId }: Visitor) {
  const ada = await scored({ languageId })
  const task = await giveTask(ada.id, {
    description:
      'Erst plane ich die Schritte. Dann beschreibe ich jeden Bogen genau und prüfe ihn. '.repeat(
        4,
      ),
  })
  await signIn(page, ada.email, { at: `/new-theme/tasks/${task}`, languageId })
  const language = page.getByRole('combobox', { name: say('decode.part_language_id') })
  await expect(page.getByText(say('decode.few_words_title'))).toHaveCount(0)
  await see('task-in-its-language')
  await language.selectOption({ label: 'English' })
  await expect(page.getByText(say('decode.few_words_title'))).toBeVisible()
  await see('task-foreign')
}

/** The tasks of a team, before there are any and with one, and the page of one. */
export async function openTeamTasks({ page, say, see, languageId, sample }: Visitor) {
  const ada = await scored({ languageId, firstName: sample.firstName })
  await signIn(page, ada.email, { at: '/tackling-project', languageId })
  await expect(page.getByText(say('team_tasks.hint_no_teams'))).toBeVisible()
  await see('team-tasks-none')
  const members = [await person({ firstName: 'Maximiliane' }), await scored()]
  const teamId = await giveTeam({ leader: ada, members, name: sample.subject })
  const task = await giveTeamTask(teamId, ada, { name: sample.task })
  await page.goto(`/tackling-project/${teamId}`)
  await expect(page.getByRole('rowheader')).toContainText(sample.task)
  await see('team-tasks')
  await page.getByRole('button', { name: say('team_tasks.add') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('tasks.save') })
    .click()
  await see('team-task-errors')
  await page.goto(`/tackling-project/${teamId}/${task}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await see('team-task')
}
