import { expect, test } from 'vitest'
import {
  configurationDefaults,
  configurationGroups,
  configurationKeys,
  configurationRanges,
  deletionKindOf,
  isLink,
  settingGroups,
  settingKeys,
  shorterPeriods,
} from './settings.ts'

test('every switch and every value is in one group', () => {
  expect(Object.values(settingGroups).flat().toSorted()).toEqual(settingKeys.toSorted())
  expect(Object.values(configurationGroups).flat().toSorted()).toEqual(configurationKeys.toSorted())
})

test('every number of a new installation is within its range', () => {
  const outside = Object.entries(configurationRanges).filter(([key, { min, max }]) => {
    const value = configurationDefaults[key as keyof typeof configurationRanges]
    return !(value >= min && value <= max)
  })
  expect(outside).toEqual([])
})

test('the notice about an ended contract comes before the erasure', () =>
  expect(configurationRanges.retention_contract_notice_days.max).toBeLessThan(
    configurationRanges.retention_contract_days.min,
  ))

test('a shorter period erases sooner, a shorter notice does not', () => {
  const before = { ...configurationDefaults, retention_logs_months: 12 }
  const after = {
    ...before,
    ...{ retention_logs_months: 11, retention_trials_months: 30, retention_notice_days: 7 },
    ...{ retention_contract_notice_days: 7, price_annual: 1 },
  }
  expect(shorterPeriods(before, after)).toEqual(['retention_logs_months'])
  expect(shorterPeriods(before, before)).toEqual([])
  expect(shorterPeriods({ price_annual: 2 }, { price_annual: 1 })).toEqual([])
})

test('unused accounts and members of ended contracts are not deleted at once', () => {
  const periods = configurationGroups.retention.filter((key) => !key.endsWith('_notice_days'))
  expect(Object.groupBy(periods, deletionKindOf)).toEqual({
    accounts: ['retention_adult_months', 'retention_child_months'],
    contracts: ['retention_contract_days'],
    now: [
      ...['retention_unverified_days', 'retention_answers_months', 'retention_logs_months'],
      ...['retention_trials_months', 'retention_payments_years'],
    ],
  })
})

test.each([
  ['', true],
  ['https://social.example/quartet', true],
  ['http://social.example', false],
  ['javascript:alert(1)', false],
  ['social.example', false],
  [`https://social.example/${'a'.repeat(300)}`, false],
])('%s is an address to link to: %s', (text, expected) => expect(isLink(text)).toBe(expected))
