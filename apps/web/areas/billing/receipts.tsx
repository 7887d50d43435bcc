import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../components/prices.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './billing.module.css'
import type { Payment } from './use-subscription.ts'

/** What was paid, newest first, each with a page to print. */
export function Receipts({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation()
  const amountOf = useAmount()
  return (
    <section className={styles.section}>
      <Title order={2}>{t('billing.receipts')}</Title>
      {payments.length === 0 && <Text c="dimmed">{t('billing.receipts_none')}</Text>}
      {payments.length > 0 && (
        <ul className={styles.receipts}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <Link to="/receipt/$id" params={{ id: String(payment.id) }}>
                {t('billing.receipt', { number: payment.id })}
              </Link>
              <span>{writtenMoment(payment.paid_at)}</span>
              <span>{amountOf(payment)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
