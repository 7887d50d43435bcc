import { decode } from '@quartet/domain/demand.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, userId } from '../../../testing/render-page.tsx'
import { CareerMatch } from './career-match.tsx'
import { Duties } from './duties.tsx'
import type { Decoding } from './use-decoding.ts'
import type { Draft, TaskState } from './use-task.ts'

const wall = readyWall([
  { text: 'plan', forms: [], pattern: 'sequence', weight: 2 },
  { text: 'measure', forms: [], pattern: 'precision', weight: 2 },
  { text: 'repair', forms: [], pattern: 'technical_reasoning', weight: 2 },
])
const job = 'Repair a pump.\nRepair a car.\nRepair a roof.\nMeasure a door.'
const bands = {
  sequence: 'Avoid',
  precision: 'As Needed',
  technical_reasoning: 'Use First',
  confluence: 'Avoid',
} as const

type Changes = { description?: string; feelings?: string; ownerId?: number; hasResult?: boolean }

/** `feelings`: a letter for each line; e enjoyed, n neutral, d draining, others not rated. */
function jobOf({ description = job, feelings = '', ownerId = userId, hasResult = true }: Changes) {
  const lines = [...new Set(description.split('\n').map((line) => line.trim()))]
  const known = { e: 'enjoy', n: 'neutral', d: 'drain' } as const
  return {
    description,
    duties: [...feelings].flatMap((letter, at) => {
      const [text, feeling] = [lines[at] ?? '', known[letter as 'e']]
      return feeling ? [{ text, feeling }] : []
    }),
    person: { id: ownerId, name: 'Ada', bands: hasResult ? bands : null },
    may_edit: true,
  } as unknown as Draft
}

async function show(changes: Changes) {
  const task = jobOf(changes)
  const change = vi.fn()
  const decoding = decode(task.description, wall) as unknown as Decoding
  await renderPage(
    <>
      <Duties opened={{ task, change } as unknown as TaskState} marks={decoding.marks} />
      <CareerMatch task={task} decoding={decoding} />
    </>,
  )
  const match = await screen.findByRole('region', { name: /habits and this job/ })
  expect(match.textContent).toContain('This compares habits, not ability')
  return { match, change, rows: within(match).queryAllByRole('listitem') }
}
const textOf = (element: Element | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ')

test('nothing is said about feelings when no duty is rated', async () => {
  const { match, rows } = await show({})
  expect(textOf(match)).toContain('Your habits are close to what this job asks for.')
  expect(rows).toHaveLength(4)
  expect(match.textContent).not.toMatch(/enjoy|drain|rated|\d/)
})

test('the feelings are said for each pattern and change the second sentence', async () => {
  const { match, rows } = await show({ feelings: 'eeed' })
  expect(textOf(match)).toContain('asks for. You enjoy most of what this job involves.')
  expect(textOf(rows[2])).toContain('You enjoy each of the 3 duties that ask for it.')
  expect(textOf(rows[1])).toContain('The one duty that asks for it drains you.')
})

test('close habits but draining duties are said to be so, and unrated duties are counted', async () => {
  const { match, rows } = await show({ feelings: 'edd-', description: `${job}\nRepair a bed.` })
  expect(match.textContent).not.toContain('most of')
  expect(textOf(rows[2])).toContain('You enjoy 1 of the 4 duties that ask for it. 2 others drain')
  expect(match.textContent).toContain('2 duties aren’t rated yet.')
})

test('most duties draining contradicts close habits', async () => {
  const { match } = await show({ feelings: 'dddn' })
  expect(textOf(match)).toContain('asks for. But most of what it involves drains you.')
})

test('another person’s job is described in the third person', async () => {
  const { match, rows } = await show({ feelings: 'dddn', ownerId: userId + 1 })
  expect(textOf(match)).toContain(
    'Ada’s habits are close to what this job asks for. But most of what it involves drains Ada.',
  )
  expect(textOf(rows[2])).toContain('Each of the 3 duties that ask for it drains Ada.')
  const duties = screen.getByRole('region', { name: /duties|feel/i })
  expect(within(duties).getByRole('group', { name: 'How Ada feels about: Repair a pump.' }))
  expect(`${match.textContent} ${duties.textContent}`).not.toMatch(/\byou/i)
})

test('without marks or a result the feelings are still said, without a pattern', async () => {
  const { match, rows } = await show({ description: 'Wait.', feelings: 'e' })
  expect(textOf(match)).toContain('nothing to compare. You enjoy most of what this job involves.')
  expect(rows).toHaveLength(0)
})

test('without a result the duties of each pattern are described, and no match', async () => {
  const { match, rows } = await show({ feelings: 'nnnd', hasResult: false })
  expect(textOf(match)).toContain('You feel neutral about most of what this job involves.')
  expect(rows.map(textOf)).toEqual(['PPrecisionThe one duty that asks for it drains you.'])
})

test('of 200 lines, one of 2,000 characters, the first can be rated, and a note says so', async () => {
  const lines = ['a'.repeat(2000), ...Array.from({ length: 199 }, (_, at) => `Duty ${at}`)]
  const { change } = await show({ description: lines.join('\n') })
  expect(screen.getAllByRole('radio', { name: 'Enjoy' })).toHaveLength(taskBounds.duties)
  expect(screen.getByText('Only the first 60 duties can be rated.')).toBeTruthy()
  const [first] = screen.getAllByRole('radio', { name: 'Drains me' })
  if (first) fireEvent.click(first)
  expect(change).toHaveBeenCalledWith({ duties: [{ text: lines[0], feeling: 'drain' }] })
})
