import { expect, test } from 'vitest'
import { definitionOf } from './definition.ts'

const text = (body: string) => ({ body, language_id: 1 })
const own = {
  definitions: {
    'Bridge Learner': text('your Bridge'),
    'Dynamic Learner': text('your Dynamic'),
    'Strong-Willed Learner': text('your Strong-Willed'),
  },
  provisional: text('your provisional'),
}
const of_others = {
  definitions: {
    'Bridge Learner': text('their Bridge'),
    'Dynamic Learner': text('their Dynamic'),
    'Strong-Willed Learner': text('their Strong-Willed'),
  },
  provisional: text('their provisional'),
}

test.each([
  ['Bridge Learner', true, true, 'your Bridge'],
  ['Dynamic Learner', true, false, 'their Dynamic'],
  ['Dynamic Learner', false, true, 'your provisional'],
  ['Dynamic Learner', false, false, 'their provisional'],
  [null, null, true, undefined],
] as const)(
  'the definition of %s, standard %s, own %s, is %s',
  (classification, standard, isOwn, expected) => {
    const label = { classification, classification_standard: standard }
    expect(definitionOf(label, { ...own, of_others }, isOwn)?.body).toBe(expected)
  },
)
