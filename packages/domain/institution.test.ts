import { expect, test } from 'vitest'
import { closedBy, everyFeature, isInstitutionCode, isOpen } from './institution.ts'

test('an institution closes what it has switched off', () => {
  expect(closedBy(everyFeature)).toEqual([])
  expect(closedBy({ ...everyFeature, career: false, teams: false })).toEqual(['access_team', 'access_career'])
  expect(closedBy({ ...everyFeature, lci_only: true })).toEqual(['access_tasks', 'access_team', 'access_career', 'access_pwp'])
  expect([{}, { classroom: false }, { lci_only: true }].map((chosen) => isOpen({ ...everyFeature, ...chosen }, 'classroom'))).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['SCHOOL', true],
  ['school12test', true],
  ['SHORT', false],
  ['thirteenchars', false],
  ['WITH 1', false],
  ['ÄÖÜÄÖÜ', false],
])('the code %s is one: %s', (code, expected) => {
  expect(isInstitutionCode(code)).toBe(expected)
})
