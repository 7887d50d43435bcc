import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Condition } from '../data/offline-queue.ts'

/** Text keys of what is saved, for changes that stay on this device until they are sent. */
export const saveStatusKeys = {
  saved: 'questions.saved',
  saving: 'questions.saving',
  away: 'questions.kept',
  refused: 'questions.kept',
  conflict: 'questions.kept',
} as const satisfies Record<Condition, string>

/** Whether the ticks are saved. */
export function TickState({ condition }: { condition: Condition }) {
  const { t } = useTranslation()
  return (
    <>
      {t(saveStatusKeys[condition])}
      <ConnectionAnnouncement
        condition={condition}
        lost={t('statement.kept_loud')}
        restored={t('statement.sent_loud')}
      />
    </>
  )
}

type Announced = { condition: Condition; lost: string; restored: string }

/**
 * Announced to screen readers only when the connection is lost and restored, not at each change.
 */
export function ConnectionAnnouncement({ condition, lost, restored }: Announced) {
  const [announced, setAnnounced] = useState<'lost' | 'restored' | null>(null)
  useEffect(() => {
    if (condition === 'away') setAnnounced('lost')
    if (condition === 'saved') setAnnounced((before) => (before === 'lost' ? 'restored' : before))
  }, [condition])
  return (
    <VisuallyHidden role="status">
      {announced && (announced === 'lost' ? lost : restored)}
    </VisuallyHidden>
  )
}
