import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import type { PicturePerson } from '@quartet/domain/team-picture.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { TeamPicture } from './team-picture.tsx'

const person = (id: number, name: string, scores: number[] | null): PicturePerson => ({
  ...{ id, name, classification: null },
  scores: scores && perPattern((pattern) => scores[patterns.indexOf(pattern)] ?? 7),
  waiting: scores ? null : 'no_inventory',
})
const team = [
  person(1, 'Ada', [30, 20, 20, 10]),
  person(2, 'Bo', [12, 28, 20, 20]),
  person(3, 'Cem', [20, 20, 20, 26]),
  person(4, 'Dora', null),
]
const graph = () => screen.getByRole('img', { name: /^Line graph/ })
const linesOf = (part: Element) => part.querySelectorAll('[data-line]')
const radio = (name: string) => screen.getByRole('radio', { name })
const rowNames = () =>
  [...screen.getByRole('table').querySelectorAll('tbody th')].map(
    (cell) => cell.querySelector('bdi')?.textContent,
  )

test('draws a line for each member with scores, and lists the others with the reason', async () => {
  await renderPage(<TeamPicture people={team} />)
  expect(linesOf(graph())).toHaveLength(3)
  expect(screen.getByText('Hasn’t taken the inventory yet')).toBeDefined()
})

test('each of 40 lines has its own mark and dash', async () => {
  const many = Array.from({ length: 40 }, (_, id) => person(id + 1, `P${id}`, [20, 20, 20, 20]))
  await renderPage(<TeamPicture people={many} />)
  const looks = [...linesOf(graph())].map((line) => {
    const [path, marks] = line.querySelectorAll('path')
    return [
      path?.getAttribute('stroke-dasharray'),
      marks?.getAttribute('d'),
      marks?.style.fill === 'var(--q-surface)',
    ].join()
  })
  expect(new Set(looks).size).toBe(40)
})

test('a name highlights its line while it has the focus, and after a click', async () => {
  await renderPage(<TeamPicture people={team} />)
  const isHighlighted = () => graph().querySelector('[data-active]') !== null
  const name = screen.getByRole('button', { name: 'Bo' })
  fireEvent.focus(name)
  expect(isHighlighted()).toBe(true)
  fireEvent.blur(name)
  expect(isHighlighted()).toBe(false)
  fireEvent.click(name)
  expect(name.getAttribute('aria-pressed')).toBe('true')
  expect(isHighlighted()).toBe(true)
})

test('of more than 40 members one is highlighted from a list', async () => {
  const many = Array.from({ length: 41 }, (_, id) => person(id + 1, `P${id}`, [20, 20, 20, 20]))
  await renderPage(<TeamPicture people={many} />)
  fireEvent.change(screen.getByLabelText('Highlight a person'), { target: { value: '7' } })
  expect(graph().querySelector('[data-active]')).not.toBeNull()
})

test('a table for screen readers has the numbers of the graph', async () => {
  await renderPage(<TeamPicture people={team} />)
  const cells = within(await screen.findByRole('row', { name: /^Ada/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '30, Use First',
    '20, As Needed',
    '20, As Needed',
    '10, Avoid',
  ])
})

test('the notes name a gap and who should talk', async () => {
  await renderPage(<TeamPicture people={team} />)
  expect(screen.getByText('Gap in Technical Reasoning')).toBeDefined()
  expect(screen.getByText('\u2068Ada\u2069 uses it first, \u2068Bo\u2069 avoids it')).toBeDefined()
})

test('the table sorts by a pattern and back, and keeps who waits at the end', async () => {
  await renderPage(<TeamPicture people={team} />)
  fireEvent.click(radio('Table'))
  expect(rowNames()).toEqual(['Ada', 'Bo', 'Cem', 'Dora'])
  fireEvent.click(screen.getByRole('button', { name: 'Precision' }))
  expect(rowNames()).toEqual(['Bo', 'Ada', 'Cem', 'Dora'])
  const head = screen.getByRole('columnheader', { name: 'Precision' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('button', { name: 'Precision' }))
  expect(rowNames()).toEqual(['Ada', 'Cem', 'Bo', 'Dora'])
})

test('a threshold filters the rows, and the foot still counts the whole team', async () => {
  await renderPage(<TeamPicture people={team} />)
  fireEvent.click(radio('Table'))
  fireEvent.change(screen.getByLabelText('Filter by pattern'), { target: { value: 'sequence' } })
  expect(rowNames()).toEqual(['Ada'])
  fireEvent.change(screen.getByLabelText('At least'), { target: { value: '20' } })
  await expect.poll(rowNames).toEqual(['Ada', 'Cem'])
  const foot = [...screen.getByRole('table').querySelectorAll('tfoot tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent)),
  )
  expect(foot).toEqual([
    [1, 1, 0, 1],
    [1, 2, 3, 1],
    [1, 0, 0, 1],
  ])
})

test('two people are compared by habits of work', async () => {
  await renderPage(<TeamPicture people={team} />)
  fireEvent.click(radio('Table'))
  const compare = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }))
  expect(compare().disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Bo' }))
  fireEvent.click(compare())
  const row = within(await screen.findByRole('dialog')).getByRole('row', { name: /^Sequence/ })
  expect(row.textContent).toContain('18')
  expect(row.textContent).toContain('\u2068Ada\u2069 starts here, \u2068Bo\u2069 would rather not.')
})

test('names can be hidden everywhere', async () => {
  const { container } = await renderPage(<TeamPicture people={team} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hide names' }))
  await expect.poll(() => container.textContent).not.toMatch(/Ada|Bo\b|Cem|Dora/)
  fireEvent.click(radio('Table'))
  expect(container.textContent).not.toMatch(/Ada|Bo\b|Cem|Dora/)
  expect(rowNames().slice(0, 3).toSorted()).toEqual(rowNames().slice(0, 3))
})

test('a team without any scores says so', async () => {
  await renderPage(<TeamPicture people={[person(4, 'Dora', null)]} />)
  expect(screen.getByText(/^No one in this team has scores yet/)).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})
