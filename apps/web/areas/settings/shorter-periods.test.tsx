import { configurationDefaults } from '@quartet/domain/settings.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ShorterPeriods } from './shorter-periods.tsx'

const nothing = () => undefined

test.each([
  ['retention_logs_months', 'beginning within the hour', 'Log, in months: 11 instead of 12'],
  ['retention_adult_months', 'once the notice period is over', 'Unused accounts of adults'],
  ['retention_child_months', 'once the notice period is over', 'Unused accounts of minors'],
  ['retention_contract_days', 'contracts that end from now on', 'Members after a contract ends'],
] as const)('a shorter %s says what will be deleted when', async (key, sentence, line) => {
  serve({})
  const after = { ...configurationDefaults, [key]: configurationDefaults[key] - 1 }
  await renderPage(
    <ShorterPeriods
      before={configurationDefaults}
      after={after}
      busy={false}
      onCancel={nothing}
      onConfirm={nothing}
    />,
  )
  const text = (await screen.findByRole('dialog')).textContent
  expect(text).toContain(line)
  const sentences = ['within the hour', 'the notice period is over', 'contracts that end']
  expect(sentences.filter((one) => text.includes(one))).toEqual(
    sentences.filter((one) => sentence.includes(one)),
  )
})
