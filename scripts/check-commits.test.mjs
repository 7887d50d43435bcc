import { expect, test } from 'vitest'
import { findFault } from './check-commits.mjs'

test.each([
  ['Refuse a second open attempt', undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), '73 characters, at most 72'],
  ['Refuse a second open attempt.', 'ends with a full stop'],
])('%s', (subject, fault) => expect(findFault(subject)).toBe(fault))
