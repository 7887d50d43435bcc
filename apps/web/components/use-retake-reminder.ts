import { useLocalStorage } from '@mantine/hooks'
import { addDays } from '@quartet/domain/dates.ts'
import { useState } from 'react'

const postponedDays = 7

/** A retake that was postponed by a week, stored on this device; due from then on. */
export function useRetakeReminder(userId: number) {
  const [now] = useState(() => new Date())
  const [dueAt, setDueAt] = useLocalStorage({
    key: `retake_reminder.${userId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  return {
    isDue: dueAt !== '' && new Date(dueAt) <= now,
    postpone: () => setDueAt(addDays(now, postponedDays).toISOString()),
    forget: () => setDueAt(''),
  }
}
