import { hasFewMarks, marksIn, neededDegrees } from '@quartet/domain/decoding.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { readWall } from '../../packages/content/walls/wall.ts'
import { isRight, percent, type Row, rowsOf } from './decoded.ts'
import { careerBlind } from './samples/tuning/blind-career.ts'
import { schoolBlind } from './samples/tuning/blind-school.ts'
import { workBlind } from './samples/tuning/blind-work.ts'
import { careerTuning } from './samples/tuning/career.ts'
import { careerKnown } from './samples/tuning/known-career.ts'
import { schoolKnown } from './samples/tuning/known-school.ts'
import { workKnown } from './samples/tuning/known-work.ts'
import { mixedTuning } from './samples/tuning/mixed.ts'
import { careerTuningMore } from './samples/tuning/more-career.ts'
import { schoolTuningMore } from './samples/tuning/more-school.ts'
import { workTuningMore } from './samples/tuning/more-work.ts'
import { schoolTuning } from './samples/tuning/school.ts'
import { workTuning } from './samples/tuning/work.ts'
import { careerUnseen } from './samples/unseen/career.ts'
import { schoolUnseen } from './samples/unseen/school.ts'
import { workUnseen } from './samples/unseen/work.ts'

const further = [
  ...mixedTuning,
  ...schoolTuningMore,
  ...workTuningMore,
  ...careerTuningMore,
  ...schoolBlind,
  ...workBlind,
  ...careerBlind,
]
const known = [...schoolKnown, ...workKnown, ...careerKnown]
const tuning = rowsOf([...schoolTuning, ...workTuning, ...careerTuning, ...further, ...known])
const unseen = rowsOf([...schoolUnseen, ...workUnseen, ...careerUnseen])
/** The percentage reached by always proposing the most frequent degree. */
const baseline = (rows: readonly Row[]) =>
  Math.max(...neededDegrees.map((degree) => percent(rows, ({ gold }) => gold === degree)))

const everyText = [
  ...schoolTuning,
  ...workTuning,
  ...careerTuning,
  ...further,
  ...schoolUnseen,
  ...workUnseen,
  ...careerUnseen,
].map(({ text }) => text)

describe('hasFewMarks', () => {
  // in English, two texts with few task words are reported wrongly
  test.each([
    ['English', 'en', 2],
    ['German', 'ge', everyText.length],
    ['Italian', 'it', everyText.length],
  ])('reports the expected number of English texts for the %s wall', (_, locale, expected) => {
    const wall = readyWall(readWall(locale, 'school').words)
    expect(everyText.filter((text) => hasFewMarks(text, marksIn(text, wall)))).toHaveLength(
      expected,
    )
  })
})

describe('the gold degrees', () => {
  test('are proposed for four fifths of the samples used for tuning the walls', () => {
    expect(tuning).toHaveLength(4 * 565)
    expect(percent(tuning, isRight)).toBeGreaterThanOrEqual(80)
  })

  // quiet-words.md: 85.4 was measured; the most frequent degree alone reaches 50.7.
  test('are proposed for four fifths of the samples not used for tuning, as method D17 requires', () => {
    expect(unseen).toHaveLength(288)
    expect(percent(unseen, isRight)).toBeGreaterThanOrEqual(80)
    expect(percent(unseen, isRight) - baseline(unseen)).toBeGreaterThanOrEqual(25)
  })
})
