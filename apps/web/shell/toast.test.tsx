import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast, Toasts } from './toast.tsx'

test('a message shown again replaces the first, unless it offers an action of its own', async () => {
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  )
  const count = (message: string) => screen.queryAllByText(message).length
  await showToast('success', 'Saved')
  await showToast('success', 'Saved')
  await showToast('success', 'Sent')
  for (const _ of [1, 2]) await showToast('info', 'Deleted', { label: 'Undo', go: () => undefined })
  await vi.waitFor(
    () => expect([count('Saved'), count('Sent'), count('Deleted')]).toEqual([1, 1, 2]),
    { timeout: 10_000 },
  )
})
