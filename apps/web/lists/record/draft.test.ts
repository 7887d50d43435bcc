import { expect, test } from 'vitest'
import { draftOf, isShared, valuesOf, valuesOfVersion, wrongIn } from './draft.ts'
import type { Field } from './field.ts'

type Word = {
  id: number
  removed: 0 | 1
  text: string
  forms: string[]
  wall_id: number
  wall: string
  weight: number
  children: boolean
}

const fields: Field<Word>[] = [
  { key: 'text', kind: 'text', label: 'content.name', max: 5 },
  { key: 'forms', kind: 'list', label: 'content.name', max: 5 },
  { key: 'wall_id', kind: 'row', label: 'content.name', title: 'wall' },
  { key: 'weight', kind: 'number', label: 'content.name', min: 1, max: 3 },
  { key: 'children', kind: 'flag', label: 'content.name' },
]
const word: Word = {
  id: 1,
  removed: 0,
  text: 'plan',
  forms: ['plans', 'planned'],
  wall_id: 7,
  wall: 'School',
  weight: 2,
  children: true,
}

test('turns all values of a row into text and back', () => {
  const values = { text: 'plan', forms: 'plans\nplanned', wall_id: '7', weight: '2', children: '1' }
  expect(valuesOf(fields, word)).toEqual(values)
  expect(valuesOf<Word>(fields, null)).toEqual({
    text: '',
    forms: '',
    wall_id: '',
    weight: '',
    children: '',
  })
  expect(draftOf(fields, values)).toEqual({
    text: 'plan',
    forms: ['plans', 'planned'],
    wall_id: '7',
    weight: 2,
    children: true,
  })
})

test('leaves out blank and repeated lines, and turns an empty choice into null', () => {
  const values = {
    text: ' plan ',
    forms: ' plans \n\nplans\n',
    wall_id: '',
    weight: '',
    children: '',
  }
  expect(draftOf(fields, values)).toEqual({
    text: 'plan',
    forms: ['plans'],
    wall_id: null,
    weight: null,
    children: false,
  })
})

test('starts a version with the fields that all languages share', () => {
  expect(fields.map(isShared)).toEqual([false, false, false, true, true])
  expect(valuesOfVersion(fields, word)).toEqual({
    text: '',
    forms: '',
    wall_id: '',
    weight: '2',
    children: '1',
  })
})

test('reports by field what is missing, too long or out of range', () => {
  expect(wrongIn(fields, { text: ' ', forms: '', wall_id: '', weight: '2', children: '' })).toEqual(
    {
      text: 'required',
      wall_id: 'required',
    },
  )
  expect(
    wrongIn(fields, {
      text: 'planned',
      forms: 'plan\nplanned',
      wall_id: '7',
      weight: '4',
      children: '',
    }),
  ).toEqual({
    text: 'too_long',
    forms: 'too_long',
    weight: 'number_range',
  })
  for (const weight of ['0', 'x', '1.5e9'])
    expect(
      wrongIn(fields, { text: 'a', forms: '', wall_id: '7', weight, children: '' }),
    ).toHaveProperty('weight')
})
