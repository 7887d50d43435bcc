import { CloseButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { dayMs } from '@quartet/domain/dates.ts'
import { timeLeft } from '@quartet/domain/subscription.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownDate } from '../../../i18n/dates.ts'
import { listed, type Person } from './person.ts'
import styles from './timer-card.module.css'

/** Collapsed until this number of days before the end. */
const soonDays = 30
const noTime = { years: 0, months: 0, days: 0 }

/**
 * How long the access still lasts, in calendar days, under the title fixed by the specification.
 */
export function TimerCard({ person }: { person: Person }) {
  const { t } = useTranslation()
  const [today] = useState(() => new Date(new Date().toISOString().slice(0, 10)))
  const [hidden, hide] = useLocalStorage({
    key: `timer_hidden.${person.id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const endsAt = new Date(person.exp_time ?? 0)
  if (
    !person.exp_time ||
    person.access_state === 'expired' ||
    endsAt < today ||
    hidden === person.exp_time
  )
    return null
  const left = timeLeft(endsAt, today) ?? noTime
  const units = (['years', 'months', 'days'] as const)
    .filter((unit) => left[unit] > 0)
    .map((unit) => t(`profile.${unit}`, { count: left[unit] }))
  return (
    <div className={styles.timer} data-screen-only>
      <Disclosure
        level={2}
        openAtFirst={endsAt.getTime() - today.getTime() <= soonDays * dayMs}
        title={t('profile.timer_title')}
      >
        <p className={styles.line}>
          {units.length > 0
            ? t('profile.timer_ends', { time: listed(units, 'unit') })
            : t('profile.timer_today')}
        </p>
        <p className={styles.line}>
          {t('profile.timer_date', { date: shownDate(person.exp_time) })}
        </p>
      </Disclosure>
      <CloseButton
        size={44}
        iconSize={20}
        className={styles.close}
        aria-label={t('profile.timer_dismiss')}
        onClick={() => hide(person.exp_time ?? '')}
      />
    </div>
  )
}
