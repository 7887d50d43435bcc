import { expect, type Page } from '@playwright/test'
import { openAsEditor } from './content.ts'
import { newMark } from './content-area.ts'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveTask } from './task-page.ts'
import { chooseAction } from './tasks.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { giveScores, person, sql } from './world.ts'

const say = wordsIn('en')
const italian = wordsIn('it')
const italianId = 3

type Found = { id: number; words: string }
type Changed = { table: 'attributes' | 'questions' | 'words'; column: 'title' | 'text'; row: Found }
let changed: Changed[] = []
const stored = { attributes: 'attribute_versions', questions: 'questions', words: 'words' }

/**
 * Finds an Italian text and remembers it, so that it is restored after the test for other journeys.
 */
async function find(
  table: Changed['table'],
  column: Changed['column'],
  where: string,
): Promise<Found> {
  const [row] = await sql<Found>(
    `select content.id, content.${column} words from ${table} content ${where} and content.removed = 0 order by content.id limit 1`,
  )
  if (!row) throw new Error(`there is no Italian row in ${table}`)
  changed.push({ table, column, row })
  return row
}

test.afterEach(async () => {
  for (const { table, column, row } of changed)
    await sql(`update ${stored[table]} set ${column} = $2 where id = $1`, [row.id, row.words])
  changed = []
  await sql("delete from localization where key = 'register.last_name'")
})

const save = async (page: Page, label: string, words: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(label, { exact: true }).fill(words)
  await dialog.getByRole('button', { name: say('content.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function changeStatement(page: Page, words: string) {
  const { words: before } = await find(
    'attributes',
    'title',
    `where language_id = ${italianId} and pattern = 'sequence' and type = 'Use First' and age_group_id = 3`,
  )
  await page.goto(
    `/attributes?language=${italianId}&age_group_id=3&search_text=${encodeURIComponent(before)}`,
  )
  await chooseAction(page, before, say('content.edit'))
  await save(page, `${say('content.title')}, Italian`, words)
}

async function changeQuestion(page: Page, words: string) {
  const { id } = await find(
    'questions',
    'text',
    `join forms on forms.id = content.form_id and forms.status = 'active' and forms.language_id = ${italianId} and forms.age_group_id = 3 where number = 2`,
  )
  await page.goto(`/questions/${id}`)
  await save(page, `${say('forms.question')}, Italian`, words)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function changeWord(page: Page, words: string) {
  const [wall] = await sql<{ id: number }>(
    "select id from walls where area = 'school' and not children and language_id = $1 and removed = 0",
    [italianId],
  )
  const { words: before } = await find(
    'words',
    'text',
    `where wall_id = ${wall?.id} and pattern = 'confluence'`,
  )
  await page.goto(
    `/words?language=${italianId}&wall_id=${wall?.id}&search_text=${encodeURIComponent(before)}`,
  )
  await chooseAction(page, before, say('content.edit'))
  await save(page, say('content.word'), words)
}

async function changeSignUp(page: Page, words: string) {
  await page.goto(`/localization/${italianId}`)
  await page.getByRole('searchbox', { name: say('table.search') }).fill('register.last_name')
  await page.getByRole('textbox', { name: /^register\.last_name / }).fill(words)
  await page.getByRole('button', { name: say('localization.save_one', { count: 1 }) }).click()
  await expect(page.getByText(say('content.saved')).last()).toBeVisible()
}

test('a statement, a question, a wall word and a sign-up text changed in Italian are what learners see', async ({
  page,
  browser,
  elsewhere: learner,
}) => {
  test.slow()
  const mark = newMark()
  const complaints = complaintsOf(page)
  const ada = await person({ languageId: italianId })
  await giveScores(ada.id, [28, 15, 20, 26])
  const task = await giveTask(ada.id, { description: `Leggi il testo e poi ${mark} tutto.` })
  const learnerComplaints = complaintsOf(learner)
  await signIn(learner, ada.email, { at: `/new-theme/tasks/${task}`, languageId: italianId })
  const marked = learner
    .getByRole('group', { name: italian('decode.text') })
    .getByRole('button', { name: `${mark}, ${italian('pattern.confluence')}`, exact: true })
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(marked).toHaveCount(0)

  await openAsEditor(page, '/attributes')
  await changeStatement(page, `Faccio una lista ${mark}`)
  await changeQuestion(page, `Comincio dal principio ${mark}.`)
  await changeWord(page, mark)
  await changeSignUp(page, `Cognome ${mark}`)

  await learner.goto('/new-theme/personalize-profile')
  await expect(learner.getByRole('main').getByText(`Faccio una lista ${mark}`)).toBeAttached()
  await learner.goto(`/new-theme/tasks/${task}`)
  await expect(marked).toBeVisible()

  const [third, visitor] = [await browser.newPage(), await browser.newPage()]
  const newcomer = await person({ languageId: italianId })
  await signIn(third, newcomer.email, { at: '/new-theme/questions', languageId: italianId })
  await expect(third.getByText(`Comincio dal principio ${mark}.`)).toBeAttached()
  await visitor.goto(`/register-basic?lang=${italianId}`)
  await expect(visitor.getByLabel(`Cognome ${mark}`)).toBeVisible()
  expect([...complaints, ...learnerComplaints]).toEqual([])
})
