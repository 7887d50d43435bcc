import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { TeamComposer } from './team-composer.tsx'

/** Eight people, two of each leading pattern. */
const people: ComposerPerson[] = Array.from({ length: 8 }, (_, at) => ({
  id: at + 1,
  name: `P${at + 1}`,
  scores: perPattern((pattern) => (patterns[at % 4] === pattern ? 30 : 20)),
}))

const open = async (list = people) => {
  const create = vi.fn()
  await renderPage(<TeamComposer people={list} onCreate={create} />)
  return create
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const teams = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) =>
    within(heading.closest('li') as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.replace('Move ', '')),
  )
const addPair = (legend: string, first: number, second: number) => {
  const group = within(screen.getByRole('group', { name: legend }))
  fireEvent.change(group.getByLabelText('First person'), { target: { value: String(first) } })
  fireEvent.change(group.getByLabelText('Second person'), { target: { value: String(second) } })
  fireEvent.click(group.getByRole('button', { name: 'Add pair' }))
}
const teamWith = (name: string) => teams().find((team) => team.includes(name))

test('proposes teams in which somebody uses each pattern first, and creates them', async () => {
  const create = await open()
  click('Propose teams')
  expect(teams().map(({ length }) => length)).toEqual([4, 4])
  expect(screen.getAllByText(/in every team, someone uses it first/)).toHaveLength(4)
  click('Create these teams')
  const [created] = create.mock.calls[0] ?? []
  expect(created.map(({ name }: { name: string }) => name)).toEqual(['Team 1', 'Team 2'])
  expect(created.flatMap(({ members }: { members: number[] }) => members).toSorted()).toEqual(
    people.map(({ id }) => id),
  )
})

test('keeps pairs together and apart, also in the next proposal', async () => {
  await open()
  addPair('Must be together', 1, 5)
  addPair('Must not be together', 2, 3)
  for (const button of ['Propose teams', 'Propose again', 'Propose again']) {
    click(button)
    expect(teamWith('P1')).toContain('P5')
    expect(teamWith('P2')).not.toContain('P3')
  }
  expect(screen.getByRole('heading', { name: 'Proposal 3' })).toBeDefined()
})

test('names the people of pairs that contradict each other', async () => {
  await open()
  addPair('Must be together', 1, 2)
  addPair('Must not be together', 2, 1)
  click('Propose teams')
  expect(screen.getByText(/P2.* and .*P1.* must not be together, but other pairs/)).toBeDefined()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  click('Remove P2 and P1')
  click('Propose teams')
  expect(teamWith('P1')).toContain('P2')
})

test('refuses a pair of one person and a pair that is already there', async () => {
  await open()
  addPair('Must be together', 1, 1)
  expect(screen.getByText('Choose two different people.')).toBeDefined()
  addPair('Must be together', 1, 2)
  addPair('Must be together', 2, 1)
  expect(screen.getByText('This pair is already on the list.')).toBeDefined()
})

test('somebody moved by the button changes the coverage, and a team of two cannot be created', async () => {
  await open(people.slice(0, 6))
  fireEvent.change(screen.getByLabelText('People in a team'), { target: { value: '3' } })
  click('Propose teams')
  const [moved = ''] = teams()[0] ?? []
  click(`Move ${moved}`)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move' }))
  expect(teams()[1]).toContain(moved)
  expect(teams().map(({ length }) => length)).toEqual([2, 4])
  expect(screen.getByText(`${moved}: now in Team 2.`)).toBeDefined()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${moved}`)
  expect(screen.getByText('A team needs at least three people.')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Create/ }).disabled).toBe(true)
})

test('somebody dragged away from their pair is noticed', async () => {
  await open()
  addPair('Must be together', 1, 5)
  click('Propose teams')
  const other = teams().findIndex((team) => !team.includes('P1'))
  const card = screen.getByRole('heading', { name: new RegExp(`^Team ${other + 1}`) }).closest('li')
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type),
  }
  const row = screen.getByRole('button', { name: 'Move P1' }).closest('li') as HTMLElement
  fireEvent.dragStart(row, { dataTransfer })
  fireEvent.drop(card as HTMLElement, { dataTransfer })
  expect(teams()[other]).toContain('P1')
  expect(
    screen.getByText(/P1.* and .*P5.* must be together, but are in different teams/),
  ).toBeDefined()
})

test('a wrong size is named, and proposes nothing', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('People in a team'), { target: { value: '2' } })
  click('Propose teams')
  expect(screen.getByText('Enter a whole number from 3 to 30.')).toBeDefined()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('says when there are too few people for every team', async () => {
  await open(people.map((one) => ({ ...one, scores: one.id === 1 ? one.scores : null })))
  click('Propose teams')
  expect(
    screen.getByText('Sequence: 1 of 2 teams. People on the list who use it first: 1.'),
  ).toBeDefined()
  expect(screen.getAllByText(/no one on the list uses it first/)).toHaveLength(3)
  expect(screen.getByText(/No study has shown/)).toBeDefined()
})
