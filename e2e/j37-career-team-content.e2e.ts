/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAsEditor } from './content.ts'
import { addAndEdit, addRow, type ContentArea, newMark, throughSheets } from './content-area.ts'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, person } from './world.ts'

const question: ContentArea = { add: 'Add question', named: 'Text' }
const statement: ContentArea = {
  add: 'Add statement',
  named: 'Text',
  choices: { Pattern: 'Sequence', 'Degree of Use': 'Use First' },
  filter: { label: 'Pattern', other: 'Confluence' },
}
const careerStatement: ContentArea = {
  ...statement,
  choices: { Question: 'How I do my best work', ...statement.choices },
}
const strategy: ContentArea = {
  add: 'Add strategy',
  named: 'Heading',
  choices: { Topic: 'Interview', Pattern: 'Precision', Action: 'Tether' },
  texts: { Text: 'Say the three facts that count.' },
  filter: { label: 'Action', other: 'Forge' },
}
const lists: { name: string; address: string; area: ContentArea; file?: string }[] = [
  {
    name: 'team questions',
    address: '/statements-questions',
    area: {
      ...question,
      choices: { 'Asks for': 'What I bring' },
      filter: { label: 'Asks for', other: 'What I need' },
    },
    file: 'statementQuestions.xlsx',
  },
  {
    name: 'team statements',
    address: '/team-statements',
    area: {
      ...statement,
      choices: {
        Question: 'What I bring to a team',
        ...statement.choices,
        'Age group': '22 or older',
      },
    },
    file: 'teamStatements.xlsx',
  },
  {
    name: 'career questions',
    address: '/career-statements-questions',
    area: question,
    file: 'careerQuestions.xlsx',
  },
  {
    name: 'career statements',
    address: '/career-statements',
    area: careerStatement,
    file: 'careerStatements.xlsx',
  },
  {
    name: 'career strategies',
    address: '/career-strategies',
    area: strategy,
    file: 'careerStrategies.xlsx',
  },
]

test.setTimeout(180_000)

for (const { name, address, area, file } of lists)
  test(`${name} are added, found, edited, deleted and restored${file ? '; they go out and come in' : ''} @deep`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const mark = newMark()
    await openAsEditor(page, address)
    const title = await addAndEdit(page, area, mark)
    if (file) await throughSheets(page, area, mark, file)
    if (address === '/career-strategies') {
      await page.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(/\/career-strategies\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    expect(complaints).toEqual([])
  })

test("a new career statement appears among a person's career questions", async ({ page }) => {
  const mark = newMark()
  await openAsEditor(page, '/career-statements')
  await addRow(page, careerStatement, `I stand here ${mark}`)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email, { at: '/career-match-questions' })
  await page.getByRole('button', { name: /^What is true of you at work/ }).click()
  await expect(page.getByRole('main').getByText(`I stand here ${mark}`)).toBeVisible()
})
