import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticks } from '../data/use-ticking.ts'

const statusTexts = {
  saved: 'questions.saved',
  saving: 'questions.saving',
  away: 'questions.kept',
} as const

/**
 * Whether the ticks are saved; announced to screen readers only when the connection is lost and
 * restored.
 */
export function TickState({ condition }: Pick<Ticks, 'condition'>) {
  const { t } = useTranslation()
  const [announcement, setAnnouncement] = useState<'away' | 'back' | null>(null)
  useEffect(() => {
    if (condition === 'away') setAnnouncement('away')
    if (condition === 'saved') setAnnouncement((before) => (before === 'away' ? 'back' : before))
  }, [condition])
  return (
    <>
      {t(statusTexts[condition])}
      <VisuallyHidden role="status">
        {announcement && t(announcement === 'away' ? 'statement.kept_loud' : 'statement.sent_loud')}
      </VisuallyHidden>
    </>
  )
}
