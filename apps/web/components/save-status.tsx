import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticks } from '../data/use-ticking.ts'

const said = { saved: 'questions.saved', saving: 'questions.saving', away: 'questions.kept' } as const

/** Whether the ticks are saved; told to readers only when the connection goes and comes back. */
export function TickState({ condition }: Pick<Ticks, 'condition'>) {
  const { t } = useTranslation()
  const [told, setTold] = useState<'away' | 'back' | null>(null)
  useEffect(() => {
    if (condition === 'away') setTold('away')
    if (condition === 'saved') setTold((before) => (before === 'away' ? 'back' : before))
  }, [condition])
  return (
    <>
      {t(said[condition])}
      <VisuallyHidden role="status">{told && t(told === 'away' ? 'statement.kept_loud' : 'statement.sent_loud')}</VisuallyHidden>
    </>
  )
}
