import { type AccessState, timeLeft } from '@quartet/domain/subscription.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listed } from '../i18n/lists.ts'

type Access = { access_state: AccessState | null; exp_time: string | null } | undefined

const running: readonly (AccessState | null)[] = ['trial', 'active', 'past_due', 'cancelled']

/** How long the subscription still lasts, in calendar days; that it has expired; else nothing. */
export function useTimeLeft(access: Access): string | null {
  const { t } = useTranslation()
  const [today] = useState(() => new Date(new Date().toISOString().slice(0, 10)))
  if (access?.access_state === 'expired') return t('account.expired')
  if (!access?.exp_time || !running.includes(access.access_state)) return null
  const left = timeLeft(new Date(access.exp_time), today) ?? { years: 0, months: 0, days: 0 }
  const units = (['years', 'months', 'days'] as const)
    .filter((unit) => left[unit] > 0)
    .map((unit) => t(`profile.${unit}`, { count: left[unit] }))
  if (units.length === 0) return t('account.ends_today')
  const key = access.access_state === 'trial' ? 'account.trial_left' : 'account.time_left'
  return t(key, { time: listed(units, 'unit') })
}
