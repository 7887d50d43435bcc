import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast, Toasts } from './toast.tsx'

test('a message is shown once at a time, unless it offers an action of its own', async () => {
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  )
  const count = (message: string) => screen.queryAllByText(message).length
  await showToast('success', 'One toast')
  await showToast('success', 'One toast')
  await showToast('success', 'Another toast')
  for (const _ of [1, 2])
    await showToast('info', 'A toast to undo', { label: 'Undo', go: () => undefined })
  await vi.waitFor(
    () =>
      expect([count('One toast'), count('Another toast'), count('A toast to undo')]).toEqual([
        1, 1, 2,
      ]),
    { timeout: 10_000 },
  )
})
