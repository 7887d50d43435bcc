import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../../../i18n/dates.ts'
import styles from '../account/account.module.css'
import type { Factor } from './factor.ts'

type Props = { factor: Factor; onRemove: (passkey: number | null) => void }

/** The app, the passkeys and how many recovery codes are left. */
export function FactorList({ factor, onRemove }: Props) {
  const { t } = useTranslation()
  if (!factor.on) return <Text c="dimmed">{t('second_step.off')}</Text>
  return (
    <>
      <ul className={styles.devices}>
        {factor.app_since && (
          <Row
            name={t('second_step.app')}
            since={factor.app_since}
            onRemove={() => onRemove(null)}
          />
        )}
        {factor.passkeys.map(({ id, name, created_at, last_used_at }) => (
          <Row
            key={id}
            name={t('second_step.passkey', { name })}
            since={created_at}
            used={last_used_at}
            onRemove={() => onRemove(id)}
          />
        ))}
      </ul>
      <Text>{t('second_step.codes_left', { number: factor.recovery_codes })}</Text>
    </>
  )
}

type RowProps = { name: string; since: string; used?: string | null; onRemove: () => void }

function Row({ name, since, used, onRemove }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <li className={styles.device}>
      <div>
        <p id={id} className={styles.name}>
          {name}
        </p>
        <p className={styles.when}>
          {t('second_step.since', { date: writtenMoment(since) })}
          {used && ` · ${t('account.device_used', { date: writtenMoment(used) })}`}
        </p>
      </div>
      <Button variant="default" aria-describedby={id} onClick={onRemove}>
        {t('second_step.remove')}
      </Button>
    </li>
  )
}
